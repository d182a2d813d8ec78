"""Tables to look at, without a server: what it would say, said by hand, and what is asked of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from palifico.protocol.entries import Called, ChainOpened, Cup, Ended, Rolled, Span, Turn
from palifico.protocol.frames import (
    BidShown,
    GameShown,
    Hand,
    Person,
    Presence,
    SeatShown,
    Snapshot,
    Welcome,
)
from palifico.protocol.settings import TableSettings, settled
from palifico.terminal.client.client import Client, ClientEvent
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.client.join import AskName, Plan
from palifico.terminal.client.links import TableAddress
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.messages import ServerMessage
from palifico.terminal.client.rest import Refused, Rest
from palifico.terminal.context import Context

ME = "me--------------"
NAMES = ("Ana", "Conta", "Oda", "Zorro", "Bela", "Maestra")
BIDS: tuple[Span, ...] = ((2, 15), None, (4, 15), (4, 15), (3, 15), (3, 15))
ADVICE = {
    "n": 30,
    "seat": 0,
    "advice": [
        {"action": "bid", "bid": [3, 5], "before": 0.6, "after": 0.71, "win": 0.4, "why": "Good."},
        {"action": "dudo", "bid": None, "before": 0.3, "after": 0.2, "win": 0.2, "why": "Not yet."},
    ],
    "wait": None,
}
ODDS = {
    "n": 30,
    "bids": [{"bid": [3, 5], "chance": 0.6, "heard": 0.71, "exact": 0.3}],
    "dudo": 0.2,
    "dudo_before": 0.3,
    "calza": None,
    "version": "listener-1",
}


class StillLine:
    """A line on which nothing is heard but what a test says; keeps what was asked for."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.refuses: Refused | None = None
        self.retried = 0

    async def run(self) -> None:
        await asyncio.Event().wait()

    async def send(self, kind: str, **fields: Any) -> int:
        self.sent.append((kind, fields))
        if self.refuses is not None:
            raise self.refuses
        return 1

    def retry(self) -> None:
        self.retried += 1

    async def close(self) -> None:
        """Nothing is open."""


class StillRest(Rest):
    """A server that answers what a test has put there."""

    answers: dict[str, Any]

    async def get(self, path: str) -> Any:
        for end, answer in self.answers.items():
            if path.endswith(end):
                return answer
        raise Refused(404, "route.unknown", "nothing")


def still_client(lang: str = "en", **answers: Any) -> tuple[Client, StillLine]:
    """A client that hears nothing by itself."""
    rest = StillRest("http://127.0.0.1:1", lang=lang)
    rest.answers = answers

    async def find() -> Rest:
        return rest

    client, line = Client("m5c1t8y4w6", lang=lang, find=find), StillLine()
    client._connection = line  # type: ignore[assignment]
    return client, line


def seat(account: str, bot: str | None = None, **more: Any) -> SeatShown:
    """Somebody on a seat."""
    fields = {"adds_chance": bot is None, "opened": True, "kept": None, "for_good": False, **more}
    return SeatShown(account=account, bot=bot, **fields)


def turn(to_act: int, **more: Any) -> Turn:
    """A turn in the middle of a round."""
    fields: dict[str, Any] = {"bids": BIDS, "free": None, "dudo": True, "calza": (), **more}
    return Turn(to_act=to_act, **fields)


def game(**more: Any) -> GameShown:
    """A game in its first round, in which two have bid."""
    bids = (BidShown(1, (2, 5), "bot"), BidShown(2, (3, 4), "bot"))
    fields: dict[str, Any] = {
        "opener": 1,
        "last_die": False,
        "out": (),
        "counts": (5, 5, 5),
        "bids": bids,
        "reveal": None,
        "turn": turn(0),
        "turn_n": 30,
        "winner": None,
        **more,
    }
    return GameShown(**fields)


