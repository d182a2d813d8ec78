"""Counter and listener: play by the exact odds of bids, before listening or after."""

from __future__ import annotations

from typing import Final

from palifico.bots.api import Seen
from palifico.fair import Chance
from palifico.odds import Memory, Odds, Position, odds_after, odds_before
from palifico.rules import FACES, Action, Bid, Calza, Dudo, View

BELIEVED: Final = 0.35
"""How often a bid that is not true is not challenged, as far as it thinks."""
OPENS_AT: Final = 0.6
"""How likely an opening is to be."""
EXACT_ENOUGH: Final = 0.4
"""How likely a bid must be exactly true before it calls it."""


class Counter:
    """One player of a game, who remembers who lost what."""

    def __init__(self, rng: Chance) -> None:
        self._rng = rng
        self._memory = Memory()

    def odds(self, at: Position) -> Odds:
        """Return how likely it takes bids to be."""
        return odds_before(at)

    def act(self, seen: Seen) -> Action:
        """Raise on what is likeliest, unless doubting is likelier to be right."""
        view = seen.view
        odds = self.odds(self._memory.position(view, seen.history))
        standing = view.legal.on
        if standing is None:
            return self._opening(view, odds)
        best = max(smallest_raises(view), key=odds.chance, default=None)
        if best is None or self._doubts(odds, standing, best):
            return Dudo()
        return best

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Call what is very likely exact."""
        standing = seen.view.legal.on
        if standing is None or seen.view.seat not in seen.view.legal.calza:
            return None
        odds = self.odds(self._memory.position(seen.view, seen.history))
        return Calza(standing) if odds.exact(standing) > EXACT_ENOUGH else None

    def _opening(self, view: View, odds: Odds) -> Bid:
        """Open with as many as are likely, of the face with the highest expected count."""
        raises = smallest_raises(view)
        face = max((bid.face for bid in raises), key=odds.expected)
        span = view.legal.bids.counts(face)
        likely = [n for n in span if odds.chance(Bid(n, face)) > OPENS_AT]
        return Bid(self._rng.choice(likely[-2:] or [span.start]), face)

    def _doubts(self, odds: Odds, standing: Bid, best: Bid) -> bool:
        true = odds.chance(best)
        return 1 - odds.chance(standing) > true + (1 - true) * BELIEVED


class Listener(Counter):
    """One player of a game, who believes that people bid what they have, as far as they do."""

    def odds(self, at: Position) -> Odds:
        """Return how likely bids are after all that was said."""
        return odds_after(at)


def smallest_raises(view: View) -> list[Bid]:
    """Return the smallest legal bid of each face that has one."""
    smallest = ((face, view.legal.smallest(face)) for face in FACES)
    return [Bid(count, face) for face, count in smallest if count is not None]
