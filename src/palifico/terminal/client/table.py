"""Table state of a client: a snapshot with every entry after it. Knows no rules of the game."""

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
SPECTATOR: Final = "-" * 16
"""The account id of a viewer without a seat."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended, and on which bid; `at` is when, by the server's clock, if known."""

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
    """A snapshot with what came after it, and what only this player knows. Immutable.

    `offset` is how far the server's clock is ahead of the client's, in milliseconds; `due` when
    the turn runs out, by the server's; `last` how the last round ended, while that is public.
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
    me: str = SPECTATOR
    due: int | None = None
    offset: int = 0
    hand: tuple[int, ...] = ()
    free: bool = False
    last: RoundResult | None = None


def from_snapshot(snapshot: Snapshot, welcome: Welcome, now: int) -> Table:
    """Build the table of a snapshot; `now` is the client's clock, in milliseconds."""
    game = snapshot.game and _with_last_die(snapshot.game)
    rest = {name: getattr(snapshot, name) for name in SNAPSHOT_FIELDS}
    return Table(
        **rest,
        people={one.id: one for one in snapshot.people},
        game=game,
        finished=snapshot.chain.game if snapshot.chain and snapshot.status == "over" else None,
        me=welcome.you,
        due=welcome.due,
        offset=welcome.now - now,
        last=last_of(game) if game else None,
    )


SNAPSHOT_FIELDS: Final = (
    *("n", "id", "code", "status", "settings", "host", "seats", "here", "watching", "voids"),
    *("chain", "locked", "mixed", "places", "next_table"),
)
"""Fields that a snapshot and a table share."""


def apply_frame(table: Table, frame: Frame, now: int) -> Table:
    """Return the table after a message without a number."""
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
    """Whether past rounds may not be looked up: the rules hide the counts of dice."""
    return table.status == "playing" and table.game is not None and table.game.counts is None


def turn_of(table: Table) -> Turn | None:
    """Return the current turn with its legal actions, if there is one."""
    return table.game.turn if table.game else None


def last_of(game: GameShown) -> RoundResult | None:
    """Return how the round ended, while its cups are still lifted."""
    if game.reveal is None or not game.bids:
        return None
    reveal, bid = game.reveal, game.bids[-1]
    shown = (reveal.call, reveal.caller, reveal.cups, reveal.count, reveal.loser, reveal.gainer)
    return RoundResult(*shown, bid.bid, bid.seat, game.last_die, game.turn_n)


def _with_last_die(game: GameShown) -> GameShown:
    """Infer `last_die` of the round that is revealed: a snapshot has that of the next already."""
    if game.reveal is None or not game.bids:
        return game
    face = game.bids[-1].bid[1]
    dice = [die for cup in game.reveal.cups for die in cup.dice]
    has_wilds = face != WILD and WILD in dice
    return changed(game, last_die=has_wilds and dice.count(face) == game.reveal.count)


def _hand_after(table: Table, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Keep the dice in sight during a reveal, when the server sends an empty hand."""
    there = tuple(sorted(die for die in dice if die))
    is_on = table.game is not None and table.game.turn is not None
    return there if there or is_on else table.hand
