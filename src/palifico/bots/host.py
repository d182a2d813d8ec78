"""The host of a bot: it asks, keeps the time, checks the answer, and does what is safe instead.

A bot is somebody else's code. Whatever it does, the host answers within the budget with something
that counts. A coroutine is awaited; anything else runs in a thread of its own, which cannot be
ended from outside: a bot that nobody knows belongs in a process (`palifico.bots.process`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from inspect import isawaitable, iscoroutinefunction
from threading import Thread
from typing import Final, TypeAlias

from palifico.bots.safe import safe_action
from palifico.bots.seen import Bot, Seen
from palifico.bots.trouble import BotFailed, Trouble, shown, trouble_of
from palifico.rules import Action, Bid, Calza, Dudo

Told: TypeAlias = Callable[[Trouble], object]
"""Whoever wants to hear of troubles."""
Ask: TypeAlias = Callable[[Seen], object]
PATIENCE: Final = 3
"""After so many troubles in a game a bot is not asked any more."""


@dataclass(frozen=True, slots=True)
class Played:
    """What is done on a turn; with `trouble` it was not the bot's own choice."""

    action: Action
    trouble: Trouble | None = None


@dataclass(frozen=True, slots=True)
class Called:
    """Whether the bid is called exact; with `trouble` the bot gave no answer that counts."""

    calza: Calza | None
    trouble: Trouble | None = None


def _nobody(_trouble: Trouble) -> None:
    """Nobody wants to hear."""


class Host:
    """One bot at one game. `budget` is how many seconds a decision may take.

    A bot in a process keeps its time itself; `longest` says how long it may take to give up.
    """

    def __init__(self, bot: Bot, budget: float, *, told: Told = _nobody) -> None:
        self._bot, self._told = bot, told
        self._limit: float = getattr(bot, "longest", budget)
        self._troubles = 0

    @property
    def given_up(self) -> bool:
        """Whether the bot is not asked any more in this game."""
        return self._troubles >= PATIENCE

    async def act(self, seen: Seen) -> Played:
        """What the bot does on its turn, or what is safe."""
        if self.given_up:
            return Played(safe_action(seen.view.legal))
        return self._played(seen, await self._asked(self._bot.act, seen))

    async def calls_exact(self, seen: Seen) -> Called:
        """Whether the bot calls the bid exact; it does not if it fails."""
        if self.given_up or not _may_call(seen):
            return Called(None)
        return self._called(seen, await self._asked(self._bot.calls_exact, seen))

    def act_now(self, seen: Seen) -> Played:
        """As `act`, in this thread: only a bot in a process is held to a time."""
        if self.given_up:
            return Played(safe_action(seen.view.legal))
        return self._played(seen, _asked_here(self._bot.act, seen))

    def calls_exact_now(self, seen: Seen) -> Called:
        """As `calls_exact`, in this thread."""
        if self.given_up or not _may_call(seen):
            return Called(None)
        return self._called(seen, _asked_here(self._bot.calls_exact, seen))

    def _played(self, seen: Seen, answer: object) -> Played:
        action = None if isinstance(answer, Trouble) else counted(answer, seen)
        if action is not None:
            return Played(action)
        return Played(safe_action(seen.view.legal), self._noted(answer))

    def _called(self, seen: Seen, answer: object) -> Called:
        calza = None if isinstance(answer, Trouble) else counted(answer, seen)
        if answer is None or isinstance(calza, Calza):
            return Called(calza if isinstance(calza, Calza) else None)
        return Called(None, self._noted(answer))

    def _noted(self, answer: object) -> Trouble:
        trouble = answer if isinstance(answer, Trouble) else Trouble("illegal", shown(answer))
        self._troubles += 1
        self._told(trouble)
        return trouble

    async def _asked(self, ask: Ask, seen: Seen) -> object:
        """What a bot answers within the time, or the trouble with it."""
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


def counted(answer: object, seen: Seen) -> Action | None:
    """An answer as the action that it is, if the seat may do that now; it may be anything."""
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
    """Ask in a thread that dies with the program: nobody waits for one that never ends."""
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
    """Look at what a task raised after nobody waited any more."""
    if not task.cancelled():
        task.exception()


__all__ = ["PATIENCE", "BotFailed", "Called", "Host", "Played", "Told", "Trouble", "counted"]
