"""Lookahead: what a bid is worth one step on, by whether the next player doubts it.

The next player is taken to choose as the listener's model says, with each hand that the bids so far
leave likely; how often they really doubt corrects it. If they do not, the round goes on, and
one of the seats will lose a die in the end, each with the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from palifico.bots.evaluation.game_value import risk, value
from palifico.odds import Odds, Position, listen, odds_of
from palifico.odds.doubt import doubt_chance
from palifico.odds.exact import at_least, looked_up, own_matching
from palifico.odds.hands import Floats, hands_of, matching_of
from palifico.odds.posterior import combine, hear, together
from palifico.rules import FACES, Action, Bid, Calza, Dudo, Seat, View
from palifico.rules.decision import gain, lose
from palifico.rules.events import BidMade, DieLost, DieRegained, Event, OpenerNamed
from palifico.rules.state import left_of

MIN_CHANCE: Final = 0.04
"""What is no likelier than this is not bid."""
COUNTS_PER_FACE: Final = 3
"""How many counts of each face are weighed, from the smallest legal one on."""


@dataclass(frozen=True, slots=True)
class ScoredAction:
    """An action, and the chance to win the whole game after it."""

    action: Action
    win: float


class Lookahead:
    """A moment of a round, thought through by the seat that is asked."""

    def __init__(self, view: View, at: Position) -> None:
        assert at.seat is not None
        self.view, self.at, self.seat = view, at, at.seat
        self.dice = at.dice
        self.total = sum(self.dice)
        self.own = own_matching(at.hand, last_die=at.last_die)
        self.posteriors = listen(at)
        self._state = at.state
        self._lost: dict[Seat, float] = {}

    @cached_property
    def odds(self) -> Odds:
        """How likely bids are, after listening."""
        return odds_of(self.at, self.posteriors)

    @cached_property
    def next(self) -> Seat:
        """Who acts after me."""
        return left_of(self.dice, self.seat)

    def candidates(self) -> list[Bid]:
        """Return the bids that are worth a thought: of each face the smallest, and some above; the
        likeliest first, and none without hope if there are others."""
        spans = [(face, self.view.legal.bids.counts(face)) for face in FACES]
        bids = [Bid(n, face) for face, span in spans for n in self._tried(face, span)]
        bids.sort(key=self.odds.chance, reverse=True)
        return [bid for bid in bids if self.odds.chance(bid) > MIN_CHANCE] or bids[:1]

    def _tried(self, face: int, span: range) -> Sequence[int]:
        if self.view.legal.on is not None or not span:
            return span[:COUNTS_PER_FACE]
        middle = round(self.odds.expected(face))
        return sorted({*span[:1], *(n for n in range(middle - 2, middle + 2) if n in span)})

    def lost(self, loser: Seat) -> float:
        """Return what it is worth when `loser` has lost a die."""
        found = self._lost.get(loser)
        if found is None:
            found = self._lost[loser] = self._worth(lose(self._state, loser))
        return found

    def doubted(self, bidder: Seat, caller: Seat, true: float) -> float:
        """Return what a challenge is worth, of a bid that is true with a chance."""
        return true * self.lost(caller) + (1 - true) * self.lost(bidder)

    @cached_property
    def goes_on(self) -> float:
        """What it is worth when my bid is raised: one of the seats will lose a die, seldom mine."""
        return self._shared(0.5 / (len(self.dice) - self.dice.count(0) - 1))

    def raised(self, bid: Bid) -> float:
        """Return the same, by how often that happens after a bid as likely as this one."""
        return self._shared(risk(len(self.dice) - self.dice.count(0), self.odds.chance(bid)))

    @cached_property
    def stake(self) -> float:
        """What is at stake in a round: how much better it is when the next player loses a die."""
        return self.lost(self.next) - self.lost(self.seat)

    def doubts(self) -> list[ScoredAction]:
        """Return the challenge, where it is allowed."""
        standing = self.view.legal.on
        if standing is None or not self.view.legal.dudo:
            return []
        bidder = self.at.bids[-1].seat
        win = self.doubted(bidder, self.seat, self.odds.chance(standing))
        return [ScoredAction(Dudo(), win)]

    def exact_calls(self) -> list[ScoredAction]:
        """Return the exact call, where it is allowed."""
        standing = self.view.legal.on
        if standing is None or self.seat not in self.view.legal.calza:
            return []
        return [ScoredAction(Calza(standing), self._called(self.odds.exact(standing)))]

    def _shared(self, mine: float) -> float:
        """Return what it is worth when I lose a die with a chance, or else any of the others."""
        others = [seat for seat, dice in enumerate(self.dice) if dice and seat != self.seat]
        theirs = sum([self.lost(seat) for seat in others]) / len(others)
        return mine * self.lost(self.seat) + (1 - mine) * theirs

    def _called(self, exact: float) -> float:
        assert self._state.round is not None
        right = self._worth(gain(self._state, self._state.round, self.seat))
        return exact * right + (1 - exact) * self.lost(self.seat)

    def _worth(self, events: Sequence[Event]) -> float:
        """Return what the game is worth after the end of a round."""
        dice = list(self.dice)
        for event in events:
            match event:
                case DieLost(seat):
                    dice[seat] -= 1
                case DieRegained(seat):
                    dice[seat] += 1
                case OpenerNamed(opener, last_die):
                    return value(tuple(dice), self.seat, opener, last_die=last_die)
                case _:
                    pass
        return float(bool(dice[self.seat]))


class NextPlayer:
    """What the next player would do about my bids: exact over all hands they may have."""

    def __init__(self, table: Lookahead, doubts: float = 1.0) -> None:
        """`doubts`: how many times likelier they doubt than the model says (as odds)."""
        self._table, self._doubts = table, doubts
        posterior = table.posteriors[table.next]
        assert posterior is not None
        self._dice = table.dice[table.next]
        self._weights = posterior.by_dice[self._dice]
        self._matching = matching_of(hands_of(self._dice), last_die=table.at.last_die)
        rest = (one for seat, one in enumerate(table.posteriors) if seat != table.next)
        self._rest = together(rest, last_die=table.at.last_die)
        self._tail = at_least(self._rest)
        self._doubting: dict[Bid, Floats] = {}
        self._said = [one for one in table.at.spoken() if one[1].seat == table.seat]

    def win(self, bid: Bid, goes_on: float | None = None) -> float:
        """Return what a bid of mine is worth; `goes_on`: what it is worth if they raise it."""
        table, face = self._table, bid.face - 1
        doubt = self._weights * self.doubting(bid)
        on = table.goes_on if goes_on is None else goes_on
        needed = bid.count - table.own[face] - self._matching[:, face]
        true = looked_up(self._tail[face], needed)
        doubted, right = float(doubt.sum()), float(doubt @ true)
        lost, won = table.lost(table.seat), table.lost(table.next)
        return right * won + (doubted - right) * lost + (1 - doubted) * on

    def doubted(self, bid: Bid) -> float:
        """Return how likely they doubt a bid."""
        return float(self._weights @ self.doubting(bid))

    def doubting(self, bid: Bid) -> Floats:
        """Return how likely they doubt a bid, by the hand they have: [hand]."""
        found = self._doubting.get(bid)
        if found is None:
            found = self._doubting[bid] = self._thought_through(bid)
        return found

    def _thought_through(self, bid: Bid) -> Floats:
        table = self._table
        situation = table.at.situation(table.next, bid)
        heard = at_least(combine(self._rest, self._heard_of_me(bid)))
        chance = doubt_chance(situation, self._dice, table.total - self._dice, heard)
        drawn: Floats = chance * self._doubts / (chance * self._doubts + 1 - chance)
        return drawn

    def _heard_of_me(self, bid: Bid) -> Floats:
        """Return what they will think of my dice when I have bid this: [face, number]."""
        table = self._table
        asked = table.at.situation(table.seat, table.view.legal.on)
        said = [*self._said, (asked, BidMade(table.seat, bid))]
        mine = hear(table.at.cups[table.seat], said, table.total)
        return mine.matching(last_die=table.at.last_die)
