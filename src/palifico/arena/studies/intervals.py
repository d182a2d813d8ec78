"""Confidence intervals (95 %) of the figures of a study.

Cases of different games are independent of each other, those of one game are not: so much of a
share's variance is between games. `ratio` takes it from there (the linearised variance of a ratio
over games, or over deals where a deal is played several times). A share then has Wilson's interval
for as many cases of their own as would have that variance, and stays within 0 and 1.
"""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from palifico.bots.match.tally import FEW, Z, wilson

Ints: TypeAlias = NDArray[np.int64]
ROWS: Final = ("groups", "cases", "hits", "cases²", "cases·hits", "hits²")
"""What is added up over groups, that is games or deals; groups with a case only."""


class Interval(NamedTuple):
    """A figure, its 95 % interval, and from how many cases it is."""

    value: float
    low: float
    high: float
    cases: int

    def less(self, other: float) -> Interval:
        """Return how far it is from something that is known for certain."""
        return Interval(self.value - other, self.low - other, self.high - other, self.cases)

    def times(self, number: int) -> Interval:
        """Return so many times as much."""
        return Interval(number * self.value, number * self.low, number * self.high, self.cases)


def share(hits: int, cases: int) -> Interval:
    """Return a share of independent cases, with Wilson's interval.

    >>> [round(end, 3) for end in share(50, 100)]
    [0.5, 0.404, 0.596, 100]
    """
    low, high = wilson(hits / cases, cases)
    return Interval(hits / cases, low, high, cases)


def grouped(cases: Ints, hits: Ints) -> Ints:
    """Return what `ratio` needs, from the cases and hits of every group, a column a figure."""
    rows = ((cases > 0).astype(np.int64), cases, hits, cases * cases, cases * hits, hits * hits)
    return np.stack([row.sum(axis=0, dtype=np.int64) for row in rows])


def by_group(
    group: NDArray[Any], column: NDArray[Any], hits: NDArray[Any], shape: tuple[int, int]
) -> Ints:
    """Return the same from single cases: the group and the column of each, and what it hit."""
    at = group.astype(np.int64) * shape[1] + column
    places = shape[0] * shape[1]
    cases = np.bincount(at, minlength=places).reshape(shape)
    # Sums of whole numbers below 2**53 are whole as floats, too.
    hit = np.bincount(at, hits, minlength=places).astype(np.int64).reshape(shape)
    return grouped(cases, hit)


def ratio(sums: Ints, *, is_share: bool = True) -> Interval | None:
    """Return hits to cases over all groups; None without cases, or without a variance.

    Where there are few groups, or all are alike, a group of a share counts for a case: rather too
    wide. What is no share tells nothing then.
    """
    groups, cases, hits, *_ = (int(one) for one in sums)
    spread = _variance(sums)
    if not cases or (spread == 0 and not is_share):
        return None
    value = hits / cases
    if is_share:
        number = value * (1 - value) / spread if groups >= FEW and spread > 0 else groups
        low, high = wilson(value, max(1, round(number)))
        return Interval(value, low, high, cases)
    error = Z * sqrt(spread)
    return Interval(value, value - error, value + error, cases)


def difference(one: Interval, other: Interval) -> Interval:
    """Return one figure less another that has nothing to do with it, by the variances of both."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(value, value - below, value + above, one.cases + other.cases)


def quantile(histogram: Ints, part: float) -> Interval:
    """Return the number that this part of all do not exceed, with its interval by ranks.

    >>> quantile(np.array([0, 50, 50, 900]), 0.5)
    Interval(value=3, low=3, high=3, cases=1000)
    """
    cases = int(histogram.sum())
    error = Z * sqrt(cases * part * (1 - part))
    ranks = (ceil(cases * part), floor(cases * part - error), ceil(cases * part + error) + 1)
    so_far = np.cumsum(histogram)
    within = [min(max(rank, 1), cases) for rank in ranks]
    value, low, high = (int(np.searchsorted(so_far, rank)) for rank in within)
    return Interval(value, low, high, cases)


def mean(histogram: Ints) -> Interval | None:
    """Return the mean of numbers, one a game; None where all are alike."""
    numbers = np.arange(len(histogram), dtype=np.int64)
    cases, hits = int(histogram.sum()), int(histogram @ numbers)
    squares = int(histogram @ numbers**2)
    return ratio(np.array([cases, cases, hits, cases, hits, squares], np.int64), is_share=False)


def _variance(sums: Ints) -> float:
    """Return the linearised variance of a ratio: how far hits lie from those expected."""
    groups, cases, hits, cases2, mixed, hits2 = (int(one) for one in sums)
    if groups < 2:
        return 0.0
    # In whole numbers until the end: the three terms nearly cancel.
    rest = hits2 * cases**2 - 2 * hits * cases * mixed + hits**2 * cases2
    return max(rest, 0) / cases**4 * groups / (groups - 1)
