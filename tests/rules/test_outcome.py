"""Outcomes, and the counting behind them."""

from __future__ import annotations

import pytest

from palifico.rules import Bid, Outcome, outcome
from palifico.rules.reveal import matching, total
from tests.random_games import dealt
from tests.rulebook.table import bids, calza, dudo, game, lose, twos, with_all_rules


@pytest.mark.parametrize(
    ("face", "wild", "count"),
    [(1, True, 2), (1, False, 2), (4, True, 3), (4, False, 1), (6, True, 2), (6, False, 0)],
)
def test_dice_of_a_hand_that_count(face: int, wild: bool, count: int) -> None:
    assert matching((1, 1, 4, 5, 5), Bid(9, face), wild=wild) == count


def test_dice_of_all_hands_that_count() -> None:
    hands = [(1, 4), (), (4, 4, 2), (1,)]
    assert total(hands, Bid(1, 4), wild=True) == 5
    assert total(hands, Bid(1, 4), wild=False) == 3
    assert total(iter(hands), Bid(1, 1), wild=True) == 2
    assert total([], Bid(1, 4), wild=True) == 0


def test_outcome_no_outcome_before_the_call() -> None:
    state = game("paco")
    assert outcome(state) is None
    assert outcome(twos(state)) is None
    assert outcome(bids(twos(state), "1x2")) is None


def test_outcome_of_a_challenge() -> None:
    state = dealt(game("azteca"), [[5, 1, 2, 2, 2], [5, 5, 5, 5, 5], [1, 1, 5, 2, 2]])
    state = dudo(bids(state, "2x4", "4x5"))
    assert outcome(state) == Outcome("dudo", 2, 1, Bid(4, 5), 10, 2, None, (0, 1))
    state = dudo(bids(twos(game("pressman-2008")), "1x3"))
    assert outcome(state) == Outcome("dudo", 1, 0, Bid(1, 3), 0, 0, None, (1, 2, 0))


def test_outcome_of_an_exact_call() -> None:
    state = bids(twos(lose(with_all_rules("azteca"), 1), threes=2), "2x3")
    expected = Outcome("calza", 0, 1, Bid(2, 3), 2, None, None, (0, 1, 2))
    assert outcome(calza(state, 0)) == expected
    state = bids(twos(lose(lose(with_all_rules("azteca"), 0), 1), threes=2), "2x3")
    expected = Outcome("calza", 0, 1, Bid(2, 3), 2, None, 0, (0, 1, 2))
    assert outcome(calza(state, 0)) == expected
    state = bids(twos(with_all_rules("azteca"), threes=3), "2x3")
    expected = Outcome("calza", 2, 0, Bid(2, 3), 3, 2, None, (2, 0, 1))
    assert outcome(calza(state, 2)) == expected


def test_outcome_of_a_last_die_round_counts_no_wild_dice() -> None:
    state = lose(game("piatnik"), 0, times=4)
    state = dealt(state, [[1], [1, 1, 5, 5, 5], [1, 5, 2, 2, 2]])
    found = outcome(dudo(bids(state, "5x5")))
    assert found is not None
    assert (found.count, found.loser) == (4, 0)


def test_outcome_stays_until_the_next_dice() -> None:
    state = lose(game("paco"), 1)
    assert outcome(state) is not None
    assert outcome(twos(state)) is None
