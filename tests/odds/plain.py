"""Odds the long way: every hand that can be, one by one, counted by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from math import prod

import numpy as np

from palifico.editions import box
from palifico.odds import Cup, Position, certain
from palifico.odds.hands import Floats
from palifico.rules import FACES, Bid, Edition, Hand, Seat, legal_bids
from palifico.rules.events import BidMade
from palifico.rules.reveal import matching

Likelihood = Callable[[Seat, Hand], float]


def at_table(
    dice: Iterable[int | Cup],
    *,
    hand: Hand = (),
    seat: Seat | None = 0,
    bids: Iterable[tuple[Seat, str]] = (),
    last_die: bool = False,
    edition: Edition | None = None,
) -> Position:
    """A position; cups are numbers of dice, or the chances of each number."""
    made = tuple(BidMade(who, Bid.from_text(text)) for who, text in bids)
    cups = tuple(certain(cup) if isinstance(cup, int) else cup for cup in dice)
    return Position(
        edition=edition or box("pressman-2008").edition,
        seat=seat,
        hand=hand,
        cups=cups,
        opener=made[0].seat if made else seat or 0,
        last_die=last_die,
        palificos=frozenset(who for who, cup in enumerate(cups) if cup == certain(1)),
        bids=made,
    )


def unmoved(_seat: Seat, _hand: Hand) -> float:
    """The likelihood of those who hear nothing."""
    return 1.0


def exactly(at: Position, likelihood: Likelihood = unmoved) -> Floats:
    """[face, count]: each table of hands that can be, with its chance and what speaks for it."""
    others = [seat for seat in range(len(at.cups)) if seat != at.seat]
    found = np.zeros((len(FACES), len(at.hand) + sum(len(at.cups[s]) - 1 for s in others) + 1))
    weighed = [_weighed(at, seat, likelihood) for seat in others]
    for hands in product(*weighed):
        weight = prod(chance for _, chance in hands)
        dice = sum((hand for hand, _ in hands), at.hand)
        for face in FACES:
            found[face - 1, matching(dice, Bid(1, face), wild=not at.last_die)] += weight
    return np.asarray(found / found.sum(axis=1, keepdims=True))


def at_least(exact: Floats) -> Floats:
    """[face, count] of at least so many."""
    tails = [[row[count:].sum() for count in range(len(row))] for row in exact]
    return np.array(tails)


def raising(at: Position, order: Iterable[Seat], pick: Callable[[list[Bid]], Bid]) -> Position:
    """The position after these seats have bid in turn, as `pick` chooses among the legal bids."""
    made: tuple[BidMade, ...] = ()
    for seat in order:
        previous = made[-1].bid if made else None
        legal = list(legal_bids(at.situation(seat, previous)))
        if not legal:
            break
        made = (*made, BidMade(seat, pick(legal)))
    return Position(
        at.edition, at.seat, at.hand, at.cups, at.opener, at.last_die, at.palificos, made
    )


def _weighed(at: Position, seat: Seat, likelihood: Likelihood) -> list[tuple[Hand, float]]:
    """The hands that a seat can have, in any order of their dice, with their weights."""
    return [
        (hand, chance / 6**size * likelihood(seat, hand))
        for size, chance in enumerate(at.cups[seat])
        if chance
        for hand in _hands(size)
    ]


def _hands(size: int) -> Iterator[Hand]:
    return product(FACES, repeat=size)
