"""Counter-based random numbers (splitmix64), and dice by look-up. Number `i` of a stream is fixed.

A roll is one look-up: the index of a roll of so many dice leads to its counts of faces, packed into
one number, eight bits a face, so that the dice of a whole table are a sum, wild dice are one
multiplication, and judging a bid is a shift. Faces are 0 (wild) to 5.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import int64, njit, uint64

from palifico.arena.kernel import cache

assert cache.CACHE_DIR is not None  # settled before anything is compiled

FACES: Final = 6
DICE_PER_LOOKUP: Final = 5
"""The most dice that one look-up rolls."""
WILD_SPREAD: Final = 0x010101010100
"""Times the number of wild dice: adds them to every other face."""
_STEP = np.uint64(0x9E3779B97F4A7C15)
_ONE = np.uint64(0xBF58476D1CE4E5B9)
_TWO = np.uint64(0x94D049BB133111EB)
_HALF = np.uint64(0xFFFFFFFF)


def _rolls() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the packed counts of every roll, and the start and size of those of each number."""
    sizes = [FACES**dice for dice in range(DICE_PER_LOOKUP + 1)]
    packed = [
        sum(1 << 8 * (index // FACES**die % FACES) for die in range(dice))
        for dice, size in enumerate(sizes)
        for index in range(size)
    ]
    starts = np.cumsum([0, *sizes[:-1]])
    return np.array(packed, np.int64), starts.astype(np.uint64), np.array(sizes, np.uint64)


def _neighbours() -> np.ndarray:
    """For who is left, a bit a seat, and a seat: the next of them to the left."""
    table = np.zeros((1 << 12, 16), np.int8)
    for living in range(1, 1 << 12):
        for seat in range(12):
            ahead = living >> seat + 1 << seat + 1 or living
            table[living, seat] = (ahead & -ahead).bit_length() - 1
    return table.reshape(-1)


_PACKED, _STARTS, _SIZES = _rolls()
_LEFT = _neighbours()


@njit(cache=True, inline="always")
def mixed(number):
    """Return a number that looks like any other (the finish of splitmix64)."""
    number = (number ^ (number >> uint64(30))) * _ONE
    number = (number ^ (number >> uint64(27))) * _TWO
    return number ^ (number >> uint64(31))


@njit(cache=True, inline="always")
def stream(seed, number):
    """Return the key of a stream of a seed."""
    return mixed(mixed(uint64(seed) + _STEP) + uint64(number) * _STEP)


@njit(cache=True, inline="always")
def drawn(key, counter):
    """Random number `counter` of a stream: 64 bits."""
    return mixed(key + uint64(counter) * _STEP)


@njit(cache=True, inline="always")
def upper(number):
    """Return the upper half of a random number."""
    return number >> uint64(32)


@njit(cache=True, inline="always")
def lower(number):
    """Return the lower half of a random number."""
    return number & _HALF


@njit(cache=True, inline="always")
def one_of(half, limit):
    """Return a number below a limit, of half a random number."""
    return int64((half * uint64(limit)) >> uint64(32))


@njit(cache=True, inline="always")
def rolled(half, dice):
    """Return the packed counts of a roll of up to five dice, of half a random number."""
    size = uint64(dice)
    return _PACKED[_STARTS[size] + ((half * _SIZES[size]) >> uint64(32))]


@njit(cache=True, inline="always")
def left_of(living, seat):
    """Return the next seat with dice to the left of a seat."""
    return int64(_LEFT[uint64(living << 4 | seat)])
