"""Which bid may follow which, for every kind of raise, in normal and in last-die rounds."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from palifico.editions import box
from palifico.rules import FACES, Bid, Situation, legal_bids
from palifico.rules.edition import FaceChange, RaiseRule
from palifico.rules.raises import counts, may_change_face, situation, why_not
from tests.rulebook.table import bids, lose, twos, with_all_rules

LIMIT = 9
EVERY = [Bid(count, face) for count in range(1, LIMIT + 1) for face in FACES]


def at(
    rule: str, previous: Bid | None, *, last_die: bool = False, may_change: bool = False
) -> Situation:
    """A situation in which both kinds of raise are `rule`."""
    kind = RaiseRule(rule)
    edition = replace(box("piatnik").edition, raise_rule=kind, face_change_raise=kind)
    return Situation(edition, last_die, may_change, previous, LIMIT)


def plain(rule: str, n: int, f: int, m: int, g: int) -> str | None:
    """Why `(m, g)` may not follow `(n, f)` where no face is wild."""
    if g < f and rule != "free":
        return "bid.face_down"
    if m < n or (m == n and g <= f):
        return "bid.not_higher"
    return "bid.one_axis" if rule == "one_axis" and g > f and m > n else None


def normal(rule: str, n: int, f: int, m: int, g: int) -> str | None:
    """The same in a normal round."""
    if g == 1 != f:
        return None if 2 * m >= n else "bid.half"
    if f == 1 != g:
        return None if m > 2 * n else "bid.double"
    return plain(rule, n, f, m, g)


@pytest.mark.parametrize("rule", list(RaiseRule))
def test_raise_of_a_normal_round(rule: RaiseRule) -> None:
    for previous, bid in product(EVERY, EVERY):
        assert why_not(at(rule, previous), bid) == normal(rule, *previous, *bid), (previous, bid)


@pytest.mark.parametrize("rule", list(RaiseRule))
def test_raise_of_a_last_die_round_with_the_right_to_change(rule: RaiseRule) -> None:
    for previous, bid in product(EVERY, EVERY):
        now = at(rule, previous, last_die=True, may_change=True)
        assert why_not(now, bid) == plain(rule, *previous, *bid), (previous, bid)


@pytest.mark.parametrize("rule", list(RaiseRule))
def test_raise_of_a_last_die_round_without_it(rule: RaiseRule) -> None:
    for previous, bid in product(EVERY, EVERY):
        now = at(rule, previous, last_die=True)
        locked = "bid.face_locked" if bid.face != previous.face else None
        assert why_not(now, bid) == (locked or plain(rule, *previous, *bid)), (previous, bid)


@pytest.mark.parametrize("may_change", [True, False])
@pytest.mark.parametrize("last_die", [True, False])
@pytest.mark.parametrize("rule", list(RaiseRule))
def test_legal_bids_are_those_that_nothing_speaks_against(
    rule: RaiseRule, last_die: bool, may_change: bool
) -> None:
    for previous in (None, *EVERY):
        now = at(rule, previous, last_die=last_die, may_change=may_change)
        assert list(legal_bids(now)) == [bid for bid in EVERY if why_not(now, bid) is None]


@pytest.mark.parametrize(
    ("bid", "code"),
    [
        (Bid(0, 3), "bid.count"),
        (Bid(-1, 3), "bid.count"),
        (Bid(LIMIT + 1, 3), "bid.count"),
        (Bid(LIMIT, 3), None),
        (Bid(1, 3), None),
        (Bid(1, 0), "bid.face"),
        (Bid(1, 7), "bid.face"),
        (Bid(1, 6), None),
        (Bid(1, 1), "bid.opening_wild"),
        (Bid(0, 7), "bid.count"),
        (Bid(LIMIT + 1, 1), "bid.count"),
    ],
)
def test_count_before_face_before_opening(bid: Bid, code: str | None) -> None:
    assert why_not(at("free", None), bid) == code


def test_opening_switches() -> None:
    edition = replace(box("piatnik").edition, open_wild=True, last_die_open_wild=False)
    normal_round = Situation(edition, False, False, None, LIMIT)
    last_die = Situation(edition, True, False, None, LIMIT)
    assert (why_not(normal_round, Bid(1, 1)), counts(normal_round, 1)) == (None, range(1, 10))
    assert (why_not(last_die, Bid(1, 1)), len(counts(last_die, 1))) == ("bid.opening_wild", 0)
    assert counts(last_die, 2) == range(1, 10)


@pytest.mark.parametrize("face", [2, 4, 6])
def test_one_axis_at_the_limit(face: int) -> None:
    now = at("one_axis", Bid(LIMIT, face))
    assert [str(bid) for bid in legal_bids(now) if bid.face > face] == [
        f"{LIMIT}x{higher}" for higher in range(face + 1, 7)
    ]


def test_one_axis_above_the_limit_leaves_nothing() -> None:
    now = at("one_axis", Bid(LIMIT + 1, 3), last_die=True, may_change=True)
    assert list(legal_bids(now)) == []


@pytest.mark.parametrize(
    ("kind", "opener", "rights"),
    [
        ("nobody", False, [False, False, False, False]),
        ("nobody", True, [True, False, False, False]),
        ("one_die", False, [False, True, True, False]),
        ("one_die", True, [True, True, True, False]),
        ("one_die_earlier", False, [False, True, False, False]),
        ("one_die_earlier", True, [True, True, False, False]),
    ],
)
def test_raises_who_has_the_right_to_change_the_face(
    kind: str, opener: bool, rights: list[bool]
) -> None:
    """Seats 0 to 2 have one die; 0 opens and 1 opened such a round before."""
    state = lose(lose(lose(with_all_rules("piatnik", seats=4), 1, times=4), 2, times=4), 0, times=4)
    edition = replace(state.edition, face_change=FaceChange(kind), face_change_opener=opener)
    state = twos(state)._replace(edition=edition, palificos=frozenset({0, 1, 3}))
    round_ = state.round
    assert round_ is not None
    assert [may_change_face(state, round_, seat) for seat in range(4)] == rights


def test_situation_of_the_player_to_act() -> None:
    state = bids(twos(with_all_rules("azteca")), "2x3")
    assert state.round is not None
    now = situation(state, state.round)
    assert now == Situation(state.edition, False, False, Bid(2, 3), 15)
    state = twos(lose(lose(with_all_rules("azteca"), 1, times=4), 0, times=4))
    assert state.round is not None
    assert situation(state, state.round) == Situation(state.edition, True, False, None, 15)
    state = bids(state, "2x3")
    assert state.round is not None
    assert situation(state, state.round) == Situation(state.edition, True, True, Bid(2, 3), 15)
