"""Test harness: a whole server in one process without sockets, with a fake clock and store."""

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
from palifico.fair.sealer import Sealer
from palifico.fair.signer import Signer
from palifico.protocol.settings import TableSettings
from palifico.server.auth.accounts import Account
from palifico.server.auth.identity import Identity
from palifico.server.live import housekeeping
from palifico.server.live.actor import TableActor
from palifico.server.live.bot_runner import BotRunner
from palifico.server.live.service import TableService
from palifico.server.live.services import MetricsHook, Services
from palifico.server.live.subscriber import OutgoingMessage, Subscriber
from palifico.store.base import Append, Done, Notice, Result, Work
from palifico.store.schema import log, metadata

T = TypeVar("T")
START = 1_790_000_000_000


class MemoryStore:
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


class FakeClock:
    """A clock with timers that stands still until a test turns it."""

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


class RecordingSubscriber(Subscriber):
    """A subscriber that keeps what it is sent in `heard`, byte for byte."""

    def __init__(self, account: Account | None, lang: str = "en") -> None:
        super().__init__(account, lang)
        self.heard: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def push(self, out: OutgoingMessage) -> None:
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


class TestServer:
    """The table service without sockets: a fake clock, a store in memory, players by name."""

    __test__ = False

    def __init__(self, store: Any = None, seed: str = "house", **more: Any) -> None:
        self.timers = more.pop("timers", None) or FakeClock()
        self.source = seeded(seed)
        self.store = store or MemoryStore()
        self.identity = Identity(self.store, now=self.timers.now, source=self.source)
        metrics = more.pop("metrics", None) or MetricsHook()
        services = Services(
            store=self.store,
            identity=self.identity,
            sealer=Sealer(Secret(bytes(32)), self.source),
            signer=Signer(Secret(bytes(32))),
            clock=self.timers,
            source=self.source,
            retry_after_s=0,
            bots=BotRunner(self.source, on_failure=metrics.bot_failed, **more),
            metrics=metrics,
        )
        self.tables = TableService(services)
        self._ids = count(1)

    async def open(self) -> TestServer:
        """Wake up."""
        await housekeeping.wake(self.tables)
        return self

    async def person(self, name: str) -> Account:
        """Somebody new."""
        return (await self.identity.guest(name=name, colour="red", shape="star"))[0]

    async def table(self, host: Account, **settings: Any) -> TableActor:
        """A new table."""
        return await self.tables.create(host, TableSettings(**settings))

    def listen(
        self, live: TableActor, who: Account | None, *, after: int | None = None
    ) -> RecordingSubscriber:
        """Somebody connects."""
        ear = RecordingSubscriber(who)
        self.tables.join(live, ear, after=after)
        return ear

    async def ask(
        self, live: TableActor, who: Subscriber | Account, type_: str, **fields: Any
    ) -> Any:
        """Ask for something and wait for the answer."""
        answers = self.send(live, who, type_, **fields)
        await self.settle()
        assert answers, "no answer"
        return answers[-1]

    def send(
        self, live: TableActor, who: Subscriber | Account, type_: str, **fields: Any
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
                if isinstance(self.store, MemoryStore):
                    self.store.flush()
                await asyncio.sleep(0 if tries < 100 else 0.001)  # bots may think in threads
                if self.tables.is_idle and not getattr(self.store, "waiting", None):
                    return

    async def turn(self, ms: int) -> None:
        """Turn the clock on, stopping wherever something is due."""
        until = self.timers.now() + ms
        await self.settle()
        while (call := self.timers.next(until)) is not None:
            call()
            await self.settle()


@dataclass
class SeatedPlayer:
    """A player at a seat who adds their own chance."""

    account: Account
    ear: RecordingSubscriber
    seat: int
    opening: bytes


async def seated(house: TestServer, live: TableActor, names: str) -> list[SeatedPlayer]:
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
        chairs.append(SeatedPlayer(account, ear, seat, opening))
    return chairs


async def begun(house: TestServer, live: TableActor, names: str) -> list[SeatedPlayer]:
    """A game that is on, with people who have opened."""
    chairs = await seated(house, live, names)
    host = await house.identity.account(live.state.host)
    assert host is not None
    assert (await house.ask(live, host, "begin"))["type"] == "ok"
    for chair in chairs:
        answer = await house.ask(live, chair.ear, "open", opening=chair.opening.hex())
        assert answer["type"] == "ok", answer
    return chairs
