"""Folding events: what each one changes, and those that cannot come."""

from __future__ import annotations

import pytest

from palifico.editions import box
from palifico.rules import Bid, Round, State, evolve, fold
from palifico.rules.events import (
    BidMade,
    CalzaCalled,
    CupLifted,
    DiceRolled,
    DieLost,
    DieRegained,
    DudoCalled,
    Event,
    GameStarted,
    GameWon,
    OpenerNamed,
    PlayerOut,
)
from palifico.rules.evolution import begin, with_round
from palifico.rules.state import Ending
from tests.rulebook.table import bids, game, lose, twos

PACO = box("paco").edition
NEW = game("paco", opener=1)
ROLLED = evolve(NEW, DiceRolled())
CALLED = fold(ROLLED, [BidMade(1, Bid(2, 3)), DudoCalled(2)])


def ending(state: State) -> Ending:
    """How the round of a state ended."""
    assert state.round is not None
    assert state.round.ending is not None
    return state.round.ending


@pytest.mark.parametrize(
    ("state", "event", "message"),
    [
        (NEW, BidMade(1, Bid(1, 2)), "no round is on"),
        (NEW, DudoCalled(1), "no round is on"),
        (NEW, CalzaCalled(1), "no round is on"),
        (NEW, CupLifted(1, (2,)), "no round is on"),
        (NEW, DieLost(1), "no round is on"),
        (NEW, DieRegained(1), "no round is on"),
        (ROLLED, CupLifted(1, (2,)), "the round has not been called"),
        (ROLLED, DieLost(1), "the round has not been called"),
        (ROLLED, DieRegained(1), "the round has not been called"),
        (NEW, GameStarted(PACO, 3, 1), "a game that has begun cannot begin again"),
        (CALLED, GameStarted(PACO, 3, 1), "a game that has begun cannot begin again"),
    ],
)
def test_event_that_cannot_come_now(state: State, event: Event, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        evolve(state, event)


def test_beginning() -> None:
    assert begin(GameStarted(PACO, 3, 1)) == NEW
    assert State(PACO, (5, 5, 5), 1, False, frozenset(), None, ()) == NEW


def test_roll_begins_a_round_without_dice() -> None:
    assert NEW._replace(round=Round(1, False, (), (), 1, None)) == ROLLED
    assert ROLLED.bidding


def test_roll_before_a_last_die_round_remembers_who_opened_it() -> None:
    state = evolve(CALLED, OpenerNamed(2, last_die=True))
    assert (state.opener, state.last_die, state.palificos) == (2, True, frozenset())
    assert state.round == CALLED.round
    state = evolve(state, DiceRolled())
    assert state.palificos == frozenset({2})
    assert state.round == Round(2, True, (), (), 2, None)
    assert state.past == (CALLED.round,)
    state = fold(state, [OpenerNamed(0, last_die=True), DiceRolled()])
    assert state.palificos == frozenset({0, 2})
    state = fold(state, [OpenerNamed(1, last_die=False), DiceRolled()])
    assert (state.palificos, state.last_die) == (frozenset({0, 2}), False)
    assert len(state.past) == 3


def test_bid_passes_the_turn_to_the_next_with_dice() -> None:
    state = evolve(ROLLED, BidMade(1, Bid(2, 3)))
    assert state.round == Round(1, False, (), (BidMade(1, Bid(2, 3)),), 2, None)
    state = evolve(state, BidMade(2, Bid(3, 3)))
    assert state.round is not None
    assert state.round.to_act == 0
    assert state.round.bids == (BidMade(1, Bid(2, 3)), BidMade(2, Bid(3, 3)))
    assert (state.round.bid, state.round.bidder) == (Bid(3, 3), 2)


def test_bid_leaves_the_dice_where_they_are() -> None:
    state = bids(twos(NEW), "1x2")
    assert state.round is not None
    assert state.round.hands == ((2,) * 5,) * 3


def test_two_calls() -> None:
    assert ending(CALLED) == Ending("dudo", 2, (), None, None)
    exact = fold(ROLLED, [BidMade(1, Bid(2, 3)), CalzaCalled(0)])
    assert ending(exact) == Ending("calza", 0, (), None, None)
    for state in (CALLED, exact):
        assert state.bidding is False
        assert (state.dice, state.opener) == ((5, 5, 5), 1)


def test_cups_are_lifted_one_after_the_other() -> None:
    cups = [CupLifted(2, (1, 2)), CupLifted(0, (3,))]
    state = fold(CALLED, cups)
    assert ending(state).lifted == tuple(cups)
    assert state.dice == CALLED.dice


def test_evolution_no_event_forgets_what_another_told() -> None:
    spoken = evolve(ROLLED, BidMade(1, Bid(2, 3)))
    called = evolve(spoken, DudoCalled(2))
    assert spoken.round is not None
    assert called.round == spoken.round._replace(ending=Ending("dudo", 2))
    told = fold(CALLED, [DieLost(2), DieRegained(0), CupLifted(1, (4,))])
    assert ending(told) == Ending("dudo", 2, (CupLifted(1, (4,)),), 2, 0)
    assert ending(evolve(told, BidMade(2, Bid(9, 3)))) == ending(told)


def test_die_is_lost_and_one_regained() -> None:
    lost = evolve(CALLED, DieLost(2))
    assert (lost.dice, ending(lost).loser, ending(lost).gainer) == ((5, 5, 4), 2, None)
    gained = evolve(lost._replace(dice=(3, 5, 4)), DieRegained(0))
    assert (gained.dice, ending(gained).loser, ending(gained).gainer) == ((4, 5, 4), 2, 0)
    assert evolve(CALLED, DieLost(1)).dice == (5, 4, 5)


@pytest.mark.parametrize("event", [PlayerOut(1), GameWon(1)])
def test_news_that_follow_from_the_dice_change_nothing(event: Event) -> None:
    assert evolve(CALLED, event) == CALLED


def test_next_opener() -> None:
    state = evolve(CALLED, OpenerNamed(0, last_die=False))
    assert state == CALLED._replace(opener=0)


def test_folding_is_evolving_in_order() -> None:
    assert fold(NEW, []) == NEW
    assert fold(NEW, iter([DiceRolled()])) == ROLLED


def test_another_round_in_the_same_state() -> None:
    state = lose(game("paco"), 1)
    assert state.round is not None
    round_ = state.round._replace(to_act=2)
    assert with_round(state, round_) == state._replace(round=round_)


@pytest.mark.parametrize("event", [DieLost(0), DieRegained(0)])
def test_evolution_who_opens_next_is_not_told_by_the_dice(event: Event) -> None:
    called = fold(evolve(NEW, OpenerNamed(2, last_die=True)), [DiceRolled(), BidMade(2, Bid(2, 3))])
    after = evolve(evolve(called, DudoCalled(0)), event)
    assert (after.opener, after.last_die) == (2, True)
