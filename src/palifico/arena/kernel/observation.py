"""Observation and action mask: what an outside policy is shown, built from what its seat may know.

Observations are bytes (see `vector_env.py`), written here four at a time. A mask has 32 bits a
word; the bits of a word are one run of ones, so that choosing any of them takes no loop over bits.
There are few masks, so all of them are made beforehand.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import int64, njit, uint32, uint64

from palifico.arena.kernel.legal_bids import runs, span
from palifico.arena.kernel.rng import FACES, drawn, one_of, upper

KINDS: Final = 3
"""Rounds: one like any other, a last-die round where the face stays, one where it may change."""


@njit(cache=True, inline="always")
def show(
    shown, slot, seat, seats, count, face, info, own,
    last_die, calls, bidder, opener, actor, in_play, left,
):  # fmt: skip
    """Fill the observation of a slot for the seat that is asked."""
    standing = count > 0
    shown[slot, 0] = uint32(own & 0xFFFFFFFF)
    shown[slot, 1] = uint32(own >> 32 & 0xFFFF | int64(last_die) << 16 | int64(calls) << 24)
    from_bidder = _from(seat, bidder, seats) if standing else 0
    bid_face = face + 1 if standing else 0
    shown[slot, 2] = uint32(
        count | bid_face << 8 | from_bidder << 16 | _from(seat, opener, seats) << 24
    )
    shown[slot, 3] = uint32(
        _from(seat, actor, seats) | in_play << 8 | left << 16 | int64(standing) << 24
    )
    other = seat
    for place in range(seats):
        shown[slot, 4 + place] = uint32(info[slot, other])
        other += 1
        if other == seats:
            other = 0


@njit(cache=True, inline="always")
def which(calls, last_die, changes, count, face):
    """Return which of all masks there are is that of a question."""
    return 0 if calls else _row(count, face, int64(last_die) + int64(changes))


@njit(cache=True, inline="always")
def allow(masks, slot, legal, row):
    """Fill the mask of a slot; one of the usual width is copied without counting."""
    if masks.shape[1] == FACES + 1:
        for word in range(FACES + 1):
            masks[slot, word] = legal[row, word]
    else:
        for word in range(masks.shape[1]):
            masks[slot, word] = legal[row, word]


@njit(cache=True)
def every_mask(params, limit, shift):
    """Return all masks that there can be: a row for each, in the order of `which`."""
    words = 1 << shift >> 5
    masks = np.zeros((1 + (limit + 1) * FACES * KINDS, FACES * words + 1), np.uint32)
    masks[0, FACES * words] = 6
    for count in range(limit + 1):
        for face in range(FACES):
            for kind in range(KINDS):
                row = _row(count, face, kind)
                run = runs(params, limit, kind > 0, kind > 1, count, face)
                for each in range(FACES):
                    least, number = span(run, each)
                    for word in range(words):
                        begin = min(max(least - 1 - 32 * word, 0), 32)
                        end = min(max(least - 1 + number - 32 * word, begin), 32)
                        bits = ((1 << (end - begin)) - 1) << begin
                        masks[row, each * words + word] = uint32(bits)
                masks[row, FACES * words] = uint32(count > 0)
    return masks


@njit(cache=True, inline="always")
def _row(count, face, kind):
    return 1 + (count * FACES + face) * KINDS + kind


@njit(cache=True)
def first_illegal(masks, actions):
    """Return the first slot whose action is not in its mask, or -1."""
    for slot in range(actions.size):
        action = actions[slot]
        if action < 0 or action >> 5 >= masks.shape[1]:
            return slot
        if not masks[slot, action >> 5] >> uint32(action & 31) & uint32(1):
            return slot
    return -1


@njit(cache=True)
def any_legal(masks, actions, key, counter):
    """Fill in any legal action of each slot, all of them equally likely."""
    words = masks.shape[1]
    for slot in range(actions.size):
        number = 0
        for word in range(words):
            number += _ones(masks[slot, word])
        choice = one_of(upper(drawn(uint64(key), counter + slot)), number)
        for word in range(words):
            ones = _ones(masks[slot, word])
            if choice < ones:
                low = masks[slot, word]
                first = _ones((low & (~low + uint32(1))) - uint32(1))
                actions[slot] = 32 * word + first + choice
                break
            choice -= ones


@njit(cache=True, inline="always")
def _ones(word):
    """Return how many bits of a word are set."""
    word = uint32(word) - (uint32(word) >> uint32(1) & uint32(0x55555555))
    word = (word & uint32(0x33333333)) + (word >> uint32(2) & uint32(0x33333333))
    word = (word + (word >> uint32(4))) & uint32(0x0F0F0F0F)
    return int64(uint32(word * uint32(0x01010101)) >> uint32(24))


@njit(cache=True, inline="always")
def _from(seat, other, seats):
    """Return how many places to the left of a seat another one sits."""
    places = other - seat
    return places + seats if places < 0 else places
