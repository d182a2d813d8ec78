"""Refusals: their codes, what they are about, and which comes first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from palifico.editions import variant
from palifico.rules import (
    CODES,
    Action,
    Bid,
    Calza,
    Dudo,
    Refusal,
    Seat,
    State,
    check,
    decide,
    start,
)
from palifico.rules.refusal import CODES as ALL_CODES
from tests.random_games import dealt, played
from tests.rulebook.table import bids, game, lose, twos, with_all_rules

ANY: tuple[Action, ...] = (Bid(1, 2), Dudo(), Calza(None), Calza(Bid(1, 2)))


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """What `check` says; `decide` must say the same."""
    answer = check(state, seat, action)
    if answer is not None:
        assert decide(state, seat, action) == answer
    return answer


@pytest.mark.parametrize("action", ANY)
def test_action_check_before_the_dice_are_dealt(action: Action) -> None:
    assert refusal(game("paco"), 0, action) == Refusal("round.not_begun", {})


@pytest.mark.parametrize("action", ANY)
def test_action_check_after_the_call(action: Action) -> None:
    state = lose(with_all_rules("paco"), 1)
    assert refusal(state, 1, action) == Refusal("round.over", {})
    state = lose(with_all_rules("paco", seats=2), 1, times=5)
    assert refusal(state, 0, action) == Refusal("round.over", {})


@pytest.mark.parametrize("action", [Bid(99, 9), Bid(1, 2), Dudo()])
def test_action_check_out_of_turn(action: Action) -> None:
    state = bids(twos(game("paco")), "1x2")
    for seat in (0, 2):
        assert refusal(state, seat, action) == Refusal(
            "turn.not_yours", {"seat": seat, "to_act": 1}
        )


def test_challenge_before_a_bid() -> None:
    assert refusal(twos(game("paco")), 0, Dudo()) == Refusal("call.no_bid", {})
    assert refusal(bids(twos(game("paco")), "1x2"), 1, Dudo()) is None


def test_refused_opening_tells_bid_and_limit() -> None:
    state = twos(game("paco", seats=4))
    about = {"count": 3, "face": 1, "limit": 20}
    assert refusal(state, 0, Bid(3, 1)) == Refusal("bid.opening_wild", about)
    about = {"count": 21, "face": 2, "limit": 20}
    assert refusal(state, 0, Bid(21, 2)) == Refusal("bid.count", about)


def test_refused_raise_tells_the_bid_before_it_too() -> None:
    state = bids(twos(game("paco")), "3x5")
    about = {"count": 4, "face": 6, "limit": 15, "previous_count": 3, "previous_face": 5}
    assert refusal(state, 1, Bid(4, 6)) == Refusal("bid.one_axis", about)


def test_half_and_double_tell_how_many_are_needed() -> None:
    state = bids(twos(game("paco")), "3x5")
    about = {"count": 1, "face": 1, "limit": 15, "previous_count": 3, "previous_face": 5}
    assert refusal(state, 1, Bid(1, 1)) == Refusal("bid.half", {**about, "needed": 2})
    state = bids(state, "4x1")
    about = {"count": 8, "face": 6, "limit": 15, "previous_count": 4, "previous_face": 1}
    assert refusal(state, 2, Bid(8, 6)) == Refusal("bid.double", {**about, "needed": 9})


def hard_case() -> State:
    """Two players left, a last-die round, and an edition that forbids every exact call."""
    state = lose(lose(with_all_rules("paco"), 2, times=5), 0, times=4)
    strict = replace(
        state.edition,
        calza=False,
        calza_two_players=False,
        calza_last_die=False,
        calza_bidder=False,
        calza_to_act=False,
    )
    return twos(state)._replace(edition=strict)


def test_reasons_against_an_exact_call_come_in_order() -> None:
    state, none, old = hard_case(), Calza(None), Calza(Bid(9, 9))

    def allow(**fields: bool) -> State:
        return state._replace(edition=replace(state.edition, **fields))  # type: ignore[arg-type]

    assert refusal(state, 2, none) == Refusal("player.out", {"seat": 2})
    assert refusal(state, 0, none) == Refusal("calza.off", {"seat": 0})
    state = allow(calza=True)
    assert refusal(state, 2, old) == Refusal("player.out", {"seat": 2})
    assert refusal(state, 0, old) == Refusal("call.no_bid", {"seat": 0})
    assert refusal(state, 1, none) == Refusal("call.no_bid", {"seat": 1})
    state = bids(state, "2x2")
    now = Calza(Bid(2, 2))
    assert refusal(state, 0, old) == Refusal("calza.superseded", {"seat": 0})
    assert refusal(state, 0, none) == Refusal("calza.superseded", {"seat": 0})
    assert refusal(state, 0, now) == Refusal("calza.two_players", {"seat": 0})
    state = allow(calza_two_players=True)
    assert refusal(state, 0, now) == Refusal("calza.last_die", {"seat": 0})
    state = allow(calza_last_die=True)
    assert refusal(state, 0, now) == Refusal("calza.bidder", {"seat": 0})
    assert refusal(state, 1, now) == Refusal("calza.to_act", {"seat": 1})
    state = allow(calza_bidder=True)
    assert refusal(state, 0, now) is None
    assert refusal(state, 1, now) == Refusal("calza.to_act", {"seat": 1})
    state = allow(calza_to_act=True)
    assert refusal(state, 1, now) is None


def test_codes_are_sorted_and_unique() -> None:
    assert list(CODES) == sorted(set(CODES))
    assert len(CODES) == 25
    assert CODES is ALL_CODES


def test_refusal_is_a_value() -> None:
    assert Refusal("round.over") == Refusal("round.over", {})
    assert Refusal("player.out", {"seat": 1}) != Refusal("player.out", {"seat": 2})


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_action_check_no_player_calls_exact_from_a_seat_that_is_not_there(seat: int) -> None:
    rules = variant("paco", {"calza": True})
    state = dealt(start(rules.edition, seats=3, opener=0), [[2] * 5, [2] * 5, [2] * 5])
    state = played(state, 0, Bid(3, 4))
    with pytest.raises(ValueError, match="seats run from 0 to 2"):
        check(state, seat, Calza(Bid(3, 4)))
