"""The parrot says what was said before it, and one more. It never doubts while it can talk."""

from palifico.bots import Seen
from palifico.rules import Action, Bid, Dudo


class Parrot:
    """One bot, one method: what to do, by what its seat may know."""

    def act(self, seen: Seen) -> Action:
        """Repeat the last face with the smallest count that is allowed."""
        may = seen.view.legal
        if may.on is None:
            return min(may.bids)
        count = may.smallest(may.on.face)
        return Dudo() if count is None else Bid(count, may.on.face)
