"""How many decisions a second the pure engine makes: legal + decide + evolve for every move.

The moves are those of random six-player games of every edition, replayed. The same run times a bare
loop that copies a dictionary of the same facts, as the least that any immutable step could cost.
"""

from __future__ import annotations

from random import Random

from bench.referee import best
from palifico.editions import IDS, Variant, variant
from palifico.rules import Refusal, State, deal, decide, fold, legal, start
from tests.record.games import random_rounds

SEATS, GAMES = 6, 20


def main() -> None:
    """Print the figures."""
    rng = Random(2026)
    games = [
        (rules, random_rounds(rng, rules, SEATS, 0, steps=10**6))
        for rules in map(variant, IDS)
        for _ in range(GAMES)
    ]
    decisions = sum(len(round_.actions) for _, rounds in games for round_ in rounds)

    def play(*, with_legal: bool) -> None:
        for rules, rounds in games:
            state = _begin(rules)
            for round_ in rounds:
                dealt = deal(state, round_.dice)
                assert not isinstance(dealt, Refusal)
                state = dealt
                for seat, action in round_.actions:
                    if with_legal:
                        legal(state)
                    events = decide(state, seat, action)
                    assert not isinstance(events, Refusal)
                    state = fold(state, events)

    facts = dict.fromkeys(("dice", "opener", "last_die", "palificos", "round", "past", "bids"))
    bare = best(lambda: [dict(facts) for _ in range(decisions)])
    whole = best(lambda: play(with_legal=True))
    without = best(lambda: play(with_legal=False))
    print(f"{len(games)} games of {SEATS}, {decisions} decisions")
    print(f"legal + decide + evolve  {decisions / whole:9.0f} decisions/s")
    print(f"decide + evolve          {decisions / without:9.0f} decisions/s")
    print(f"a bare copy              {decisions / bare:9.0f} steps/s")
    print(f"a decision takes {whole / bare:.0f} times as long as a bare copy")


def _begin(rules: Variant) -> State:
    return start(rules.edition, seats=SEATS, opener=0)


if __name__ == "__main__":
    main()
