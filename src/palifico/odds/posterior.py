"""Posterior: what each hand is likely to be, given what its owner has bid (Bayes, exact).

By the model a bid depends on its bidder's own hand and on the public history. So each hand
has a posterior of its own, found exactly by going through all hands that can be under the cup: no
sampling, no error beyond that of the model. Where the number of dice is not known for sure, the
hands of all numbers are gone through; a bidder's own view of how many dice the others have is then
taken to be the expected number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

import numpy as np

from palifico.odds.exact import Odds, exact, own_matching, uncertain
from palifico.odds.hands import Floats, hands_of, matches_of, matching_of
from palifico.odds.model import SLIP, choices
from palifico.odds.position import Position
from palifico.rules import FACES, Hand, Seat, Situation
from palifico.rules.events import BidMade


@dataclass(frozen=True, slots=True, eq=False)
class Posterior:
    """How likely each hand of a seat is: for each number of dice, the hands' chances."""

    by_dice: dict[int, Floats]
    """Of each possible number of dice: [hand], as in `hands_of`; together they sum to one"""

    def matching(self, *, last_die: bool) -> Floats:
        """Return how many of the dice count for each face: [face, number]."""
        found = np.zeros((len(FACES), max(self.by_dice) + 1))
        for dice, weights in self.by_dice.items():
            matches = matches_of(dice)
            found[:, : dice + 1] += (matches.last_die if last_die else matches.normal) @ weights
        return found

    def likely(self, number: int = 5) -> list[tuple[Hand, float]]:
        """Return the likeliest hands, the likeliest first."""
        all_ = [
            (tuple(f for f in FACES for _ in range(row[f - 1])), float(chance))
            for dice, weights in self.by_dice.items()
            for row, chance in zip(hands_of(dice).counts.tolist(), weights, strict=True)
        ]
        return sorted(all_, key=lambda one: -one[1])[:number]


def odds_before(at: Position) -> Odds:
    """Return odds by one's own dice, and fair dice under all other cups."""
    own = own_matching(at.hand, last_die=at.last_die)
    cups = [cup for seat, cup in enumerate(at.cups) if seat != at.seat]
    if all(1.0 in cup for cup in cups):
        unknown = sum(cup.index(1.0) for cup in cups)
        return Odds.of(exact(unknown, last_die=at.last_die), own)
    return Odds.of(uncertain(cups, last_die=at.last_die), own)


def odds_after(at: Position) -> Odds:
    """Return odds after listening to what has been bid in this round."""
    return odds_of(at, listen(at))


def odds_of(at: Position, posteriors: Iterable[Posterior | None]) -> Odds:
    """Return odds by one's own dice, and what is thought of the other hands."""
    others = together(posteriors, last_die=at.last_die)
    return Odds.of(others, own_matching(at.hand, last_die=at.last_die))


def together(posteriors: Iterable[Posterior | None], *, last_die: bool) -> Floats:
    """Return how many dice of several hands count for each face: [face, number]."""
    matching = [one.matching(last_die=last_die) for one in posteriors if one is not None]
    return reduce(combine, matching, np.ones((len(FACES), 1)))


def combine(one: Floats, other: Floats) -> Floats:
    """Return the sums of two independent numbers, by face: [face, number]."""
    found = np.zeros((one.shape[0], one.shape[1] + other.shape[1] - 1))
    for number in range(other.shape[1]):
        found[:, number : number + one.shape[1]] += one * other[:, number : number + 1]
    return found


def listen(at: Position) -> tuple[Posterior | None, ...]:
    """Return what is to be thought of each hand; None for one's own, and for who has no dice."""
    spoken: dict[Seat, list[tuple[Situation, BidMade]]] = {}
    for situation, made in at.spoken():
        spoken.setdefault(made.seat, []).append((situation, made))
    dice = sum(n * chance for cup in at.cups for n, chance in enumerate(cup))
    return tuple(
        None if seat == at.seat or cup[0] == 1.0 else hear(cup, spoken.get(seat, []), dice)
        for seat, cup in enumerate(at.cups)
    )


def hear(cup: tuple[float, ...], said: list[tuple[Situation, BidMade]], dice: float) -> Posterior:
    """Return the posterior of one hand by its owner's bids; `dice`: all on the table."""
    others = round(dice - sum(n * chance for n, chance in enumerate(cup)))
    found = {
        own: chance * _weights(own, said, others)
        for own, chance in enumerate(cup)
        if chance and (own or not said)
    }
    total = sum(float(weights.sum()) for weights in found.values())
    return Posterior({own: weights / total for own, weights in found.items()})


def _weights(own: int, said: list[tuple[Situation, BidMade]], others: int) -> Floats:
    """Return the chance of each hand and of all that its owner has said with it."""
    hands = hands_of(own)
    weights = hands.chances.copy()
    for situation, made in said:
        weights *= likelihood(situation, made, own, others)
    return weights


def likelihood(at: Situation, made: BidMade, own: int, others: int) -> Floats:
    """Return how likely a player makes a bid, by the hand they have: [hand]."""
    drawn = choices(at, own, others)
    matching = matching_of(hands_of(own), last_die=at.last_die)
    all_ = drawn.faces[np.arange(len(FACES)), matching].sum(axis=1)
    if at.previous is not None:
        all_ = all_ + drawn.doubt[matching[:, at.previous.face - 1]]
    chosen = drawn.bid(made.bid)[matching[:, made.bid.face - 1]]
    chances: Floats = (1 - SLIP) * chosen / all_ + SLIP / max(drawn.number, 1)
    return chances
