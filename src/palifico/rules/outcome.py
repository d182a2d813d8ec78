"""Outcome of a round: who called, how many dice there were, who lost or regained one."""

from __future__ import annotations

from typing import NamedTuple

from palifico.rules.reveal import total
from palifico.rules.state import Call, Round, State
from palifico.rules.values import Bid, Seat


class Outcome(NamedTuple):
    """The whole truth of a finished round, covered cups included: not for players' eyes."""

    call: Call
    caller: Seat
    bidder: Seat
    bid: Bid
    count: int  # type: ignore[assignment]  # as in a bid: the table's word
    loser: Seat | None
    gainer: Seat | None
    shown: tuple[Seat, ...]


def outcome(state: State) -> Outcome | None:
    """Return the outcome of the latest round, or None while it has not been called."""
    return round_outcome(state.round) if state.round else None


def round_outcome(round_: Round) -> Outcome | None:
    """Return the outcome of one round, or None while it has not been called."""
    ending = round_.ending
    if ending is None:
        return None
    last = round_.bids[-1]
    return Outcome(
        ending.call,
        ending.caller,
        last.seat,
        last.bid,
        total(round_.hands, last.bid, wild=not round_.last_die),
        ending.loser,
        ending.gainer,
        tuple([cup.seat for cup in ending.lifted]),
    )
