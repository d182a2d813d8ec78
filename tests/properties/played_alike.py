"""Two editions played side by side: the same dice and actions, until something differs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from palifico.rules import (
    FACES,
    Action,
    Bid,
    Calza,
    Dudo,
    Edition,
    Seat,
    State,
    check,
    legal,
    resolve,
    start,
    view,
)
from palifico.rules.edition import ShowOrder
from palifico.rules.first import first_player
from palifico.rules.reveal import total
from tests.random_games import dealt, played, random_move, roll

SEEN = ("hand", "out", "bids", "to_act", "reveal", "legal", "counts", "rounds", "limit")
"""What of a view is compared: all but the edition itself."""


def difference(left: Edition, right: Edition, *, seats: int, seed: int) -> str | None:
    """Where the games of two editions part, if a random game shows it."""
    if _first(left, seats) != _first(right, seats):
        return "first player"
    rng = Random(seed)
    a, b = (start(one, seats=seats, opener=seed % seats) for one in (left, right))
    while True:
        for (what, here), (_, there) in zip(observed(a), observed(b), strict=True):
            if here != there:
                return what
        if a.winner is not None:
            return None
        if a.bidding:
            move = _move(rng, a)
            a, b = played(a, *move), played(b, *move)
        else:
            hands = roll(rng, a)
            a, b = dealt(a, hands), dealt(b, hands)


def observed(state: State) -> Iterator[tuple[str, Any]]:
    """All that players can see, do or be refused at one moment; not how it is worded."""
    yield "dice", (state.dice, state.opener, state.last_die, state.limit, state.winner)
    yield "legal", legal(state)
    for seat in (*range(len(state.dice)), None):
        seen = view(state, seat)
        yield f"view of {seat}", [getattr(seen, name) for name in SEEN]
    if state.bidding and state.round is not None:
        yield "refused bids", [_code(state, bid) for bid in _near(state)]
        yield "precedence", [resolve(state, asks).prevails for asks in _at_once(state)]
    if state.round is not None and state.round.ending is not None:
        is_dudo = state.round.ending.call == "dudo"
        order = state.edition.show_dudo if is_dudo else state.edition.show_calza
        yield "cups at once", order is ShowOrder.ALL_AT_ONCE


def _first(edition: Edition, seats: int) -> list[Any]:
    """Who opens the game, where one is named and where none is."""
    return [
        first_player(
            edition,
            seats=seats,
            draw=lambda _: 0,
            throw=lambda _, seat: 2 + (seat == seats - 1),
            named=named,
        )
        for named in (None, 1)
    ]


def _move(rng: Random, state: State) -> tuple[Seat, Action]:
    """A random move, but right exact calls often: only they bring dice back."""
    moves, round_ = legal(state), state.round
    assert round_ is not None
    if moves.on is not None and moves.calza and rng.random() < 0.6:
        exact = total(round_.hands, moves.on, wild=not round_.last_die) == moves.on.count
        few = [seat for seat in moves.calza if state.dice[seat] < state.edition.dice_each]
        if exact and few:
            return min(few, key=lambda seat: state.dice[seat]), Calza(moves.on)
    return random_move(rng, state)


def _near(state: State) -> Iterator[Bid]:
    standing = legal(state).on or Bid(1, 2)
    for count in (standing.count, standing.count + 1, 2 * standing.count + 1):
        yield from (Bid(count, face) for face in FACES)


def _code(state: State, bid: Bid) -> str | None:
    assert state.round is not None
    refusal = check(state, state.round.to_act, bid)
    return refusal.code if refusal else None


def _at_once(state: State) -> Iterator[list[tuple[Seat, Action]]]:
    """Exact calls of all who may, from both ends, before and after the player to act."""
    moves = legal(state)
    if not moves.calza or moves.to_act is None:
        return
    calls: list[tuple[Seat, Action]] = [(seat, Calza(moves.on)) for seat in moves.calza]
    turn: tuple[Seat, Action] = (moves.to_act, Dudo())
    middle = [*calls[1:2], *calls[:1], *calls[2:]]
    yield from (calls, calls[::-1], middle, [turn, *calls], [*calls, turn])
