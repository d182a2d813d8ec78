"""Tally: wins by bot, and confidence intervals of their shares.

The games of one deal have the same dice, so they say less than as many games of their own: the
95 % interval is the normal one over the means of deals. Where there are few deals, or their means
do not vary (a bot that always wins), it is Wilson's, with deals for games: rather too wide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import Final, Protocol, TypeVar

K = TypeVar("K")

Z: Final = NormalDist().inv_cdf(0.975)
"""Half the width of a 95 % interval, in standard errors."""
FEW: Final = 30
"""Fewer deals than this tell too little of how much they vary."""
STAR: Final = "*"
"""Marks an interval that is Wilson's, where not all are."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the wins with its 95 % interval, and what it would be among equals.

    `by_deals` is false where there are few deals, or all are alike, and the interval is Wilson's.
    """

    share: float
    low: float
    high: float
    even: float
    by_deals: bool = True

    @property
    def verdict(self) -> int:
        """1 when the interval lies above even, -1 when below, 0 when even is in it."""
        return (self.low > self.even) - (self.high < self.even)


class WinCounts(Protocol):
    """Wins by player and the squared wins of each deal: all that a share is computed from."""

    @property
    def deals(self) -> int: ...
    @property
    def games_a_deal(self) -> int: ...
    @property
    def wins(self) -> tuple[int, ...]: ...
    @property
    def squares(self) -> tuple[int, ...]: ...


@dataclass(frozen=True, slots=True)
class Tally:
    """Wins of every bot of a line-up in so many deals, each of them so many games.

    `squares` adds up the squared wins of each deal; `troubles` what went wrong, and how often.
    """

    games_a_deal: int
    deals: int
    wins: tuple[int, ...]
    squares: tuple[int, ...]
    troubles: tuple[dict[str, int], ...] = field(default=())

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals * self.games_a_deal

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games_a_deal,
            self.deals + other.deals,
            add_each(self.wins, other.wins),
            add_each(self.squares, other.squares),
            tuple(map(merge_counts, self.troubles, other.troubles)),
        )


def one_deal(wins: Sequence[int], troubles: Sequence[dict[str, int]]) -> Tally:
    """Return the tally of a single deal, each of whose games was won."""
    return Tally(sum(wins), 1, tuple(wins), tuple(won**2 for won in wins), tuple(troubles))


def share(counts: WinCounts, bot: int, *, even: float) -> Share:
    """Return the share of the wins that a bot of the line-up has.

    Raises ValueError when nothing was played.
    """
    deals, games_a_deal = counts.deals, counts.games_a_deal
    if not deals:
        raise ValueError("no deal was played")
    mean = counts.wins[bot] / (deals * games_a_deal)
    spread = max(counts.squares[bot] / games_a_deal**2 - deals * mean**2, 0.0)
    if deals < FEW or spread < 1e-9:
        return Share(mean, *wilson(mean, deals), even, by_deals=False)
    error = Z * sqrt(spread / (deals - 1) / deals)
    return Share(mean, max(0.0, mean - error), min(1.0, mean + error), even)


def wilson(mean: float, number: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share found in so many trials.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    scale = 1 + Z**2 / number
    middle = (mean + Z**2 / (2 * number)) / scale
    half = Z / scale * sqrt(mean * (1 - mean) / number + Z**2 / (4 * number**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def starred(shares: Sequence[Share]) -> list[bool]:
    """Return which intervals get a star: Wilson's, unless all are.

    >>> by_deals, by_wilson = Share(0.5, 0.4, 0.6, 0.5), Share(0.5, 0.1, 0.9, 0.5, by_deals=False)
    >>> starred([by_deals, by_wilson]), starred([by_wilson, by_wilson])
    ([False, True], [False, False])
    """
    some = any(one.by_deals for one in shares)
    return [some and not one.by_deals for one in shares]


def add_each(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """Return the sums of two rows, place by place."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def merge_counts(one: Mapping[K, int], other: Mapping[K, int]) -> dict[K, int]:
    """Return the counts of both by key."""
    return {what: one.get(what, 0) + other.get(what, 0) for what in {**one, **other}}
