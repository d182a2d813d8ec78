"""What a state can be asked: who is left, who won, who comes next."""

from __future__ import annotations

import pytest

from palifico.rules import Bid, State
from palifico.rules.events import BidMade
from palifico.rules.state import Round, clockwise, left_of
from tests.rulebook.table import bids, game, lose, twos


def holding(*dice: int) -> State:
    """A game with these dice left."""
    return game("paco", seats=len(dice))._replace(dice=dice)


@pytest.mark.parametrize(
    ("dice", "left", "winner"),
    [
        ((5, 5), 2, None),
        ((1, 0, 1), 2, None),
        ((0, 1, 0), 1, 1),
        ((3, 0), 1, 0),
        ((0, 0, 0, 2), 1, 3),
    ],
)
def test_players_left_and_winner(dice: tuple[int, ...], left: int, winner: int | None) -> None:
    state = holding(*dice)
    assert (state.players_left, state.winner) == (left, winner)
    assert state.limit == 5 * len(dice)


@pytest.mark.parametrize(
    ("dice", "start", "order"),
    [
        ((5, 5, 5), 0, (0, 1, 2)),
        ((5, 5, 5), 2, (2, 0, 1)),
        ((5, 0, 5, 1), 1, (2, 3, 0)),
        ((5, 0, 5, 1), 3, (3, 0, 2)),
        ((0, 2, 0), 0, (1,)),
    ],
)
def test_clockwise(dice: tuple[int, ...], start: int, order: tuple[int, ...]) -> None:
    assert clockwise(holding(*dice), start) == order


@pytest.mark.parametrize(
    ("dice", "seat", "left"),
    [
        ((5, 5, 5), 0, 1),
        ((5, 5, 5), 2, 0),
        ((5, 0, 5), 0, 2),
        ((5, 0, 0, 5), 0, 3),
        ((0, 5, 0, 5), 3, 1),
        ((5, 0, 0), 0, 0),
    ],
)
def test_left_neighbour(dice: tuple[int, ...], seat: int, left: int) -> None:
    assert left_of(dice, seat) == left


def test_bid_that_stands() -> None:
    empty = Round(0, False, (), (), 0, None)
    assert (empty.bid, empty.bidder) == (None, None)
    said = (BidMade(0, Bid(1, 2)), BidMade(1, Bid(2, 2)))
    spoken = empty._replace(bids=said)
    assert (spoken.bid, spoken.bidder) == (Bid(2, 2), 1)


def test_state_when_a_round_is_on() -> None:
    state = game("paco")
    assert state.bidding is False
    assert twos(state).bidding is True
    assert bids(twos(state), "1x2").bidding is True
    assert lose(state, 1).bidding is False
