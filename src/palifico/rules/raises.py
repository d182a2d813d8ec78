"""Raises: which bids may follow which, as one range of counts for each face, or the reason.

Every raise rule gives each face an unbroken run of counts, so a whole legal set is six ranges.
"""

from __future__ import annotations

from typing import NamedTuple

from palifico.rules.edition import Edition, FaceChange, RaiseRule
from palifico.rules.state import Round, State
from palifico.rules.values import WILD, Bid, Face, Seat

NONE = range(0)


class Situation(NamedTuple):
    """All that the legality of a bid depends on."""

    edition: Edition
    last_die: bool
    may_change: bool
    previous: Bid | None
    limit: int


def situation(state: State, round_: Round) -> Situation:
    """Return the situation of the player to act."""
    return Situation(
        state.edition,
        round_.last_die,
        round_.last_die and may_change_face(state, round_, round_.to_act),
        round_.bid,
        state.limit,
    )


def may_change_face(state: State, round_: Round, seat: Seat) -> bool:
    """Return whether `seat` is entitled to change the face in this last-die round."""
    edition = state.edition
    if state.dice[seat] != 1:
        return False
    if seat == round_.opener:
        return edition.face_change_opener
    if edition.face_change is FaceChange.ONE_DIE_EARLIER:
        return seat in state.palificos
    return edition.face_change is FaceChange.ONE_DIE


def counts(at: Situation, face: Face) -> range:
    """Return the legal counts of `face`, from the smallest to the largest; empty if none."""
    if at.previous is None:
        return _opening(at, face)
    n, f = at.previous
    top = at.limit + 1
    if at.last_die:
        if face == f or at.may_change:
            return _plain(at.edition.face_change_raise, at.previous, face, top)
        return NONE
    if face == WILD and f != WILD:
        return range((n + 1) // 2, top)
    if f == WILD and face != WILD:
        return range(2 * n + 1, top)
    return _plain(at.edition.raise_rule, at.previous, face, top)


def why_not(at: Situation, bid: Bid) -> str | None:
    """Return the code of the first rule that `bid` breaks, or None when it is legal."""
    if not 1 <= bid.count <= at.limit:
        return "bid.count"
    if not 1 <= bid.face <= 6:
        return "bid.face"
    if bid.count in counts(at, bid.face):
        return None
    if at.previous is None:
        return "bid.opening_wild"
    return _why_no_raise(at, at.previous, bid)


def _opening(at: Situation, face: Face) -> range:
    edition = at.edition
    wild_opens = edition.last_die_open_wild if at.last_die else edition.open_wild
    return range(1, at.limit + 1) if face != WILD or wild_opens else NONE


def _plain(rule: RaiseRule | None, previous: Bid, face: Face, top: int) -> range:
    n, f = previous
    if face > f:
        return range(n, min(n + 1, top)) if rule is RaiseRule.ONE_AXIS else range(n, top)
    if face < f and rule is not RaiseRule.FREE:
        return NONE
    return range(n + 1, top)


def _why_no_raise(at: Situation, previous: Bid, bid: Bid) -> str:
    (n, f), (m, g) = previous, bid
    if at.last_die:
        if g != f and not at.may_change:
            return "bid.face_locked"
        rule = at.edition.face_change_raise
    else:
        if g == WILD and f != WILD:
            return "bid.half"
        if f == WILD and g != WILD:
            return "bid.double"
        rule = at.edition.raise_rule
    if g < f and rule is not RaiseRule.FREE:
        return "bid.face_down"
    return "bid.one_axis" if g > f and m > n else "bid.not_higher"
