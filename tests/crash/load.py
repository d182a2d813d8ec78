"""Play under load while the server is killed again and again, then see what is left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from tests.crash.client import Client
from tests.crash.invariants import compare
from tests.crash.processes import PATIENCE, Server, nursery, one_port
from tests.crash.tables import TABLES, LoadTable, gather
from tests.crash.transcript import Transcript

FIRST = 3
"""So many of the kills come while the very first start makes the database."""
MOMENTS = (
    *("sat", "locked", "opened", "mixed", "rolled", "bid", "called", "ended", "rematch"),
    *("sent sit", "sent begin", "sent open", "sent bid", "sent dudo", "sent calza", "sent say"),
    *("sent rematch", "welcome", "ok"),
)
Crash = Callable[[], Awaitable[None]]


@dataclass
class Outcome:
    """What a storm came to."""

    kills: int = 0
    confirmed: int = 0
    resumes: int = 0
    games: int = 0
    entries: int = 0
    hands: int = 0

    def __add__(self, other: Outcome) -> Outcome:
        pairs = zip(vars(self).values(), vars(other).values(), strict=True)
        return Outcome(*(one + another for one, another in pairs))

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.confirmed} confirmed actions, 0 lost, 0 hands changed, "
            f"{self.resumes} resumes, {self.entries} entries and {self.hands} hands compared, "
            f"{self.games} games proven"
        )


class Load:
    """One database, several parties, a server that is not given much time."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.told = Transcript()
        self.parties: list[LoadTable] = []
        self.clients: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._rng = rng
        self._start_takes = 0.5

    async def blow(self, kills: int, killed: Callable[[], None] = lambda: None) -> None:
        """Kill the server so many times; it runs again afterwards."""
        for done in range(kills):
            await self.server.start()
            if done < FIRST or self._rng.random() < 0.15:
                await asyncio.sleep(self._rng.uniform(0, self._start_takes))
            else:
                await self._up()
                await self._wait()
            await self.server.kill()
            killed()
            self._must_be_well()
        await self.server.start()
        await self._up()

    async def shake(self, times: int, crash: Crash) -> None:
        """Let the server run, and crash what it stands on so many times."""
        for _ in range(times):
            await self._wait()
            await crash()
            self._must_be_well()

    async def calm(self) -> None:
        """Let everybody come to rest: every client is back and knows what became of its wishes."""
        for client in self.clients:
            client.is_calm = True
        try:
            async with asyncio.timeout(PATIENCE):
                while self.told.unanswered:
                    self._must_be_well()
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(f"never answered: {self.told.unanswered}") from None

    async def end(self) -> Outcome:
        """Send everybody home, and compare."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.server.kill()
        told = self.told
        tables = [table for party in self.parties for table in party.tables]
        games = await compare(self.server.settings, told, tables)
        told.must_fit()
        entries = sum(map(len, told.entries.values()))
        return Outcome(0, told.confirmed, told.resumes, games, entries, len(told.hands))

    async def _up(self) -> None:
        begun = monotonic()
        await self.server.ready()
        self._start_takes = monotonic() - begun
        if not self.parties:
            await self._invite()

    async def _invite(self) -> None:
        url = f"http://127.0.0.1:{self.server.port}"
        for rules in TABLES:
            party = await gather(url, rules, self._rng)
            self.parties.append(party)
            self.clients += [Client(url, party, seat, self.told) for seat in range(rules.people)]
        self._tasks = [asyncio.ensure_future(client.play()) for client in self.clients]

    async def _wait(self) -> None:
        """Until the moment of the kill: any, or just after something was sent or told."""
        rng = self._rng
        if rng.random() < 0.15:
            return await asyncio.sleep(rng.uniform(0, 0.03))
        await asyncio.sleep(rng.uniform(0, 0.9))
        if rng.random() < 0.7:
            await self.told.moment(rng.choice(MOMENTS), 1.0)
            await asyncio.sleep(rng.choice((0, 0, 0.001, 0.003)))
        return None

    def _must_be_well(self) -> None:
        self.told.must_fit()
        for task in self._tasks:
            if task.done():
                task.result()


@asynccontextmanager
async def storm(data: Path, database: str, rng: Random) -> AsyncIterator[Load]:
    """A server that is not started yet, on an empty database."""
    async with nursery() as born, one_port() as port:
        yield Load(Server(born, data, database, port), rng)


async def weather(
    data: Path, database: str, kills: int, rng: Random, killed: Callable[[], None] = lambda: None
) -> Outcome:
    """A whole storm, from the first start to the comparison."""
    async with storm(data, database, rng) as one:
        await one.blow(kills, killed)
        await one.calm()
        outcome = await one.end()
        outcome.kills = kills
        return outcome
