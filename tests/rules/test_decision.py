"""What follows when somebody asks: the events, exactly and in order."""

from __future__ import annotations

import pytest

from palifico.rules import Action, Bid, Calza, Dudo, State, decide, evolve
from palifico.rules.events import (
    BidMade,
    CalzaCalled,
    CupLifted,
    DiceRolled,
    DieLost,
    DieRegained,
    DudoCalled,
    GameWon,
    OpenerNamed,
    PlayerOut,
)
from tests.random_games import dealt
from tests.rulebook.table import bids, game, lose, twos, with_all_rules

TWOS = (2,) * 5


def cups(state: State, *seats: int) -> tuple[CupLifted, ...]:
    """The lifted cups of these seats."""
    assert state.round is not None
    return tuple(CupLifted(seat, state.round.hands[seat]) for seat in seats)


@pytest.mark.parametrize(("seat", "action"), [(1, Dudo()), (2, Calza(Bid(1, 2)))])
def test_call_cannot_be_judged_without_the_dice(seat: int, action: Action) -> None:
    state = bids(evolve(with_all_rules("paco"), DiceRolled()), "1x2")
    message = "^the dice of this round are not known, so a call cannot be judged$"
    with pytest.raises(LookupError, match=message):
        decide(state, seat, action)


def test_bid_needs_no_dice() -> None:
    state = evolve(game("paco"), DiceRolled())
    assert decide(state, 0, Bid(1, 2)) == (BidMade(0, Bid(1, 2)),)


def test_wrong_challenge() -> None:
    state = bids(twos(game("pressman-2008")), "1x2")
    opens = OpenerNamed(1, last_die=False)
    assert decide(state, 1, Dudo()) == (DudoCalled(1), *cups(state, 1, 2, 0), DieLost(1), opens)


def test_right_challenge() -> None:
    state = bids(twos(game("pressman-2008")), "1x3")
    opens = OpenerNamed(0, last_die=False)
    assert decide(state, 1, Dudo()) == (DudoCalled(1), *cups(state, 1, 2, 0), DieLost(0), opens)


def test_drop_to_one_die() -> None:
    state = bids(twos(lose(game("pressman-2008"), 0, times=3)), "1x3")
    first = (DudoCalled(1), *cups(state, 1, 2, 0), DieLost(0))
    assert decide(state, 1, Dudo()) == (*first, OpenerNamed(0, last_die=True))
    state = bids(twos(lose(game("pressman-2008"), 0, times=2)), "1x3")
    first = (DudoCalled(1), *cups(state, 1, 2, 0), DieLost(0))
    assert decide(state, 1, Dudo()) == (*first, OpenerNamed(0, last_die=False))


def test_going_out() -> None:
    state = bids(twos(lose(game("pressman-2008", seats=4), 3, times=4)), "1x3")
    news = (DieLost(3), PlayerOut(3), OpenerNamed(0, last_die=False))
    assert decide(state, 0, Dudo()) == (DudoCalled(0), *cups(state, 0, 1, 2, 3), *news)


def test_winning() -> None:
    state = lose(lose(game("pressman-2008"), 1, times=5), 2, times=4)
    state = bids(twos(state), "1x3")
    news = (DieLost(2), PlayerOut(2), GameWon(0))
    assert decide(state, 0, Dudo()) == (DudoCalled(0), *cups(state, 0, 2), *news)


def test_right_exact_call() -> None:
    state = lose(with_all_rules("pressman-2008"), 2)
    state = bids(dealt(state, [[3, 1, 2, 2, 2], list(TWOS), [2] * 4]), "2x3")
    opens = OpenerNamed(1, last_die=False)
    assert decide(state, 1, Calza(Bid(2, 3))) == (CalzaCalled(1), *cups(state, 1, 2, 0), opens)


def test_right_exact_call_that_brings_a_die_back() -> None:
    state = bids(twos(lose(lose(with_all_rules("pressman-2008"), 1), 2), threes=2), "2x3")
    news = (DieRegained(1), OpenerNamed(1, last_die=False))
    answer = decide(state, 1, Calza(Bid(2, 3)))
    assert answer == (CalzaCalled(1), *cups(state, 1, 2, 0), *news)


def test_die_that_comes_back_from_one_does_not_begin_a_last_die_round() -> None:
    state = lose(lose(with_all_rules("pressman-2008"), 1, times=4), 2)
    state = bids(twos(state, threes=2), "2x3")
    answer = decide(state, 1, Calza(Bid(2, 3)))
    assert answer == (
        CalzaCalled(1),
        *cups(state, 1, 2, 0),
        DieRegained(1),
        OpenerNamed(1, last_die=False),
    )


@pytest.mark.parametrize(("opens", "seat"), [("caller", 3), ("bidder", 0), ("to_act", 1)])
def test_decision_who_opens_after_a_right_exact_call(opens: str, seat: int) -> None:
    house = {"calza_right_opens": opens}
    state = bids(twos(with_all_rules("paco", seats=4, house=house), threes=1), "1x3")
    answer = decide(state, 3, Calza(Bid(1, 3)))
    assert isinstance(answer, tuple)
    assert answer[-1] == OpenerNamed(seat, last_die=False)


@pytest.mark.parametrize("opens", ["caller", "bidder", "to_act"])
def test_caller_opens_after_a_wrong_exact_call(opens: str) -> None:
    house = {"calza_right_opens": opens}
    state = bids(twos(with_all_rules("paco", seats=4, house=house), threes=2), "1x3")
    answer = decide(state, 3, Calza(Bid(1, 3)))
    assert isinstance(answer, tuple)
    assert answer[-2:] == (DieLost(3), OpenerNamed(3, last_die=False))


@pytest.mark.parametrize("order", ["all_at_once", "caller_first", "caller_last"])
def test_orders_of_showing(order: str) -> None:
    house = {"show_calza": order, "show_dudo": order}
    state = bids(twos(with_all_rules("pressman-2008", seats=4, house=house)), "1x2")
    exact, challenge = decide(state, 3, Calza(Bid(1, 2))), decide(state, 1, Dudo())
    last = order == "caller_last"
    assert isinstance(exact, tuple)
    assert isinstance(challenge, tuple)
    assert exact[1:5] == cups(state, *((0, 1, 2, 3) if last else (3, 0, 1, 2)))
    assert challenge[1:5] == cups(state, *((2, 3, 0, 1) if last else (1, 2, 3, 0)))
