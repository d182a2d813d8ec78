"""The legal set as an object: its order, its size, what is in it, how it prints."""

from __future__ import annotations

import pytest

from palifico.rules import Bid, Calza, Dudo, Legal, LegalBids, legal
from palifico.rules.legal import NO_BIDS, NOTHING
from tests.rulebook.table import bids, game, lose, twos, with_all_rules

GAP = LegalBids((range(2, 5), range(0), range(4, 4), range(3, 4), range(1, 3), range(6, 8)))
"""Ranges of all kinds: an ordinary one, two empty ones, one of a single count."""


def test_bids_come_by_count_then_by_face() -> None:
    order = ["1x5", "2x1", "2x5", "3x1", "3x4", "4x1", "6x6", "7x6"]
    assert [str(bid) for bid in GAP] == order
    assert all(isinstance(bid, Bid) for bid in GAP)


def test_bids_are_counted() -> None:
    assert (len(GAP), len(list(GAP))) == (8, 8)
    assert (len(NO_BIDS), list(NO_BIDS), str(NO_BIDS)) == (0, [], "")


def test_membership_of_bids() -> None:
    every = [Bid(count, face) for count in range(-1, 10) for face in range(-1, 9)]
    assert {bid for bid in every if bid in GAP} == set(GAP)
    for other in ("2x1", (2, 1), None, 2, Dudo()):
        assert other not in GAP


@pytest.mark.parametrize(("face", "count"), [(1, 2), (2, None), (3, None), (4, 3), (5, 1), (6, 6)])
def test_smallest_count_of_a_face(face: int, count: int | None) -> None:
    assert GAP.smallest(face) == count
    assert Legal(0, GAP, False, (), None).smallest(face) == count


def test_counts_of_a_face() -> None:
    assert GAP.counts(1) == range(2, 5)
    assert GAP.counts(6) == range(6, 8)
    assert not GAP.counts(2)


def test_bids_print_as_ranges() -> None:
    assert str(GAP) == "2-4x1 3x4 1-2x5 6-7x6"


def test_bids_need_all_six_faces() -> None:
    short = LegalBids((range(1, 3),))
    with pytest.raises(ValueError, match="zip"):
        list(short)
    with pytest.raises(ValueError, match="zip"):
        str(short)


FULL = Legal(1, LegalBids((*[range(0)] * 5, range(3, 5))), True, (0, 2), Bid(2, 6))


def test_actions_come_as_bids_challenge_exact_calls() -> None:
    on = Calza(Bid(2, 6))
    assert list(FULL) == [(1, Bid(3, 6)), (1, Bid(4, 6)), (1, Dudo()), (0, on), (2, on)]
    assert len(FULL) == 5


def test_membership_of_actions() -> None:
    inside = set(FULL)
    asked = [Bid(2, 6), Bid(3, 6), Bid(4, 6), Bid(5, 6), Dudo(), Calza(Bid(2, 6)), Calza(None)]
    for seat in range(4):
        for action in asked:
            assert ((seat, action) in FULL) is ((seat, action) in inside)
    for other in (None, 1, Dudo(), (1,), (1, None), (1, Dudo(), 2), (1, (3, 6))):
        assert other not in FULL


def test_challenge_only_where_there_is_one() -> None:
    quiet = Legal(1, FULL.bids, False, (), None)
    assert (1, Dudo()) not in quiet
    assert list(quiet) == [(1, Bid(3, 6)), (1, Bid(4, 6))]
    assert len(quiet) == 2


def test_legal_set_what_one_seat_may_do() -> None:
    assert FULL.of(1) == Legal(1, FULL.bids, True, (), Bid(2, 6))
    assert FULL.of(0) == Legal(None, NO_BIDS, False, (0,), Bid(2, 6))
    assert FULL.of(2) == Legal(None, NO_BIDS, False, (2,), Bid(2, 6))
    assert FULL.of(3) == Legal(None, NO_BIDS, False, (), Bid(2, 6))
    both = Legal(2, FULL.bids, True, (0, 2), Bid(2, 6))
    assert both.of(2) == Legal(2, FULL.bids, True, (2,), Bid(2, 6))


def test_exact_call_without_a_turn() -> None:
    assert list(FULL.of(0)) == [(0, Calza(Bid(2, 6)))]
    assert Legal(None, FULL.bids, True, (), None).__len__() == 3
    assert list(Legal(None, FULL.bids, True, (), None)) == []


def test_legal_set_nothing_is_legal_without_a_round() -> None:
    state = game("paco")
    assert legal(state) == NOTHING == Legal(None, NO_BIDS, False, (), None)
    assert legal(lose(state, 1)) == NOTHING
    assert (len(NOTHING), list(NOTHING)) == (0, [])


def test_legal_set_of_a_round() -> None:
    moves = legal(twos(with_all_rules("paco")))
    assert (moves.to_act, moves.dudo, moves.calza, moves.on) == (0, False, (), None)
    moves = legal(bids(twos(with_all_rules("paco")), "3x5"))
    assert (moves.to_act, moves.dudo, moves.calza, moves.on) == (1, True, (1, 2), Bid(3, 5))
    assert str(moves.bids) == "2-15x1 4-15x5 3x6"
    assert legal(bids(twos(game("paco")), "3x5")).calza == ()
