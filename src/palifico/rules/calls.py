"""Precedence of calls: who prevails when several speak at once.

What «at once» means in time is the table's affair; it passes what came, in order of arrival.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from palifico.rules.action_check import check
from palifico.rules.edition import CalzaOrTurn, CalzaTie
from palifico.rules.legal import Ask
from palifico.rules.refusal import Refusal
from palifico.rules.state import State
from palifico.rules.values import Calza


@dataclass(frozen=True, slots=True)
class Resolution:
    """What counts, and why each of the others does not."""

    prevails: Ask | None
    refused: tuple[tuple[Ask, Refusal], ...]


def resolve(state: State, asks: Sequence[Ask]) -> Resolution:
    """Return which of the things asked for at once counts, by the edition's order of precedence."""
    verdicts = [(ask, check(state, *ask)) for ask in asks]
    legal = [ask for ask, refusal in verdicts if refusal is None]
    if not legal:
        return Resolution(None, tuple((ask, no) for ask, no in verdicts if no is not None))
    prevails = _prevailing(state, legal)
    outranked = Refusal("call.outranked", {"seat": prevails[0]})
    winner = next(i for i, (ask, no) in enumerate(verdicts) if no is None and ask == prevails)
    refused = [(ask, no or outranked) for i, (ask, no) in enumerate(verdicts) if i != winner]
    return Resolution(prevails, tuple(refused))


def _prevailing(state: State, legal: list[Ask]) -> Ask:
    calls = [ask for ask in legal if isinstance(ask[1], Calza)]
    turn = next((ask for ask in legal if not isinstance(ask[1], Calza)), None)
    if turn is None:
        return _prevailing_call(state, calls)
    if not calls or state.edition.calza_or_turn is CalzaOrTurn.TURN:
        return turn
    if state.edition.calza_or_turn is CalzaOrTurn.FIRST_COME and legal[0] == turn:
        return turn
    return _prevailing_call(state, calls)


def _prevailing_call(state: State, calls: list[Ask]) -> Ask:
    assert state.round is not None
    bidder, seats = state.round.bids[-1].seat, len(state.dice)

    def steps(ask: Ask) -> int:
        """Return how far clockwise a seat is after the bidder, who comes last."""
        return (ask[0] - bidder - 1) % seats

    if state.edition.calza_tie is CalzaTie.FIRST_COME:
        return calls[0]
    if state.edition.calza_tie is CalzaTie.FARTHEST:
        return max(calls, key=steps)
    return min(calls, key=steps)
