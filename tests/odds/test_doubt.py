"""How likely somebody doubts a bid: the logistic function, written out for one hand at a time."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import exp, log

import numpy as np
import pytest

from palifico.editions import IDS, box
from palifico.odds.doubt import doubt_chance
from palifico.odds.exact import at_least, exact
from palifico.odds.model import LITTLE, weights
from palifico.rules import FACES, Bid, Hand, Situation, legal_bids
from palifico.rules.reveal import matching
from tests.each import each

OWN, OTHERS = 3, 7


def plain(at: Situation, hand: Hand, heard: list[list[float]]) -> float:
    """The chance of a challenge."""
    assert at.previous is not None

    def likely(bid: Bid) -> float:
        needed = max(bid.count - matching(hand, bid, wild=not at.last_die), 0)
        return heard[bid.face - 1][needed] if needed <= OTHERS else 0.0

    known = likely(at.previous)
    smallest = [(legal_bids(at).smallest(face), face) for face in FACES]
    best = max((likely(Bid(count, face)) for count, face in smallest if count), default=0.0)
    x = (1.0, known, known, log(known + LITTLE), log(1 - known + LITTLE), best, log(best + LITTLE))
    w = weights().last_die_doubt if at.last_die else weights().doubt
    return 1 / (1 + exp(-sum(a * b for a, b in zip(w, x, strict=True))))


@each("id_", IDS)
@each("last_die", [False, True])
@each("bid", ["1x2", "3x5", "2x1", "6x6", "15x6"])
def test_chance_of_a_challenge(id_: str, last_die: bool, bid: str) -> None:
    """To who hears nothing, what is heard is what the dice say."""
    at = Situation(box(id_).edition, last_die, False, Bid.from_text(bid), 15)
    heard = at_least(exact(OTHERS, last_die=last_die))
    found = doubt_chance(at, OWN, OTHERS, heard)
    hands = list(combinations_with_replacement(FACES, OWN))
    assert len(found) == len(hands)
    for hand, chance in zip(hands, found, strict=True):
        assert chance == pytest.approx(plain(at, hand, heard.tolist()), rel=1e-9)


def test_doubt_what_cannot_be_true_is_doubted_more_than_what_is_sure() -> None:
    def doubted(bid: str) -> float:
        at = Situation(box("pressman-2008").edition, False, False, Bid.from_text(bid), 15)
        heard = at_least(exact(OTHERS, last_die=False))
        return float(np.mean(doubt_chance(at, OWN, OTHERS, heard)))

    assert doubted("1x5") < 0.5 < doubted("9x5")
