"""Facts behind an advice: chances before and after listening, and what moved them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from palifico.bots.api import Seen
from palifico.bots.coach.candidates import Candidate
from palifico.bots.coach.reasons import Facts
from palifico.bots.players.counter import smallest_raises
from palifico.odds import (
    Odds,
    Position,
    Posterior,
    listen,
    odds_before,
    odds_of,
    own_matching,
    position,
)
from palifico.odds.model import odds_of_a_die
from palifico.rules import FACES, Action, Bid, Calza, Dudo, Seat, View

UNSURE: Final = 1e-9
"""What can be otherwise is never nearer than this to 0 or 1."""


@dataclass(frozen=True, slots=True)
class Chances:
    """All odds that a seat needs for its decision."""

    view: View
    at: Position
    heard: tuple[Posterior | None, ...]
    before: Odds
    after: Odds

    @classmethod
    def of(cls, seen: Seen) -> Chances:
        """Return the odds of a seat at one moment."""
        at = position(seen.view, seen.history)
        heard = listen(at)
        return cls(seen.view, at, heard, odds_before(at), odds_of(at, heard))

    def right(self, action: Action) -> tuple[float, float]:
        """Return how likely an action turns out right, before and after listening."""
        return self._right(self.before, action), self._right(self.after, action)

    def true(self, bid: Bid) -> float:
        """Return how likely a bid is true, after listening."""
        return self._true(self.after, bid)

    def mover(self, face: int, way: float) -> tuple[Seat, Bid] | None:
        """Return whose bids moved the dice for a face most, this way; and their last bid."""
        last = {made.seat: made.bid for made in self.at.bids if made.seat != self.at.seat}
        shifts = {seat: way * self._shift(seat, face) for seat in last}
        seat = max(shifts, key=shifts.__getitem__, default=None)
        return (seat, last[seat]) if seat is not None and shifts[seat] > 0 else None

    def _right(self, odds: Odds, action: Action) -> float:
        match action:
            case Bid():
                return self._true(odds, action)
            case Dudo():
                assert self.view.legal.on is not None
                return 1 - self._true(odds, self.view.legal.on)
            case Calza(on):
                assert on is not None
                fewest, most = self._span(on.face)
                return _unsure(odds.exact(on)) if fewest <= on.count <= most else 0.0

    def _true(self, odds: Odds, bid: Bid) -> float:
        fewest, most = self._span(bid.face)
        if fewest < bid.count <= most:
            return _unsure(odds.chance(bid))
        return float(bid.count <= fewest)

    def _span(self, face: int) -> tuple[int, int]:
        """Return how many dice count for a face at least and at most, whatever was heard."""
        own = own_matching(self.view.hand, last_die=self.view.last_die)[face - 1]
        cups = [cup for seat, cup in enumerate(self.at.cups) if seat != self.at.seat]
        others = [max(n for n, chance in enumerate(cup) if chance > 0) for cup in cups]
        return own, own + sum(others)

    def _shift(self, seat: Seat, face: int) -> float:
        """By how many dice for a face more is thought of a hand than before it spoke."""
        posterior = self.heard[seat]
        if posterior is None:
            return 0.0
        row = posterior.matching(last_die=self.at.last_die)[face - 1]
        dice = sum(number * chance for number, chance in enumerate(self.at.cups[seat]))
        thought = sum(number * float(chance) for number, chance in enumerate(row))
        return thought - dice * odds_of_a_die(face, last_die=self.at.last_die)


def facts(
    chances: Chances, one: Candidate, weighed: Sequence[Candidate], wait: float | None
) -> Facts:
    """Return all figures about an action, beside the other candidates, the best first."""
    view, on = chances.view, chances.view.legal.on
    before, after = chances.right(one.action)
    bid = one.action if isinstance(one.action, Bid) else on
    assert bid is not None
    own = own_matching(view.hand, last_die=view.last_die)
    most = max(FACES, key=lambda face: own[face - 1])
    bids = {n: chances.true(n) for n in smallest_raises(view)}
    likeliest = max(bids, key=bids.__getitem__, default=None)
    mine = next((n for n in bids if n.face == bid.face), None)
    wins = next((other.win for other in weighed if other.action == mine), 0.0)
    lifted = chances.after.chance(bid) >= chances.before.chance(bid)
    return Facts(
        action=one.action,
        bid=bid,
        on=on,
        before=before,
        after=after,
        win=one.win,
        best=weighed[0].action,
        best_win=max(weighed[0].win, wait or 0.0),
        waits=wait is not None and wait > weighed[0].win,
        own=own[bid.face - 1],
        held=Bid(own[most - 1], most),
        expected=chances.after.expected(bid.face),
        doubted=one.doubted,
        smallest=(mine, bids[mine]) if mine is not None and wins >= one.win else None,
        raise_=None if likeliest is None else (likeliest, bids[likeliest]),
        false=None if on is None else 1 - chances.true(on),
        mover=chances.mover(bid.face, 1 if lifted else -1),
        next_=_next(view),
        bidder=_bidder(chances),
        dice=len(view.hand),
        dice_each=view.edition.dice_each,
        players_left=view.seats - len(view.out),
        last_die=view.last_die,
    )


def _unsure(chance: float) -> float:
    """Return a chance that the dust of sums or a strong belief does not make sure."""
    return min(max(chance, UNSURE), 1 - UNSURE)


def _next(view: View) -> Seat:
    """Return who is to act after this seat."""
    assert view.seat is not None
    order = chain(range(view.seat + 1, view.seats), range(view.seat))
    return next(seat for seat in order if seat not in view.out)


def _bidder(chances: Chances) -> tuple[Seat, bool] | None:
    if not chances.at.bids:
        return None
    seat = chances.at.bids[-1].seat
    cup = chances.at.cups[seat]
    return seat, len(cup) > 1 and cup[1] == 1.0
