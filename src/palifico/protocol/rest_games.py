"""REST answers about finished games, ratings, and dice statistics."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from palifico.protocol.entries import Began, BidMade, Called, Rolled, Sat, TableMade
from palifico.protocol.frames import Frame, Person
from palifico.protocol.rest_accounts import Millis

GameId: TypeAlias = Annotated[
    str, Meta(description="32 hex digits", examples=["00112233445566778899aabbccddeeff"])
]
Why: TypeAlias = Literal["won", "abandoned", "chain"]


class Hands(Frame, tag="hands", frozen=True):
    """In a replay, after the entry `n` with which they were rolled: the dice of all seats."""

    n: int
    hands: tuple[tuple[int, ...], ...]


class ExampleRound(Struct, frozen=True):
    """The example round of an edition. `frames` are as in the replay of a game, up to the call.

    `captions` has the texts for each frame from `rolled` on, `hands` left out: one for the roll and
    for each bid; for the call why it is made, and how it ends.
    """

    edition: str
    name: str
    people: tuple[Person, ...]
    frames: tuple[TableMade | Sat | Began | Rolled | Hands | BidMade | Called, ...]
    captions: tuple[tuple[str, ...], ...]


class SeatPlayed(Struct, frozen=True):
    """Who sat there, and what became of them. A deleted account has kind `gone` and no name."""

    person: Person
    place: Annotated[int, Meta(ge=1)]


class GameLinks(Struct, frozen=True):
    """Where everything about a game is. `page` is its permanent link."""

    page: str
    record: str
    notation: str
    replay: str
    proof: str


class GameOver(Struct, frozen=True):
    """A game that is over, by seats; without a winner it was given up, or its chain ran out.

    `options` and `house` are what its rules change in the edition, as in the table's settings.
    """

    game: GameId
    table: str
    edition: str
    options: dict[str, Any]
    house: dict[str, Any]
    seats: tuple[SeatPlayed, ...]
    why: Why
    winner: int | None
    rounds: int
    ended: Millis
    rated: bool
    public: bool
    links: GameLinks


class Games(Struct, frozen=True):
    """A page of games, the latest first; `before` asks for the next page, None after the last."""

    games: tuple[GameOver, ...]
    before: Millis | None


class ServerKey(Struct, frozen=True):
    """The key with which this server signs, to compare when a record is verified."""

    key: Annotated[str, Meta(description="64 hex digits")]
    algorithm: Literal["Ed25519"] = "Ed25519"


class ServerStats(Struct, frozen=True):
    """All games so far: won, given up, at the end of their chain; and starts that were void."""

    won: int
    abandoned: int
    chain: int
    voids: int


class RatingShown(Struct, frozen=True):
    """A rating: its middle and its uncertainty; `ordinal` is what it is worth in a list."""

    edition: str
    seats: int
    ordinal: float
    mu: float
    sigma: float
    games: int


class Leader(Struct, frozen=True):
    """A ranked account of a list."""

    rank: int
    person: Person
    rating: RatingShown


class ListShown(Struct, frozen=True):
    """A list that is not empty."""

    edition: str
    seats: int
    listed: int


class Leaderboard(Struct, frozen=True):
    """The best of one list, and which lists there are."""

    kind: Literal["people", "bots"]
    edition: str
    seats: int
    leaders: tuple[Leader, ...]
    lists: tuple[ListShown, ...]


class FaceShown(Struct, frozen=True):
    """How often a face was seen, and how many standard deviations that is off."""

    face: int
    seen: int
    expected: float
    deviations: float


class DiceTest(Struct, frozen=True, omit_defaults=True):
    """One test: a chi-square for the faces, else a figure. `p_corrected` minds the other tests."""

    test: str
    p: float
    p_corrected: float
    result: str
    chi_square: float | None = None
    freedom: int | None = None
    seen: int | None = None
    expected: float | None = None
    deviations: float | None = None


class DiceShown(Struct, frozen=True):
    """What the dice of some games add up to, what the tests say, and a sentence for people."""

    games: int
    rounds: int
    dice: int
    faces: tuple[FaceShown, ...]
    order: str
    pairs: int
    tests: tuple[DiceTest, ...]
    verdict: str
    message: str


class DiceOver(Struct, frozen=True):
    """The dice of all games that are over, and those of each edition."""

    all: DiceShown
    editions: dict[str, DiceShown]
