"""Verdict: judges a record by the rules, round by round, action by action, to the first fault."""

from __future__ import annotations

from dataclasses import dataclass

from palifico.editions import Variant, variant
from palifico.record.record import Record
from palifico.rules import (
    Legal,
    Outcome,
    Refusal,
    Seat,
    State,
    deal,
    decide,
    evolve,
    legal,
    outcome,
    start,
)


@dataclass(frozen=True, slots=True)
class JudgedRound:
    """A round as it turned out; `outcome` is None and `to_act` set where it has no call yet."""

    opener: Seat
    last_die: bool
    outcome: Outcome | None
    to_act: Seat | None
    legal: tuple[Legal, ...] | None


@dataclass(frozen=True, slots=True)
class Illegal:
    """The first thing in a record that the rules do not allow, and the state it was tried in."""

    round: int
    action: int | None
    refusal: Refusal
    state: State
    variant: Variant


@dataclass(frozen=True, slots=True)
class Judged:
    """A record that is legal from beginning to end, and where it leaves the game."""

    rounds: tuple[JudgedRound, ...]
    state: State
    variant: Variant


def judge(record: Record, *, with_legal: bool = False) -> Judged | Illegal:
    """Replay a record by its own rules.

    Raises Fault when the record names an edition, option or house rule that cannot be.
    """
    rules = variant(record.edition, record.options, record.house)
    state = start(rules.edition, seats=record.seats, opener=record.starter)
    rounds: list[JudgedRound] = []
    for index, recorded in enumerate(record.rounds):
        dealt = deal(state, recorded.dice)
        if isinstance(dealt, Refusal):
            return Illegal(index, None, dealt, state, rules)
        state = dealt
        points: list[Legal] | None = [] if with_legal else None
        for number, (seat, action) in enumerate(recorded.actions):
            if points is not None:
                points.append(legal(state))
            events = decide(state, seat, action)
            if isinstance(events, Refusal):
                return Illegal(index, number, events, state, rules)
            for event in events:
                state = evolve(state, event)
        rounds.append(_judged_round(state, points))
    return Judged(tuple(rounds), state, rules)


def _judged_round(state: State, points: list[Legal] | None) -> JudgedRound:
    round_ = state.round
    assert round_ is not None
    to_act = round_.to_act if round_.ending is None else None
    if points is not None and to_act is not None:
        points.append(legal(state))
    seen = None if points is None else tuple(points)
    return JudgedRound(round_.opener, round_.last_die, outcome(state), to_act, seen)
