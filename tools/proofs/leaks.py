"""Plays games in pairs that differ only in hidden dice, and compares all that the server says.

python -m tools.proofs.leaks [PAIRS]
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PAIRS = 10_000
BATCH = 10
SHOWN = 3
LONGEST = 3000


class Found(NamedTuple):
    """What came of some pairs."""

    pairs: int = 0
    messages: int = 0
    differing: int = 0
    rounds: int = 0
    other: int = 0
    faults: tuple[str, ...] = ()

    def plus(self, more: Found) -> Found:
        """Both together."""
        return Found(
            self.pairs + more.pairs,
            self.messages + more.messages,
            self.differing + more.differing,
            self.rounds + more.rounds,
            self.other + more.other,
            self.faults + more.faults,
        )


def main() -> int:
    """Compare, show how far it is, and print the figure."""
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    batches = [range(first, min(first + BATCH, pairs)) for first in range(0, pairs, BATCH)]
    found, console = Found(), Console()
    bar = Progress(
        TextColumn("pairs"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[differing]} differing bytes"),
        console=console,
    )
    with bar, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = bar.add_task("pairs", total=pairs, differing=0)
        for done in as_completed([pool.submit(compare, batch) for batch in batches]):
            found = found.plus(done.result())
            bar.update(task, completed=found.pairs, differing=found.differing)
    for fault in found.faults[:SHOWN]:
        console.print(fault[:LONGEST], markup=False, highlight=False)
    share = 100 * found.other / found.rounds if found.rounds else 0
    print(
        f"{found.pairs} pairs, {found.messages} messages compared, {found.differing} differing"
        f" bytes ({found.rounds} rounds, other dice in {share:.1f} % of them)"
    )
    return 1 if found.faults else 0


def compare(numbers: Iterable[int]) -> Found:
    """Play and compare the pairs with these numbers."""
    from tests.server.two_worlds.compare import verdict_of  # noqa: PLC0415 - not in the process that only waits

    found = Found()
    for number in numbers:
        verdict = asyncio.run(verdict_of(number))
        held = [each for each in verdict.rounds if each.hand]
        faults = tuple(f"{verdict.cast}\n{fault}" for fault in verdict.faults)
        other = sum(each.other is not None for each in held)
        one = Found(1, verdict.messages, verdict.differing, len(held), other, faults)
        found = found.plus(one)
    return found


if __name__ == "__main__":
    sys.exit(main())
