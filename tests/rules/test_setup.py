"""Starting a game, dealing dice, and replaying a log."""

from __future__ import annotations

import re
from random import Random

import pytest

from palifico.editions import Variant, box
from palifico.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Bid,
    Refusal,
    Round,
    State,
    deal,
    replay,
    start,
)
from palifico.rules.events import BidMade, DiceRolled, Event, GameStarted
from tests.each import each
from tests.random_games import all_variants, name_of, random_log
from tests.rulebook.table import bids, game, lose, twos

PACO = box("paco").edition


@each("seats", [-1, 0, 1, 13, 100])
def test_setup_too_few_or_too_many_seats(seats: int) -> None:
    message = f"a game has 2 to 12 seats, not {seats}"
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        start(PACO, seats=seats, opener=0)


@pytest.mark.parametrize(("seats", "opener"), [(2, 2), (3, -1), (12, 12)])
def test_opener_who_is_not_there(seats: int, opener: int) -> None:
    message = f"the opener is a seat from 0 to {seats - 1}, not {opener}"
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        start(PACO, seats=seats, opener=opener)


@pytest.mark.parametrize("seats", range(2, 13))
def test_new_game(seats: int) -> None:
    for opener in (0, seats - 1):
        state = start(PACO, seats=seats, opener=opener)
        assert state == State(PACO, (5,) * seats, opener, False, frozenset(), None, ())
        assert (state.limit, state.players_left, state.winner) == (5 * seats, seats, None)
        assert state.bidding is False


def test_setup_how_many_may_play() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS) == (2, 12)


def test_dealing_begins_a_round() -> None:
    hands = [[1, 2, 3, 4, 5], (6, 6, 6, 6, 6), [1, 1, 1, 1, 1]]
    state = deal(game("paco", opener=2), hands)
    assert isinstance(state, State)
    dice = ((1, 2, 3, 4, 5), (6,) * 5, (1,) * 5)
    assert state.round == Round(2, False, dice, (), 2, None)
    assert (state.bidding, state.past, state.dice) == (True, (), (5, 5, 5))


def test_dealing_keeps_the_round_before() -> None:
    state = lose(lose(game("paco"), 1), 2)
    first = state.past[0]
    assert state.round is not None
    after = twos(state)
    assert after.past == (first, state.round)
    assert (after.opener, after.dice) == (2, (5, 4, 4))


GOOD = [[2] * 5, [2] * 5, [2] * 5]


@pytest.mark.parametrize(
    ("hands", "refusal"),
    [
        ([], Refusal("dice.size", {"seat": 0})),
        (GOOD[:2], Refusal("dice.size", {"seat": 2})),
        ([*GOOD, []], Refusal("dice.size", {"seat": 3})),
        ([[2] * 5, [2] * 4, [2] * 6], Refusal("dice.size", {"seat": 1, "found": 4, "holds": 5})),
        ([[2] * 5, [2] * 5, [2] * 6], Refusal("dice.size", {"seat": 2, "found": 6, "holds": 5})),
        ([[7] * 5, [2] * 5, []], Refusal("dice.size", {"seat": 2, "found": 0, "holds": 5})),
        ([[2] * 5, [2, 2, 2, 2, 7], [0] * 5], Refusal("dice.face", {"seat": 1})),
        ([[2] * 5, [2] * 5, [0, 2, 2, 2, 2]], Refusal("dice.face", {"seat": 2})),
        ([[-1] * 5, [2] * 5, [2] * 5], Refusal("dice.face", {"seat": 0})),
        ([[1] * 5, [6] * 5, [2] * 5], None),
    ],
)
def test_dice_that_do_not_fit(hands: list[list[int]], refusal: Refusal | None) -> None:
    answer = deal(game("paco"), hands)
    assert (answer if isinstance(answer, Refusal) else None) == refusal


def test_dice_for_someone_who_is_out() -> None:
    state = lose(game("paco"), 1, times=5)
    assert deal(state, GOOD) == Refusal("dice.size", {"seat": 1, "found": 5, "holds": 0})
    assert isinstance(deal(state, [[2] * 5, [], [2] * 5]), State)


def test_round_that_is_on_comes_before_wrong_dice() -> None:
    state = twos(game("paco"))
    for now in (state, bids(state, "1x2")):
        assert deal(now, GOOD) == deal(now, []) == Refusal("round.unfinished", {})


def test_game_that_is_won_comes_before_wrong_dice() -> None:
    state = lose(game("paco", seats=2), 0, times=5)
    assert deal(state, [[], [2] * 5]) == deal(state, []) == Refusal("game.over", {})


@pytest.mark.parametrize("events", [[], [DiceRolled()], [BidMade(0, Bid(1, 2))]])
def test_log_without_a_beginning(events: list[Event]) -> None:
    with pytest.raises(ValueError, match=r"^a game's log begins with GameStarted$"):
        replay(events)


def test_log_that_begins_twice() -> None:
    begun = GameStarted(PACO, 2, 0)
    with pytest.raises(ValueError, match=r"^a game that has begun cannot begin again$"):
        replay([begun, begun])


def test_log_of_nothing_but_its_beginning() -> None:
    assert replay([GameStarted(PACO, 4, 3)]) == start(PACO, seats=4, opener=3)


def test_hands_are_put_under_the_cups_round_by_round() -> None:
    log: list[Event] = [GameStarted(PACO, 2, 0), DiceRolled(), BidMade(0, Bid(1, 2))]
    hands = [[[2] * 5, [3] * 5]]
    without, known = replay(log), replay(log, hands)
    assert without.round is not None
    assert known.round is not None
    assert without.round.hands == ()
    assert known == bids(replay(log[:2], hands), "1x2")
    assert known.round.hands == ((2,) * 5, (3,) * 5)
    assert known == replay(iter(log), iter([*hands, []]))


@pytest.mark.parametrize("a_variant", all_variants(), ids=name_of)
def test_replay_gives_the_game_that_was_played(a_variant: Variant) -> None:
    events, hands, last = random_log(Random(5), a_variant, 4)
    assert replay(events, hands) == last
    blind = replay(events)
    assert blind._replace(round=None, past=()) == last._replace(round=None, past=())
    assert blind.winner == last.winner
