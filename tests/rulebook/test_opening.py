"""Opening bids: any plain face from one upwards, the wild face only in a last-die round."""

from __future__ import annotations

import pytest

from palifico.rules import Bid
from tests.rulebook.table import (
    allowed,
    bid_code,
    cells,
    code,
    everywhere,
    game,
    lose,
    twos,
    with_all_rules,
)


@cells(
    "",
    ("asmodee-2024", "a round is not opened with the wild face"),
    ("piatnik", "a round is not opened with the wild face"),
    ("pressman-2008", "a round is not opened with the wild face"),
    ("azteca", "a round is not opened with the wild face (silent)"),
    ("paco", "a round is not opened with the wild face"),
)
def test_opening_with_the_wild_face(edition: str) -> None:
    state = twos(game(edition))
    assert [bid_code(state, f"{n}x1") for n in (1, 2, 15)] == ["bid.opening_wild"] * 3
    assert allowed(state).smallest(1) is None


@cells(
    "",
    ("asmodee-2024", "a last-die round may be opened with the wild face"),
    ("piatnik", "a palifico round may be opened with the wild face"),
    ("pressman-2008", "the palafico player may open with the wild face"),
    ("azteca", "a palifico round may be opened with the wild face (silent)"),
    ("paco", "a palifico round may be opened with the wild face"),
)
def test_opening_a_last_die_round_with_the_wild_face(edition: str) -> None:
    state = twos(lose(with_all_rules(edition), 1, times=4))
    assert state.last_die
    assert [bid_code(state, f"{n}x1") for n in (1, 2, 15)] == [None] * 3
    assert allowed(state).smallest(1) == 1


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
@everywhere("a round is opened with any plain face and any count")
def test_opening_with_a_plain_face(edition: str, face: int) -> None:
    state = twos(game(edition))
    assert [bid_code(state, f"{n}x{face}") for n in (1, 2, 15)] == [None] * 3
    assert bid_code(state, f"0x{face}") == "bid.count"


@everywhere("a round opens with all of the plain faces and nothing else")
def test_legal_set_of_an_opening(edition: str) -> None:
    moves = allowed(twos(game(edition)))
    assert list(moves.bids) == [Bid(n, f) for n in range(1, 16) for f in range(2, 7)]
    assert (moves.to_act, moves.dudo, moves.calza, moves.on) == (0, False, (), None)


@everywhere("a last-die round opens with all six faces")
def test_legal_set_of_a_last_die_opening(edition: str) -> None:
    moves = allowed(twos(lose(with_all_rules(edition), 1, times=4)))
    assert list(moves.bids) == [Bid(n, f) for n in range(1, 16) for f in range(1, 7)]
    assert moves.to_act == 1


@everywhere("only the opener opens")
def test_opening_no_other_player_opens(edition: str) -> None:
    state = twos(game(edition, opener=2))
    assert [code(state, seat, Bid(1, 2)) for seat in range(3)] == [
        "turn.not_yours",
        "turn.not_yours",
        None,
    ]
