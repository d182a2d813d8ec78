"""Positions to show to a bot."""

from __future__ import annotations

from palifico.bots.api import Seen, history
from palifico.editions import variant
from palifico.rules import Action, Bid, Seat, State, start, view
from tests.random_games import dealt, played

HANDS = [[2, 2, 3, 3, 4], [6, 6, 1, 5, 2], [1, 4, 4, 5, 3]]


def begun(edition: str = "paco", *, calza: bool = True) -> State:
    """Three at a table, dice rolled, seat 0 to open."""
    rules = variant(edition, {"calza": calza}).edition
    return dealt(start(rules, seats=3, opener=0), HANDS)


def shown(state: State, seat: Seat) -> Seen:
    """What a seat is shown."""
    return Seen(view(state, seat), tuple(history(state)))


def after(*moves: tuple[Seat, Action]) -> State:
    """The same table some moves later."""
    state = begun()
    for seat, action in moves:
        state = played(state, seat, action)
    return state


OPENING = shown(begun(), 0)
"""Seat 0 opens."""
RAISED = shown(after((0, Bid(3, 2))), 1)
"""Seat 1 is to act on 3x2, and may call it exact."""
OUT_OF_TURN = shown(after((0, Bid(3, 2))), 2)
"""Seat 2 may call 3x2 exact out of turn."""
