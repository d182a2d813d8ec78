"""How fast the kernel plays, on one core, by processor time, through the public interface.

    make bench-kernel

Whole games with every rule of the box on (exact call and last-die rounds where it has them) and any
legal action; games step by step with observations and masks, where the choice of an action is timed
apart from the step; the time to the first result in a new process; in the same run the pure engine
and OpenSpiel's liar's dice (`_openspiel.py`). Each figure is the median of three.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

from bench import _openspiel as openspiel
from palifico.arena.kernel import VectorEnv, play_batch
from palifico.editions import IDS, Variant, box, variant
from palifico.rules import FACES, Refusal, deal, decide, fold, legal, start

REPEATS: Final = 3
GAMES: Final = {2: 200_000, 6: 60_000}
"""How many games are played with so many seats."""
SIDE_BY_SIDE: Final = 16_384
STEPS: Final = 125
"""So many games stand side by side, and each takes so many steps."""
PURE: Final = 20
BEST_KNOWN: Final = "paco"
DECISIONS, WHOLE_GAMES, STEPPED, TIMES = 40e6, 0.3e6, 25e6, 400
"""The goals: a second with six seats, steps a second, and how many times OpenSpiel's decisions."""
NUMPY: Final = "import numpy"
FIRST_BATCH: Final = """
from palifico.arena.kernel import play_batch
from palifico.editions import variant
play_batch(variant("paco", {"calza": True}), seats=6, games=1000)
"""


class Speed(NamedTuple):
    """How many decisions and games a second."""

    decisions: float
    games: float


def main() -> None:
    """Print all figures; what is not compiled yet is compiled first."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"one core, by processor time, medians of {REPEATS}")
    first_results()
    games, steps = whole_games(), step_by_step()
    if openspiel.installed():
        beside_openspiel(games, steps)
    else:
        print("OpenSpiel is not installed: `make bench-kernel` compares with it")


def first_results() -> None:
    """How long a new process takes until it has something to show."""
    print("\na new process")
    process(FIRST_BATCH)
    for name, code in (("only imports numpy", NUMPY), ("has its first batch", FIRST_BATCH)):
        wall, cpu = zip(*(process(code) for _ in range(REPEATS)), strict=True)
        print(f"  {name:20}{median(wall):5.2f} s, {median(cpu):5.2f} s of the processor")


def whole_games() -> dict[int, float]:
    """A line for each edition and number of seats; decisions a second of one of them by seats."""
    print("\nwhole games, any legal action, every rule of the box on")
    ours = {}
    for edition in IDS:
        for seats in GAMES:
            speed = ours[edition, seats] = played(every_rule(edition), seats)
            times = speed.decisions / pure(every_rule(edition), seats)
            print(
                f"  {edition:14}{seats} seats {million(speed.decisions)} decisions/s,"
                f" {speed.games / 1e6:4.2f} million games/s, {times:5,.0f} times the pure engine"
            )
    best = ours[BEST_KNOWN, 6]
    print(f"=> {BEST_KNOWN}, six seats, exact calls, last-die rounds:")
    print(f"   {million(best.decisions)} decisions/s{goal(best.decisions, DECISIONS)}")
    print(f"   {million(best.games)} games/s{goal(best.games, WHOLE_GAMES)}")
    return {seats: ours[BEST_KNOWN, seats].decisions for seats in GAMES}


def step_by_step() -> dict[int, float]:
    """Steps a second, of the step itself and with the choice of actions; these by seats."""
    print(f"\nstep by step with observations and masks, {SIDE_BY_SIDE:,} games side by side")
    chosen = {}
    for seats in GAMES:
        for calza in (False, True):
            rules = variant(BEST_KNOWN, {"calza": calza})
            step, choice = zip(*(stepped(rules, seats) for _ in range(REPEATS)), strict=True)
            speed, both = 1 / median(step), 1 / (median(step) + median(choice))
            chosen[seats] = both
            name = f"{seats} seats, {'with' if calza else 'no'} exact calls"
            print(
                f"  {name:26}{million(speed)} steps/s{goal(speed, STEPPED)};"
                f" {million(both)} with the choice of any legal action"
            )
    return chosen


def beside_openspiel(games: dict[int, float], steps: dict[int, float]) -> None:
    """OpenSpiel's decisions a second in each way, and how many times as many ours are."""
    for game, told in openspiel.GAMES.items():
        print(f"\nOpenSpiel's liar's dice, one round of two players, {told}, any legal action")
        for way, speeds in openspiel.rates(game, REPEATS):
            theirs, ours = median(speeds), steps if way.by == "steps" else games
            times = ", ".join(f"{n} seats {ours[n] / theirs:,.0f} times" for n in ours)
            reached = goal(ours[2] / theirs, TIMES) if way.by == "python" else ""
            what = "our steps" if way.by == "steps" else "ours"
            print(
                f"  {way.name:45}{theirs / 1e6:6.3f} million decisions/s; {what}: {times}{reached}"
            )


def every_rule(edition: str) -> Variant:
    """An edition with the exact call and last-die rounds wherever they are to be chosen."""
    names = {"calza", "last_die"} & set(box(edition).options)
    return variant(edition, dict.fromkeys(names, True))


def played(rules: Variant, seats: int) -> Speed:
    """How fast the kernel plays whole games."""
    games = GAMES[seats]
    decisions = int(play_batch(rules, seats=seats, games=games).decisions.sum())
    seconds = middle(lambda: play_batch(rules, seats=seats, games=games))
    return Speed(decisions / seconds, games / seconds)


def stepped(rules: Variant, seats: int) -> tuple[float, float]:
    """The seconds that a step takes in one game, and those of choosing an action."""
    games = VectorEnv(rules, seats=seats, games=SIDE_BY_SIDE, seed=1)
    step = choice = 0.0
    for _ in range(STEPS):
        began = process_time()
        actions = games.any_legal()
        chosen = process_time()
        games.step(actions)
        step, choice = step + process_time() - chosen, choice + chosen - began
    return step / STEPS / SIDE_BY_SIDE, choice / STEPS / SIDE_BY_SIDE


def pure(rules: Variant, seats: int) -> float:
    """Decisions a second of the pure engine, any legal action."""
    rng, decisions, began = Random(1), 0, process_time()
    for _ in range(PURE):
        state = start(rules.edition, seats=seats, opener=rng.randrange(seats))
        while state.winner is None:
            dealt = deal(state, [rng.choices(FACES, k=n) for n in state.dice])
            assert not isinstance(dealt, Refusal)
            state = dealt
            while state.bidding:
                events = decide(state, *rng.choice(list(legal(state))))
                assert not isinstance(events, Refusal)
                state, decisions = fold(state, events), decisions + 1
    return decisions / (process_time() - began)


def process(code: str) -> tuple[float, float]:
    """The seconds that a new process takes for some code: by the clock, and of the processor."""
    before, began = getrusage(RUSAGE_CHILDREN), perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    wall, after = perf_counter() - began, getrusage(RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def middle(work: Callable[[], object]) -> float:
    """The median of the processor's seconds that a piece of work takes."""
    taken = []
    for _ in range(REPEATS):
        began = process_time()
        work()
        taken.append(process_time() - began)
    return median(taken)


def million(number: float) -> str:
    """A number in millions."""
    return f"{number / 1e6:6.2f} million"


def goal(reached: float, wanted: float) -> str:
    """Whether a goal is reached."""
    spelt = f"{wanted / 1e6:g} million" if wanted >= 1e5 else f"{wanted:g}"
    return f" (goal {spelt}: {'reached' if reached >= wanted else 'MISSED'})"


if __name__ == "__main__":
    main()
