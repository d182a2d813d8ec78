"""Differential test of the kernel: the pure engine and the referee accept all of its games."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from scipy.stats import chi2_contingency, chisquare

from palifico.arena.kernel import (
    ODDS,
    RANDOM,
    GameStream,
    Policy,
    Rounds,
    Table,
    Thresholds,
    game_log,
    game_record,
    play_batch,
)
from palifico.arena.kernel.batch import ROUNDS_PER_SEAT
from palifico.editions import IDS, Variant, variant
from palifico.fair import Chance
from palifico.record import Record, json_line, verdict_json
from palifico.rules import FACES, Hand, Refusal, deal, decide, fold, legal, start
from tests.arena.variants import variants
from tests.sizes import size

GAMES = size("kernel")
"""How many games the referee reads in all."""
SEATS = (2, 3, 4, 5, 6)
UNLIKELY = 1e-4
RISING = tuple(number / 15 for number in range(16))
LINE_UPS: tuple[tuple[Policy, ...], ...] = (
    (RANDOM,),
    (ODDS, RANDOM, Table(challenge=RISING[::-1], bid=RISING, exact=RISING)),
    (Thresholds(doubt=0.2, press=0.5, exact=0.2, bluff=0.5), ODDS),
)
"""Who plays: everybody at random, and companies that ask each other for exact calls."""


@pytest.mark.slow
@pytest.mark.parametrize("edition", IDS)
def test_referee_accepts_every_game_with_the_same_outcome(edition: str) -> None:
    cells = [
        (rules, seats, line_up[:seats])
        for rules in variants(edition)
        for seats in SEATS
        for line_up in LINE_UPS
    ]
    each = -(-GAMES // len(IDS) // len(cells))
    for rules, seats, line_up in cells:
        batch = play_batch(
            rules,
            seats=seats,
            games=each,
            seed=len(cells),
            line_up=line_up,
            rotations=seats,
            rounds=True,
        )
        assert batch.told is not None
        for game in range(each):
            record = game_record(
                rules,
                seats=seats,
                game=game,
                seed=len(cells),
                line_up=line_up,
                rotations=seats,
            )
            verdict = verdict_json(json_line(record))
            assert verdict["ok"], (rules.house, seats, game, verdict)
            assert verdict["winner"] == batch.winners[game]
            assert len(verdict["rounds"]) == batch.rounds[game]
            _compare(verdict, batch.told, game, record)


def _compare(verdict: dict[str, Any], told: Rounds, game: int, record: Record) -> None:
    """What the kernel notes of each round is what the referee says."""
    (at,) = np.nonzero(told.game == game)
    assert told.number[at].tolist() == list(range(1, len(at) + 1))
    for row, round_, played in zip(at, verdict["rounds"], record.rounds, strict=True):
        outcome = round_["outcome"]
        assert told.opener[row] == round_["opener"]
        assert told.last_die[row] == round_["last_die"]
        assert told.exact[row] == (outcome["call"] == "calza")
        assert told.caller[row] == outcome["caller"]
        assert told.bidder[row] == outcome["bidder"]
        assert [told.count[row], told.face[row]] == outcome["bid"]
        assert told.found[row] == outcome["count"]
        for seen, said in ((told.loser, "loser"), (told.gainer, "gainer")):
            assert seen[row] == (-1 if outcome[said] is None else outcome[said])
        assert told.bids[row] == len(played.actions) - 1
        held = [int(told.dice_of(seat)[row]) for seat in range(len(played.dice))]
        assert held == [len(hand) for hand in played.dice]


@pytest.mark.parametrize("edition", IDS)
def test_kernel_it_has_as_many_actions_to_choose_from_as_the_engine_says(edition: str) -> None:
    for rules in variants(edition):
        for seats in (2, 4):
            told = game_log(GameStream(rules, seats, seed=1), 7)
            options = iter(told.options)
            state = start(rules.edition, seats=seats, opener=told.opener)
            for round_ in told.rounds:
                dealt = deal(state, round_.dice)
                assert not isinstance(dealt, Refusal)
                state = dealt
                for seat, action in round_.actions:
                    assert len(legal(state)) == next(options)
                    events = decide(state, seat, action)
                    assert not isinstance(events, Refusal)
                    state = fold(state, events)
            assert next(options, None) is None
            assert state.winner is not None


def test_twelve_players_with_ten_dice_each_end_their_games() -> None:
    rules = variant("paco", {}, {"dice_each": 10})
    record = game_record(rules, seats=12, game=0)
    assert verdict_json(json_line(record))["ok"]
    assert set(play_batch(rules, seats=12, games=300).winners.tolist()) == set(range(12))


def test_game_is_the_same_in_any_batch() -> None:
    rules = variant("azteca")
    whole = play_batch(rules, seats=5, games=500, seed=9)
    for first, games in ((0, 1), (1, 99), (100, 400)):
        part = play_batch(rules, seats=5, games=games, seed=9, first=first)
        for name in ("winners", "rounds", "decisions"):
            found = getattr(whole, name)[first : first + games]
            assert np.array_equal(found, getattr(part, name))
    other = play_batch(rules, seats=5, games=500, seed=10)
    assert not np.array_equal(whole.decisions, other.decisions)


@pytest.mark.parametrize("line_up", LINE_UPS, ids=["random", "mixed", "odds"])
def test_games_are_the_same_whether_their_rounds_are_told_or_not(
    line_up: tuple[Policy, ...],
) -> None:
    rules = variant("paco", {"calza": True})
    untold = play_batch(rules, seats=4, games=400, seed=2, line_up=line_up)
    told = play_batch(rules, seats=4, games=400, seed=2, line_up=line_up, rounds=True)
    for name in ("winners", "openers", "rounds", "decisions", "places"):
        assert np.array_equal(getattr(untold, name), getattr(told, name))
    assert told.told is not None
    assert np.array_equal(np.bincount(told.told.game), told.rounds)
    assert np.array_equal(told.bids.sum(axis=1), told.decisions - told.rounds)
    assert (told.bluffs <= told.bids).all()


def test_rounds_find_room_however_long_games_are() -> None:
    """Games of many dice and exact calls take more rounds than there is room for at first."""
    rules = variant("paco", {"calza": True}, {"dice_each": 10})
    told = play_batch(rules, seats=2, games=300, rounds=True).told
    assert told is not None
    assert len(told.game) > 300 * 2 * ROUNDS_PER_SEAT
    again = play_batch(rules, seats=2, games=150, first=150, rounds=True).told
    assert again is not None
    later = told.game >= 150
    for name in ("number", "dice", "found", "bids", "loser"):
        assert np.array_equal(getattr(told, name)[later], getattr(again, name))


def test_same_dice_meet_every_turn_of_the_line_up() -> None:
    rules = variant("azteca")
    batch = play_batch(rules, seats=3, games=300, seed=4, line_up=LINE_UPS[1], rotations=3)
    assert (batch.openers.reshape(-1, 3) == batch.openers[::3, None]).all()
    for deal_ in range(5):
        first = [
            game_record(rules, seats=3, game=game, seed=4, line_up=LINE_UPS[1], rotations=3).rounds[
                0
            ]
            for game in range(3 * deal_, 3 * deal_ + 3)
        ]
        assert len({round_.dice for round_ in first}) == 1
    assert sorted(batch.places[0].tolist()) == [0, 1, 2]
    assert (batch.places[np.arange(300), batch.winners] == 0).all()


WRONG: dict[str, dict[str, Any]] = {
    "seats: from 2 to 12, so not 1": {"seats": 1},
    "seats: from 2 to 12, so not 13": {"seats": 13},
    "games: from 0": {"games": -1},
    "seed: from 0": {"seed": -1},
    "seed: from 0 to 9223372036854775807, so not 1180591620717411303424": {"seed": 2**70},
    "first: from 0": {"first": -1},
    "rotations: from 1 to 3, so not 0": {"rotations": 0},
    "rotations: from 1 to 3, so not 4": {"rotations": 4},
    "policies of the line-up: from 1 to 3, so not 0": {"line_up": ()},
    "policies of the line-up: from 1 to 3, so not 4": {"line_up": (RANDOM,) * 4},
    "line_up: no seat is asked from outside here, so not None": {"line_up": (ODDS, None)},
}
NO_NUMBERS: dict[str, dict[str, Any]] = {
    "seats: a whole number, so not 2.5": {"seats": 2.5},
    "seed: a whole number, so not 1.5": {"seed": 1.5},
    "first: a whole number, so not True": {"first": True},
    "games: a whole number, so not '5'": {"games": "5"},
    "rules: a variant of an edition, so not 'paco'": {"rules": "paco"},
    "line_up: policies, so not 'odds'": {"line_up": ("odds",)},
    "line_up: a list of policies, so not Random": {"line_up": RANDOM},
}


@pytest.mark.parametrize("told", [*WRONG, *NO_NUMBERS])
def test_kernel_what_cannot_be_is_refused_before_anything_is_played(told: str) -> None:
    wrong = {**WRONG, **NO_NUMBERS}[told]
    asked: dict[str, Any] = {"rules": variant("paco"), "seats": 3, "games": 5, **wrong}
    with pytest.raises(ValueError if told in WRONG else TypeError, match=told):
        play_batch(**asked)


def test_kernel_no_games_are_no_games() -> None:
    for rounds in (False, True):
        assert len(play_batch(variant("paco"), seats=3, games=0, rounds=rounds).winners) == 0


def test_kernel_its_dice_are_even_and_seats_do_not_know_of_each_other() -> None:
    rules = variant("paco")
    games = [game_record(rules, seats=3, game=game, seed=2).rounds for game in range(1500)]
    hands = [round_.dice for rounds in games for round_ in rounds]
    faces = [die for dice in hands for hand in dice for die in hand]
    assert chisquare(np.bincount(faces, minlength=7)[1:]).pvalue > UNLIKELY
    # Hands are sorted, so hands of one size are compared, by their lowest faces.
    beside = [(one, two) for one, two, _ in hands]
    later = [(a.dice[0], b.dice[0]) for rounds in games for a, b in pairwise(rounds)]
    elsewhere = [(a[0].dice[0], b[0].dice[0]) for a, b in pairwise(games)]
    for pairs in (beside, later, elsewhere):
        assert _independent([(a, b) for a, b in pairs if len(a) == len(b) == 5]) > UNLIKELY


def _independent(pairs: list[tuple[Hand, Hand]]) -> float:
    """How likely two hands are at least as much alike by chance."""
    table = np.zeros((3, 3))
    for one, two in pairs:
        table[min(one[0], 3) - 1, min(two[0], 3) - 1] += 1
    return float(chi2_contingency(table).pvalue)


@pytest.mark.slow
@pytest.mark.parametrize("edition", IDS)
def test_kernel_its_games_are_as_long_as_those_of_the_pure_engine(edition: str) -> None:
    rules = variant(edition)
    kernel = play_batch(rules, seats=3, games=20_000, seed=4)
    pure = np.array([_random_game(rules, Chance(f"{edition} {game}")) for game in range(400)])
    for mine, theirs in zip((kernel.rounds, kernel.decisions), pure.T, strict=True):
        error = np.hypot(mine.std() / len(mine) ** 0.5, theirs.std() / len(theirs) ** 0.5)
        assert abs(mine.mean() - theirs.mean()) < 4 * error


def _random_game(rules: Variant, rng: Chance) -> tuple[int, int]:
    """A game of the pure engine with any legal action, as many rounds and decisions it took."""
    state, rounds, decisions = start(rules.edition, seats=3, opener=rng.randrange(3)), 0, 0
    while state.winner is None:
        dealt = deal(state, [rng.choices(FACES, k=n) for n in state.dice])
        assert not isinstance(dealt, Refusal)
        state, rounds = dealt, rounds + 1
        while state.bidding:
            events = decide(state, *rng.choice(list(legal(state))))
            assert not isinstance(events, Refusal)
            state, decisions = fold(state, events), decisions + 1
    return rounds, decisions
