"""The simple bot: always legal, a little clever, and no better informed than its seat."""

from __future__ import annotations

from random import Random

import pytest

from palifico.bots import SimpleBot
from palifico.editions import IDS, Variant, variant
from palifico.rules import Bid, Dudo, State, check, decide, fold, legal, resolve, start, view
from palifico.rules.events import DieLost, DieRegained
from palifico.rules.refusal import Refusal
from tests.rulebook.table import game, lose
from tests.support import all_variants, dealt, name_of, played, roll

CALZA = {"calza": True}


def bots(state: State, rng: Random) -> list[SimpleBot]:
    """A bot for every seat."""
    seats, each = len(state.dice), state.edition.dice_each
    return [SimpleBot(seats=seats, dice_each=each, rng=rng) for _ in range(seats)]


def play(a_variant: Variant, seats: int, seed: int) -> tuple[State, int, int]:
    """A game among bots: its last state, how many bids were made, how many exact calls."""
    rng = Random(seed)
    state = start(a_variant.edition, seats=seats, opener=rng.randrange(seats))
    table, bids, exact = bots(state, rng), 0, 0
    while state.winner is None:
        if not state.bidding:
            state = dealt(state, roll(rng, state))
            continue
        calls = []
        for seat, bot in enumerate(table):
            calza = bot.calls_exact(view(state, seat))
            if calza is not None:
                assert check(state, seat, calza) is None
                calls.append((seat, calza))
        to_act = legal(state).to_act
        assert to_act is not None
        action = table[to_act].act(view(state, to_act))
        assert (to_act, action) in legal(state)
        prevails = resolve(state, calls).prevails
        exact += prevails is not None
        bids += prevails is None and isinstance(action, Bid)
        events = decide(state, *(prevails or (to_act, action)))
        assert not isinstance(events, Refusal)
        state = fold(state, events)
        for event in events:
            for bot in table:
                bot.hear(event)
    return state, bids, exact


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("a_variant", all_variants(), ids=name_of)
def test_every_move_is_legal(a_variant: Variant, seats: int) -> None:
    state, bids, _ = play(a_variant, seats, seed=seats)
    assert state.winner is not None
    assert bids > len(state.past), "more than one bid a round"


@pytest.mark.parametrize(("seats", "dice_each"), [(2, 1), (6, 1), (12, 1), (12, 3), (3, 10)])
@pytest.mark.parametrize("edition", IDS)
def test_small_and_large_tables(edition: str, seats: int, dice_each: int) -> None:
    state, _, _ = play(variant(edition, None, {"dice_each": dice_each}), seats, seed=1)
    assert state.dice.count(0) == seats - 1


def test_twelve_seats_with_ten_dice_each_begin_well() -> None:
    state = start(variant("paco", CALZA, {"dice_each": 10}).edition, seats=12, opener=0)
    rng = Random(4)
    table, state = bots(state, rng), dealt(state, roll(rng, state))
    for turn in range(30):
        seat = turn % 12
        action = table[seat].act(view(state, seat))
        if isinstance(action, Dudo):
            break
        state = played(state, seat, action)
    assert state.round is not None
    assert 25 < state.round.bids[-1].bid.count < 60, "a third of 120 dice, more or less"


def test_exact_calls_are_made_where_they_are_played_and_only_there() -> None:
    assert sum(play(variant("paco", CALZA), 4, seed)[2] for seed in range(6)) > 0
    assert sum(play(variant("paco"), 4, seed)[2] for seed in range(3)) == 0


def test_a_bid_that_is_surely_exact_is_called_by_those_who_may() -> None:
    state = start(variant("azteca", CALZA, {"dice_each": 1}).edition, seats=3, opener=0)
    table, state = bots(state, Random(1)), dealt(state, [[3], [4], [2]])
    assert [bot.calls_exact(view(state, seat)) for seat, bot in enumerate(table)] == [None] * 3
    state = played(state, 0, Bid(1, 2))
    calls = [bot.calls_exact(view(state, seat)) for seat, bot in enumerate(table)]
    assert [call is not None for call in calls] == [False, False, True]
    assert calls[2] is not None
    assert calls[2].on == Bid(1, 2)


def test_what_is_hopeless_is_doubted_and_what_is_safe_is_raised() -> None:
    state = start(variant("piatnik").edition, seats=2, opener=0)
    state = dealt(state, [[2, 2, 3, 3, 4], [6, 6, 6, 1, 5]])
    bot = bots(state, Random(1))[1]
    assert isinstance(bot.act(view(played(state, 0, Bid(1, 2)), 1)), Bid)
    assert bot.act(view(played(state, 0, Bid(9, 2)), 1)) == Dudo()


def test_in_a_last_die_round_it_counts_no_wild_dice() -> None:
    state = lose(game("paco"), 0, times=4)
    assert state.last_die
    state = dealt(state, [[2], [1, 3, 3, 4, 4], [2, 2, 2, 2, 2]])
    bot = bots(state, Random(1))[1]
    for _ in range(4):
        bot.hear(DieLost(0))
    assert bot.act(view(played(state, 0, Bid(1, 2)), 1)) == Dudo()


def test_with_no_bid_left_it_doubts() -> None:
    state = start(variant("paco", None, {"dice_each": 1}).edition, seats=2, opener=0)
    state = played(dealt(state, [[1], [1]]), 0, Bid(2, 6))
    state = played(played(state, 1, Bid(1, 1)), 0, Bid(2, 1))
    assert not legal(state).bids
    assert bots(state, Random(1))[1].act(view(state, 1)) == Dudo()


def test_it_remembers_who_lost_what() -> None:
    state = start(variant("paco").edition, seats=3, opener=0)
    state = dealt(state, [[2, 3, 4, 5, 6]] * 3)
    seen = view(played(state, 0, Bid(4, 2)), 1)
    fresh, late, again = (bots(state, Random(1))[1] for _ in range(3))
    for seat in (0, 2):
        for _ in range(4):
            late.hear(DieLost(seat))
            again.hear(DieLost(seat))
            again.hear(DieRegained(seat))
    assert isinstance(fresh.act(seen), Bid)
    assert late.act(seen) == Dudo(), "two dice are left under the other cups"
    assert again.act(seen) == fresh.act(seen)


def test_what_lies_under_other_cups_makes_no_difference() -> None:
    begun = start(variant("azteca", CALZA).edition, seats=3, opener=0)
    for seed in range(20):
        rng = Random(seed)
        hands, other = roll(rng, begun), roll(rng, begun)
        moves = []
        for dice in (hands, [other[0], hands[1], other[2]]):
            state = played(dealt(begun, dice), 0, Bid(2 + seed % 4, 3))
            bot = bots(state, Random(seed))[1]
            moves.append((bot.calls_exact(view(state, 1)), bot.act(view(state, 1))))
        assert moves[0] == moves[1]


def test_the_same_luck_is_the_same_game() -> None:
    first, again = (play(variant("paco", CALZA), 4, 5) for _ in range(2))
    assert first == again
    assert first != play(variant("paco", CALZA), 4, 6)
