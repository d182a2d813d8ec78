"""A listener: counts like the counter, but lets the bids so far tell about the hidden dice."""

from __future__ import annotations

from palifico.bots.counter import Counter
from palifico.odds import Odds, Position, odds_after


class Listener(Counter):
    """One player of a game, who believes that people bid what they have, as far as they do."""

    def odds(self, at: Position) -> Odds:
        """How likely bids are after all that was said."""
        return odds_after(at)
