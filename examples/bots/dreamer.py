"""The dreamer sees its own dice everywhere, and calls what suits them exactly."""

from palifico.bots import Seen
from palifico.rules import Action, Calza, Dudo
from palifico.rules.reveal import matching


class Dreamer:
    """A bot that also speaks out of turn, where the edition lets it."""

    def act(self, seen: Seen) -> Action:
        """Raise on the face that it has most of."""
        view = seen.view
        bids = [bid for bid in view.legal.bids if bid.count <= view.limit // 2]
        wild = not view.last_die
        best = max(bids, key=lambda bid: (matching(view.hand, bid, wild=wild), bid), default=None)
        return best or (Dudo() if view.legal.dudo else min(view.legal.bids))

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Call a bid that its own dice alone would make true."""
        on, view = seen.view.legal.on, seen.view
        mine = on and matching(view.hand, on, wild=not view.last_die) == on.count
        return Calza(on) if mine else None
