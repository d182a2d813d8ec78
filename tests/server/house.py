"""A whole server in one process without sockets: a clock to turn, a store that tests flush."""

from __future__ import annotations

import asyncio
import heapq
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from sqlalchemy import StaticPool, create_engine, insert, select

from palifico.fair import Secret, commitment, seeded
from palifico.fair.sealing import Sealer
from palifico.fair.signing import Signer
from palifico.protocol.settings import TableSettings
from palifico.server import housekeeping
from palifico.server.botting import Botting
from palifico.server.identity import Identity
from palifico.server.listening import Listener, Out
from palifico.server.live import Tables
from palifico.server.live_table import LiveTable
from palifico.server.people import Account
from palifico.store.contract import Append, Done, Notice, Result, Work
from palifico.store.schema import log, metadata

T = TypeVar("T")
START = 1_790_000_000_000


class TwinStore:
    """The store's contract over a database in memory; appends are told when `flush` is called."""

    def __init__(self) -> None:
        self.engine = create_engine("sqlite://", poolclass=StaticPool)
        metadata.create_all(self.engine)
        self.waiting: list[tuple[Append, Done]] = []
        self.fails: list[Result] = []
        self.appended = 0

    def append(self, job: Append, done: Done) -> None:
        self.waiting.append((job, done))

    def flush(self) -> None:
        """Write what was handed over, one by one, and tell."""
        waiting, self.waiting = self.waiting, []
        for job, done in waiting:
            done(self.fails.pop(0) if self.fails else self._write(job))

    async def write(self, work: Work[T]) -> T:
        with self.engine.begin() as conn:
            return work(conn)

    async def read(self, work: Work[T]) -> T:
        with self.engine.begin() as conn:
            return work(conn)

    async def notices(self, heard: Notice) -> None:
        """There is nobody else."""

    async def close(self) -> None:
        self.engine.dispose()

    def _write(self, job: Append) -> Result:
        with self.engine.begin() as conn:
            head = max([0, *conn.scalars(select(log.c.n).where(log.c.table == job.table))])
            if job.rows[0].n != head + 1:
                return "conflict"
            for row in job.rows:
                values = {"n": row.n, "body": row.body, "actor": row.actor}
                conn.execute(insert(log).values(table=job.table, command=row.command, **values))
            for extra in job.extra:
                extra(conn)
        self.appended += len(job.rows)
        return "done"


@dataclass(order=True)
class _Call:
    when: int
    order: int
    call: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class TurnedTimers:
    """A clock that stands still until it is turned."""

    def __init__(self, now: int = START) -> None:
        self._now, self._calls, self._order = now, list[_Call](), count()

    def now(self) -> int:
        return self._now

    def at(self, when: int, call: Callable[[], None]) -> _Call:
        made = _Call(when, next(self._order), call)
        heapq.heappush(self._calls, made)
        return made

    def next(self, until: int) -> Callable[[], None] | None:
        """The next call up to a time, with the clock turned to it."""
        while self._calls and self._calls[0].when <= until:
            call = heapq.heappop(self._calls)
            if not call.cancelled:
                self._now = max(self._now, call.when)
                return call.call
        self._now = max(self._now, until)
        return None


class Ear(Listener):
    """Somebody connected: what they were sent is in `heard`, byte for byte."""

    def __init__(self, account: Account | None, lang: str = "en") -> None:
        super().__init__(account, lang)
        self.heard: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def push(self, out: Out) -> None:
        self.heard.append(out.payload)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def said(self, type_: str) -> list[dict[str, Any]]:
        """The messages of one type."""
        messages = (json.loads(each) for each in self.heard)
        return [message for message in messages if message["type"] == type_]

    def last(self, type_: str) -> dict[str, Any]:
        """The last message of one type."""
        return self.said(type_)[-1]


