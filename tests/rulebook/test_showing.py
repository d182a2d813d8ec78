"""Whose cups are lifted, in which order, and when the lifting stops."""

from __future__ import annotations

import pytest

from palifico.rules import Seat, State, outcome
from tests.random_games import dealt
from tests.rulebook.table import bids, calza, cells, code, dudo, lose, on_the_bid, with_all_rules

TWOS, FIVES = [2, 2, 2, 2, 2], [5, 5, 5, 5, 5]


def shown(state: State) -> tuple[Seat, ...]:
    """The seats that lifted their cups, in order."""
    found = outcome(state)
    assert found is not None
    return found.shown


def after_dudo(edition: str, hands: list[list[int]], *texts: str) -> tuple[Seat, ...]:
    """Who shows after these bids and a challenge."""
    state = dealt(with_all_rules(edition, seats=len(hands)), hands)
    return shown(dudo(bids(state, *texts)))


@cells(
    "order",
    ("asmodee-2024", "all show at once", (2, 3, 0, 1)),
    ("piatnik", "the challenger shows first, then clockwise", (2, 3, 0, 1)),
    ("pressman-2008", "the challenger shows first, the bidder last", (2, 3, 0, 1)),
    ("azteca", "the challenger's left neighbour shows first, the challenger last", (3, 0, 1, 2)),
    ("paco", "all show at once", (2, 3, 0, 1)),
)
def test_order_after_a_challenge(edition: str, order: tuple[Seat, ...]) -> None:
    # Neither true nor hopeless before the last cup: four fives of which each seat holds one.
    hand = [2, 2, 2, 2, 5]
    assert after_dudo(edition, [hand] * 4, "1x5", "4x5") == order


@cells(
    "order",
    ("asmodee-2024", "seats without dice do not show", (0, 1, 3)),
    ("piatnik", "seats without dice do not show", (0, 1, 3)),
    ("pressman-2008", "seats without dice do not show", (0, 1, 3)),
    ("azteca", "seats without dice do not show, nor are they a neighbour", (1, 3, 0)),
    ("paco", "seats without dice do not show", (0, 1, 3)),
)
def test_seats_without_dice_are_skipped(edition: str, order: tuple[Seat, ...]) -> None:
    state = lose(with_all_rules(edition, seats=4), 2, times=5)
    hand = [2, 2, 2, 2, 5]
    state = dealt(state, [hand, hand, [], hand])
    assert state.opener == 3
    assert shown(dudo(bids(state, "3x5"))) == order


@cells(
    "true hopeless",
    ("asmodee-2024", "the showing does not stop early", 4, 4),
    ("piatnik", "the showing stops once the bid is proven true", 2, 4),
    ("pressman-2008", "the showing does not stop early", 4, 4),
    ("azteca", "the showing stops once the bid is true or false (a reading)", 2, 2),
    ("paco", "the showing does not stop early", 4, 4),
)
def test_early_stop(edition: str, true: int, hopeless: int) -> None:
    hands = [FIVES] * 4
    assert len(after_dudo(edition, hands, "1x5", "6x5")) == true
    assert len(after_dudo(edition, [TWOS] * 4, "1x5", "11x5")) == hopeless


@pytest.mark.parametrize(
    ("bid", "piatnik", "azteca"),
    [
        pytest.param("5x5", 1, 1, id="true after one whole cup"),
        pytest.param("1x5", 1, 1, id="a cup is lifted whole"),
        pytest.param("6x5", 2, 2, id="one die short after the first cup"),
        pytest.param("10x5", 2, 2, id="true after exactly two cups"),
        pytest.param("16x5", 4, 4, id="true with the last cup only"),
        pytest.param("20x5", 4, 4, id="every die is needed"),
    ],
)
def test_stop_is_judged_after_each_whole_cup(bid: str, piatnik: int, azteca: int) -> None:
    hands = [FIVES] * 4
    assert len(after_dudo("piatnik", hands, bid)) == piatnik
    assert len(after_dudo("azteca", hands, bid)) == azteca


@pytest.mark.parametrize(
    ("bid", "cups"),
    [
        pytest.param("20x5", 1, id="false after one cup, and one is always lifted"),
        pytest.param("16x5", 1, id="one more than can still come"),
        pytest.param("15x5", 2, id="as many as can still come"),
        pytest.param("10x5", 3, id="as many as two cups can hold"),
        pytest.param("5x5", 4, id="the last cup could still hold it"),
    ],
)
def test_azteca_stops_when_the_bid_is_proven_false(bid: str, cups: int) -> None:
    assert len(after_dudo("azteca", [TWOS] * 4, bid)) == cups


def test_wild_dice_count_towards_the_stop_but_not_in_a_last_die_round() -> None:
    wild, rest = [1, 1, 1, 1, 1], [2, 2, 3, 3, 4]
    assert after_dudo("piatnik", [rest, wild, rest], "5x5") == (1,)
    assert after_dudo("piatnik", [rest, wild, rest], "9x5", "5x1") == (2, 0, 1)
    state = lose(with_all_rules("piatnik"), 0, times=4)
    state = dealt(state, [[5], wild, rest])
    assert shown(dudo(bids(state, "1x5"))) == (1, 2, 0)


def test_stop_counts_the_dice_that_are_left_not_those_of_the_start() -> None:
    state = lose(with_all_rules("azteca"), 0, times=3)
    state = dealt(state, [[2, 2], TWOS, TWOS])
    assert shown(dudo(bids(state, "8x5"))) == (2,)
    state = dealt(lose(with_all_rules("azteca"), 0, times=3), [[2, 2], TWOS, TWOS])
    assert shown(dudo(bids(state, "7x5"))) == (2, 0)


@cells(
    "order",
    ("asmodee-2024", "all show at once after an exact call (silent)", (3, 0, 1, 2)),
    ("piatnik", "no exact call, nothing to show", None),
    ("pressman-2008", "the caller shows first after an exact call (silent)", (3, 0, 1, 2)),
    ("azteca", "the caller shows first after an exact call, and everyone shows", (3, 0, 1, 2)),
    ("paco", "all show at once after an exact call (silent)", (3, 0, 1, 2)),
)
def test_order_after_an_exact_call(edition: str, order: tuple[Seat, ...] | None) -> None:
    for hands in ([FIVES] * 4, [TWOS] * 4):
        state = bids(dealt(with_all_rules(edition, seats=4), hands), "1x5")
        if order is None:
            assert code(state, 3, on_the_bid(state)) == "calza.off"
        else:
            assert shown(calza(state, 3)) == order
