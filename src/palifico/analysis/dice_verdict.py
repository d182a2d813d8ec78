"""Dice verdict: four tests of whether dice are honest, and one verdict over them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from math import log
from typing import Any, Final

from palifico.analysis.chance import Figure, chi_square_tail, corrected, two_sided
from palifico.analysis.dice_tally import Counts
from palifico.rules import FACES

MIN_DICE: Final = 60
"""Ten of each face; with fewer a chi-square says little."""
MIN_PAIRS: Final = 50
UNUSUAL: Final = 0.01
VERY_UNUSUAL: Final = 0.0001
SORTED: Final = 0.0001
"""Hands that are all in order count as sorted if chance does that more seldom."""


class Level(StrEnum):
    """How odd something is."""

    TOO_FEW = "too-few"
    USUAL = "usual"
    UNUSUAL = "unusual"
    VERY_UNUSUAL = "very-unusual"


class Order(StrEnum):
    """Whether the order of the dice was looked at, or why not."""

    TESTED = "tested"
    TOO_FEW = "too-few"
    SORTED = "sorted"


class Aspect(StrEnum):
    """What a test looks at."""

    FACES = "faces"
    HIGH_LOW = "high-low"
    ODD_EVEN = "odd-even"
    EQUAL = "equal"


@dataclass(frozen=True, slots=True)
class Test:
    """One test: a chi-square for the faces, else standard deviations of a figure."""

    asked: Aspect
    statistic: float
    chance: float
    figure: Figure | None = None
    corrected: float = 1.0

    @property
    def level(self) -> Level:
        """How odd it is among the other tests."""
        if self.corrected >= UNUSUAL:
            return Level.USUAL
        return Level.UNUSUAL if self.corrected >= VERY_UNUSUAL else Level.VERY_UNUSUAL


@dataclass(frozen=True, slots=True)
class DiceStats:
    """What was counted and what the tests say; no tests at all where there are too few dice."""

    counts: Counts
    faces: tuple[Figure, ...]
    tests: tuple[Test, ...]
    order: Order

    @property
    def oddest(self) -> Test | None:
        """The test that decides."""
        return min(self.tests, key=lambda test: test.chance, default=None)

    @property
    def level(self) -> Level:
        """The verdict."""
        return self.oddest.level if self.oddest else Level.TOO_FEW

    @property
    def is_odd(self) -> bool:
        """Whether anything is unusual."""
        return self.level in (Level.UNUSUAL, Level.VERY_UNUSUAL)


def dice_stats(counts: Counts) -> DiceStats:
    """Return what is to be said of what was counted."""
    faces = tuple([_one_in_six(seen, counts.dice) for seen in counts.faces])
    order = _order(counts)
    tests: list[Test] = []
    if counts.dice >= MIN_DICE:
        tests.append(_test_of_faces(faces))
        tests += _tests_of_order(counts) if order is Order.TESTED else []
    chances = corrected([test.chance for test in tests])
    told = [replace(test, corrected=chance) for test, chance in zip(tests, chances, strict=True)]
    return DiceStats(counts, faces, tuple(told), order)


def stats_json(stats: DiceStats) -> dict[str, Any]:
    """Return all of it as a JSON object."""
    counts = stats.counts
    return {
        "games": counts.games,
        "rounds": counts.rounds,
        "dice": counts.dice,
        "repeated": counts.repeated,
        "faces": [
            {"face": face, **_figure(figure)}
            for face, figure in zip(FACES, stats.faces, strict=True)
        ],
        "order": stats.order,
        "pairs": counts.pairs,
        "tests": [_test(test) for test in stats.tests],
        "verdict": stats.level,
    }


def _one_in_six(seen: int, of: int) -> Figure:
    return Figure(seen, of / 6, of * 5 / 36)


def _order(counts: Counts) -> Order:
    if min(counts.dice - MIN_DICE, counts.pairs - MIN_PAIRS) < 0:
        return Order.TOO_FEW
    is_sorted = (counts.rising or counts.falling) and counts.in_order < log(SORTED)
    return Order.SORTED if is_sorted else Order.TESTED


def _test_of_faces(faces: tuple[Figure, ...]) -> Test:
    chi_square = sum((face.seen - face.expected) ** 2 / face.expected for face in faces)
    return Test(Aspect.FACES, chi_square, chi_square_tail(chi_square, len(faces) - 1))


def _tests_of_order(counts: Counts) -> list[Test]:
    figures = {
        Aspect.HIGH_LOW: counts.high_low,
        Aspect.ODD_EVEN: counts.odd_even,
        Aspect.EQUAL: _one_in_six(counts.equal, counts.pairs),
    }
    return [
        Test(asked, figure.deviations, two_sided(figure.deviations), figure)
        for asked, figure in figures.items()
    ]


def _figure(figure: Figure) -> dict[str, Any]:
    return {
        "seen": figure.seen,
        "expected": figure.expected,
        "deviations": figure.deviations,
    }


def _test(test: Test) -> dict[str, Any]:
    said = _figure(test.figure) if test.figure else {"chi_square": test.statistic, "freedom": 5}
    return {
        "test": test.asked,
        **said,
        "p": test.chance,
        "p_corrected": test.corrected,
        "result": test.level,
    }
