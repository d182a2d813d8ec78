"""Bots at the seats of one table: what they think about the turn, and processes of own bots."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from palifico.bots import Bot, Level, Seen
from palifico.bots.external.host import CallAnswer, Host, OnTrouble, TurnAnswer
from palifico.fair import Chance
from palifico.rules import Action, Calza, Seat
from palifico.rules.legal import Ask

ANSWER_TIMEOUT_S: Final = 30.0
"""The host of an own bot has given it up by then."""

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Thought:
    """What the bots of a table do at one turn; `answers` is None while they think."""

    turn_n: int
    answers: Sequence[Ask] | None = None
    task: asyncio.Task[None] | None = None

    def cancel(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()


class OwnBot:
    """A bot that the operator added, at one seat, in a process that lasts for a game.

    A question is answered to its end before the next, even if its asker waits no more.
    """

    longest = ANSWER_TIMEOUT_S

    def __init__(self, level: Level, rng: Chance, *, budget: float, told: OnTrouble) -> None:
        self.level = level.id
        self._make = partial(level.make, rng)
        self._budget, self._told = budget, told
        self._bot: Bot | None = None
        self._host: Host | None = None
        self._one = asyncio.Lock()
        self._asked: asyncio.Future[Any] | None = None

    async def act(self, seen: Seen) -> Action:
        """Return its action, or a safe one."""
        return (await self._to_its_end(self._act(seen))).action

    async def calls_exact(self, seen: Seen) -> Calza | None:
        """Return an exact call, or None."""
        return (await self._to_its_end(self._call(seen))).calza

    def close(self) -> None:
        """End its process."""
        if (close := getattr(self._bot, "close", None)) is not None:
            asyncio.get_running_loop().run_in_executor(None, close)

    async def _to_its_end(self, asking: Coroutine[Any, Any, T]) -> T:
        asked = self._asked = asyncio.ensure_future(asking)
        return await asyncio.shield(asked)

    async def _act(self, seen: Seen) -> TurnAnswer:
        async with self._one:
            return await (await self._hosted()).act(seen)

    async def _call(self, seen: Seen) -> CallAnswer:
        async with self._one:
            return await (await self._hosted()).calls_exact(seen)

    async def _hosted(self) -> Host:
        """Return the host of the bot, started with the first question."""
        if self._host is None:
            self._bot = await asyncio.to_thread(self._make)
            self._host = Host(self._bot, self._budget, told=self._told)
        return self._host


@dataclass(slots=True, eq=False)
class BotSeats:
    """The bots of one table: the thought about this turn, and own bots, which last for a game."""

    thought: Thought | None = None
    own: dict[Seat, OwnBot] = field(default_factory=dict)

    def forget_thought(self) -> None:
        """Stop thinking about the turn."""
        if self.thought is not None:
            self.thought.cancel()
            self.thought = None

    def close(self) -> None:
        """Stop thinking, and end the processes of own bots."""
        self.forget_thought()
        for bot in self.own.values():
            bot.close()
        self.own.clear()
