"""The stated model, written out once more for one hand and one bid at a time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, exp, log, sqrt

import pytest

from palifico.editions import IDS, box
from palifico.odds import MODEL
from palifico.odds.hands import hands_of
from palifico.odds.model import LITTLE, REACH, SLIP, kind, weights
from palifico.odds.posterior import likelihood
from palifico.rules import FACES, WILD, Bid, Hand, Situation, legal_bids
from palifico.rules.events import BidMade
from palifico.rules.reveal import matching
from tests.each import each

PREVIOUS = [None, Bid(1, 2), Bid(2, 5), Bid(2, 1), Bid(4, 6), Bid(15, 6)]


def chance(needed: int, dice: int, p: float) -> float:
    """How likely at least so many of the unknown dice count."""
    return sum(
        comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(max(needed, 0), dice + 1)
    )


def of_a_die(at: Situation, face: int) -> float:
    return 1 / 6 if at.last_die or face == WILD else 1 / 3


def bid_weight(at: Situation, bid: Bid, beyond: int, hand: Hand, others: int) -> float:
    """exp(w · x) of a bid."""
    p = of_a_die(at, bid.face)
    mine = matching(hand, bid, wild=not at.last_die)
    needed = bid.count - mine
    likely = chance(needed, others, p)
    x = (
        likely,
        log(likely + LITTLE),
        mine / max(len(hand), 1),
        beyond,
        beyond == 0,
        at.previous is not None and at.previous.face == bid.face,
        bid.face == WILD,
        max(0.0, needed - others * p) / sqrt(others * p * (1 - p) + 1),
    )
    w = getattr(weights(), kind(at))
    return exp(sum(a * b for a, b in zip(w, x, strict=False)))


def doubt_weight(at: Situation, hand: Hand, others: int) -> float:
    """exp(w · x) of the challenge."""
    assert at.previous is not None
    mine = matching(hand, at.previous, wild=not at.last_die)
    true = chance(at.previous.count - mine, others, of_a_die(at, at.previous.face))
    x = (1.0, 1 - true, log(1 - true + LITTLE), log(true + LITTLE))
    return exp(sum(a * b for a, b in zip(getattr(weights(), kind(at))[-4:], x, strict=True)))


def choices(at: Situation) -> Iterator[tuple[Bid, int]]:
    """The bids that are told apart, and how far each goes beyond the smallest of its face."""
    for face in FACES:
        for beyond, count in enumerate(legal_bids(at).counts(face)[:REACH]):
            yield Bid(count, face), beyond


def plain(at: Situation, bid: Bid, hand: Hand, others: int) -> float:
    """How likely somebody with a hand makes a bid."""
    drawn = {one: bid_weight(at, one, beyond, hand, others) for one, beyond in choices(at)}
    all_ = sum(drawn.values())
    number = len(drawn)
    if at.previous is not None:
        all_ += doubt_weight(at, hand, others)
        number += 1
    last = legal_bids(at).counts(bid.face)[:REACH][-1]
    return (1 - SLIP) * drawn[Bid(min(bid.count, last), bid.face)] / all_ + SLIP / number


@each("id_", IDS)
@each("last_die", [False, True])
@each("may_change", [False, True])
@each("previous", PREVIOUS, ids=str)
def test_likelihood_of_a_bid(
    id_: str, last_die: bool, may_change: bool, previous: Bid | None
) -> None:
    at = Situation(box(id_).edition, last_die, last_die and may_change, previous, 15)
    for own, others in ((1, 3), (3, 10)):
        hands = list(combinations_with_replacement(FACES, own))
        for bid in list(legal_bids(at))[::5]:
            said = likelihood(at, BidMade(0, bid), own, others)
            assert len(said) == len(hands) == len(hands_of(own).chances)
            for hand, found in list(zip(hands, said, strict=True))[::7]:
                assert found == pytest.approx(plain(at, bid, hand, others), rel=1e-9)


@pytest.mark.parametrize("previous", PREVIOUS, ids=str)
def test_all_that_a_player_may_do_is_one(previous: Bid | None) -> None:
    """Over the bids that are told apart and the challenge."""
    at = Situation(box("pressman-2008").edition, False, False, previous, 15)
    hand, others = (1, 5, 5), 12
    bids = sum(plain(at, bid, hand, others) for bid, _ in choices(at))
    if previous is None:
        assert bids == pytest.approx(1)
    else:
        number = len(list(choices(at))) + 1
        doubt = doubt_weight(at, hand, others)
        all_ = doubt + sum(bid_weight(at, b, k, hand, others) for b, k in choices(at))
        assert bids + (1 - SLIP) * doubt / all_ + SLIP / number == pytest.approx(1)


def test_model_has_a_number_and_says_what_it_was_fitted_to() -> None:
    assert MODEL == "listener-1"
    assert weights().fitted
