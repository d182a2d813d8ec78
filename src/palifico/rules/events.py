"""Events: what happened, in the past tense; the public log of a game is a list of these.

Hidden dice are never in an event: `CupLifted` carries the dice that all have just seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from palifico.rules.edition import Edition
from palifico.rules.values import Bid, Hand, Seat


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The table is laid: so many seats, and who opens the first round."""

    edition: Edition
    seats: int
    opener: Seat


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """All have rolled; a round begins."""


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat has bid."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class DudoCalled:
    """The player to act has challenged the bid."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CalzaCalled:
    """A player has called the bid exact."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CupLifted:
    """A seat has shown its dice to all."""

    seat: Seat
    dice: Hand


@dataclass(frozen=True, slots=True)
class DieLost:
    """A seat has lost a die."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieRegained:
    """A seat has won a die back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """A seat has lost its last die."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OpenerNamed:
    """The round is over; this seat opens the next one, a last-die round or not."""

    seat: Seat
    last_die: bool


@dataclass(frozen=True, slots=True)
class GameWon:
    """One seat alone has dice."""

    seat: Seat


Event: TypeAlias = (
    GameStarted
    | DiceRolled
    | BidMade
    | DudoCalled
    | CalzaCalled
    | CupLifted
    | DieLost
    | DieRegained
    | PlayerOut
    | OpenerNamed
    | GameWon
)
