"""Openings in a newcomer's first game: three beginners, who open low, as people do."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from palifico.bots import Seen, find_bot
from palifico.bots.match.game import play_game
from palifico.bots.players.beginner import Beginner
from palifico.editions import IDS, variant
from palifico.rules import Action, Bid, Hand, Seat

GAMES = 40
SEATS = 4
MOST = 2
"""The highest opening that a beginner makes, in every edition that we know."""


class Overheard(Beginner):
    """A beginner whose openings are noted."""

    def __init__(self, rng: Random, openings: list[Bid]) -> None:
        super().__init__(rng)
        self._openings = openings

    def act(self, seen: Seen) -> Action:
        """Play, and note the opening of a round."""
        action = super().act(seen)
        if isinstance(action, Bid) and seen.view.legal.on is None:
            self._openings.append(action)
        return action


@pytest.mark.parametrize("edition", IDS)
def test_opening_of_beginners_in_many_games_is_at_most_two(edition: str) -> None:
    assert isinstance(find_bot("beginner").make(Random(0)), Beginner)
    rules = variant(edition, {}, {"lost_dice": "visible"}).edition
    openings: list[Bid] = []
    for seed in range(GAMES):
        rng = Random(seed)
        bots = [Overheard(rng, openings) for _ in range(SEATS)]
        play_game(rules, bots, opener=seed % SEATS, dice=partial(_dice, rng))
    assert len(openings) >= GAMES * SEATS
    assert max(bid.count for bid in openings) <= MOST


def _dice(rng: Random, _number: int, _seat: Seat, left: int) -> Hand:
    return tuple(sorted(rng.randint(1, 6) for _ in range(left)))
