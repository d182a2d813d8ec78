"""The exact call: whether there is one, who may make it and when."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from palifico.rules import Calza, State
from tests.rulebook.table import (
    bids,
    calza_code,
    cells,
    code,
    everywhere,
    game,
    lose,
    on_the_bid,
    twos,
    with_all_rules,
)

OFF, BIDDER, TO_ACT = "calza.off", "calza.bidder", "calza.to_act"
LAST_DIE, TWO = "calza.last_die", "calza.two_players"


@everywhere("the exact call is off by default")
def test_exact_call_no_exact_call_in_the_plain_box(edition: str) -> None:
    state = bids(twos(game(edition, seats=4)), "1x2")
    assert [calza_code(state, seat) for seat in range(4)] == [OFF] * 4


@cells(
    "option",
    ("asmodee-2024", "the exact call is an option", True),
    ("piatnik", "there is no exact call", False),
    ("pressman-2008", "the exact call is an option", True),
    ("azteca", "the exact call is an option", True),
    ("paco", "the exact call is an option", True),
)
def test_exact_call_as_an_option(edition: str, option: bool) -> None:
    if not option:
        with pytest.raises(Fault, match=r"option\.unknown"):
            game(edition, options={"calza": True})
        return
    state = bids(twos(game(edition, seats=4, options={"calza": True})), "1x2")
    assert calza_code(state, 2) is None


@cells(
    "answers",
    ("asmodee-2024", "anyone but the bidder may call exact", [BIDDER, None, None, None]),
    ("piatnik", "nobody may call exact", [OFF] * 4),
    ("pressman-2008", "neither bidder nor player to act call", [BIDDER, TO_ACT, None, None]),
    ("azteca", "neither bidder nor player to act call", [BIDDER, TO_ACT, None, None]),
    ("paco", "anyone but the bidder may call exact", [BIDDER, None, None, None]),
)
def test_exact_call_who_may_call_exact(edition: str, answers: list[str | None]) -> None:
    state = bids(twos(with_all_rules(edition, seats=4)), "1x2")
    assert [calza_code(state, seat) for seat in range(4)] == answers
    state = bids(state, "2x2")
    shifted = [answers[(seat - 1) % 4] for seat in range(4)]
    assert [calza_code(state, seat) for seat in range(4)] == shifted


def last_die_round(edition: str) -> State:
    """Seat 1 has bid in its last-die round."""
    state = lose(with_all_rules(edition, seats=4), 1, times=4)
    assert state.last_die
    return bids(twos(state), "1x2")


@cells(
    "answers",
    ("asmodee-2024", "no exact call in a last-die round", [LAST_DIE] * 4),
    ("piatnik", "no exact call in a palifico round", [OFF] * 4),
    ("pressman-2008", "no exact call in a palafico round", [LAST_DIE] * 4),
    ("azteca", "exact call in a palifico round (a reading)", [None, BIDDER, TO_ACT, None]),
    ("paco", "exact call in a palifico round (silent)", [None, BIDDER, None, None]),
)
def test_exact_call_in_a_last_die_round(edition: str, answers: list[str | None]) -> None:
    assert [calza_code(last_die_round(edition), seat) for seat in range(4)] == answers


@cells(
    "answers",
    ("asmodee-2024", "no exact call with two players left", [TWO, TWO]),
    ("piatnik", "no exact call with two players left", [OFF, OFF]),
    ("pressman-2008", "no exact call with two players left", [TWO, TWO]),
    ("azteca", "nobody is entitled with two players left", [BIDDER, TO_ACT]),
    ("paco", "exact call with two players left (silent)", [BIDDER, None]),
)
def test_exact_call_with_two_players_left(edition: str, answers: list[str | None]) -> None:
    state = bids(twos(with_all_rules(edition, seats=2)), "1x2")
    assert [calza_code(state, seat) for seat in range(2)] == answers
    state = bids(twos(lose(with_all_rules(edition), 2, times=5)), "1x2")
    assert state.opener == 0
    assert [calza_code(state, seat) for seat in range(3)] == [*answers, "player.out"]


@everywhere("three players left are enough for an exact call")
def test_exact_call_with_three_players_left(edition: str) -> None:
    state = bids(twos(lose(with_all_rules(edition, seats=4), 2, times=5)), "1x2")
    assert state.opener == 3
    assert calza_code(state, 1) == (OFF if edition == "piatnik" else None)


@everywhere("no exact call before the first bid")
def test_exact_call_before_the_first_bid(edition: str) -> None:
    state = twos(with_all_rules(edition))
    expected = OFF if edition == "piatnik" else "call.no_bid"
    assert [code(state, seat, Calza(None)) for seat in range(3)] == [expected] * 3


@everywhere("an exact call is never moved to a newer bid")
def test_exact_call_on_a_superseded_bid(edition: str) -> None:
    state = bids(twos(with_all_rules(edition, seats=4)), "1x2")
    old = on_the_bid(state)
    state = bids(state, "2x2")
    expected = OFF if edition == "piatnik" else "calza.superseded"
    assert [code(state, seat, old) for seat in range(4)] == [expected] * 4


@everywhere("a player who is out calls nothing")
def test_player_who_is_out(edition: str) -> None:
    state = bids(twos(lose(with_all_rules(edition, seats=4), 2, times=5)), "1x2")
    assert code(state, 2, on_the_bid(state)) == "player.out"
