"""Policies written plainly decide as the kernel does, each time, by the same random number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import pytest

from palifico.arena.kernel import ODDS, RANDOM, GameStream, Policy, Table, Thresholds, game_log
from palifico.arena.policies.model import BINS
from palifico.arena.policies.reference import acts_any, at_least, bot_of
from palifico.bots.api import Bot, Seen
from palifico.bots.match.game import play_game
from palifico.editions import IDS, VALUES, Variant, box, variant
from palifico.errors import Fault
from palifico.fair import Chance
from palifico.odds import Position, certain
from palifico.rules import (
    FACES,
    Action,
    Bid,
    Calza,
    Dudo,
    Refusal,
    Seat,
    State,
    deal,
    decide,
    fold,
    legal,
    start,
    view,
)
from palifico.rules.events import DiceRolled, Event, GameStarted
from palifico.rules.state import clockwise

WILD_GUESSES = Table(
    challenge=tuple((BINS - bin_) / (2 * BINS) for bin_ in range(BINS)),
    bid=tuple(float(1 + bin_) for bin_ in range(BINS)),
    exact=tuple(bin_ / (4 * BINS) for bin_ in range(BINS)),
)
NEVER_BIDS = Table(challenge=(0.1,) * BINS, bid=(0.0,) * BINS, exact=(1.0,) + (0.0,) * (BINS - 1))
BOLD = Thresholds(doubt=0.05, press=0.2, exact=0.25, bluff=0.5)
AFRAID = Thresholds(doubt=0.0, press=1.0, exact=0.0, bluff=0.0)
POLICIES = (ODDS, WILD_GUESSES, RANDOM, BOLD, NEVER_BIDS, AFRAID)
MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


class Scripted(Chance):
    """Chance that gives the number that is laid ready."""

    ready: int

    def getrandbits(self, k: int, /) -> int:
        """That number, whatever is asked."""
        assert k == 64
        return self.ready


@dataclass
class Listening:
    """A game of the kernel that is played again, and bots who are asked at every decision."""

    company: GameStream
    game: int

    def __post_init__(self) -> None:
        rules, seats = self.company.rules.edition, self.company.seats
        self.told = game_log(self.company, self.game)
        self.state = start(rules, seats=seats, opener=self.told.opener)
        self.heard: tuple[Event, ...] = (GameStarted(rules, seats, self.told.opener),)
        self.rng = Scripted()
        self.bots = [self._bot(seat) for seat in range(seats)]

    def decisions(self) -> Iterator[tuple[tuple[Seat, Action], range]]:
        """Each decision of the game before it is heard, and which random numbers it took."""
        drawn = pairwise((0, *self.told.counters))
        for round_ in self.told.rounds:
            dealt = deal(self.state, round_.dice)
            assert not isinstance(dealt, Refusal)
            self.state, self.heard = dealt, (*self.heard, DiceRolled())
            for ask in round_.actions:
                before, last = next(drawn)
                yield ask, range(before + 1, last + 1)
                events = decide(self.state, *ask)
                assert not isinstance(events, Refusal)
                self.state, self.heard = fold(self.state, events), (*self.heard, *events)
        assert next(drawn, None) is None
        assert self.state.winner is not None

    def answer(self, numbers: range) -> tuple[Seat, Action]:
        """What the bots do who are given these random numbers one after the other."""
        left = iter(numbers)
        open_ = legal(self.state)
        assert open_.to_act is not None
        for seat in clockwise(self.state, open_.to_act):
            if seat in open_.calza:
                self.rng.ready = self.number(next(left))
                calza = self.bots[seat].calls_exact(self.seen(seat))
                if calza is not None:
                    assert isinstance(calza, Calza)
                    assert next(left, None) is None
                    return seat, calza
        self.rng.ready = self.number(next(left))
        action = self.bots[open_.to_act].act(self.seen(open_.to_act))
        assert isinstance(action, Bid | Dudo)
        assert next(left, None) is None
        return open_.to_act, action

    def seen(self, seat: Seat) -> Seen:
        """What a seat is shown."""
        return Seen(view(self.state, seat), self.heard)

    def number(self, counter: int) -> int:
        """Random number `counter` of the policies of the game."""
        return mixed(stream(self.company.seed, 2 * self.game + 1) + counter * STEP)

    def _bot(self, seat: Seat) -> Bot:
        turned = self.game % self.company.rotations
        place = (seat - turned) % self.company.seats % len(self.company.line_up)
        policy = self.company.line_up[place]
        assert policy is not None
        return bot_of(policy, self.rng)


def mixed(number: int) -> int:
    """The finish of splitmix64."""
    number &= MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31


@cache
def stream(seed: int, number: int) -> int:
    """The key of a stream."""
    return mixed(mixed(seed + STEP) + number * STEP)


def rules_of(edition: str) -> list[Variant]:
    """An edition with its exact call, if it has one, and each house rule that goes with it."""
    changes: list[dict[str, object]] = [{name: v} for name, vs in VALUES.items() for v in vs]
    return [rules for change in [{}, *changes] if (rules := _changed(edition, change)) is not None]


def _changed(edition: str, change: dict[str, object]) -> Variant | None:
    wanted = {"calza": True, **change} if "calza" in box(edition).options else change
    options = {name: value for name, value in wanted.items() if name in box(edition).options}
    house_rules = {name: value for name, value in wanted.items() if name not in options}
    try:
        return variant(edition, options, house_rules)
    except Fault:  # what does not go with the rest
        return None


@pytest.mark.slow
@pytest.mark.parametrize("edition", IDS)
def test_decision_is_the_same(edition: str) -> None:
    made: set[type[Action]] = set()
    for at, rules in enumerate(rules_of(edition)):
        line_up = POLICIES[at % len(POLICIES) :] + POLICIES[: at % len(POLICIES)]
        seats = 2 + at % 5
        turns = min(3, seats)
        company = GameStream(rules, seats, seed=at, line_up=line_up[:seats], rotations=turns)
        for game in (0, 2):
            replay = Listening(company, game)
            for ask, numbers in replay.decisions():
                assert replay.answer(numbers) == ask, (rules.differences, at, game)
                made.add(type(ask[1]))
    assert made == ({Bid, Dudo, Calza} if "calza" in box(edition).options else {Bid, Dudo})


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", [2, 4])
def test_policy_among_its_like(policy: Policy, seats: int) -> None:
    """With another at the table, so that chance is drawn one by one for `Random` too."""
    rules = variant("paco", {"calza": True})
    company = GameStream(rules, seats, seed=5, line_up=(*[policy] * (seats - 1), ODDS))
    for game in range(3):
        replay = Listening(company, game)
        for ask, numbers in replay.decisions():
            assert replay.answer(numbers) == ask


@pytest.mark.parametrize("edition", IDS)
def test_reference_policies_where_all_are_random_everything_is_drawn_at_once(edition: str) -> None:
    for at, rules in enumerate(rules_of(edition)):
        replay = Listening(GameStream(rules, 2 + at % 5, seed=at), game=at)
        for ask, [counter] in replay.decisions():
            assert acts_any(onlooker(replay.state), replay.number(counter)) == ask


def onlooker(state: State) -> Position:
    """A position without anybody's dice."""
    assert state.round is not None
    cups = tuple(map(certain, state.dice))
    table = state.opener, state.last_die, state.palificos, state.round.bids
    return Position(state.edition, None, (), cups, *table)


@pytest.mark.parametrize("policy", POLICIES)
def test_policy_plays_as_a_bot(policy: Policy) -> None:
    rules, rng = variant("azteca", {"calza": True}).edition, Chance(3)
    bots = [bot_of(policy, rng) for _ in range(3)]
    game = play_game(
        rules, bots, opener=1, dice=lambda *asked: tuple(rng.choices(FACES, k=asked[2]))
    )
    assert game.troubles == ()
    assert game.winner in range(3)


def test_chances_are_those_of_fair_dice() -> None:
    assert at_least(0, 4, 3) == at_least(-2, 4, 3) == 1 << 32
    assert at_least(5, 4, 3) == 0
    assert at_least(4, 4, 6) == (1 << 32) // 6**4
