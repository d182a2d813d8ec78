"""A simple bot: it counts its own dice, hopes for the rest, and remembers who lost what."""

from __future__ import annotations

from math import comb
from typing import Final

from palifico.fair import Chance
from palifico.rules import FACES, WILD, Action, Bid, Calza, Dudo, View
from palifico.rules.counting import matching
from palifico.rules.events import DieLost, DieRegained, Event

SURE_ENOUGH: Final = 0.42
"""How likely the next bid must be before the bot would rather raise than doubt."""
EXACT_ENOUGH: Final = 0.3
"""How likely a bid must be exactly right before the bot calls it."""


class SimpleBot:
    """One player of a game; it must hear every event to know how many dice are about."""

    def __init__(self, *, seats: int, dice_each: int, rng: Chance) -> None:
        self._dice = [dice_each] * seats
        self._rng = rng
        self._nerve = rng.uniform(-0.08, 0.08)

    def hear(self, event: Event) -> None:
        """Remember who lost or regained a die."""
        if isinstance(event, DieLost):
            self._dice[event.seat] -= 1
        elif isinstance(event, DieRegained):
            self._dice[event.seat] += 1

    def act(self, view: View) -> Action:
        """What to do on its turn."""
        raises = self._raises(view)
        standing = view.legal.on
        if standing is None:
            return self._opening(view, raises)
        best = max(raises, key=lambda bid: self._chance(view, bid), default=None)
        if best is None or self._doubts(view, standing, best):
            return Dudo()
        return best

    def calls_exact(self, view: View) -> Calza | None:
        """Whether to call the bid exact, where it may."""
        standing = view.legal.on
        if standing is None or view.seat not in view.legal.calza:
            return None
        exactly = self._chance(view, standing) - self._chance(
            view, Bid(standing.count + 1, standing.face)
        )
        return Calza(standing) if exactly > EXACT_ENOUGH + self._nerve else None

    def _raises(self, view: View) -> list[Bid]:
        smallest = ((face, view.legal.smallest(face)) for face in FACES)
        return [Bid(count, face) for face, count in smallest if count is not None]

    def _opening(self, view: View, raises: list[Bid]) -> Bid:
        """Open a little below what is to be expected of the face it has most of."""
        face = max((bid.face for bid in raises), key=lambda f: (self._own(view, f), f))
        limit = view.legal.bids.counts(face)
        likely = [n for n in limit if self._chance(view, Bid(n, face)) > SURE_ENOUGH + 0.2]
        return Bid(self._rng.choice(likely[-2:] or [limit.start]), face)

    def _doubts(self, view: View, standing: Bid, best: Bid) -> bool:
        mine = self._chance(view, best)
        return mine < SURE_ENOUGH + self._nerve and 1 - self._chance(view, standing) > mine

    def _own(self, view: View, face: int) -> int:
        return matching(view.hand, Bid(1, face), wild=not view.last_die)

    def _chance(self, view: View, bid: Bid) -> float:
        """How likely a bid is true, given its own dice and fair dice everywhere else."""
        unknown = sum(self._dice) - len(view.hand)
        needed = max(0, bid.count - self._own(view, bid.face))
        alone = view.last_die or bid.face == WILD
        p = 1 / 6 if alone else 1 / 3
        return sum(
            comb(unknown, k) * p**k * (1 - p) ** (unknown - k) for k in range(needed, unknown + 1)
        )
