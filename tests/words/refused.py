"""Refusals as they really happen: games are played, and everything that is not legal is tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random

from palifico.editions import Variant
from palifico.rules import (
    Action,
    Bid,
    Calza,
    Dudo,
    Legal,
    Refusal,
    Seat,
    Situation,
    State,
    check,
    deal,
    legal,
    resolve,
)
from palifico.rules.raises import situation
from tests.random_games import all_variants, random_states, roll


@dataclass(frozen=True)
class Refused:
    """A refusal, and what is known where it was given."""

    variant: Variant
    refusal: Refusal
    at: Situation | None
    moves: Legal | None


@cache
def refusals() -> tuple[Refused, ...]:
    """For every edition and option, one refusal of each code in normal and in last-die rounds."""
    found: dict[tuple[int, str, bool], Refused] = {}
    for number, variant in enumerate(all_variants()):
        rng = Random(number)
        for seats in (2, 3, 4):
            for state in islice(random_states(rng, variant, seats), rng.randrange(3), None, 3):
                at = situation(state, state.round) if state.round else None
                moves = legal(state) if state.bidding else None
                for refusal in _tried(rng, state):
                    refused = Refused(variant, refusal, at, moves)
                    found.setdefault((number, refusal.code, state.last_die), refused)
    return tuple(found.values())


def _tried(rng: Random, state: State) -> Iterator[Refusal]:
    yield from _dice(rng, state)
    for seat, action in _asks(rng, state):
        refusal = check(state, seat, action)
        if refusal is not None:
            yield refusal
    calls = legal(state).calza
    if len(calls) > 1:
        asks: list[tuple[Seat, Action]] = [(seat, Calza(legal(state).on)) for seat in calls]
        yield from (refusal for _, refusal in resolve(state, asks).refused)


def _asks(rng: Random, state: State) -> Iterator[tuple[Seat, Action]]:
    on = legal(state).on
    for seat in {legal(state).to_act or 0, rng.randrange(len(state.dice))}:
        yield seat, Dudo()
        yield seat, Calza(on)
        yield seat, Calza(Bid(1, 6))
        for count in (0, rng.randint(1, state.limit), on.count + 1 if on else state.limit + 1):
            yield from ((seat, Bid(count, face)) for face in range(8))


def _dice(rng: Random, state: State) -> Iterator[Refusal]:
    good = roll(rng, state)
    for hands in (good, good[1:], [[*hand, 1] for hand in good], [[7] * len(h) for h in good]):
        dealt = deal(state, hands)
        if isinstance(dealt, Refusal):
            yield dealt
