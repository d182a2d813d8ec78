"""Fitting the bots' files: what is counted, and that the fit is better than none."""

from __future__ import annotations

import numpy as np
import pytest

from palifico.odds.model import BID_FEATURES, DOUBT_FEATURES, kind
from palifico.rules import Dudo, State
from tools.fit import game_value, listener


@pytest.fixture(scope="module")
def game() -> State:
    return listener._game(3)


@pytest.fixture(scope="module")
def decisions(game: State) -> list[listener.Decision]:
    return list(listener.decisions(game))


def test_bid_and_challenge_is_a_decision(game: State, decisions: list[listener.Decision]) -> None:
    rounds = [*game.past, game.round]
    assert sum(isinstance(one.chosen, Dudo) for one in decisions) == sum(
        round_ is not None and round_.ending is not None and round_.ending.call == "dudo"
        for round_ in rounds
    )
    assert len(decisions) - sum(isinstance(one.chosen, Dudo) for one in decisions) == sum(
        len(round_.bids) for round_ in rounds if round_ is not None
    )


def test_fitting_what_was_chosen_is_among_what_could_be_chosen(
    decisions: list[listener.Decision],
) -> None:
    for one in decisions:
        rows, allowed, chosen = listener._features(one)
        assert allowed[chosen]
        assert np.isfinite(rows).all()


def test_fit_makes_what_was_done_likelier(decisions: list[listener.Decision]) -> None:
    raising = [one for one in decisions if kind(one.at) == "raising"]
    weights = listener.fit(raising)
    assert len(weights) == len(BID_FEATURES) + len(DOUBT_FEATURES)
    assert _likelihood(raising, weights) > _likelihood(raising, (0.0,) * len(weights)) + 0.5


def test_positions_are_counted_between_rounds_and_raised_bids_listened_to() -> None:
    told = game_value.positions(0)
    assert len({one.won for one in told.between}) == 1
    assert all(sum(map(bool, one.dice)) >= 2 for one in told.between)
    assert told.raised
    assert all(0 <= one.chance <= 1 for one in told.raised)
    assert game_value.positions(1).raised == []


def test_strength_that_is_fitted_favours_dice() -> None:
    counted = [game_value.Between((1, 4), 0, False, 1)] * 45
    counted += [game_value.Between((1, 4), 0, False, 0)] * 5
    power, _ = game_value.fit_strength(counted)
    assert power > 1
    table = game_value.fit_table(counted, power, 0.0)
    assert table["2/1/4/o-"] < 0.3
    assert table["2/4/1/--"] > 0.7


def _likelihood(made: list[listener.Decision], weights: tuple[float, ...]) -> float:
    total = 0.0
    for one in made:
        rows, allowed, chosen = listener._features(one)
        drawn = np.where(allowed, np.exp(rows @ np.array(weights)), 0.0)
        total += float(np.log(drawn[chosen] / drawn.sum()))
    return total / len(made)
