"""Same knowledge, same view: whatever a seat may not know, its view does not depend on it.

And what it may know is there: own dice, bids, lifted cups, who is out, who lost or regained a die.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from palifico.editions import Variant
from palifico.rules import Bid, Hand, Seat, State, legal, view
from palifico.rules.edition import LostDice
from palifico.rules.events import (
    BidMade,
    CalzaCalled,
    CupLifted,
    DiceRolled,
    DieLost,
    DieRegained,
    DudoCalled,
    Event,
)
from tests.properties.tables import VARIANTS, Table, examples, tables
from tests.properties.worlds import all_leaks, every_state
from tests.random_games import name_of, random_log

ALL = [variant for variants in VARIANTS.values() for variant in variants]


@pytest.mark.parametrize("variant", ALL, ids=name_of)
@pytest.mark.parametrize("seats", [2, 4])
def test_same_knowledge_same_view_at_every_state(variant: Variant, seats: int) -> None:
    rng = Random(name_of(variant))
    assert next(all_leaks(view, every_state(rng, variant, seats), rng), None) is None


@examples(0.5)
@given(tables())
def test_same_knowledge_same_view(table: Table) -> None:
    states = list(every_state(table.rng, table.variant, table.seats))
    some = table.rng.sample(states, min(len(states), 10))
    assert next(all_leaks(view, some, table.rng), None) is None


def since_the_roll(events: list[Event]) -> list[Event]:
    """What happened in the latest round."""
    rolls = [i for i, event in enumerate(events) if isinstance(event, DiceRolled)]
    return events[rolls[-1] + 1 :] if rolls else []


def check_contents(state: State, hands: tuple[Hand, ...], told: list[Event]) -> None:
    """Every seat, and a spectator, sees all that was said and shown in this round."""
    bids = tuple(event for event in told if isinstance(event, BidMade))
    cups = tuple(event for event in told if isinstance(event, CupLifted))
    call = next((e for e in told if isinstance(e, DudoCalled | CalzaCalled)), None)
    lost = next((event.seat for event in told if isinstance(event, DieLost)), None)
    regained = next((event.seat for event in told if isinstance(event, DieRegained)), None)
    for seat in (None, *range(len(state.dice))):
        seen = view(state, seat)
        assert (seen.edition, seen.seats, seen.seat) == (state.edition, len(state.dice), seat)
        assert seen.hand == (hands[seat] if hands and seat is not None else ())
        assert seen.bids == bids
        assert seen.out == {s for s, dice in enumerate(state.dice) if dice == 0}
        assert (seen.opener, seen.last_die, seen.winner) == (
            state.opener,
            state.last_die,
            state.winner,
        )
        if call is None:
            assert seen.reveal is None
        else:
            assert seen.reveal is not None
            assert seen.to_act is None
            assert (seen.reveal.caller, seen.reveal.cups) == (call.seat, cups)
            assert seen.reveal.call == ("dudo" if isinstance(call, DudoCalled) else "calza")
            assert (seen.reveal.loser, seen.reveal.gainer) == (lost, regained)
            shown = [cup.dice for cup in cups]
            assert seen.reveal.count == counted(shown, bids[-1].bid, state)


def counted(hands: list[Hand], bid: Bid, state: State) -> int:
    """How many of these dice count for the bid of the round."""
    assert state.round is not None
    faces = {bid.face} if state.round.last_die else {bid.face, 1}
    return sum(die in faces for hand in hands for die in hand)


@examples(0.5)
@given(tables())
def test_view_holds_all_that_may_be_known(table: Table) -> None:
    events, rolls, _ = random_log(table.rng, table.variant, table.seats)
    for number, state in enumerate(every_state(table.rng, table.variant, table.seats)):
        told = events[: number + 1]
        rolled = sum(isinstance(event, DiceRolled) for event in told)
        hands = tuple(tuple(hand) for hand in rolls[rolled - 1]) if rolled else ()
        check_contents(state, hands, since_the_roll(told))


@examples(0.5)
@given(tables())
def test_seat_sees_what_it_may_do_and_the_counts_if_they_are_visible(table: Table) -> None:
    for state in every_state(table.rng, table.variant, table.seats):
        visible = table.variant.edition.lost_dice is LostDice.VISIBLE or state.winner is not None
        for seat in range(table.seats):
            seen = view(state, seat)
            assert set(seen.legal) == {ask for ask in legal(state) if ask[0] == seat}
            assert seen.counts == (state.dice if visible else None)
            if state.bidding and state.round is not None:
                assert seen.to_act == state.round.to_act
            assert seen.limit == table.seats * table.variant.edition.dice_each
        assert list(view(state, None).legal) == []


@examples(0.5)
@given(tables())
def test_secrecy_when_the_game_is_over_everything_is_open(table: Table) -> None:
    _, rolls, last = random_log(table.rng, table.variant, table.seats)
    seats: tuple[Seat | None, ...] = (None, *range(table.seats))
    for seat in seats:
        opened = view(last, seat).rounds
        assert opened is not None
        assert [round_.hands for round_ in opened] == [tuple(map(tuple, roll)) for roll in rolls]
        for round_ in opened:
            assert round_.bids
            assert round_.outcome is not None
            faces = {round_.outcome.bid.face} | (set() if round_.last_die else {1})
            every = [die for hand in round_.hands for die in hand]
            assert round_.outcome.count == sum(die in faces for die in every)
