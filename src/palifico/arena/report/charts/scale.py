"""Scale: from figures to coordinates, and which figures are its ticks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

STEPS: Final = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Scale:
    """Figures from `low` to `high` on the way from `begin` to `end`."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, figure: float) -> float:
        """Return the place of a figure."""
        return self.begin + (self.end - self.begin) * (figure - self.low) / (self.high - self.low)


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Return round figures, at most so many steps apart, the first and last around all others.

    >>> ticks(0.13, 0.38)
    [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4]
    >>> ticks(25.0, 25.0, most=2)
    [24.0, 25.0, 26.0]
    """
    if high <= low:
        low, high = low - 1, high + 1
    step = _step((high - low) / most)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * at, 12) for at in range(first, last + 1)]


def digits(step: float) -> int:
    """Return how many digits after the point tell figures apart that lie so far from each other.

    >>> digits(5), digits(0.2), digits(0.05)
    (0, 1, 2)
    """
    return max(0, -floor(log10(step) + 1e-9)) if step > 0 else 0


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places moved as little as it takes to keep them apart, within two ends; given in order.

    >>> spread([10, 12, 40], gap=5, low=0, high=50)
    [10, 15, 40]
    >>> spread([48, 49], gap=5, low=0, high=50)
    [45, 50]
    """
    found = list(places)
    for at in range(len(found)):
        found[at] = max(found[at], found[at - 1] + gap if at else low)
    for at in reversed(range(len(found))):
        found[at] = min(found[at], found[at + 1] - gap if at + 1 < len(found) else high)
    return found


def _step(least: float) -> float:
    """Return the smallest round figure that is no smaller."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in STEPS if step * power >= least * (1 - 1e-9))
