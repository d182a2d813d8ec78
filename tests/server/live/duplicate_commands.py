"""A storm of commands: resent, doubled, reordered, late, over other ways, across falls.

Everybody sends under ids of their own; the log, and every answer, are held against one model.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from msgspec import structs
from sqlalchemy import select

from palifico.fair import commitment
from palifico.protocol.codec import read_entry
from palifico.protocol.entries import AnyEntry
from palifico.rules import Seat
from palifico.server.auth.accounts import Account
from palifico.server.live.actor import TableActor
from palifico.server.live.subscriber import OutgoingMessage
from palifico.server.rest.routes.tables import ReplyReceiver
from palifico.store.schema import log
from palifico.words import PHRASES
from tests.server.harness import FakeClock, RecordingSubscriber, TestServer
from tests.server.two_worlds.memory_store import Mishap, QuickStore
from tests.server.two_worlds.world import quick_chains

MISHAPS: Final[tuple[Mishap | None, ...]] = ("failed", "failed but written", "conflict", None)
EDITIONS: Final = ("paco", "azteca", "pressman-2008", "asmodee-2024")
"""Those with exact calls."""


@dataclass(frozen=True)
class Wish:
    """Something that somebody wants done once, however often it is sent."""

    table: str
    actor: str
    id: str
    kind: str
    raw: bytes

    @property
    def key(self) -> tuple[str, str, str]:
        """By what it is known."""
        return self.table, self.actor, self.id


@dataclass
class Copy:
    """One of the times that a wish was sent; `answers` with how many appends there were by then."""

    of: Wish
    answers: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    lost: bool = False
    """The server that had it fell before it answered."""


class Storm:
    """One or two servers over one store, four people with a tab at each, and much confusion."""

    def __init__(self, seed: int, *, servers: int) -> None:
        self.servers, self.rng = servers, Random(f"storm {seed}")
        self.store, self.timers = QuickStore(), FakeClock()
        self.people: list[Account] = []
        self.houses: list[TestServer] = []
        self.ears: list[list[RecordingSubscriber]] = []
        self.copies: list[Copy] = []
        self.late: list[tuple[int, Copy]] = []
        self.table = ""
        self.told: list[tuple[str, list[bytes]]] = []
        self.after_each_step: Callable[[], Awaitable[None]] | None = None
        self._step = self._ids = self._runs = 0

    async def rage(self, commands: int) -> None:
        """Send so many commands, and let everything come to rest."""
        with quick_chains():
            await self._open()
            self.people = [await self.houses[0].person(name) for name in "abcd"]
            await self._new_table()
            while len(self.copies) < commands:
                await self._next()
            for _, copy in self.late:
                await self._send(copy)
            await self._turn(5000)
            await self._restart()

    async def lives(self) -> list[TableActor]:
        """The table in every server."""
        return [await house.tables.find(self.table) for house in self.houses]

    def first_entries(self) -> list[AnyEntry]:
        """How every table began."""
        with self.store.engine.begin() as conn:
            bodies = conn.execute(select(log.c.body).where(log.c.n == 1)).scalars()
            return [read_entry(body) for body in bodies]

    async def _open(self) -> None:
        self._runs += 1
        self.store.hearers.clear()
        self.houses = [
            await TestServer(self.store, seed=f"storm {self._runs} {n}", timers=self.timers).open()
            for n in range(self.servers)
        ]
        self.ears = [[] for _ in self.houses]

    async def _new_table(self) -> None:
        rng = self.rng
        made = await self.houses[0].table(
            self.people[0],
            edition=rng.choice(EDITIONS),
            options={"calza": True},
            house={"dice_each": rng.randint(1, 3)},
            seats=rng.randint(2, 4),
            pace="quick",
            pause_ms=rng.choice((0, 500)),
        )
        self.table = made.state.id
        await self._connect()

    async def _connect(self) -> None:
        """Everybody has a tab at each server."""
        self._hang_up()
        for house, ears, live in zip(self.houses, self.ears, await self.lives(), strict=True):
            ears.extend(house.listen(live, person) for person in self.people)

    def _hang_up(self) -> None:
        for ears in self.ears:
            self.told += [(self.table, ear.heard) for ear in ears]
            ears.clear()

    async def _next(self) -> None:
        self._step += 1
        due = [each for each in self.late if each[0] <= self._step]
        self.late = [each for each in self.late if each[0] > self._step]
        for _, copy in due:
            await self._send(copy)
        wishes = [await self._wish() for _ in range(self.rng.choice((1, 1, 1, 2)))]
        copies = [Copy(wish) for wish in wishes for _ in range(self.rng.choice((1, 2, 5, 12)))]
        self.rng.shuffle(copies)
        for copy in copies:
            await self._send(copy)
        self._delay(wishes)
        await self._weather()
        if self.after_each_step is not None:
            await self.after_each_step()

    def _delay(self, wishes: list[Wish]) -> None:
        """Some copies take their time; a few come when nobody remembers."""
        for wish in wishes:
            for _ in range(self.rng.choice((0, 1, 2, 6))):
                steps = self.rng.choice((1, 1, 2, 5, 10, 40, 150))
                self.late.append((self._step + steps, Copy(wish)))

    async def _weather(self) -> None:
        kind = self.rng.random()
        if kind < 0.55:
            await self.settle()
        elif kind < 0.75:
            await asyncio.sleep(0)  # an append stays on its way
        elif kind < 0.85:
            await self._turn(self.rng.choice((1, 250, 500, 13_000)))
        elif kind < 0.93:
            self.store.mishaps.append(self.rng.choice(MISHAPS))
        elif kind < 0.97:
            for heard in self.store.hearers:
                heard(0, 0)
        elif kind < 0.985:
            await self._connect()
        else:
            await self._restart()

    def _notice(self) -> None:
        """Servers hear of what others have appended, sometimes late, sometimes not at all."""
        news, self.store.news = self.store.news, []
        for heard in self.store.hearers:
            for table, n in news:
                if self.rng.random() < 0.8:
                    heard(table, n)

    async def _restart(self) -> None:
        """The servers are killed, with all that they had not told."""
        self._hang_up()
        self.store.waiting.clear()
        self.store.mishaps.clear()
        self.timers._calls.clear()
        for house in self.houses:
            for task in list(house.tables.services.lifecycle.tasks):
                task.cancel()
        for copy in self.copies:
            copy.lost = copy.lost or not copy.answers
        await self._open()
        await self._connect()
        await self.settle()

    async def _turn(self, ms: int) -> None:
        until = self.timers.now() + ms
        await self.settle()
        while (call := self.timers.next(until)) is not None:
            call()
            await self.settle()

    async def settle(self) -> None:
        """Let everything come to rest."""
        while True:
            self.store.flush()
            if self.rng.random() < 0.5:
                self._notice()
            await asyncio.sleep(0)
            busy = not all(house.tables.is_idle for house in self.houses)
            if not busy and not self.store.waiting:
                return

    async def _send(self, copy: Copy) -> None:
        """Over one of the servers, from one of the tabs or over HTTP."""
        self.copies.append(copy)
        server = self.rng.randrange(self.servers)
        house, ears = self.houses[server], self.ears[server]
        account = next(each for each in self.people if each.id == copy.of.actor)
        live = await house.tables.find(copy.of.table)
        ear = next((each for each in ears if each.account == account), None)
        way = ear if ear is not None and self.rng.random() < 0.7 else ReplyReceiver(account, "en")

        def answer(out: OutgoingMessage) -> None:
            copy.answers.append((len(self.store.jobs), json.loads(out.payload)))

        house.tables.submit(live, way, copy.of.raw, answer)

    async def _wish(self) -> Wish:
        """Something that may be wanted now, or hardly ever."""
        live = self.rng.choice(await self.lives())
        state = live.state
        if state.status == "over" and state.next_table and self.rng.random() < 0.3:
            self.table = state.next_table
            await self._connect()
            return await self._wish()
        gone = [sitter for _, sitter in state.sitters() if sitter.for_good]
        left = [s for _, s in state.sitters() if s.bot is None and not s.for_good]
        is_left = state.status == "over" and not left
        if state.status == "closed" or len(gone) > 1 or is_left:
            await self._new_table()
            return await self._wish()
        if state.status == "playing":
            sitter = state.seats[state.turn.to_act] if state.turn else None
            if state.turn is None or (sitter is not None and sitter.level):
                await self._turn(500 if state.turn is None else 2000)
        sitting = [each for each in self.people if state.seat_of(each.id) is not None]
        among = sitting if sitting and state.status != "gathering" else self.people
        actor = self.rng.choice(among if self.rng.random() < 0.9 else self.people)
        by_status = {"gathering": self._gathering, "starting": self._starting, "over": self._over}
        choose = by_status.get(state.status, self._playing)
        actor, message = choose(live, actor)
        self._ids += 1
        whole = {"id": f"w{self._ids}", **message}
        raw = json.dumps(whole).encode()
        return Wish(self.table, actor.id, str(whole["id"]), str(whole["type"]), raw)

    def _gathering(self, live: TableActor, actor: Account) -> tuple[Account, dict[str, Any]]:
        state, rng = live.state, self.rng
        seat = rng.randrange(len(state.seats))
        host = next(each for each in self.people if each.id == state.host)
        free = [s for s, sitter in enumerate(state.seats) if sitter is None]
        kind = rng.choices(
            ("sit", "stand", "seat_bot", "kick", "hand_over", "begin", "change", "say"),
            (6, 1, 1, 1, 1, 9 if not free else 1, 0.3, 1),
        )[0]
        match kind:
            case "sit":
                chosen = rng.choice(free) if free else seat
                return actor, {"type": kind, "seat": chosen, "commit": _commit(live, chosen, rng)}
            case "seat_bot" | "kick" | "hand_over":
                return host, {"type": kind, "seat": seat}
            case "begin":
                return host, {"type": kind}
            case "change":
                settings = structs.replace(state.settings, pause_ms=rng.randint(0, 500))
                return host, {"type": kind, "settings": structs.asdict(settings)}
            case "say":
                return actor, self._line()
            case _:
                return actor, {"type": kind}

    def _starting(self, live: TableActor, actor: Account) -> tuple[Account, dict[str, Any]]:
        seat = live.state.seat_of(actor.id)
        return actor, {"type": "open", "opening": _opening(seat or 0).hex()}

    def _playing(self, live: TableActor, actor: Account) -> tuple[Account, dict[str, Any]]:
        turn, rng = live.state.turn, self.rng
        odd = ("stand", "back", "say", "seat_bot", "kick")
        kind = rng.choices(("act", "calza", *odd), (12, 1.5, 0.02, 0.5, 1, 0.3, 0.03))[0]
        if kind == "say":
            return actor, self._line()
        if kind in odd or turn is None:
            kind = kind if kind in odd else "back"
            more = {"seat": rng.randrange(2)} if kind in ("seat_bot", "kick") else {}
            return actor, {"type": kind, **more}
        expect = live.state.turn_n if rng.random() < 0.9 else max(0, live.state.turn_n - 1)
        if kind == "calza":
            return actor, {"type": kind, "expect": expect}
        sitter = live.state.seats[turn.to_act]
        owner = next((p for p in self.people if sitter and p.id == sitter.account), actor)
        spans = [(span[0], face) for face, span in enumerate(turn.bids, 1) if span]
        if not spans or (turn.dudo and rng.random() < 0.35):
            return owner, {"type": "dudo", "expect": expect}
        return owner, {"type": "bid", "bid": rng.choice(spans), "expect": expect}

    def _over(self, live: TableActor, actor: Account) -> tuple[Account, dict[str, Any]]:
        return actor, self.rng.choice(({"type": "rematch"}, self._line()))

    def _line(self) -> dict[str, Any]:
        return {"type": "say", "phrase": self.rng.choice(PHRASES)}


def _opening(seat: Seat) -> bytes:
    return bytes([seat + 1]) * 32


def _commit(live: TableActor, seat: Seat, rng: Random) -> str | None:
    chain = live.state.chain
    if chain is None or rng.random() < 0.4:
        return None
    game, anchor = bytes.fromhex(chain.game), bytes.fromhex(chain.anchor)
    return commitment(game, anchor, seat, _opening(seat)).hex()
