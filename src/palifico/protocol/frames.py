"""Frames: what the server sends beside the numbered entries; none is stored as it is sent."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from palifico.protocol.entries import By, ChainOpened, Cup, ListLocked, Mixed, Turn
from palifico.protocol.settings import TableSettings

Status: TypeAlias = Literal["gathering", "starting", "playing", "over", "closed"]


class Frame(Struct, frozen=True, tag_field="type"):
    """A message without a number."""


class Person(Struct, frozen=True):
    """The public profile of an account."""

    id: str
    name: str
    colour: str
    shape: str
    kind: str


class People(Frame, tag="people", frozen=True):
    """Names for the accounts that entries speak of; may come at any time."""

    people: tuple[Person, ...]


class Welcome(Frame, tag="welcome", frozen=True):
    """The first message: one's account (16 dashes for none), the last number, the clock.

    `now` is the server's time; `due` when the turn runs out. If `snapshot` is false, the entries
    after the number that was asked for follow; else one snapshot.
    """

    you: str
    n: int
    now: int
    due: int | None
    snapshot: bool


class Hand(Frame, tag="hand", frozen=True):
    """Own dice, and whether one may change the face in this last-die round.

    Of the same length for all and always: a 0 stands where a die is lost, or for a spectator.
    """

    n: int
    dice: tuple[int, ...]
    free: Literal[0, 1]


class SeatShown(Struct, frozen=True):
    """The public state of a seat."""

    account: str
    bot: str | None
    adds_chance: bool
    opened: bool
    kept: str | None
    for_good: bool
    ready: bool = False


class BidShown(Struct, frozen=True):
    """A bid of this round."""

    seat: int
    bid: tuple[int, int]
    by: By


class RevealShown(Struct, frozen=True):
    """How the last round ended, while it can be looked at."""

    call: Literal["dudo", "calza"]
    caller: int
    cups: tuple[Cup, ...]
    count: int
    loser: int | None
    gainer: int | None


class GameShown(Struct, frozen=True):
    """The game as a spectator may see it."""

    opener: int
    last_die: bool
    out: tuple[int, ...]
    counts: tuple[int, ...] | None
    bids: tuple[BidShown, ...]
    reveal: RevealShown | None
    turn: Turn | None
    turn_n: int
    winner: int | None


class Snapshot(Frame, tag="snapshot", frozen=True):
    """The whole public state of a table, at entry `n`.

    The entries that fix the dice are in it as they came. `places` are the seats from the winner to
    the first who was out; while the game is on, those who are out so far.
    """

    n: int
    id: str
    code: str
    status: Status
    settings: TableSettings
    host: str
    seats: tuple[SeatShown | None, ...]
    people: tuple[Person, ...]
    here: tuple[int, ...]
    watching: int
    voids: int
    chain: ChainOpened | None
    locked: ListLocked | None
    mixed: Mixed | None
    game: GameShown | None
    places: tuple[int, ...]
    next_table: str | None


class Presence(Frame, tag="presence", frozen=True):
    """Which seats are connected, and how many spectators there are."""

    here: tuple[int, ...]
    watching: int


class Said(Frame, tag="said", frozen=True):
    """Something said at the table: a phrase that every language has, or a text."""

    id: int
    at: int
    account: str
    phrase: str | None
    text: str | None


class Clock(Frame, tag="clock", frozen=True):
    """The time of the turn that `n` began has changed: until `due`, or no clock runs."""

    n: int
    due: int | None


class Ok(Frame, tag="ok", frozen=True):
    """A command was carried out and is on disk; `n` is the entry that it made, or made before."""

    id: str
    n: int


class Err(Frame, tag="err", frozen=True):
    """A command was refused, and nothing happened. `n` is the last entry there is."""

    id: str | None
    code: str
    about: dict[str, Any]
    why: str
    n: int


class Bye(Frame, tag="bye", frozen=True):
    """The server stops; come back after so many milliseconds."""

    again_ms: int


class Resync(Frame, tag="resync", frozen=True):
    """The stream could not keep up: connect again with the last number that came."""


AnyFrame: TypeAlias = (
    Welcome | Snapshot | Hand | People | Presence | Said | Clock | Ok | Err | Bye | Resync
)
