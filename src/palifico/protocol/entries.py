"""Log entries: what happened at a table, numbered from 1 without gaps, the same bytes for all.

No entry tells a die that is covered, and none a name: people are known by their account's id.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from palifico.protocol.settings import TableSettings

By: TypeAlias = Literal["player", "clock", "bot"]
Span: TypeAlias = tuple[int, int] | None
"""The legal counts of a face, both ends included; None where it cannot be bid."""


class Turn(Struct, frozen=True):
    """Whose turn it is and what may be done, as far as it is public.

    In a last-die round `free` is for a player who may change the face (each knows it from `hand`).
    """

    to_act: int
    bids: tuple[Span, ...]
    free: tuple[Span, ...] | None
    dudo: bool
    calza: tuple[int, ...]


class Cup(Struct, frozen=True):
    """A cup that was lifted."""

    seat: int
    dice: tuple[int, ...]


class Ask(Struct, frozen=True):
    """Something that was asked at the same time; `code` is why it did not count, None if it did."""

    seat: int
    ask: Literal["bid", "dudo", "calza"]
    bid: tuple[int, int] | None
    code: str | None


class Locked(Struct, frozen=True):
    """A line of the locked list."""

    account: str
    commit: str | None


class Entry(Struct, tag_field="type", kw_only=True):
    """The number of an entry, and when it came about (milliseconds since 1970)."""

    n: int = 0
    at: int = 0


class TableMade(Entry, tag="made"):
    """A table is there."""

    host: str
    settings: TableSettings
    after: str | None = None


class ChainOpened(Entry, tag="chain"):
    """The server is bound to a chain of secrets for a game with this id."""

    game: str
    anchor: str
    key: str
    signature: str


class Sat(Entry, tag="sat"):
    """A player sits; without a commitment they add no chance of their own."""

    seat: int
    account: str
    commit: str | None
    bot: str | None


class Stood(Entry, tag="stood"):
    """A seat is free again."""

    seat: int
    why: Literal["left", "kicked", "void", "changed"]


class Readied(Entry, tag="ready"):
    """A player is ready for the game, or no longer."""

    seat: int
    ready: bool


class Hosted(Entry, tag="host"):
    """Another player is the host now."""

    host: str


class Settled(Entry, tag="settings"):
    """The settings were changed before the game."""

    settings: TableSettings


class ListLocked(Entry, tag="locked"):
    """The list is final; those who committed open within the time."""

    rules: str
    seats: tuple[Locked, ...]
    lock: str
    signature: str


class SeatOpened(Entry, tag="opened"):
    """A seat has opened; what it opened is told when all have."""

    seat: int


class StartVoided(Entry, tag="void"):
    """Seats locked and did not open, so they lose their seats; a new chain follows."""

    seats: tuple[int, ...]


class Mixed(Entry, tag="mixed"):
    """All have opened: from now on the dice are fixed."""

    openings: tuple[str | None, ...]
    mix: str
    signature: str


class Began(Entry, tag="began"):
    """The game is on; `throws` are the roll-offs that decided who opens, if there were any."""

    opener: int
    throws: tuple[dict[int, int], ...]


class Rolled(Entry, tag="rolled"):
    """All have rolled; each player is told their own dice in a message of its own."""

    opener: int
    last_die: bool
    counts: tuple[int, ...] | None
    turn: Turn


class BidMade(Entry, tag="bid"):
    """A seat has bid."""

    seat: int
    bid: tuple[int, int]
    by: By
    turn: Turn
    asks: tuple[Ask, ...] = ()


class Called(Entry, tag="called"):
    """The bid was called: the cups in the order of the edition, and what came of it."""

    seat: int
    call: Literal["dudo", "calza"]
    by: By
    cups: tuple[Cup, ...]
    count: int
    loser: int | None
    gainer: int | None
    out: int | None
    opener: int | None
    last_die: bool
    counts: tuple[int, ...] | None
    asks: tuple[Ask, ...] = ()
    secret: str | None = None


class Kept(Entry, tag="kept"):
    """A bot keeps a seat, until its owner is back or (`for_good`) to the end."""

    seat: int
    level: str
    why: Literal["away", "left", "kicked", "swapped"]
    for_good: bool


class Returned(Entry, tag="returned"):
    """The owner of a seat is back; the turn they find has `time_ms` from now, unless it is null."""

    seat: int
    time_ms: int | None = None


class Hurried(Entry, tag="hurried"):
    """A player who is out has the rest played at once: bots wait for no reveal from now on."""

    seat: int


class Ended(Entry, tag="ended"):
    """The game is over: everything is open now, under its permanent link."""

    game: str
    why: Literal["won", "abandoned", "chain"]
    winner: int | None
    places: tuple[int, ...]
    rounds: int
    secret: str | None


class Closed(Entry, tag="closed"):
    """No player came, or all left, before a game began."""


class RematchMade(Entry, tag="rematch"):
    """The same people can go on at another table."""

    table: str


AnyEntry: TypeAlias = (
    TableMade
    | ChainOpened
    | Sat
    | Stood
    | Readied
    | Hosted
    | Settled
    | ListLocked
    | SeatOpened
    | StartVoided
    | Mixed
    | Began
    | Rolled
    | BidMade
    | Called
    | Kept
    | Returned
    | Hurried
    | Ended
    | Closed
    | RematchMade
)
