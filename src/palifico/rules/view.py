"""View: what a seat or a spectator may know, built up from that, never cut down from the state.

With lost dice hidden a view holds nothing that tells how many dice the others have: no counts,
no earlier rounds, and no number of rounds either (nearly each costs a die, so it would tell).
"""

from __future__ import annotations

from dataclasses import dataclass

from palifico.rules.edition import Edition, LostDice
from palifico.rules.events import BidMade, CupLifted
from palifico.rules.legal import NOTHING, Legal, legal
from palifico.rules.outcome import Outcome, round_outcome
from palifico.rules.reveal import total
from palifico.rules.state import Call, Round, State
from palifico.rules.values import Hand, Seat


@dataclass(frozen=True, slots=True)
class Reveal:
    """What all saw when the round was called."""

    call: Call
    caller: Seat
    cups: tuple[CupLifted, ...]
    count: int
    loser: Seat | None
    gainer: Seat | None


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round as it is laid open when the game is over: every die, and what came of it."""

    opener: Seat
    last_die: bool
    hands: tuple[Hand, ...]
    bids: tuple[BidMade, ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it; `seat` is None for a spectator."""

    edition: Edition
    seats: int
    seat: Seat | None
    hand: Hand
    out: frozenset[Seat]
    opener: Seat
    last_die: bool
    bids: tuple[BidMade, ...]
    to_act: Seat | None
    reveal: Reveal | None
    legal: Legal
    counts: tuple[int, ...] | None
    winner: Seat | None
    rounds: tuple[PastRound, ...] | None

    @property
    def limit(self) -> int:
        """The highest count that can be bid."""
        return self.seats * self.edition.dice_each


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` may know of a game; None asks for the spectator's view.

    Raises ValueError when there is no such seat.
    """
    if seat is not None and not 0 <= seat < len(state.dice):
        raise ValueError(f"seats run from 0 to {len(state.dice) - 1}, not {seat}")
    round_, over = state.round, state.winner is not None
    open_counts = over or state.edition.lost_dice is LostDice.VISIBLE
    return View(
        edition=state.edition,
        seats=len(state.dice),
        seat=seat,
        hand=_own_hand(round_, seat),
        out=frozenset(s for s, dice in enumerate(state.dice) if not dice),
        opener=state.opener,
        last_die=state.last_die,
        bids=round_.bids if round_ else (),
        to_act=round_.to_act if round_ and round_.ending is None else None,
        reveal=_reveal(round_),
        legal=legal(state).of(seat) if seat is not None else NOTHING,
        counts=state.dice if open_counts else None,
        winner=state.winner,
        rounds=_open_rounds(state) if over else None,
    )


def _own_hand(round_: Round | None, seat: Seat | None) -> Hand:
    return round_.hands[seat] if round_ and round_.hands and seat is not None else ()


def _reveal(round_: Round | None) -> Reveal | None:
    if round_ is None or round_.ending is None:
        return None
    end = round_.ending
    seen = total((cup.dice for cup in end.lifted), round_.bids[-1].bid, wild=not round_.last_die)
    return Reveal(end.call, end.caller, end.lifted, seen, end.loser, end.gainer)


def _open_rounds(state: State) -> tuple[PastRound, ...]:
    rounds = (*state.past, state.round) if state.round else state.past
    return tuple(PastRound(r.opener, r.last_die, r.hands, r.bids, round_outcome(r)) for r in rounds)
