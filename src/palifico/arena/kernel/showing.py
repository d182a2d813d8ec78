"""What somebody outside is shown when asked, built up from what the seat may know; and the mask.

Observations are bytes (see `steps.py`), written here four at a time. A mask has 32 bits a word; the
bits of a word are one run of ones, so that choosing any of them takes no loop over bits.
"""

from __future__ import annotations

from numba import int64, njit, uint32, uint64

from palifico.arena.kernel.bidding import span
from palifico.arena.kernel.streams import FACES, drawn, one_of, upper


@njit(cache=True, inline="always")
def show(
    shown, masks, slot, seat, seats, shift, run, info, own,
    last_die, calls, bidder, opener, actor, in_play, left,
):  # fmt: skip
    """Fill the observation and the mask of a slot for the seat that is asked."""
    standing = run.count > 0
    shown[slot, 0] = uint32(own & 0xFFFFFFFF)
    shown[slot, 1] = uint32(own >> 32 & 0xFFFF | int64(last_die) << 16 | int64(calls) << 24)
    from_bidder = _from(seat, bidder, seats) if standing else 0
    bid_face = run.face + 1 if standing else 0
    shown[slot, 2] = uint32(
        run.count | bid_face << 8 | from_bidder << 16 | _from(seat, opener, seats) << 24
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
    words = 1 << shift >> 5
    if words == 1:
        some = 0 if calls else 1
        above = (((1 << run.each) - 1) << run.least - 1) * some if run.above > 0 else 0
        same = (((1 << run.same) - 1) << run.count) * some
        under = (((1 << run.more) - 1) << run.count) * some
        lowest = run.face - run.under
        for face in range(FACES):
            word = above if face > run.face else under
            word = word if face >= lowest else 0
            masks[slot, face] = uint32(same if face == run.face else word)
        if run.wild > 0:
            masks[slot, 0] = uint32((((1 << run.wild) - 1) << run.least_wild - 1) * some)
    else:
        for face in range(FACES):
            least, number = span(run, face)
            if calls:
                number = 0
            for word in range(words):
                begin = min(max(least - 1 - 32 * word, 0), 32)
                end = min(max(least - 1 + number - 32 * word, begin), 32)
                masks[slot, face * words + word] = uint32(((1 << (end - begin)) - 1) << begin)
    last = FACES * words
    masks[slot, last] = uint32(6) if calls else uint32(int64(standing))


@njit(cache=True)
def first_illegal(masks, actions):
    """The first slot whose action is not in its mask, or -1."""
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
    """How many bits of a word are set."""
    word = uint32(word) - (uint32(word) >> uint32(1) & uint32(0x55555555))
    word = (word & uint32(0x33333333)) + (word >> uint32(2) & uint32(0x33333333))
    word = (word + (word >> uint32(4))) & uint32(0x0F0F0F0F)
    return int64(uint32(word * uint32(0x01010101)) >> uint32(24))


@njit(cache=True, inline="always")
def _from(seat, other, seats):
    """How many places to the left of a seat another one sits."""
    places = other - seat
    return places + seats if places < 0 else places
