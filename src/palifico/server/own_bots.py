"""Bots that the operator has added, at live tables: each has a process that lasts for a game."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, TypeVar

from palifico.bots import Bot, Level, Seen
from palifico.bots.host import Called, Host, Played, Told
from palifico.fair import Chance
from palifico.rules import Action, Calza

LONGEST: Final = 30.0
"""When the host of somebody else's bot has surely given it up, in seconds."""

T = TypeVar("T")


class OwnBot:
    """One of them at one seat. A question is answered before the next, if nobody waits any more."""

    longest = LONGEST

    def __init__(self, level: Level, rng: Chance, *, budget: float, told: Told) -> None:
        self.level = level.id
        self._make = partial(level.make, rng)
        self._budget, self._told = budget, told
        self._bot: Bot | None = None
        self._host: Host | None = None
        self._one = asyncio.Lock()
        self._asked: asyncio.Future[Any] | None = None

    async def act(self, seen: Seen) -> Action:
        """What it does on its turn, or what is safe."""
        return (await self._to_its_end(self._act(seen))).action

    async def calls_exact(self, seen: Seen) -> Calza | None:
        """Whether it calls the bid exact."""
        return (await self._to_its_end(self._call(seen))).calza

    def close(self) -> None:
        """The game is over, or somebody else has the seat."""
        if (close := getattr(self._bot, "close", None)) is not None:
            asyncio.get_running_loop().run_in_executor(None, close)

    async def _to_its_end(self, asking: Coroutine[Any, Any, T]) -> T:
        asked = self._asked = asyncio.ensure_future(asking)
        return await asyncio.shield(asked)

    async def _act(self, seen: Seen) -> Played:
        async with self._one:
            return await (await self._hosted()).act(seen)

    async def _call(self, seen: Seen) -> Called:
        async with self._one:
            return await (await self._hosted()).calls_exact(seen)

    async def _hosted(self) -> Host:
        """The host of the bot, which is started when it is first asked."""
        if self._host is None:
            self._bot = await asyncio.to_thread(self._make)
            self._host = Host(self._bot, self._budget, told=self._told)
        return self._host
