"""The last-die round: when it comes, how long it lasts, and what wild dice are worth in it."""

from __future__ import annotations

import pytest

from palifico.rules import Bid, State, outcome
from tests.random_games import dealt
from tests.rulebook.table import (
    CALZA_RULES,
    bids,
    calza,
    cells,
    dudo,
    everywhere,
    game,
    lose,
    regain,
    twos,
    with_all_rules,
)


@cells(
    "expected",
    ("asmodee-2024", "the last-die rule is off by default", False),
    ("piatnik", "the last-die rule is always in force", True),
    ("pressman-2008", "the last-die rule is always in force", True),
    ("azteca", "the last-die rule is always in force", True),
    ("paco", "the last-die rule is always in force", True),
)
def test_last_die_rule_in_the_plain_box(edition: str, expected: bool) -> None:
    state = lose(game(edition), 1, times=3)
    assert (state.dice, state.last_die) == ((5, 2, 5), False)
    state = lose(state, 1)
    assert (state.dice, state.opener, state.last_die) == ((5, 1, 5), 1, expected)
    round_ = twos(state).round
    assert round_ is not None
    assert (round_.opener, round_.last_die) == (1, expected)


def test_asmodee_2024_the_last_die_rule_is_an_option() -> None:
    state = lose(game("asmodee-2024", options={"last_die": True}), 1, times=4)
    assert (state.opener, state.last_die) == (1, True)


def dropped_again(edition: str) -> State:
    """A player drops to one die, comes back by an exact call, and drops to one die again."""
    house = CALZA_RULES if edition == "piatnik" else None
    state = lose(with_all_rules(edition, house=house), 1, times=4)
    assert state.last_die
    state = regain(lose(state, 2), 1)
    assert (state.dice, state.opener, state.last_die) == ((5, 2, 4), 1, False)
    state = lose(state, 1)
    assert (state.dice, state.opener) == ((5, 1, 4), 1)
    return state


@cells(
    "expected",
    ("asmodee-2024", "the last-die round comes every time", True),
    ("piatnik", "palifico comes the first time only", False),
    ("pressman-2008", "palafico comes the first time only", False),
    ("azteca", "palifico comes the first time only (silent)", False),
    ("paco", "palifico comes every time (a reading)", True),
)
def test_trigger_at_the_second_drop(edition: str, expected: bool) -> None:
    assert dropped_again(edition).last_die is expected


@everywhere("the first time is each player's own")
def test_player_has_a_last_die_round(edition: str) -> None:
    state = lose(with_all_rules(edition, seats=4), 1, times=4)
    state = lose(state, 2, times=4)
    assert (state.dice, state.opener, state.last_die) == ((5, 1, 1, 5), 2, True)


@cells(
    "expected",
    ("asmodee-2024", "the last-die rule applies with two players left (silent)", True),
    ("piatnik", "no palifico with two players left", False),
    ("pressman-2008", "no palafico with two players left", False),
    ("azteca", "palifico applies with two players left (silent)", True),
    ("paco", "palifico applies with two players left (silent)", True),
)
def test_two_players_left(edition: str, expected: bool) -> None:
    state = lose(lose(with_all_rules(edition), 2, times=5), 0, times=4)
    assert (state.dice, state.opener, state.last_die) == ((1, 5, 0), 0, expected)


@everywhere("with three players left the last-die rule always applies")
def test_three_players_left(edition: str) -> None:
    state = lose(lose(with_all_rules(edition, seats=4), 2, times=5), 0, times=4)
    assert (state.dice, state.opener, state.last_die) == ((1, 5, 0, 5), 0, True)


@everywhere("the last-die round lasts one round")
def test_last_die_it_lasts_one_round(edition: str) -> None:
    state = lose(lose(with_all_rules(edition), 1, times=4), 0)
    assert (state.dice, state.opener, state.last_die) == ((4, 1, 5), 0, False)


@everywhere("going out is not dropping to one die")
def test_last_die_no_last_die_round_after_going_out(edition: str) -> None:
    state = lose(with_all_rules(edition), 1, times=5)
    assert (state.dice, state.opener, state.last_die) == ((5, 0, 5), 2, False)


@everywhere("starting with one die is no last-die round")
def test_starting_with_one_die(edition: str) -> None:
    state = with_all_rules(edition, house={"dice_each": 1})
    assert state.last_die is False
    round_ = twos(state).round
    assert round_ is not None
    assert round_.last_die is False


@everywhere("two dice each: the first loss is a drop to one")
def test_starting_with_two_dice(edition: str) -> None:
    assert lose(with_all_rules(edition, house={"dice_each": 2}), 0).last_die is True


@pytest.mark.parametrize("edition", ["asmodee-2024", "pressman-2008", "azteca", "paco"])
def test_wrong_exact_call_triggers_it_too(edition: str) -> None:
    state = lose(lose(with_all_rules(edition), 1, times=3), 2)
    assert (state.dice, state.opener) == ((5, 2, 4), 2)
    state = calza(bids(twos(state), "1x5"), 1)
    assert (state.dice, state.opener, state.last_die) == ((5, 1, 4), 1, True)


@pytest.mark.parametrize(("text", "count"), [("2x4", 2), ("2x1", 3), ("1x6", 0)])
@everywhere("wild dice are not wild in a last-die round")
def test_counting_in_a_last_die_round(edition: str, text: str, count: int) -> None:
    state = lose(with_all_rules(edition), 1, times=4)
    state = dealt(state, [[1, 1, 4, 5, 5], [4], [1, 2, 2, 3, 3]])
    found = outcome(dudo(bids(state, text)))
    assert found is not None
    assert (found.bid, found.count) == (Bid.from_text(text), count)


@pytest.mark.parametrize(("text", "count"), [("2x4", 5), ("2x5", 5), ("1x6", 3)])
@everywhere("wild dice count for every plain face in a normal round")
def test_counting_in_a_normal_round(edition: str, text: str, count: int) -> None:
    state = lose(with_all_rules(edition), 1, times=3)
    state = dealt(state, [[1, 1, 4, 5, 5], [4, 3], [1, 2, 2, 3, 3]])
    found = outcome(dudo(bids(state, text)))
    assert found is not None
    assert found.count == count


@everywhere("wild dice alone count for a bid on the wild face")
def test_counting_a_wild_bid(edition: str) -> None:
    state = dealt(game(edition), [[1, 1, 4, 4, 5], [4, 3, 2, 2, 2], [1, 2, 2, 3, 3]])
    found = outcome(dudo(bids(state, "3x2", "2x1")))
    assert found is not None
    assert found.count == 3
