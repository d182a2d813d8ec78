"""Reveal: counts dice, and says whose cups are lifted in which order."""

from __future__ import annotations

from collections.abc import Iterable

from palifico.rules.edition import ShowOrder, ShowStop
from palifico.rules.state import Call, Round, State, clockwise
from palifico.rules.values import WILD, Bid, Hand, Seat


def matching(hand: Hand, bid: Bid, *, wild: bool) -> int:
    """Return how many dice of a hand count for a bid."""
    own = hand.count(bid.face)
    return own + hand.count(WILD) if wild and bid.face != WILD else own


def total(hands: Iterable[Hand], bid: Bid, *, wild: bool) -> int:
    """Return how many dice of all these hands count for a bid."""
    return sum([matching(hand, bid, wild=wild) for hand in hands])


def shown(state: State, round_: Round, bid: Bid, call: Call, caller: Seat) -> tuple[Seat, ...]:
    """Return the seats that lift their cup after a call, in order."""
    edition = state.edition
    order = edition.show_dudo if call == "dudo" else edition.show_calza
    seats = clockwise(state, caller)
    if order is ShowOrder.CALLER_LAST:
        seats = (*seats[1:], caller)
    if call == "calza" or edition.show_stop is ShowStop.NEVER:
        return seats
    return seats[: _proven_after(state, round_, bid, seats)]


def _proven_after(state: State, round_: Round, bid: Bid, seats: tuple[Seat, ...]) -> int:
    """Return after how many cups the bid is proven, as far as the edition cares."""
    proven_false = state.edition.show_stop is ShowStop.TRUE_OR_FALSE
    found, covered = 0, sum(state.dice)
    for lifted, seat in enumerate(seats, start=1):
        found += matching(round_.hands[seat], bid, wild=not round_.last_die)
        covered -= state.dice[seat]
        if found >= bid.count or (proven_false and found + covered < bid.count):
            return lifted
    return len(seats)
