"""Significance: tails of two distributions in closed form, and correction for several tests."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, expm1, lgamma, log, log1p, sqrt
from typing import Final, NamedTuple


class Figure(NamedTuple):
    """A number that was seen, and the mean and variance that chance gives it."""

    seen: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def deviations(self) -> float:
        """How many standard deviations it is off."""
        return (self.seen - self.expected) / sqrt(self.variance) if self.variance else 0.0


NOTHING: Final = Figure()


def together(figures: Sequence[Figure]) -> Figure:
    """Return the sum of figures that have nothing to do with each other."""
    return Figure(
        sum(figure.seen for figure in figures),
        sum(figure.expected for figure in figures),
        sum(figure.variance for figure in figures),
    )


def chi_square_tail(value: float, freedom: int) -> float:
    """Return the chance that a chi-square with so many degrees of freedom is `value` or more.

    With two degrees more the tail gains one term; it begins with that of one degree or of two.

    >>> round(chi_square_tail(11.0705, 5), 4)
    0.05
    """
    if value <= 0:
        return 1.0
    half = value / 2
    shape, tail = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while shape < freedom / 2:
        tail += exp(shape * log(half) - half - lgamma(shape + 1))
        shape += 1
    return min(tail, 1.0)


def two_sided(deviations: float) -> float:
    """Return the chance to be so many standard deviations off, or more, on either side.

    >>> round(two_sided(-1.96), 3)
    0.05
    """
    return erfc(abs(deviations) / sqrt(2))


def corrected(chances: Sequence[float]) -> tuple[float, ...]:
    """Return the chances of several tests, raised because each had its chance to be odd.

    Holm's way: the smallest must stand out among all tests, the next among the rest, and so on,
    none coming out below the one before it. In Šidák's form, so that a chance stays one.

    >>> [round(chance, 4) for chance in corrected([0.02, 0.005])]
    [0.02, 0.01]
    """
    found = [1.0] * len(chances)
    least = 0.0
    by_size = sorted(range(len(chances)), key=chances.__getitem__)
    for before, place in enumerate(by_size):
        least = max(least, _any_of(len(chances) - before, chances[place]))
        found[place] = least
    return tuple(found)


def _any_of(tests: int, chance: float) -> float:
    """Return how likely one of so many tests at least comes out like something of this chance."""
    return 1.0 if chance >= 1 else -expm1(tests * log1p(-chance))
