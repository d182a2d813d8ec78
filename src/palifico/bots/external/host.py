"""Bot host: asks, keeps the time, checks the answer, and falls back to the safe action.

A bot is foreign code. Whatever it does, the host answers within the budget with something
that counts. A coroutine is awaited; anything else runs in a thread of its own, which cannot be
ended from outside: an unknown bot belongs in a process (`palifico.bots.external.process`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from inspect import isawaitable, iscoroutinefunction
from threading import Thread
from typing import Final, TypeAlias

from palifico.bots.api import Bot, Seen, safe_action
from palifico.bots.external.errors import BotFailed, Trouble, shown, trouble_of
from palifico.rules import Action, Bid, Calza, Dudo

OnTrouble: TypeAlias = Callable[[Trouble], object]
"""Called with every trouble."""
Ask: TypeAlias = Callable[[Seen], object]
MAX_TROUBLES: Final = 3
"""After this many troubles in a game a bot is not asked any more."""


@dataclass(frozen=True, slots=True)
class TurnAnswer:
    """What is done on a turn; with `trouble` it was not the bot's own choice."""

    action: Action
    trouble: Trouble | None = None


@dataclass(frozen=True, slots=True)
class CallAnswer:
    """Whether the bid is called exact; with `trouble` the bot gave no answer that counts."""

    calza: Calza | None
    trouble: Trouble | None = None


def _ignore(_trouble: Trouble) -> None:
    pass


class Host:
    """One bot at one game. `budget` is how many seconds a decision may take.

    A bot in a process keeps its time itself; `longest` says how long it may take to give up.
    """

    def __init__(self, bot: Bot, budget: float, *, told: OnTrouble = _ignore) -> None:
        self._bot, self._told = bot, told
        self._limit: float = getattr(bot, "longest", budget)
        self._troubles = 0

    @property
    def given_up(self) -> bool:
        """Whether the bot is not asked any more in this game."""
        return self._troubles >= MAX_TROUBLES

    async def act(self, seen: Seen) -> TurnAnswer:
        """Return what the bot does on its turn, or what is safe."""
        if self.given_up:
            return TurnAnswer(safe_action(seen.view.legal))
        return self._played(seen, await self._asked(self._bot.act, seen))

    async def calls_exact(self, seen: Seen) -> CallAnswer:
        """Return whether the bot calls the bid exact; it does not if it fails."""
        if self.given_up or not _may_call(seen):
            return CallAnswer(None)
        return self._called(seen, await self._asked(self._bot.calls_exact, seen))

    def act_now(self, seen: Seen) -> TurnAnswer:
        """As `act`, in this thread: only a bot in a process is held to a time."""
        if self.given_up:
            return TurnAnswer(safe_action(seen.view.legal))
        return self._played(seen, _asked_here(self._bot.act, seen))

    def calls_exact_now(self, seen: Seen) -> CallAnswer:
        """As `calls_exact`, in this thread."""
        if self.given_up or not _may_call(seen):
            return CallAnswer(None)
        return self._called(seen, _asked_here(self._bot.calls_exact, seen))

    def _played(self, seen: Seen, answer: object) -> TurnAnswer:
        action = None if isinstance(answer, Trouble) else legal_action(answer, seen)
        if action is not None:
            return TurnAnswer(action)
        return TurnAnswer(safe_action(seen.view.legal), self._noted(answer))

    def _called(self, seen: Seen, answer: object) -> CallAnswer:
        calza = None if isinstance(answer, Trouble) else legal_action(answer, seen)
        if answer is None or isinstance(calza, Calza):
            return CallAnswer(calza if isinstance(calza, Calza) else None)
        return CallAnswer(None, self._noted(answer))

    def _noted(self, answer: object) -> Trouble:
        trouble = answer if isinstance(answer, Trouble) else Trouble("illegal", shown(answer))
        self._troubles += 1
        self._told(trouble)
        return trouble

    async def _asked(self, ask: Ask, seen: Seen) -> object:
        """Return what a bot answers within the time, or the trouble with it."""
        task = asyncio.ensure_future(_answer(ask, seen))
        task.add_done_callback(_heard)
        try:
            done, _ = await asyncio.wait({task}, timeout=self._limit)
        finally:
            task.cancel()
        if not done:
            return Trouble("stalled", f"no answer in {self._limit:g} s")
        if task.cancelled():
            return Trouble("raised", "CancelledError")
        return task.result()


def legal_action(answer: object, seen: Seen) -> Action | None:
    """Return an answer as an action, if it is one that the seat may take now."""
    may, seat = seen.view.legal, seen.view.seat
    match answer:
        case Bid(count, face) if type(count) is int and type(face) is int:
            bid = Bid(count, face)
            return bid if seat == may.to_act and bid in may.bids else None
        case Dudo():
            return Dudo() if may.dudo else None
        case Calza(on) if isinstance(on, tuple) and on == may.on and seat in may.calza:
            return Calza(may.on)
        case _:
            return None


def _may_call(seen: Seen) -> bool:
    return seen.view.seat in seen.view.legal.calza


async def _answer(ask: Ask, seen: Seen) -> object:
    try:
        answer = ask(seen) if iscoroutinefunction(ask) else await _in_thread(ask, seen)
        return await answer if isawaitable(answer) else answer
    except Exception as error:
        return trouble_of(error)


async def _in_thread(ask: Ask, seen: Seen) -> object:
    """Ask in a daemon thread: the program does not wait for one that never ends."""
    loop = asyncio.get_running_loop()
    answered: asyncio.Future[object] = loop.create_future()

    def settle(answer: object) -> None:
        if not answered.done():
            answered.set_result(answer)

    def run() -> None:
        try:
            answer = ask(seen)
        except BaseException as error:
            answer = trouble_of(error)
        with suppress(RuntimeError):  # the table may be gone by now
            loop.call_soon_threadsafe(settle, answer)

    Thread(target=run, daemon=True).start()
    return await answered


def _asked_here(ask: Ask, seen: Seen) -> object:
    try:
        answer = ask(seen)
        return asyncio.run(_awaited(answer)) if isawaitable(answer) else answer
    except (Exception, SystemExit) as error:
        return trouble_of(error)


async def _awaited(answer: Awaitable[object]) -> object:
    return await answer


def _heard(task: asyncio.Future[object]) -> None:
    """Retrieve what a task raised after its timeout, so that asyncio logs nothing."""
    if not task.cancelled():
        task.exception()


__all__ = [
    "MAX_TROUBLES",
    "BotFailed",
    "CallAnswer",
    "Host",
    "OnTrouble",
    "Trouble",
    "TurnAnswer",
    "legal_action",
]
