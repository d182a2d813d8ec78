"""Study: cells in which games are played, what is counted there, and the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from palifico.arena.policies.model import ODDS, RANDOM, Policy
from palifico.arena.studies.intervals import Interval, Ints
from palifico.editions import IDS, Variant, box, variant

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch, Rounds

SEATS: Final = (2, 3, 4, 5, 6)
PLAYERS: Final[Mapping[str, Policy]] = {"odds": ODDS, "random": RANDOM}
"""The players: all seats go by the odds, or all play whatever is legal."""

PARTS: Final = {"odds": 4, "random": 1}
"""Of every five games four are played by the odds: the others are there to compare with."""

Counts: TypeAlias = dict[str, Ints]
"""Whole numbers by name, which can be added up in any order."""
Place: TypeAlias = Mapping[str, str | int]
"""What a cell or a figure is about, such as its edition and how many sit at the table."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Games of one kind: the rules, how many sit at the table, and who they are.

    `parts` says how many of the games of a study are played here, compared with other cells.
    """

    at: Place
    rules: Variant
    line_up: tuple[Policy, ...]
    rotations: int = 1
    parts: int = 4

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.at["seats"])

    @property
    def name(self) -> str:
        """The cell in a few words, unlike those of all others.

        >>> plain_cells()[0].name
        'asmodee-2024 2 odds'
        """
        return " ".join(map(str, self.at.values()))


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure with its 95 % interval: what it tells, of what, and from how many cases."""

    what: str
    at: Place
    value: float
    low: float
    high: float
    cases: int

    @property
    def half(self) -> float:
        """How far the interval reaches to its farther side."""
        return max(self.high - self.value, self.value - self.low)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of figures: what they tell, what they have in common, and what rows and columns are.

    Where the columns are `what`, there is one for each of several things that are told.
    """

    what: tuple[str, ...]
    rows: tuple[str, ...]
    columns: str
    common: Place = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Plot:
    """A drawing: a field for each edition, a line for each of `lines` unless it is left out."""

    what: str
    lines: str
    across: str
    common: Place = field(default_factory=dict)
    left_out: tuple[str | int, ...] = ()


Played: TypeAlias = Sequence[tuple[Cell, Counts]]


@dataclass(frozen=True, slots=True)
class Study:
    """A question, where it is looked into, what is counted, and how the counts answer it.

    `by_round` says whether the rounds are counted too, or only how games end.
    """

    name: str
    cells: Callable[[], tuple[Cell, ...]]
    count: Callable[[Cell, Batch], Counts]
    figures: Callable[[Played], Iterable[Figure]]
    sheets: tuple[Sheet, ...]
    plot: Plot
    by_round: bool = True


@cache
def plain_cells() -> tuple[Cell, ...]:
    """Return every edition as it is in the box, for 2 to 6, played by either kind of players."""
    return tuple(cell_of(variant(id_), seats, name) for id_, seats, name in company(IDS))


def company(
    editions: Sequence[str], seats: Sequence[int] = SEATS
) -> Iterator[tuple[str, int, str]]:
    """Return editions, numbers of seats and players in every combination."""
    return product(editions, seats, PLAYERS)


def cell_of(rules: Variant, seats: int, players: str, **more: str) -> Cell:
    """Return a table of equals, and what else there is to say about it."""
    at: Place = {"edition": rules.base.id, "seats": seats, "players": players, **more}
    return Cell(at, rules, (PLAYERS[players],), parts=PARTS[players])


def ruled(edition: str, **differences: bool) -> Variant:
    """Return the rules of a box with differences, be they options of it or house rules.

    >>> ruled("asmodee-2024", last_die=True).options, ruled("paco", last_die=False).house
    ({'last_die': True}, {'last_die': False})
    """
    options = {name: to for name, to in differences.items() if name in box(edition).options}
    house = {name: to for name, to in differences.items() if name not in options}
    return variant(edition, options, house)


def figure(what: str, at: Place, known: Interval) -> Figure:
    """Return a figure, rounded to what is the same on all machines."""
    value, low, high = (round(end, 7) for end in (known.value, known.low, known.high))
    return Figure(what, at, value, low, high, known.cases)


def rounds_of(batch: Batch) -> Rounds:
    """Return the rounds of a batch.

    Raises ValueError where they were not noted.
    """
    if batch.told is None:
        raise ValueError("the rounds are needed")
    return batch.told


def dice_of(told: Rounds, seats: int) -> Ints:
    """Return the dice before every round, a column a seat."""
    return told.dice[:, None] >> 4 * np.arange(seats) & 15
