"""Games step by step: the same games, what a seat may know and no more, masks that are rules."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chisquare

from palifico.arena.kernel import ODDS, RANDOM, GameStream, Thresholds, VectorEnv, game_log
from palifico.bots.api import seen
from palifico.editions import IDS, Variant, variant
from palifico.odds import Memory
from palifico.rules import (
    FACES,
    Action,
    Bid,
    Calza,
    Dudo,
    Refusal,
    Seat,
    State,
    deal,
    decide,
    fold,
    legal,
    start,
)
from palifico.rules.events import DiceRolled, Event, GameStarted
from tests.arena.variants import variants


def exact(edition: str) -> Variant:
    """The rules of a box, with the exact call wherever a house may have it."""
    return next((rules for rules in variants(edition) if rules.edition.calza), variant(edition))


@pytest.mark.parametrize("edition", IDS)
def test_question_of_a_game_shows_what_the_seat_may_know_and_what_the_rules_allow(
    edition: str,
) -> None:
    for number, rules in enumerate(variants(edition)):
        seats = 2 + number % 5
        _follow(rules, seats, game=number)


def test_twelve_players_with_ten_dice_each_are_asked_and_shown_the_same_way() -> None:
    _follow(variant("paco", {"calza": True}, {"dice_each": 10}), 12, game=1, most=400)


def _follow(rules: Variant, seats: int, game: int, most: int = 10_000) -> None:
    """Answer as a game of the kernel went, with the pure engine beside it at each question."""
    told = game_log(GameStream(rules, seats, seed=5), game)
    games = VectorEnv(rules, seats=seats, games=1, seed=5, first=game)
    state, questions = start(rules.edition, seats=seats, opener=told.opener), 0
    heard: list[Event] = [GameStarted(rules.edition, seats, told.opener)]
    memories = [Memory() for _ in range(seats)]
    for round_ in told.rounds:
        dealt = deal(state, round_.dice)
        assert not isinstance(dealt, Refusal)
        state = dealt
        heard.append(DiceRolled())
        for seat, action in round_.actions:
            for asked, calls, answer in _questions(state, seat, action):
                assert games.seats[0] == asked
                known = _known(state, asked, heard, memories[asked], calls=calls)
                assert games.observations[0].tolist() == known
                assert set(np.flatnonzero(games.legal()[0])) == _allowed(games, state, calls=calls)
                games.step(_number(games, answer))
                questions += 1
                if questions == most:
                    return
            events = decide(state, seat, action)
            assert not isinstance(events, Refusal)
            state = fold(state, events)
            heard += events
    assert games.winners[0] == state.winner


def _questions(
    state: State, by: Seat, action: Action
) -> Iterator[tuple[Seat, bool, Action | None]]:
    """Who is asked before an action is done: the seat, whether for an exact call, the answer."""
    asks = legal(state)
    assert asks.to_act is not None
    order = [(asks.to_act + place) % len(state.dice) for place in range(len(state.dice))]
    for seat in order:
        if seat in asks.calza:
            calls = isinstance(action, Calza) and seat == by
            yield seat, True, action if calls else None
            if calls:
                return
    yield asks.to_act, False, action


def _known(
    state: State, seat: Seat, heard: list[Event], memory: Memory, *, calls: bool
) -> list[int]:
    """The observation of a seat, made of its view and of the public history."""
    view = seen(state, seat, heard).view
    known = memory.position(view, heard)
    places = [(seat + place) % view.seats for place in range(view.seats)]
    last = {made.seat: made.bid for made in view.bids}
    assert view.to_act is not None
    bid = view.bids[-1].bid if view.bids else None
    return [
        *(view.hand.count(face) for face in FACES),
        int(view.last_die),
        int(calls),
        *((bid.count, bid.face) if bid else (0, 0)),
        places.index(view.bids[-1].seat) if bid else 0,
        places.index(view.opener),
        places.index(view.to_act),
        sum(known.dice),
        view.seats - len(view.out),
        int(bid is not None),
        *(
            number
            for other in places
            for number in (
                known.dice[other],
                int(other in known.palificos),
                *((last[other].count, last[other].face) if other in last else (0, 0)),
            )
        ),
    ]


def _allowed(games: VectorEnv, state: State, *, calls: bool) -> set[int]:
    if calls:
        return {games.calza, games.leave}
    asks = legal(state)
    bids = {(bid.face - 1) * games.stride + bid.count - 1 for bid in asks.bids}
    return bids | ({games.dudo} if asks.dudo else set())


def _number(games: VectorEnv, answer: Action | None) -> NDArray[np.int32]:
    match answer:
        case Bid(count, face):
            number = (face - 1) * games.stride + count - 1
        case Dudo():
            number = games.dudo
        case Calza():
            number = games.calza
        case None:
            number = games.leave
    return np.array([number], np.int32)


def _winners(games: VectorEnv, number: int) -> list[int]:
    """Who wins the first games of each place, everybody taking the lowest legal action."""
    won: list[list[int]] = [[] for _ in range(games.seats.size)]
    while min(map(len, won)) < number:
        games.step(games.legal().argmax(axis=1).astype(np.int32))
        for place in np.flatnonzero(games.winners >= 0):
            won[place].append(int(games.winners[place]))
    return [row[at] for at in range(number) for row in won]


def test_game_is_the_same_in_any_company_of_games() -> None:
    rules = exact("azteca")
    wide = _winners(VectorEnv(rules, seats=4, games=12, seed=3), 1)
    narrow = _winners(VectorEnv(rules, seats=4, games=3, seed=3), 4)
    assert wide == narrow
    assert wide[5:] == _winners(VectorEnv(rules, seats=4, games=7, seed=3, first=5), 1)
    assert len(set(wide)) > 1


def test_policies_may_sit_beside_the_seats_from_outside() -> None:
    rules = exact("paco")
    games = VectorEnv(rules, seats=4, games=400, line_up=(None, ODDS, RANDOM, ODDS), rotations=4)
    mine, won = np.zeros(4, np.int64), 0
    for _ in range(300):
        mine += np.bincount(games.seats, minlength=4)
        games.step(games.any_legal())
        won += int((games.winners >= 0).sum())
    assert (mine > 0).all()  # the seat from outside turns with the line-up
    assert won > 400


@pytest.mark.parametrize("edition", IDS)
def test_policy_plays_in_steps_as_it_plays_in_batches(edition: str) -> None:
    """A game goes the same way when one of its seats says from outside what it said inside."""
    rules, steady = exact(edition), Thresholds(bluff=0)
    for game in range(20):
        told = game_log(GameStream(rules, 3, 8, (steady, RANDOM, steady), 3), game)
        outside = (1 + game % 3) % 3
        games = VectorEnv(
            rules, seats=3, games=1, seed=8, first=game, line_up=(steady, None, steady), rotations=3
        )
        state = start(rules.edition, seats=3, opener=told.opener)
        for round_ in told.rounds:
            dealt = deal(state, round_.dice)
            assert not isinstance(dealt, Refusal)
            state = dealt
            for by, action in round_.actions:
                for asked, _, answer in _questions(state, by, action):
                    if asked == outside:
                        games.step(_number(games, answer))
                events = decide(state, by, action)
                assert not isinstance(events, Refusal)
                state = fold(state, events)
        assert games.winners[0] == state.winner


def test_any_legal_action_is_drawn_as_often_as_any_other() -> None:
    games = VectorEnv(variant("paco"), seats=2, games=2000, seed=1)
    drawn = np.concatenate([games.any_legal() for _ in range(50)])
    (allowed,) = np.nonzero(games.legal()[0])
    found = np.bincount(drawn, minlength=games.leave + 1)
    assert found.sum() == found[allowed].sum()
    assert chisquare(found[allowed]).pvalue > 1e-4


@pytest.mark.parametrize("wrong", [-1, 31, 193, 5000])
def test_action_that_is_not_legal_is_refused_and_nothing_moves(wrong: int) -> None:
    games = VectorEnv(variant("paco"), seats=3, games=5, seed=1)
    before = games.observations.copy()
    actions = games.any_legal()
    actions[3] = wrong
    with pytest.raises(ValueError, match=f"game 3: action {wrong} is not in its mask"):
        games.step(actions)
    assert (games.observations == before).all()
    games.step(games.any_legal())


def test_vector_env_too_few_actions_and_no_player_to_ask_are_refused() -> None:
    games = VectorEnv(variant("paco"), seats=3, games=5)
    with pytest.raises(ValueError, match="5 actions are needed"):
        games.step(games.any_legal()[:4])
    with pytest.raises(ValueError, match="whole numbers, not float64"):
        games.step(games.any_legal().astype(np.float64))
    with pytest.raises(ValueError, match="whole numbers, not"):
        games.step("all")  # type: ignore[arg-type]
    games.step(games.any_legal().tolist())
    for kind in (np.uint8, np.int16, np.uint64):
        games.step(games.any_legal().astype(kind))
    with pytest.raises(ValueError, match="at least one, so not 0"):
        VectorEnv(variant("paco"), seats=3, games=0)
    with pytest.raises(ValueError, match="no seat is played from outside"):
        VectorEnv(variant("paco"), seats=3, games=5, line_up=(ODDS,))
