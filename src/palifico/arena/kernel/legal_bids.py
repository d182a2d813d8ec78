"""Legal bids as runs: wild, faces above, the face itself, faces below.

A `Runs` holds for a standing bid `(count, face)`: `wild` counts from `least_wild`; of each of
`above` faces `each` counts from `least`; of the face itself `same` and of each of `under` faces
below it `more` counts from `count + 1`. An opening is a raise of none of the wild face.
"""

from __future__ import annotations

from collections import namedtuple

from numba import njit

from palifico.arena.kernel.rule_params import FREE, ONE_AXIS

Runs = namedtuple("Runs", "count face wild least_wild above each least same under more")


@njit(cache=True, inline="always")
def runs(params, limit, last_die, changes, count, face):
    """Return the legal bids on a bid; `changes`: the face may change in a last-die round."""
    wild, least_wild, above, each, least, under = 0, 0, 5 - face, 0, count, 0
    more = limit - count
    same = more
    if count == 0:
        each, least = limit, 1
        opens_wild = params.last_die_open_wild if last_die else params.open_wild
        same = limit if opens_wild else 0
    elif last_die:
        if changes:
            each = 1 if params.face_change_raise == ONE_AXIS else more + 1
            under = face if params.face_change_raise == FREE else 0
        else:
            above = 0
    elif face == 0:
        least = 2 * count + 1
        each = max(0, limit - 2 * count)
    else:
        least_wild = (count + 1) // 2
        wild = limit - least_wild + 1
        each = 1 if params.raise_rule == ONE_AXIS else more + 1
        under = face - 1 if params.raise_rule == FREE else 0
    return Runs(count, face, wild, least_wild, above, each, least, same, under, more)


@njit(cache=True, inline="always")
def number_of(run):
    """Return how many bids there are."""
    return run.wild + run.above * run.each + run.same + run.under * run.more


@njit(cache=True, inline="always")
def nth(run, choice):
    """Bid number `choice`: its count and face."""
    upwards = run.wild + run.above * run.each
    if choice < run.wild:
        count, face = run.least_wild + choice, 0
    elif choice < upwards:
        choice -= run.wild
        count, face = run.least + choice % run.each, run.face + 1 + choice // run.each
    else:
        choice -= upwards
        count, face = run.count + 1 + choice % run.more, run.face - choice // run.more
    return count, face


@njit(cache=True, inline="always")
def span(run, face):
    """Return the legal counts of a face: the least, and how many."""
    least, number = 0, 0
    if face > run.face:
        if run.above > 0:
            least, number = run.least, run.each
    elif face == run.face:
        least, number = run.count + 1, run.same
    elif face == 0 and run.wild > 0:
        least, number = run.least_wild, run.wild
    elif run.face - face <= run.under:
        least, number = run.count + 1, run.more
    return least, number
