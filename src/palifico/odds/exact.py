"""Exact odds: how many dice count for each face, given one's own and fair dice elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, reduce
from math import comb
from typing import Final

import numpy as np

from palifico.odds.hands import Counts, Cup, Floats
from palifico.rules import FACES, WILD, Bid, Hand
from palifico.rules.reveal import matching

ALONE: Final = 1 / 6
"""How likely a die shows one face."""
WITH_WILD: Final = 1 / 3
"""How likely a die counts for a face where the wild one counts, too."""


@dataclass(frozen=True, slots=True, eq=False)
class Odds:
    """The chances of every bid at once.

    >>> odds = Odds.of(exact(4, last_die=False), own=(0, 2, 0, 0, 0, 0))
    >>> round(odds.chance(Bid(3, 2)), 4), round(odds.exact(Bid(3, 2)), 4), odds.chance(Bid(7, 2))
    (0.8025, 0.3951, 0.0)
    """

    at_least: Floats
    """[face, count]: the chance that at least so many dice count for the face"""
    exactly: Floats
    """[face, count]"""

    @classmethod
    def of(cls, others: Floats, own: Iterable[int]) -> Odds:
        """Return odds of one's own matching dice by face, and the others' distribution by face."""
        mine = list(own)
        exactly = np.zeros((len(FACES), others.shape[1] + max(mine)))
        for face, n in enumerate(mine):
            exactly[face, n : n + others.shape[1]] = others[face]
        return cls(at_least(exactly), exactly)

    def chance(self, bid: Bid) -> float:
        """Return how likely a bid is true."""
        return _at(self.at_least, bid)

    def exact(self, bid: Bid) -> float:
        """Return how likely a bid is exactly true."""
        return _at(self.exactly, bid)

    def expected(self, face: int) -> float:
        """Return how many dice are to be expected for a face."""
        return float(self.exactly[face - 1] @ np.arange(self.exactly.shape[1]))


def own_matching(hand: Hand, *, last_die: bool) -> tuple[int, ...]:
    """Return how many dice of a hand count for a bid of each face."""
    return tuple([matching(hand, Bid(1, face), wild=not last_die) for face in FACES])


@lru_cache(maxsize=512)
def exact(dice: int, *, last_die: bool) -> Floats:
    """Return how many of so many unknown dice count for each face: [face, count]."""
    alone = binomial(dice, ALONE)
    plain = alone if last_die else binomial(dice, WITH_WILD)
    return np.array([alone if face == WILD else plain for face in FACES])


def uncertain(cups: Iterable[Cup], *, last_die: bool) -> Floats:
    """Return the same where the numbers of dice under the cups are not known for sure."""
    numbers = reduce(np.convolve, (np.array(cup) for cup in cups), np.ones(1))
    found = np.zeros((len(FACES), len(numbers)))
    for dice in np.flatnonzero(numbers).tolist():
        found[:, : dice + 1] += numbers[dice] * exact(dice, last_die=last_die)
    return found


@lru_cache(maxsize=512)
def binomial(n: int, p: float) -> Floats:
    """Return the chance of each number of successes in n tries."""
    return np.array([comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)])


@lru_cache(maxsize=512)
def tail(n: int, p: float) -> Floats:
    """Return the chance of at least so many successes in n tries."""
    return at_least(binomial(n, p))


def at_least(exactly: Floats) -> Floats:
    """From the chance of each number to that of at least so many: [..., number]."""
    sums: Floats = exactly[..., ::-1].cumsum(axis=-1)[..., ::-1]
    return np.minimum(sums, 1.0)


def looked_up(chances: Floats, needed: Counts) -> Floats:
    """Return the chances of at least so many; more than there can be are hopeless."""
    last = len(chances) - 1
    found: Floats = chances[np.clip(needed, 0, last)]
    return np.where(needed > last, 0.0, found)


def _at(table: Floats, bid: Bid) -> float:
    row = table[bid.face - 1]
    return float(row[bid.count]) if 0 <= bid.count < len(row) else 0.0
