"""What holds of odds in every round that can be."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palifico.editions import IDS, box
from palifico.odds import Odds, Position, odds_after, odds_before
from palifico.rules import FACES, Bid
from palifico.rules.reveal import matching
from tests.odds.plain import at_table, raising


@st.composite
def rounds(draw: st.DrawFn) -> Position:
    """A round at a table of two to six, after some bids."""
    cups = draw(st.lists(st.integers(0, 5), min_size=1, max_size=5).filter(any))
    hand = tuple(draw(st.lists(st.sampled_from(FACES), min_size=1, max_size=5)))
    edition = box(draw(st.sampled_from(IDS))).edition
    last_die = draw(st.booleans())
    table = at_table((len(hand), *cups), hand=hand, last_die=last_die, edition=edition)
    alive = [seat for seat, dice in enumerate(table.dice) if dice]
    order = (alive * 4)[: draw(st.integers(0, 12))]
    return raising(table, order, lambda legal: draw(st.sampled_from(legal[:12])))


def checked(odds: Odds, at: Position) -> None:
    """Chances that never rise with the count, begin with one, and are sums of exact ones."""
    assert np.isfinite(odds.at_least).all()
    assert odds.at_least[:, 0] == pytest.approx(np.ones(6), abs=1e-12)
    assert odds.exactly.sum(axis=1) == pytest.approx(np.ones(6), abs=1e-12)
    assert (np.diff(odds.at_least, axis=1) <= 1e-15).all()
    assert ((odds.exactly >= 0) & (odds.exactly <= 1)).all()
    tails = odds.exactly[:, ::-1].cumsum(axis=1)[:, ::-1]
    assert odds.at_least == pytest.approx(tails, abs=1e-12)
    for face in FACES:
        mine = matching(at.hand, Bid(1, face), wild=not at.last_die)
        assert odds.chance(Bid(mine, face)) == pytest.approx(1, abs=1e-12)
        assert odds.chance(Bid(mine + sum(at.dice[1:]) + 1, face)) == 0
        assert odds.exact(Bid(10**6, face)) == 0


@settings(deadline=None)
@given(rounds())
def test_odds_are_odds(at: Position) -> None:
    checked(odds_before(at), at)
    checked(odds_after(at), at)


@settings(deadline=None)
@given(rounds())
def test_properties_what_was_bid_is_of_no_matter_before_listening(at: Position) -> None:
    quiet = at_table(at.dice, hand=at.hand, last_die=at.last_die, edition=at.edition)
    assert (odds_before(at).at_least == odds_before(quiet).at_least).all()


@settings(deadline=None)
@given(rounds())
def test_face_counts_more_with_the_wild_one(at: Position) -> None:
    """In a normal round any face is at least as likely as with the wild dice left out."""
    normal, last = (
        odds_before(at_table(at.dice, hand=at.hand, last_die=last_die))
        for last_die in (False, True)
    )
    for face in FACES:
        for count in range(sum(at.dice) + 1):
            bid = Bid(count, face)
            assert normal.chance(bid) >= last.chance(bid) - 1e-12


@settings(deadline=None)
@given(rounds())
def test_mean_is_a_share_of_the_dice(at: Position) -> None:
    odds = odds_before(at)
    for face in FACES:
        p = 1 / 6 if at.last_die or face == 1 else 1 / 3
        mine = matching(at.hand, Bid(1, face), wild=not at.last_die)
        assert odds.expected(face) == pytest.approx(mine + p * sum(at.dice[1:]))
