"""Limits: the highest count, bids above the dice in play, and the point where no raise is left."""

from __future__ import annotations

import pytest

from palifico.rules import Bid, Calza, Dudo, legal
from tests.rulebook.table import (
    allowed,
    bid_code,
    bids,
    cells,
    code,
    dudo,
    everywhere,
    game,
    lose,
    twos,
    with_all_rules,
)


@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 5), (6, 5), (12, 5), (4, 1), (3, 10)])
@everywhere("a count runs to the dice that the game began with")
def test_limit_is_players_times_dice(edition: str, seats: int, dice: int) -> None:
    state = game(edition, seats=seats, house={"dice_each": dice})
    limit = seats * dice
    state = twos(state)
    assert state.limit == limit
    assert bid_code(state, f"{limit}x2") is None
    assert bid_code(state, f"{limit + 1}x2") == "bid.count"
    assert bid_code(state, "1x2") is None
    assert bid_code(state, "0x2") == "bid.count"


@everywhere("the limit stays when dice are lost, and a bid above the dice in play is legal")
def test_bid_above_the_dice_in_play(edition: str) -> None:
    state = twos(lose(game(edition), 1, times=3))
    assert (sum(state.dice), state.limit) == (12, 15)
    assert bid_code(state, "13x2") is None
    assert bid_code(state, "15x2") is None
    assert bid_code(state, "16x2") == "bid.count"
    after = dudo(bids(state, "13x2"))
    assert after.dice == (5, 1, 5)


@everywhere("a face runs from 1 to 6")
def test_faces(edition: str) -> None:
    state = bids(twos(game(edition)), "2x2")
    assert bid_code(state, "3x1") is None
    assert all(legal(state).bids.counts(face) for face in range(1, 7))
    for face in (0, 7, -1):
        assert Bid(3, face) not in legal(state).bids
        assert code(state, 1, Bid(3, face)) == "bid.face"


@cells(
    "callers",
    ("asmodee-2024", "no raise left: dudo, or exact by all but the bidder", (0, 1)),
    ("piatnik", "no raise left: dudo alone", ()),
    ("pressman-2008", "no raise left: dudo, or exact by the third", (1,)),
    ("azteca", "no raise left: dudo, or exact by the third", (1,)),
    ("paco", "no raise left: dudo, or exact by all but the bidder", (0, 1)),
)
def test_limits_when_no_raise_is_left(edition: str, callers: tuple[int, ...]) -> None:
    state = bids(twos(with_all_rules(edition)), "8x6", "15x6", "15x1")
    on = Bid(15, 1)
    moves = allowed(state)
    assert list(moves) == [(0, Dudo()), *((seat, Calza(on)) for seat in callers)]
    refused = {bid_code(state, f"15x{face}") for face in range(2, 7)}
    assert refused == {"bid.double"}
    assert bid_code(state, "15x1") == "bid.not_higher"
    assert bid_code(state, "16x1") == "bid.count"


@everywhere("the highest plain bid still leaves half of it in wild ones")
def test_highest_plain_bid(edition: str) -> None:
    state = bids(twos(game(edition)), "15x6")
    assert list(allowed(state).bids) == [Bid(count, 1) for count in range(8, 16)]


@everywhere("the highest count of a last-die round can only be challenged by those without a right")
def test_highest_count_of_a_last_die_round(edition: str) -> None:
    state = bids(twos(lose(with_all_rules(edition), 1, times=4)), "15x6")
    moves = allowed(state)
    assert (list(moves.bids), moves.dudo) == ([], True)