def snapshot(shown: GameShown | None, *, seats: int = 3, free: int = 0, **more: Any) -> Snapshot:
    """A table of bots with me among them."""
    edition, first = more.pop("edition", "paco"), more.pop("first", None)
    settings = TableSettings(
        edition=edition,
        first=first,
        house=more.pop("house", {}),
        seats=seats,
        pace="relaxed",
        coach=True,
        pause_ms=more.pop("pause_ms", 0),
    )
    sitters: list[SeatShown | None] = [seat(ME)]
    sitters += [seat(f"bot {n}", "counter") for n in range(1, seats)]
    sitters[len(sitters) - free :] = [None] * free
    accounts = [ME, *(f"bot {n}" for n in range(1, seats))]
    people = zip(accounts, NAMES, strict=False)
    fields: dict[str, Any] = {
        "n": 30,
        "id": "m5c1t8y4w6",
        "code": "kqrtzb",
        "settings": settled(settings),
        "status": "playing" if shown else "gathering",
        "host": ME,
        "seats": tuple(sitters),
        "people": tuple(Person(id_, name, "red", "star", "guest") for id_, name in people),
        "here": (0,),
        "watching": 0,
        "voids": 0,
        "chain": None,
        "locked": None,
        "mixed": None,
        "game": shown,
        "places": (),
        "next_table": None,
        **more,
    }
    fields["seats"] = fields.pop("sitters", fields["seats"])
    return Snapshot(**fields)


def told(
    shown: GameShown | None = None, *, hand: Iterable[int] = (1, 3, 3, 5, 6), **more: Any
) -> list[ServerMessage]:
    """What a server says to whoever comes to such a table."""
    me = more.pop("you", ME)
    snap = snapshot(shown, **more)
    here = Presence(snap.here, snap.watching)
    return [Welcome(me, snap.n, 0, None, True), snap, Hand(snap.n, tuple(hand), 0), here]


def rolled(n: int = 31, **more: Any) -> Rolled:
    """The next dice."""
    fields: dict[str, Any] = {"opener": 0, "last_die": False, "counts": (4, 5, 5), **more}
    whose = fields.pop("turn", turn(0, dudo=False, bids=((None,) + ((1, 15),) * 5)))
    return Rolled(n=n, at=0, turn=whose, **fields)


def called(n: int = 31, **more: Any) -> Called:
    """I have challenged three fours, and lose a die."""
    cups = (Cup(0, (1, 3, 3, 5, 6)), Cup(1, (2, 2, 4, 4, 6)), Cup(2, (1, 2, 3, 5, 5)))
    fields: dict[str, Any] = {
        "seat": 0,
        "call": "dudo",
        "by": "player",
        "cups": cups,
        "count": 4,
        "loser": 0,
        "gainer": None,
        "out": None,
        "opener": 0,
        "last_die": False,
        "counts": (4, 5, 5),
        **more,
    }
    return Called(n=n, at=fields.pop("at", 0), **fields)


def ended(n: int = 32) -> Ended:
    """Conta has won."""
    fields: dict[str, Any] = {"winner": 1, "places": (1, 2, 0), "rounds": 1, "secret": None}
    return Ended(n=n, at=0, game="00" * 16, why="won", **fields)


@dataclass
class Still:
    """A context at a table that stands still: what is heard comes from the test."""

    heard: list[ServerMessage | ConnectionState]
    lang: str = "en"
    coached: bool = False
    light: bool = False
    moves: bool = False
    clients: list[Client] = field(default_factory=list)
    lines: list[StillLine] = field(default_factory=list)
    flags: tuple[str, ...] | None = ()

    def context(self, folder: Path) -> Context:
        """The context as an app takes it."""
        plan = Plan(TableAddress("http://127.0.0.1:1"), self.lang, sits=False)
        context = StillContext(plan, folder, coached=self.coached, light=self.light)
        context.moves = self.moves
        context.flags = self.flags
        client, line = still_client(self.lang, coach=ADVICE, odds=ODDS)
        self.clients, self.lines = [client], [line]
        context.players = StillPlayers(self.clients, self.heard)
        return context


class StillContext(Context):
    """A context whose players are there already."""

    async def join(self, ask_name: AskName | None = None) -> LocalPlayers:
        """Be there."""
        assert self.players is not None
        return self.players


class StillPlayers(LocalPlayers):
    """A players that hears what a test has put down, and then no more."""

    def __init__(self, clients: list[Client], heard: list[ServerMessage | ConnectionState]) -> None:
        super().__init__(clients)
        self._heard = heard

    async def run(self, heard: Callable[[ClientEvent], None]) -> None:
        """Tell it all, and wait."""
        self.first.on_event = heard
        say(self.first, *self._heard)
        await asyncio.Event().wait()


def say(client: Client, *heard: ServerMessage | ConnectionState) -> None:
    """Let a client hear something, as if its server had said it."""
    for one in heard:
        if isinstance(one, ConnectionState):
            client._on_state(one)
        else:
            client._on_message(one)


OPEN = ConnectionState("open")
CHAIN = ChainOpened(game="00" * 16, anchor="00" * 32, key="00" * 32, signature="00" * 64, n=1)
