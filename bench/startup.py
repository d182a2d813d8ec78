"""How much longer `palifico --help` takes than a bare Python, by processor time and by the clock.

Both are run in turn, so that whatever else the machine does falls on both alike.
"""

from __future__ import annotations

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter
from typing import NamedTuple

REPEATS = 15
LINES = {
    "python -c pass": ["-c", "pass"],
    "palifico --version": ["-m", "palifico", "--version"],
    "palifico --help": ["-m", "palifico", "--help"],
    "palifico rules --help": ["-m", "palifico", "rules", "--help"],
    "palifico rules paco": ["-m", "palifico", "rules", "paco"],
}


class Taken(NamedTuple):
    """Seconds of the processor, and seconds that passed."""

    processor: float
    clock: float


def main() -> None:
    """Print the figures."""
    rounds = [{name: _run(words) for name, words in LINES.items()} for _ in range(REPEATS)]
    taken = {
        name: Taken(*(median(one[name][kind] for one in rounds) for kind in (0, 1)))
        for name in LINES
    }
    bare = taken["python -c pass"]
    for name, (processor, clock) in taken.items():
        print(
            f"{name:22} {processor * 1e3:5.0f} ms of processor, {clock * 1e3:5.0f} ms in all:"
            f" {(processor - bare.processor) * 1e3:4.0f} and {(clock - bare.clock) * 1e3:4.0f} ms"
            " more than bare Python"
        )


def _run(words: list[str]) -> Taken:
    used, begun = _used(), perf_counter()
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
    return Taken(_used() - used, perf_counter() - begun)


def _used() -> float:
    """Seconds of the processor that all processes took that we have started."""
    children = getrusage(RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


if __name__ == "__main__":
    main()
