"""Bluffer: plays the players. It bids what the next one will not dare to doubt, true or not.

It weighs every bid by what the next player would do about it, learns how often each player doubts,
and does not always do the same with the same dice: who listens to it hears little.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Final

from palifico.bots.api import Seen
from palifico.bots.evaluation.lookahead import Lookahead, NextPlayer, ScoredAction
from palifico.fair import Chance
from palifico.odds import Memory
from palifico.rules import Action, Calza, Seat
from palifico.rules.events import BidMade, DudoCalled, Event

MIXED: Final = 0.03
"""How much of the stake it gives away, more or less, to be hard to read."""
USUAL_DOUBT_RATE: Final = 0.25
"""How often a bid is doubted, among all players."""
TINY: Final = 1e-6
PRIOR_TURNS: Final = 20.0
"""After so many decisions a player's own habit counts as much as what is usual."""


class Bluffer:
    """One player of a game, who remembers who doubts how often."""

    mixing = MIXED

    def __init__(self, rng: Chance) -> None:
        self._rng = rng
        self._memory = Memory()

    def act(self, seen: Seen) -> Action:
        """Return one of the best actions: the better, the likelier."""
        table = self.table(seen)
        weighed = self.weighed(table, seen)
        return self._rng.choices(
            [one.action for one in weighed], mixed(weighed, table.stake * self.mixing)
        )[0]

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Call where that is better than to wait for what others do."""
        table = self.table(seen)
        for call in table.exact_calls():
            waiting = table.goes_on
            if seen.view.to_act == table.seat:
                waiting = max(one.win for one in self.weighed(table, seen))
            if call.win > waiting and isinstance(call.action, Calza):
                return call.action
        return None

    def weighed(self, table: Lookahead, seen: Seen) -> list[ScoredAction]:
        """Return all actions that are worth a thought, and the chance to win after each."""
        next_ = NextPlayer(table, doubting(seen.history, table.next))
        bids = [ScoredAction(bid, next_.win(bid)) for bid in table.candidates()]
        return bids + table.doubts()

    def table(self, seen: Seen) -> Lookahead:
        """Return a moment, thought through."""
        return Lookahead(seen.view, self._memory.position(seen.view, seen.history))


def mixed(weighed: Sequence[ScoredAction], given: float) -> list[float]:
    """Return how often each action is taken, when so much win chance may be given away."""
    best = max(one.win for one in weighed)
    return [exp((one.win - best) / max(given, TINY)) for one in weighed]


def doubting(history: Sequence[Event], seat: Seat) -> float:
    """Return how many times likelier than usual a player doubts, by all that they did so far."""
    doubts, turns = 0, 0
    for before, event in pairwise(history):
        if not isinstance(before, BidMade) or not isinstance(event, (BidMade, DudoCalled)):
            continue
        if event.seat == seat:
            turns += 1
            doubts += isinstance(event, DudoCalled)
    rate = (doubts + PRIOR_TURNS * USUAL_DOUBT_RATE) / (turns + PRIOR_TURNS)
    return rate * (1 - USUAL_DOUBT_RATE) / ((1 - rate) * USUAL_DOUBT_RATE)