class House:
    """The server's tables with a clock to turn, and people by name."""

    def __init__(self, store: Any = None, seed: str = "house", **more: Any) -> None:
        self.timers = more.pop("timers", None) or TurnedTimers()
        self.source = seeded(seed)
        self.store = store or TwinStore()
        self.identity = Identity(self.store, now=self.timers.now, source=self.source)
        self.tables = Tables(
            store=self.store,
            identity=self.identity,
            sealer=Sealer(Secret(bytes(32)), self.source),
            signer=Signer(Secret(bytes(32))),
            timers=self.timers,
            source=self.source,
            after_failure=0,
            botting=more.pop("botting", None) or Botting(self.source),
            **more,
        )
        self._ids = count(1)

    async def open(self) -> House:
        """Wake up."""
        await housekeeping.wake(self.tables)
        return self

    async def person(self, name: str) -> Account:
        """Somebody new."""
        return (await self.identity.guest(name=name, colour="red", shape="star"))[0]

    async def table(self, host: Account, **settings: Any) -> LiveTable:
        """A new table."""
        return await self.tables.create(host, TableSettings(**settings))

    def listen(self, live: LiveTable, who: Account | None, *, after: int | None = None) -> Ear:
        """Somebody connects."""
        ear = Ear(who)
        self.tables.join(live, ear, after=after)
        return ear

    async def ask(self, live: LiveTable, who: Listener | Account, type_: str, **fields: Any) -> Any:
        """Ask for something and wait for the answer."""
        answers = self.send(live, who, type_, **fields)
        await self.settle()
        assert answers, "no answer"
        return answers[-1]

    def send(
        self, live: LiveTable, who: Listener | Account, type_: str, **fields: Any
    ) -> list[dict[str, Any]]:
        """Ask for something; the list gets the answer when it comes."""
        answers: list[dict[str, Any]] = []
        message = {"type": type_, "id": f"c{next(self._ids)}", **fields}
        self.tables.submit(
            live,
            who,
            json.dumps(message).encode(),
            lambda out: answers.append(json.loads(out.payload)),
        )
        return answers

    async def settle(self) -> None:
        """Let everything come to rest."""
        async with asyncio.timeout(60):
            for tries in count():
                if isinstance(self.store, TwinStore):
                    self.store.flush()
                await asyncio.sleep(0 if tries < 100 else 0.001)  # bots may think in threads
                busy = any(live.busy for live in self.tables.live.values())
                if not (busy or self.tables._tasks or getattr(self.store, "waiting", None)):
                    return

    async def turn(self, ms: int) -> None:
        """Turn the clock on, stopping wherever something is due."""
        until = self.timers.now() + ms
        await self.settle()
        while (call := self.timers.next(until)) is not None:
            call()
            await self.settle()


@dataclass
class Chair:
    """Somebody at a seat who adds their own chance."""

    account: Account
    ear: Ear
    seat: int
    opening: bytes


async def seated(house: House, live: LiveTable, names: str) -> list[Chair]:
    """People with one-letter names, seated in order with commitments."""
    chairs = []
    for seat, name in enumerate(names):
        account = await house.person(name)
        ear = house.listen(live, account)
        chain = ear.last("snapshot")["chain"]
        opening = bytes([seat + 1]) * 32
        game, anchor = bytes.fromhex(chain["game"]), bytes.fromhex(chain["anchor"])
        commit = commitment(game, anchor, seat, opening).hex()
        assert (await house.ask(live, ear, "sit", seat=seat, commit=commit))["type"] == "ok"
        chairs.append(Chair(account, ear, seat, opening))
    return chairs


async def begun(house: House, live: LiveTable, names: str) -> list[Chair]:
    """A game that is on, with people who have opened."""
    chairs = await seated(house, live, names)
    host = await house.identity.account(live.state.host)
    assert host is not None
    assert (await house.ask(live, host, "begin"))["type"] == "ok"
    for chair in chairs:
        answer = await house.ask(live, chair.ear, "open", opening=chair.opening.hex())
        assert answer["type"] == "ok", answer
    return chairs
