"""Openings in a newcomer's first game: three beginners, who open low, as people do."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from palifico.bots import Bot, Seen, find_bot
from palifico.bots.match.game import play_game
from palifico.editions import IDS, variant
from palifico.rules import Action, Bid, Calza, Hand, Seat

GAMES = 40
SEATS = 4
MOST = 2
"""The highest opening that a beginner makes, in every edition that we know."""


class Listening:
    """A bot that plays as another does, and notes how it opens rounds."""

    def __init__(self, bot: Bot, openings: list[Bid]) -> None:
        self._bot, self._openings = bot, openings

    def act(self, seen: Seen) -> Action:
        """Play, and note the opening of a round."""
        action = self._bot.act(seen)
        if isinstance(action, Bid) and seen.view.legal.on is None:
            self._openings.append(action)
        return action

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Call as the other does."""
        return self._bot.calls_exact(seen)


@pytest.mark.parametrize("edition", IDS)
def test_opening_of_beginners_in_many_games_is_at_most_two(edition: str) -> None:
    openings: list[Bid] = []
    for seed in range(GAMES):
        rng = Random(seed)
        bots = [Listening(find_bot("beginner").make(rng), openings) for _ in range(SEATS)]
        rules = variant(edition, {}, {"lost_dice": "visible"}).edition
        play_game(rules, bots, opener=seed % SEATS, dice=partial(_dice, rng))
    assert len(openings) >= GAMES * SEATS
    assert max(bid.count for bid in openings) <= MOST


def _dice(rng: Random, _number: int, _seat: Seat, left: int) -> Hand:
    return tuple(sorted(rng.randint(1, 6) for _ in range(left)))
