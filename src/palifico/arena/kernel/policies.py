"""Compiled policies: what those of `policies/model.py` answer."""

from __future__ import annotations

from typing import Final

from numba import int64, njit, uint64

from palifico.arena.kernel.legal_bids import nth, number_of, span
from palifico.arena.kernel.rng import FACES, WILD_SPREAD, lower, one_of, upper
from palifico.arena.policies.model import (
    BID_AT,
    BINS,
    CHALLENGE_AT,
    EXACT_AT,
    ONE,
    RANDOM_KIND,
    THRESHOLDS_KIND,
)

CHALLENGE: Final = -1
_KIND, _DOUBT, _PRESS, _EXACT, _BLUFF = range(5)


@njit(cache=True, inline="always")
def counting(own, last_die):
    """Return how many of one's own dice count for each face, packed."""
    return own if last_die else own + (own & 255) * WILD_SPREAD


@njit(cache=True)
def chance(tails, mine, unknown, last_die, count, face):
    """Return the chance that a bid is true, by one's own dice and so many unknown ones."""
    alone = 1 if last_die or face == 0 else 0
    return tails[alone, unknown, max(0, count - (mine >> 8 * face & 255))]


@njit(cache=True, inline="always")
def spelt(count, face):
    """Return a bid as one number."""
    return face << 10 | count


@njit(cache=True)
def calls_exact(policies, who, tails, mine, unknown, last_die, run, options, number):
    """Return whether a policy calls the standing bid exact; `Random` draws from `options`."""
    if policies[who, _KIND] == RANDOM_KIND:
        return one_of(upper(number), options) == 0
    needed = run.count - (mine >> 8 * run.face & 255)
    if needed < 0:
        return False
    alone = 1 if last_die or run.face == 0 else 0
    exactly = tails[alone, unknown, needed] - tails[alone, unknown, needed + 1]
    if policies[who, _KIND] == THRESHOLDS_KIND:
        return exactly >= policies[who, _EXACT]
    return upper(number) < uint64(policies[who, EXACT_AT + _bin(exactly)])


@njit(cache=True)
def answer(policies, who, tails, mine, unknown, last_die, run, number):
    """Return what a policy says on its turn: a bid as one number, or `CHALLENGE`."""
    standing = run.count > 0
    if policies[who, _KIND] == RANDOM_KIND:
        choice = one_of(upper(number), number_of(run) + standing)
        if choice == number_of(run):
            return CHALLENGE
        count, face = nth(run, choice)
        return spelt(count, face)
    doubted = ONE
    if standing:
        doubted = chance(tails, mine, unknown, last_die, run.count, run.face)
        if number_of(run) == 0:
            return CHALLENGE
    if policies[who, _KIND] == THRESHOLDS_KIND:
        return _by_thresholds(policies, who, tails, mine, unknown, last_die, run, doubted, number)
    if standing and upper(number) < uint64(policies[who, CHALLENGE_AT + _bin(doubted)]):
        return CHALLENGE
    return _by_weight(policies, who, tails, mine, unknown, last_die, run, number)


@njit(cache=True)
def _by_thresholds(policies, who, tails, mine, unknown, last_die, run, doubted, number):
    if doubted < policies[who, _DOUBT]:
        return CHALLENGE
    if lower(number) < uint64(policies[who, _BLUFF]):
        return _bluffed(run, number)
    highest, likeliest = -1, int64(-1)
    pressing, safest = CHALLENGE, CHALLENGE
    for face in range(FACES):
        least, counts = span(run, face)
        if counts == 0:
            continue
        count, likely = least, chance(tails, mine, unknown, last_die, least, face)
        while count + 1 < least + counts:
            next_ = chance(tails, mine, unknown, last_die, count + 1, face)
            if next_ < policies[who, _PRESS]:
                break
            count, likely = count + 1, next_
        rank = 32 * count + 8 if face == 0 and not last_die else 16 * count + face
        if likely >= policies[who, _PRESS] and rank > highest:
            highest, pressing = rank, spelt(count, face)
        if likely > likeliest:
            likeliest, safest = likely, spelt(count, face)
    if highest >= 0:
        return pressing
    return CHALLENGE if ONE - doubted > likeliest else safest


@njit(cache=True)
def _bluffed(run, number):
    faces = 0
    for face in range(FACES):
        faces += span(run, face)[1] > 0
    choice = one_of(upper(number), faces)
    for face in range(FACES):
        least, counts = span(run, face)
        if counts > 0:
            if choice == 0:
                return spelt(least, face)
            choice -= 1
    return CHALLENGE


@njit(cache=True)
def _by_weight(policies, who, tails, mine, unknown, last_die, run, number):
    total = int64(0)
    for face in range(FACES):
        least, counts = span(run, face)
        for count in range(least, least + counts):
            total += policies[
                who, BID_AT + _bin(chance(tails, mine, unknown, last_die, count, face))
            ]
    if total == 0:
        return CHALLENGE if run.count > 0 else spelt(1, 1)
    left = one_of(lower(number), total)
    for face in range(FACES):
        least, counts = span(run, face)
        for count in range(least, least + counts):
            left -= policies[
                who, BID_AT + _bin(chance(tails, mine, unknown, last_die, count, face))
            ]
            if left < 0:
                return spelt(count, face)
    return CHALLENGE


@njit(cache=True, inline="always")
def _bin(likely):
    return min(likely >> 28, BINS - 1)
