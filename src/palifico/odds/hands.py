"""Hands: every one that can be under a cup, as counts of faces, with its chance."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from palifico.rules import FACES, WILD

Floats: TypeAlias = NDArray[np.float64]
Counts: TypeAlias = NDArray[np.int64]
Cup: TypeAlias = tuple[float, ...]
"""The chance of each number of dice under a cup: (0, 0, 1) is two for sure."""


class Hands(NamedTuple):
    """All hands of one size, each with its chance and how many of its dice count for a bid."""

    counts: Counts
    """[hand, face]"""
    chances: Floats
    """[hand]"""
    matching: Counts
    """[hand, face]: with wild dice, in a normal round"""


class Matches(NamedTuple):
    """Which hands of a size have so many dice that count for a face: [face, number, hand]."""

    normal: Floats
    last_die: Floats


@lru_cache(maxsize=16)
def hands_of(dice: int) -> Hands:
    """Return all hands of so many dice."""
    rows = list(combinations_with_replacement(range(len(FACES)), dice))
    counts = np.array([[row.count(face) for face in range(len(FACES))] for row in rows])
    ways = [factorial(dice) / prod(factorial(n) for n in row) for row in counts.tolist()]
    matching = counts + counts[:, WILD - 1 : WILD]
    matching[:, WILD - 1] = counts[:, WILD - 1]
    return Hands(counts, np.array(ways) / float(len(FACES)) ** dice, matching)


def matching_of(hands: Hands, *, last_die: bool) -> Counts:
    """Return how many dice of each hand count for a bid of each face: [hand, face]."""
    return hands.counts if last_die else hands.matching


@lru_cache(maxsize=16)
def matches_of(dice: int) -> Matches:
    """Return which hands have how many dice that count for a face."""
    hands, numbers = hands_of(dice), np.arange(dice + 1)
    return Matches(_one_hot(hands.matching, numbers), _one_hot(hands.counts, numbers))


def _one_hot(matching: Counts, numbers: Counts) -> Floats:
    found: Floats = (matching.T[:, None, :] == numbers[None, :, None]).astype(np.float64)
    return found
