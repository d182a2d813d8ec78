"""A table as a client knows it: the snapshot, and every entry after it. No rules are in here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from msgspec.structs import replace as changed

from palifico.protocol.entries import ChainOpened, Cup, ListLocked, Mixed, Turn
from palifico.protocol.frames import (
    Clock,
    Frame,
    GameShown,
    Hand,
    People,
    Person,
    Presence,
    SeatShown,
    Snapshot,
    Status,
    Welcome,
)
from palifico.protocol.settings import TableSettings

WILD: Final = 1
NOBODY: Final = "-" * 16


@dataclass(frozen=True, slots=True)
class Shown:
    """How a round ended, and on which bid; `at` is when, by the server's clock, if we saw it."""

    call: str
    caller: int
    cups: tuple[Cup, ...]
    count: int
    loser: int | None
    gainer: int | None
    bid: tuple[int, int]
    bidder: int
    last_die: bool
    n: int
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A snapshot with what came after it, and what only we know. Never changed, only replaced.

    `offset` is how far the server's clock is ahead of ours, in milliseconds; `due` when the turn
    runs out, by the server's; `last` how the last round ended, as long as that may be remembered.
    """

    n: int
    id: str
    code: str
    status: Status
    settings: TableSettings
    host: str
    seats: tuple[SeatShown | None, ...]
    people: Mapping[str, Person] = field(default_factory=dict)
    here: tuple[int, ...] = ()
    watching: int = 0
    voids: int = 0
    chain: ChainOpened | None = None
    locked: ListLocked | None = None
    mixed: Mixed | None = None
    game: GameShown | None = None
    places: tuple[int, ...] = ()
    next_table: str | None = None
    finished: str | None = None
    me: str = NOBODY
    due: int | None = None
    offset: int = 0
    hand: tuple[int, ...] = ()
    free: bool = False
    last: Shown | None = None


def from_snapshot(told: Snapshot, welcome: Welcome, now: int) -> Table:
    """The table that a snapshot tells of; `now` is our own clock."""
    game = told.game and _looked_at(told.game)
    rest = {name: getattr(told, name) for name in SAME}
    return Table(
        **rest,
        people={one.id: one for one in told.people},
        game=game,
        finished=told.chain.game if told.chain and told.status == "over" else None,
        me=welcome.you,
        due=welcome.due,
        offset=welcome.now - now,
        last=last_of(game) if game else None,
    )


SAME: Final = (
    *("n", "id", "code", "status", "settings", "host", "seats", "here", "watching", "voids"),
    *("chain", "locked", "mixed", "places", "next_table"),
)
"""What a snapshot and a table have under the same name."""


def hear(table: Table, frame: Frame, now: int) -> Table:
    """The table after a message without a number."""
    match frame:
        case Welcome(you=you, due=due):
            return replace(table, me=you, due=due, offset=frame.now - now)
        case Hand():
            return replace(table, hand=_hand_after(table, frame.dice), free=frame.free == 1)
        case People(people=people):
            return replace(table, people={**table.people, **{one.id: one for one in people}})
        case Presence(here=here, watching=watching):
            return replace(table, here=here, watching=watching)
        case Clock(n=n, due=due) if table.game and n == table.game.turn_n:
            return replace(table, due=due)
        case _:
            return table


def is_hidden(table: Table) -> bool:
    """Whether past rounds are to be remembered, not looked up."""
    return table.status == "playing" and table.game is not None and table.game.counts is None


def turn_of(table: Table) -> Turn | None:
    """Whose turn it is and what may be done, if somebody is to act."""
    return table.game.turn if table.game else None


def last_of(game: GameShown) -> Shown | None:
    """How a round ended that can still be looked at."""
    if game.reveal is None or not game.bids:
        return None
    told, bid = game.reveal, game.bids[-1]
    came = (told.call, told.caller, told.cups, told.count, told.loser, told.gainer)
    return Shown(*came, bid.bid, bid.seat, game.last_die, game.turn_n)


def _looked_at(game: GameShown) -> GameShown:
    """In a snapshot `last_die` is of the next round already: what the count tells of this one."""
    if game.reveal is None or not game.bids:
        return game
    face = game.bids[-1].bid[1]
    dice = [die for cup in game.reveal.cups for die in cup.dice]
    has_wilds = face != WILD and WILD in dice
    return changed(game, last_die=has_wilds and dice.count(face) == game.reveal.count)


def _hand_after(table: Table, dice: tuple[int, ...]) -> tuple[int, ...]:
    """While a round is looked at, the hand that comes is empty: the dice stay in sight."""
    there = tuple(sorted(die for die in dice if die))
    is_on = table.game is not None and table.game.turn is not None
    return there if there or is_on else table.hand
