"""State of a game: the fold of its events, and the dice under the cups.

The dice reach a state only through `setup.deal`; events alone rebuild everything else. These
are named tuples because a new one is made at every step: they cost a third of a frozen dataclass.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from palifico.rules.edition import Edition
from palifico.rules.events import BidMade, CupLifted
from palifico.rules.values import Bid, Hand, Seat

Call: TypeAlias = Literal["dudo", "calza"]


class Ending(NamedTuple):
    """How a round was called, and what came of it so far."""

    call: Call
    caller: Seat
    lifted: tuple[CupLifted, ...] = ()
    loser: Seat | None = None
    gainer: Seat | None = None


class Round(NamedTuple):
    """One round, from the roll to the call. `hands` is empty where the dice are not known."""

    opener: Seat
    last_die: bool
    hands: tuple[Hand, ...]
    bids: tuple[BidMade, ...]
    to_act: Seat
    ending: Ending | None

    @property
    def bid(self) -> Bid | None:
        """The bid that stands."""
        return self.bids[-1].bid if self.bids else None

    @property
    def bidder(self) -> Seat | None:
        """Who made the bid that stands."""
        return self.bids[-1].seat if self.bids else None


class State(NamedTuple):
    """A game at one moment.

    `opener` and `last_die` speak of the round that is on, or, once it has been called, of the
    next one. `round` stays until the next dice are dealt, so that the cups can be looked at.
    """

    edition: Edition
    dice: tuple[int, ...]
    opener: Seat
    last_die: bool
    palificos: frozenset[Seat]
    round: Round | None = None
    past: tuple[Round, ...] = ()

    @property
    def limit(self) -> int:
        """The highest count that can be bid: the dice that the game began with."""
        return len(self.dice) * self.edition.dice_each

    @property
    def players_left(self) -> int:
        """How many players have dice."""
        return len(self.dice) - self.dice.count(0)

    @property
    def winner(self) -> Seat | None:
        """The one player left with dice, if the game is over."""
        if self.players_left > 1:
            return None
        return next(seat for seat, dice in enumerate(self.dice) if dice)

    @property
    def bidding(self) -> bool:
        """Whether a round is on: dice rolled, no call yet."""
        return self.round is not None and self.round.ending is None


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    """Return the seats with dice, clockwise, from `start` or the next that has dice."""
    dice = state.dice
    order = (*range(start, len(dice)), *range(start))
    return tuple([seat for seat in order if dice[seat]])


def left_of(dice: tuple[int, ...], seat: Seat) -> Seat:
    """Return the next seat with dice to the left of `seat`."""
    seats = len(dice)
    seat = (seat + 1) % seats
    while not dice[seat]:
        seat = (seat + 1) % seats
    return seat
