"""Comparison: the odds of a few bids side by side, before listening and after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from palifico.odds.exact import Odds
from palifico.odds.position import Position
from palifico.odds.posterior import odds_after, odds_before
from palifico.rules import FACES, WILD, Bid, Face, Legal, LegalBids, legal

NEAR: Final = 2
"""The counts above and below a bid that are shown beside it."""
HALF: Final = 0.5


class Row(NamedTuple):
    """A bid and its chances."""

    bid: Bid
    before: float
    after: float
    exact_before: float
    exact_after: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """A position with both kinds of odds."""

    at: Position
    before: Odds
    after: Odds

    @property
    def standing(self) -> Bid | None:
        """The bid that stands."""
        return self.at.bids[-1].bid if self.at.bids else None

    @property
    def unknown(self) -> int:
        """How many dice there can be under the other cups."""
        return sum(len(cup) - 1 for seat, cup in enumerate(self.at.cups) if seat != self.at.seat)

    @property
    def dice(self) -> int:
        """How many dice there can be on the table."""
        return self.unknown + len(self.at.hand)

    def row(self, bid: Bid) -> Row:
        """Return the chances of a bid."""
        before, after = self.before, self.after
        return Row(bid, before.chance(bid), after.chance(bid), before.exact(bid), after.exact(bid))


def compare_odds(at: Position) -> Comparison:
    """Return both kinds of odds in a position."""
    return Comparison(at, odds_before(at), odds_after(at))


def rows_asked(weighing: Comparison, asked: Bid | None) -> list[Row]:
    """Return the bid asked about among its neighbours; else the standing one, and choices."""
    if asked is not None:
        return rows_near(weighing, asked)
    standing = [weighing.row(weighing.standing)] if weighing.standing else []
    return [*standing, *rows_to_choose(weighing)]


def rows_near(weighing: Comparison, bid: Bid) -> list[Row]:
    """Return a bid among its neighbours of the same face."""
    near = range(max(bid.count - NEAR, 1), min(bid.count + NEAR, weighing.dice) + 1)
    return _rows(weighing, (Bid(count, bid.face) for count in sorted({bid.count, *near})))


def rows_to_choose(weighing: Comparison) -> list[Row]:
    """Return what a player to act may think of, a bid for each face that can be bid, wild last.

    On a bid these are the smallest raises; to open, the highest counts that are more likely true
    than not.
    """
    return _rows(weighing, _choices(weighing, open_bids(weighing)))


def open_bids(weighing: Comparison) -> LegalBids:
    """Return the bids that are open to who weighs, were it their turn."""
    return open_moves(weighing).bids


def open_moves(weighing: Comparison) -> Legal:
    """Return what is open to who weighs, were it their turn."""
    state, seat = weighing.at.state, weighing.at.seat or 0
    assert state.round is not None
    return legal(state._replace(round=state.round._replace(to_act=seat))).of(seat)


def _choices(weighing: Comparison, bids: LegalBids) -> Iterator[Bid]:
    for face in (*FACES[1:], WILD):
        smallest = bids.smallest(face)
        if smallest is not None:
            raises = weighing.standing is not None
            yield Bid(smallest if raises else _likely(weighing.before, face), face)


def _likely(odds: Odds, face: Face) -> int:
    """Return the highest count that is more likely true than not; one at least."""
    return max(int((odds.at_least[face - 1] > HALF).sum()) - 1, 1)


def _rows(weighing: Comparison, bids: Iterable[Bid]) -> list[Row]:
    return [weighing.row(bid) for bid in bids]
