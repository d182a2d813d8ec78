"""A beginner: sees its own dice, trusts its luck, and does not count anybody else's."""

from __future__ import annotations

from typing import Final

from palifico.fair import Chance
from palifico.rules import FACES, Action, Bid, Calza, Dudo, View
from palifico.rules.counting import matching
from palifico.rules.events import Event

BOLD: Final = 0.25
"""How often it goes one higher than it must."""


class BeginnerBot:
    """One player of a game, who remembers nothing."""

    def __init__(self, *, seats: int, dice_each: int, rng: Chance) -> None:
        self._hoped = seats * dice_each / 3
        self._rng = rng

    def hear(self, event: Event) -> None:
        """Listen, and forget."""

    def act(self, view: View) -> Action:
        """Doubt what looks like a lot, else raise on what it likes best."""
        standing = view.legal.on
        raises = [Bid(n, face) for face in FACES if (n := view.legal.smallest(face)) is not None]
        if not raises or (standing is not None and self._is_much(view, standing)):
            return Dudo()
        liked = max(raises, key=lambda bid: (self._own(view, bid) - bid.count, bid.face))
        bolder = Bid(liked.count + 1, liked.face)
        return bolder if bolder in view.legal.bids and self._rng.random() < BOLD else liked

    def calls_exact(self, view: View) -> Calza | None:
        """Never: that is for those who count."""
        return None

    def _is_much(self, view: View, bid: Bid) -> bool:
        unseen = bid.count - self._own(view, bid)
        return unseen > self._hoped * self._rng.uniform(0.5, 1.0)

    def _own(self, view: View, bid: Bid) -> int:
        return matching(view.hand, bid, wild=not view.last_die)
