"""Rules of the game: pure functions over frozen values.

Someone asks (`Bid`, `Dudo`, `Calza`), the rules `decide` (events, or a `Refusal`), folding events
with `evolve` gives the `State`, and `view` is what a seat may know of it. Dice, clocks, files and
sockets live elsewhere.
"""

from palifico.rules.action_check import check, check_bid
from palifico.rules.calls import Resolution, resolve
from palifico.rules.decision import decide
from palifico.rules.edition import Edition
from palifico.rules.evolution import evolve, fold
from palifico.rules.first import First, first_player, roll_off
from palifico.rules.legal import Legal, LegalBids, legal, legal_bids
from palifico.rules.outcome import Outcome, outcome
from palifico.rules.raises import Situation
from palifico.rules.refusal import CODES, Refusal
from palifico.rules.setup import MAX_PLAYERS, MIN_PLAYERS, deal, replay, start
from palifico.rules.state import Round, State
from palifico.rules.values import FACES, WILD, Action, Bid, Calza, Dudo, Face, Hand, Seat
from palifico.rules.view import Reveal, View, view

__all__ = [
    "CODES",
    "FACES",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "WILD",
    "Action",
    "Bid",
    "Calza",
    "Dudo",
    "Edition",
    "Face",
    "First",
    "Hand",
    "Legal",
    "LegalBids",
    "Outcome",
    "Refusal",
    "Resolution",
    "Reveal",
    "Round",
    "Seat",
    "Situation",
    "State",
    "View",
    "check",
    "check_bid",
    "deal",
    "decide",
    "evolve",
    "first_player",
    "fold",
    "legal",
    "legal_bids",
    "outcome",
    "replay",
    "resolve",
    "roll_off",
    "start",
    "view",
]
