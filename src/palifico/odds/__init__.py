"""How likely bids are: by the dice alone, and after listening to what has been bid."""

from palifico.odds.exact import Odds, exact, own_matching
from palifico.odds.hands import Cup
from palifico.odds.model import MODEL
from palifico.odds.position import Memory, Position, certain, position
from palifico.odds.posterior import Posterior, listen, odds_after, odds_before, odds_of

__all__ = [
    "MODEL",
    "Cup",
    "Memory",
    "Odds",
    "Position",
    "Posterior",
    "certain",
    "exact",
    "listen",
    "odds_after",
    "odds_before",
    "odds_of",
    "own_matching",
    "position",
]
