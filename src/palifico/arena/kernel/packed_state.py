"""Packed state: a pending game in five integers, what changes with every answer in one of them.

A game takes five numbers, so that thousands of them stay close to the processor: this one, the
game's number, all dice packed, rounds and actions so far, and how much chance policies have used.
"""

from __future__ import annotations

from typing import Final

from numba import int64, njit

TABLE, GAME, DICE, SO_FAR, CHANCE = range(5)
FIELDS: Final = 5


@njit(cache=True, inline="always")
def pack_table(
    phase, last_die, face, opener, actor, bidder, asked, left, refused, callers, living, count,
    in_play,
):  # fmt: skip
    """Return a table as one number; one of nothing but zeros has not begun."""
    return (
        phase
        | int64(last_die) << 2
        | face << 3
        | opener << 6
        | actor << 10
        | (bidder + 1) << 14
        | asked << 18
        | left << 22
        | refused << 26
        | callers << 30
        | living << 34
        | count << 46
        | in_play << 54
    )


@njit(cache=True, inline="always")
def unpack_table(table):
    """Return what was kept, in the same order."""
    return (
        table & 3,
        table >> 2 & 1 == 1,
        table >> 3 & 7,
        table >> 6 & 15,
        table >> 10 & 15,
        (table >> 14 & 15) - 1,
        table >> 18 & 15,
        table >> 22 & 15,
        table >> 26 & 15,
        table >> 30 & 15,
        table >> 34 & 0xFFF,
        table >> 46 & 255,
        table >> 54 & 255,
    )
