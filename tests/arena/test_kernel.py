"""The kernel plays exactly by the rules: the pure engine and the referee say so of its games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from scipy.stats import chi2_contingency, chisquare

from palifico.arena.kernel import game_options, game_record, play_batch
from palifico.editions import IDS, VALUES, Fault, Variant, box, variant
from palifico.fair import Chance
from palifico.record import json_line, verdict_json
from palifico.rules import FACES, Hand, Refusal, deal, decide, fold, legal, start

GAMES = int(20_000 * float(os.environ.get("PALIFICO_EXAMPLES", "1")))
"""How many games the referee reads in all."""
SEATS = (2, 3, 4, 5, 6)
UNLIKELY = 1e-4


@cache
def variants(edition: str) -> tuple[Variant, ...]:
    """The rules of a box, each of its options, and each house rule that can be set alone."""
    return (variant(edition), *_changed(edition))


def _changed(edition: str) -> Iterator[Variant]:
    for name, values in VALUES.items():
        for value in values:
            option = name in box(edition).options
            try:
                yield variant(edition, *(({name: value},) if option else ({}, {name: value})))
            except Fault:  # what cannot be set alone
                continue


@pytest.mark.slow
@pytest.mark.parametrize("edition", IDS)
def test_the_referee_accepts_every_game_with_the_same_outcome(edition: str) -> None:
    cells = [(rules, seats) for rules in variants(edition) for seats in SEATS]
    each = -(-GAMES // len(IDS) // len(cells))
    for rules, seats in cells:
        batch = play_batch(rules, seats=seats, games=each, seed=len(cells))
        for game in range(each):
            record = game_record(rules, seats=seats, game=game, seed=len(cells))
            verdict = verdict_json(json_line(record))
            assert verdict["ok"], (rules.house, seats, game, verdict)
            assert verdict["winner"] == batch.winners[game]
            assert len(verdict["rounds"]) == batch.rounds[game]


@pytest.mark.parametrize("edition", IDS)
def test_it_has_as_many_actions_to_choose_from_as_the_engine_says(edition: str) -> None:
    for rules in variants(edition):
        for seats in (2, 4):
            record = game_record(rules, seats=seats, game=7, seed=1)
            options = iter(game_options(rules, seats=seats, game=7, seed=1))
            state = start(rules.edition, seats=seats, opener=record.starter)
            for round_ in record.rounds:
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


def test_a_game_is_the_same_in_any_batch() -> None:
    rules = variant("azteca")
    whole = play_batch(rules, seats=5, games=500, seed=9)
    for first, games in ((0, 1), (1, 99), (100, 400)):
        part = play_batch(rules, seats=5, games=games, seed=9, first=first)
        for name in ("winners", "rounds", "decisions"):
            found = getattr(whole, name)[first : first + games]
            assert np.array_equal(found, getattr(part, name))
    other = play_batch(rules, seats=5, games=500, seed=10)
    assert not np.array_equal(whole.decisions, other.decisions)


def test_its_dice_are_even_and_seats_do_not_know_of_each_other() -> None:
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
def test_its_games_are_as_long_as_those_of_the_pure_engine(edition: str) -> None:
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
