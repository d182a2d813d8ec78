"""Beginner: sees its own dice, trusts its luck, and counts no others."""

from __future__ import annotations

from typing import Final

from palifico.bots.api import Seen
from palifico.fair import Chance
from palifico.rules import FACES, Action, Bid, Calza, Dudo, View
from palifico.rules.reveal import matching

BOLD: Final = 0.25
"""How often it goes one higher than it must."""
HOPED: Final = 1 / 3
"""What it hopes for, of all the dice that the game began with."""


class Beginner:
    """One player of a game, who remembers nothing."""

    def __init__(self, rng: Chance) -> None:
        self._rng = rng

    def act(self, seen: Seen) -> Action:
        """Doubt what looks like a lot, else raise on what it likes best."""
        view = seen.view
        standing = view.legal.on
        raises = [Bid(n, face) for face in FACES if (n := view.legal.smallest(face)) is not None]
        if not raises or (standing is not None and self._is_much(view, standing)):
            return Dudo()
        liked = max(raises, key=lambda bid: (_own(view, bid) - bid.count, bid.face))
        bolder = Bid(liked.count + 1, liked.face)
        return bolder if bolder in view.legal.bids and self._rng.random() < BOLD else liked

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Never: that is for those who count."""
        return None

    def _is_much(self, view: View, bid: Bid) -> bool:
        unseen = bid.count - _own(view, bid)
        return unseen > view.limit * HOPED * self._rng.uniform(0.5, 1.0)


def _own(view: View, bid: Bid) -> int:
    return matching(view.hand, bid, wild=not view.last_die)
