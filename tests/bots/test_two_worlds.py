"""No bot's decision depends on what it may not know.

Two worlds that differ only in what a seat may not see must lead a bot to the same decision with the
same luck. What was told in public is known to it, so where the counts are hidden the worlds differ
in what nobody was told: the state behind the same view and the same history.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from palifico.bots import LEVELS
from palifico.bots.api import Seen, history
from palifico.bots.conformance import Make
from palifico.editions import IDS, box, variant
from palifico.rules import Action, Bid, Calza, Dudo, Seat, State, view
from palifico.rules.events import CupLifted, Event
from tests.properties.worlds import every_state, other_worlds
from tests.random_games import random_log
from tests.sizes import examples

SEATS = 4
STATES = {"champion": examples(2), "bluffer": examples(5)}
"""How many positions of a game each level is tried at, where it is not `USUAL`."""
USUAL = examples(12)


class Pair(NamedTuple):
    """A position, and another that looks the same to a seat."""

    what: str
    seat: Seat
    here: State
    there: State


def pairs(edition: str, positions: int, seed: int) -> Iterator[Pair]:
    """Positions of a random game in which somebody may act, each with all its other worlds."""
    rng = Random(f"{edition} {seed}")
    options = {"calza": True} if "calza" in box(edition).options else {}
    states = [s for s in every_state(rng, variant(edition, options), SEATS) if s.bidding]
    for state in rng.sample(states, min(positions, len(states))):
        assert state.round is not None
        seat = state.round.to_act
        for what, other in other_worlds(state, seat, rng):
            yield Pair(what, seat, state, other)


Shown = Callable[[State, Seat, State], Seen]


def honest(state: State, seat: Seat, real: State) -> Seen:
    """What a seat is shown; a past that was changed behind its back it has heard as it was."""
    heard = history(state if state.past == real.past or _lifted_alike(state, real) else real)
    return Seen(view(state, seat), heard)


def _lifted_alike(state: State, real: State) -> bool:
    """Whether the worlds differ in dice alone, as far as the past goes."""
    pasts = [[round_._replace(hands=()) for round_ in s.past] for s in (state, real)]
    return pasts[0] == pasts[1] and state.dice == real.dice


def decision(make: Make, seen: Seen, seed: int) -> tuple[object, object]:
    """Whether a bot calls the bid exact, and what it does, with this luck."""
    rng = Random(seed)
    bot = make(rng)
    called = bot.calls_exact(seen) if seen.view.seat in seen.view.legal.calza else None
    return called, bot.act(seen)


def told_apart(make: Make, found: list[Pair], shown: Shown = honest) -> list[str]:
    """The kinds of secrets by which a bot can be told to know what it may not."""
    return [
        pair.what
        for seed, pair in enumerate(found)
        if _decided(make, pair.here, pair, seed, shown)
        != _decided(make, pair.there, pair, seed, shown)
    ]


def _decided(make: Make, state: State, pair: Pair, seed: int, shown: Shown) -> object:
    return decision(make, shown(state, pair.seat, pair.here), seed)


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("level", LEVELS)
def test_same_knowledge_is_the_same_decision(level: str, edition: str) -> None:
    found = list(pairs(edition, STATES.get(level, USUAL), seed=len(level)))
    assert {"hands", "everything"} <= {pair.what for pair in found}
    for pair in found:
        here, there = (honest(s, pair.seat, pair.here) for s in (pair.here, pair.there))
        assert here == there, "the worlds look alike, or this test is wrong"
    assert told_apart(LEVELS[level].make, found) == []


class Plain:
    """A bot that would give away whatever it learns: each hand leads it to another bid."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def knows(self, seen: Seen) -> object:
        """What it plays by."""
        return seen.view.hand

    def act(self, seen: Seen) -> Action:
        """Some bid or other, by what it knows."""
        bids = list(seen.view.legal.bids)
        return Random(repr(self.knows(seen))).choice(bids) if bids else Dudo()

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Never."""
        return None


class Peeper(Plain):
    """It looks for the state in whatever asks it."""

    def knows(self, seen: Seen) -> object:
        """All dice on the table, if they lie about."""
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            states = [v for v in frame.f_locals.values() if isinstance(v, State)]
            if states and states[0].round is not None:
                return states[0].round.hands
        return None


class Rememberer(Plain):
    """It plays by the cups in what it has heard, which is its right."""

    def knows(self, seen: Seen) -> object:
        """The cups."""
        return [event for event in seen.history if isinstance(event, CupLifted)]


def leaky(state: State, seat: Seat, real: State) -> Seen:
    """A table that tells every die that was ever rolled."""
    told: list[Event] = list(honest(state, seat, real).history)
    for round_ in state.past:
        told += [CupLifted(s, dice) for s, dice in enumerate(round_.hands)]
    return Seen(view(state, seat), told)


ALL = [pair for edition in IDS for pair in pairs(edition, USUAL, seed=3)]


def test_bot_that_plays_by_all_it_may_know_is_not_accused() -> None:
    assert told_apart(Plain, ALL) == []
    assert told_apart(Rememberer, ALL) == []


def test_planted_bot_that_peeps_is_caught() -> None:
    assert {"hands", "everything"} <= set(told_apart(Peeper, ALL))


def test_planted_table_that_tells_too_much_is_caught() -> None:
    assert "covered" in told_apart(Rememberer, ALL, leaky)


@pytest.mark.parametrize("edition", IDS)
def test_history_of_a_state_is_what_was_told(edition: str) -> None:
    """Every event of a game but its end, rebuilt from the state alone."""
    events, _, last = random_log(Random(edition), variant(edition), SEATS)
    assert history(last) == events[:-1]


def test_two_worlds_no_bid_is_lost_on_the_way() -> None:
    pair = next(p for p in ALL if p.here.round is not None and p.here.round.bids)
    heard = honest(pair.here, pair.seat, pair.here)
    assert heard.view.bids[-1] == heard.history[-1]
    assert isinstance(heard.view.bids[-1].bid, Bid)
