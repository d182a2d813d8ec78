"""Challenge model: how likely a player doubts a bid, by the hand they have.

The second half of the stated model. The player to act has heard the bids, too. What they know of
the standing bid is how likely it is by their own dice alone, how likely after listening, and how
likely their best raise would be. The chance of a challenge is a logistic function of these, fitted
to games like the rest of the model.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from palifico.odds.exact import looked_up, tail
from palifico.odds.hands import Floats, hands_of, matching_of
from palifico.odds.model import LITTLE, odds_of_a_die, weights
from palifico.rules import FACES, Bid, Situation
from palifico.rules.raises import counts

FEATURES: Final = ("always", "bare", "heard", "log_heard", "log_false", "raise", "log_raise")


def doubt_chance(at: Situation, own: int, others: int, heard: Floats) -> Floats:
    """Return how likely a player with `own` dice doubts the bid that stands: [hand].

    `heard`: what all players think of the dice that are not theirs: [face, at least so many].
    """
    fitted = weights().last_die_doubt if at.last_die else weights().doubt
    z = doubt_rows(at, own, others, heard) @ np.array(fitted)
    chances: Floats = 1 / (1 + np.exp(-z))
    return chances


def doubt_rows(at: Situation, own: int, others: int, heard: Floats) -> Floats:
    """Return what a player can know when a bid stands, by the hand they have: [hand, feature]."""
    assert at.previous is not None
    matching = matching_of(hands_of(own), last_die=at.last_die)
    count, face = at.previous
    p = odds_of_a_die(face, last_die=at.last_die)
    bare = looked_up(tail(others, p), count - matching[:, face - 1])
    known = looked_up(heard[face - 1], count - matching[:, face - 1])
    best = np.zeros(len(matching))
    for bid in _raises(at):
        chance = looked_up(heard[bid.face - 1], bid.count - matching[:, bid.face - 1])
        best = np.maximum(best, chance)
    columns = [
        *(np.ones_like(bare), bare, known, np.log(known + LITTLE), np.log(1 - known + LITTLE)),
        *(best, np.log(best + LITTLE)),
    ]
    return np.stack(columns, axis=1)


def _raises(at: Situation) -> list[Bid]:
    return [Bid(span.start, face) for face in FACES if (span := counts(at, face))]
