"""The kernel itself, compiled by numba. All of it is in this file: a cache knows only one file.

Faces are 0 (wild) to 5. A roll is one look-up: the index of a roll of so many dice leads to its
counts of faces, packed into one number, eight bits a face, so that the dice of a whole table are a
sum, wild dice are one multiplication, and judging a bid is a shift. The legal bids on a bid are
four runs (wild, faces above, the face itself, faces below), so that choosing one of them takes no
loop. All is one function: what is called in the loop costs more than what it does. Chance comes
from streams by counter: number `i` of game `g` of a seed is always the same.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import config, int64, njit, uint64
from platformdirs import user_cache_path

from palifico.arena.kernel.terms import FREE, ONE_AXIS

# numba sets its configuration from names that no tool can see.
if not config.CACHE_DIR:  # type: ignore[attr-defined]
    config.CACHE_DIR = str(user_cache_path("palifico") / "numba")  # type: ignore[attr-defined]

FACES: Final = 6
MOST_AT_ONCE: Final = 5
"""So many dice are rolled by one look-up."""
BID: Final = 0
DUDO: Final = 1
CALZA: Final = 2

_STEP = np.uint64(0x9E3779B97F4A7C15)
_ONE = np.uint64(0xBF58476D1CE4E5B9)
_TWO = np.uint64(0x94D049BB133111EB)
_HALF = np.uint64(0xFFFFFFFF)
_SPREAD = 0x010101010100
"""Adds the number of wild dice to every other face."""


def _rolls() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The packed counts of every roll, where those of each number begin, and how many there are."""
    sizes = [FACES**dice for dice in range(MOST_AT_ONCE + 1)]
    packed = [
        sum(1 << 8 * (index // FACES**die % FACES) for die in range(dice))
        for dice, size in enumerate(sizes)
        for index in range(size)
    ]
    starts = np.cumsum([0, *sizes[:-1]])
    return np.array(packed, np.int64), starts.astype(np.int64), np.array(sizes, np.int64)


_PACKED, _STARTS, _SIZES = _rolls()


@njit(cache=True, inline="always")
def mixed(number):
    """A number that looks like any other (the finish of splitmix64)."""
    number = (number ^ (number >> uint64(30))) * _ONE
    number = (number ^ (number >> uint64(27))) * _TWO
    return number ^ (number >> uint64(31))


@njit(cache=True, inline="always")
def drawn(key, counter):
    """Random number `counter` of a stream."""
    return mixed(key + counter * _STEP)


@njit(cache=True, inline="always")
def below(half, limit):
    """A number below a limit, of 32 random bits."""
    return int64((half * uint64(limit)) >> uint64(32))


@njit(cache=True, error_model="numpy")
def play(terms, seats, seed, first, winners, rounds, decisions, log):
    """Play games to their ends, everybody choosing any legal action with the same chance.

    Fills one place of `winners`, `rounds` and `decisions` for each game, from number `first` on.
    With room in `log`, all dice and actions are written there, each action with the number of those
    there were to choose from; gives how much was written.
    """
    limit = seats * terms.dice_each
    dice = np.zeros(16, np.int64)
    written = 0
    for game in range(winners.size):
        key, counter = mixed(uint64(seed) + uint64(first + game) * _STEP), uint64(0)
        for seat in range(seats):
            dice[seat] = terms.dice_each
        left, palificos, last_die = seats, 0, False
        played, spoken = 0, 0

        # Who opens: drawn, or by throws of which the highest counts.
        counter += uint64(1)
        opener = below(drawn(key, counter) >> uint64(32), seats)
        if terms.roll_off:
            throwing = (1 << seats) - 1
            while throwing & (throwing - 1):
                highest, tied = -1, 0
                for seat in range(seats):
                    if throwing >> seat & 1:
                        counter += uint64(1)
                        face = below(drawn(key, counter) >> uint64(32), FACES)
                        if face > highest:
                            highest, tied = face, 1 << seat
                        elif face == highest:
                            tied |= 1 << seat
                throwing = tied
            opener = 0
            while not throwing >> opener & 1:
                opener += 1
        if log.size:
            log[written] = opener
            written += 1

        while left > 1:
            played += 1
            # Everybody rolls; one random number is good for two rolls.
            total, half, spare = 0, uint64(0), False
            for seat in range(seats):
                own, rest = 0, dice[seat]
                while rest > 0:
                    number = min(rest, MOST_AT_ONCE)
                    if spare:
                        spare = False
                    else:
                        counter += uint64(1)
                        half, spare = drawn(key, counter), True
                    bits = half >> uint64(32) if spare else half & _HALF
                    own += _PACKED[_STARTS[number] + below(bits, _SIZES[number])]
                    rest -= number
                total += own
                if log.size:
                    log[written] = -1 - own
                    written += 1
            if last_die:
                palificos |= 1 << opener
            else:
                total += (total & 255) * _SPREAD

            actor, bidder, count, face = opener, -1, 0, 0
            while True:
                spoken += 1
                counter += uint64(1)
                bits = drawn(key, counter) >> uint64(32)
                if count == 0:
                    opens_wild = terms.last_die_open_wild if last_die else terms.open_wild
                    wild = limit if opens_wild else 0
                    options = wild + (FACES - 1) * limit
                    choice = below(bits, options)
                    if choice < wild:
                        count, face = 1 + choice, 0
                    else:
                        choice -= wild
                        count, face = 1 + choice % limit, 1 + choice // limit
                else:
                    # Runs: `wild` counts from `least_wild`, then `above` faces with `each` counts
                    # from `least`, then one more of this face and of `under` faces below it.
                    wild, least_wild, above, each, least, under = 0, 0, 5 - face, 0, count, 0
                    more = limit - count
                    if last_die:
                        above = 0
                        if dice[actor] == 1:
                            if actor == opener:
                                changes = terms.face_change_opener == 1
                            elif terms.face_change == 2:
                                changes = palificos >> actor & 1 == 1
                            else:
                                changes = terms.face_change == 1
                            if changes:
                                above = 5 - face
                                each = 1 if terms.face_change_raise == ONE_AXIS else more + 1
                                under = face if terms.face_change_raise == FREE else 0
                    elif face == 0:
                        least = 2 * count + 1
                        each = max(0, limit - 2 * count)
                    else:
                        least_wild = (count + 1) // 2
                        wild = limit - least_wild + 1
                        each = 1 if terms.raise_rule == ONE_AXIS else more + 1
                        under = face - 1 if terms.raise_rule == FREE else 0
                    bids = wild + above * each + more * (1 + under)
                    callers = 0
                    if (
                        terms.calza
                        and (terms.calza_two or left > 2)
                        and (terms.calza_last_die or not last_die)
                    ):
                        callers = left - 2 + terms.calza_bidder + terms.calza_to_act
                    options = bids + 1 + callers
                    choice = below(bits, options)
                    if choice >= bids:
                        break
                    if choice < wild:
                        count, face = least_wild + choice, 0
                    elif choice < wild + above * each:
                        choice -= wild
                        count, face = least + choice % each, face + 1 + choice // each
                    else:
                        choice -= wild + above * each
                        count, face = count + 1 + choice % more, face - choice // more
                if log.size:
                    log[written] = _spelt(BID, actor, count, face, options)
                    written += 1
                bidder = actor
                actor = _left_of(dice, seats, actor)

            found = total >> 8 * face & 255
            choice -= bids
            loser = -1
            if choice == 0:
                loser = actor if found >= count else bidder
                if log.size:
                    log[written] = _spelt(DUDO, actor, 0, 0, options)
                    written += 1
            else:
                caller = -1
                while choice > 0:
                    caller += 1
                    may = dice[caller] > 0
                    may = may and (terms.calza_bidder == 1 or caller != bidder)
                    if may and (terms.calza_to_act == 1 or caller != actor):
                        choice -= 1
                if log.size:
                    log[written] = _spelt(CALZA, caller, 0, 0, options)
                    written += 1
                if found == count:
                    dice[caller] += dice[caller] < terms.dice_each
                    opener, last_die = caller, False
                    if terms.calza_opens == 1:
                        opener = bidder
                    elif terms.calza_opens == 2:
                        opener = actor
                else:
                    loser = caller
            if loser >= 0:
                dice[loser] -= 1
                opener, last_die = loser, False
                if dice[loser] == 0:
                    left -= 1
                    opener = _left_of(dice, seats, loser)
                elif dice[loser] == 1 and terms.last_die and (terms.last_die_two or left > 2):
                    last_die = not (terms.first_time and palificos >> loser & 1)
        winners[game] = opener
        rounds[game] = played
        decisions[game] = spoken
    return written


@njit(cache=True, inline="always")
def _left_of(dice, seats, seat):
    """The next seat with dice to the left."""
    seat += 1
    if seat == seats:
        seat = 0
    while dice[seat] == 0:
        seat += 1
        if seat == seats:
            seat = 0
    return seat


@njit(cache=True, inline="always")
def _spelt(kind, seat, count, face, options):
    return kind | seat << 2 | face << 6 | count << 9 | options << 20
