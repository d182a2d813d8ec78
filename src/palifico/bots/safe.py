"""What is done for somebody who gives no answer, or none that counts."""

from __future__ import annotations

from palifico.rules import FACES, Action, Bid, Dudo, Legal


def safe_action(legal: Legal) -> Action:
    """Challenge if there is a bid, else the lowest opening: also what is done when time is up."""
    if legal.dudo:
        return Dudo()
    return min(Bid(n, face) for face in FACES if (n := legal.smallest(face)) is not None)
