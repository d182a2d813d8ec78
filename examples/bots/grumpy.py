"""Grumpy believes nobody, and opens as high as its mood is: it draws from chance of its own."""

from random import Random

from palifico.bots import Seen
from palifico.rules import Action, Dudo


class Grumpy:
    """A bot that takes an argument is given its chance: the same luck is the same game."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def act(self, seen: Seen) -> Action:
        """Doubt whatever was said."""
        may = seen.view.legal
        if may.dudo:
            return Dudo()
        return self._rng.choice([bid for bid in may.bids if bid.count <= 3])
