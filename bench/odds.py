"""How long odds take: every bid of thirty dice at once, and listening to a dozen bids of six seats.

The same run times the bare binomial of the same dice with the standard library, as the least that
anybody could do. Cold means that nothing is remembered of any earlier question: all caches of
`palifico.odds` are emptied before each run. Goals: a table under 1 ms, listening under 10 ms.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import _lru_cache_wrapper
from math import comb
from statistics import median
from time import perf_counter

from palifico.odds import Position, listen, odds_after, odds_before
from tests.odds.plain import at_table, raising

RUNS = 200
TABLE, LISTENING = 1.0, 10.0
"""The goals, in milliseconds."""


def main() -> None:
    """Print the figures."""
    at = dozen()
    bare = milliseconds(binomials)
    print(f"{sum(at.dice)} dice, {len(at.cups)} seats, {len(at.bids)} bids; medians of {RUNS} runs")
    print(f"bare binomials of {sum(at.dice[1:])} dice  {bare:7.3f} ms")
    for name, work, goal in (
        ("every bid, before", lambda: odds_before(at), TABLE),
        ("posterior of all hands", lambda: listen(at), LISTENING),
        ("every bid, after", lambda: odds_after(at), LISTENING),
    ):
        for state, first in (("cold", forget), ("warm", lambda: None)):
            taken = milliseconds(work, first)
            within = "within" if taken < goal else "OVER"
            print(
                f"{name:22} {state}  {taken:7.3f} ms, {taken / bare:5.1f} times the bare binomials;"
                f" {within} its goal of {goal:g} ms"
            )


def dozen() -> Position:
    """Six seats with all their dice, a dozen small raises, and it is the turn of seat 0."""
    table = at_table((5,) * 6, hand=(2, 4, 5, 5, 1))
    return raising(table, [*range(6), *range(6)], min)


def binomials() -> list[list[float]]:
    """The two distributions that a table is made of, with the standard library."""
    return [[comb(25, k) * p**k * (1 - p) ** (25 - k) for k in range(26)] for p in (1 / 6, 1 / 3)]


def forget() -> None:
    """Empty every cache of the odds."""
    for name in [name for name in sys.modules if name.startswith("palifico.odds")]:
        for value in vars(sys.modules[name]).values():
            if isinstance(value, _lru_cache_wrapper):
                value.cache_clear()


def milliseconds(work: Callable[[], object], first: Callable[[], object] = int) -> float:
    """The median of many runs; what is done first is not timed."""
    times = []
    for _ in range(RUNS):
        first()
        begun = perf_counter()
        work()
        times.append(perf_counter() - begun)
    return 1000 * median(times)


if __name__ == "__main__":
    main()
