"""How many decisions a second each bot makes, and how long its slowest one takes.

The positions are those of random games of every edition with 2 to 6 seats, and of the largest table
that house rules allow. The same run times `legal` and `decide` at the same positions, as the least
that anybody must do. A bot is new at each position and is given the whole history, as after a
restart. Goals: 50 ms for a decision, 250 ms for the champion. `parrot` is an example that plays in
a process of its own, over the line protocol. Times are of this process alone, so that other work
on the machine does not count; for `parrot` they are by the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from palifico.bots import LEVELS, safe_action
from palifico.bots.api import Seen, history
from palifico.bots.conformance import Make
from palifico.bots.external.process import ProcessBot
from palifico.editions import IDS, box, variant
from palifico.rules import State, decide, legal, view
from tests.bots.conformance import OWN
from tests.random_games import random_states

A_TABLE = 4
"""How many positions of each game."""
GOAL, GOALS = 50, {"champion": 250}
"""Milliseconds."""


class Asked(NamedTuple):
    """A position and what its player to act is shown."""

    state: State
    seen: Seen


def main() -> None:
    """Print the figures."""
    usual = [one for id_ in IDS for seats in range(2, 7) for one in positions(id_, seats, 5)]
    large = [one for id_ in IDS for one in positions(id_, 12, 10)]
    for name, asked in (("2 to 6 seats", usual), ("12 seats with 10 dice each", large)):
        bare = sum(times(asked, engine)) / len(asked)
        print(f"{len(asked)} positions of {name}; legal + decide {1 / bare:9.0f} a second")
        for id_, level in LEVELS.items():
            report(id_, times(asked, new_bot(level.make)), bare)
        own = OWN["parrot"].make(Random(1))
        own.wait()
        report("parrot", times(asked, partial(_ask, own), clock=perf_counter), bare)
        own.close()


def positions(edition: str, seats: int, dice: int) -> list[Asked]:
    """Some positions of a random game in which somebody is to act."""
    rng = Random(f"{edition} {seats} {dice}")
    options = {"calza": True} if "calza" in box(edition).options else {}
    rules = variant(edition, options, {"dice_each": dice})
    states = [state for state in random_states(rng, rules, seats) if state.bidding]
    return [shown(state) for state in rng.sample(states, min(A_TABLE, len(states)))]


def shown(state: State) -> Asked:
    """A position as its player to act is shown it."""
    assert state.round is not None
    return Asked(state, Seen(view(state, state.round.to_act), tuple(history(state))))


def times(
    asked: list[Asked],
    work: Callable[[Asked], object],
    *,
    clock: Callable[[], float] = process_time,
) -> list[float]:
    """How long each position takes, in seconds; the first is tried once before."""
    work(asked[0])
    taken = []
    for one in asked:
        begun = clock()
        work(one)
        taken.append(clock() - begun)
    return taken


def _ask(bot: ProcessBot, one: Asked) -> object:
    return bot.act(one.seen)


def engine(one: Asked) -> object:
    """What must be done at a position whoever plays."""
    may = legal(one.state)
    assert may.to_act is not None
    return decide(one.state, may.to_act, safe_action(may))


def new_bot(make: Make) -> Callable[[Asked], object]:
    """A decision of a bot that has just come."""
    return lambda one: make(Random(1)).act(one.seen)


def report(name: str, taken: list[float], bare: float) -> None:
    """Print the figures of one bot."""
    each, slow = sum(taken) / len(taken), quantiles(taken, n=20)[-1]
    goal = GOALS.get(name, GOAL)
    within = "within" if max(taken) * 1000 < goal else "OVER"
    print(
        f"{name:10} {1 / each:7.0f} decisions/s, {each / bare:6.0f} times the engine;"
        f" 95 % in {slow * 1000:6.1f} ms, longest {max(taken) * 1000:6.1f} ms"
        f" ({within} {goal} ms)"
    )


if __name__ == "__main__":
    main()
