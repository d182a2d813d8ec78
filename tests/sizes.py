"""Sample sizes: how many random cases each test tries, and how many `make proofs` tries.

`PALIFICO_EXAMPLES` multiplies all of them; 1 is what `make test` runs.
"""

from __future__ import annotations

import os
from typing import Final, NamedTuple

FACTOR: Final = float(os.environ.get("PALIFICO_EXAMPLES", "1"))


class Size(NamedTuple):
    """How many cases `make test` tries, how many `make proofs` tries, and what they are."""

    usual: int
    full: int
    unit: str

    @property
    def factor(self) -> float:
        """The `PALIFICO_EXAMPLES` that makes the usual size the full one."""
        return self.full / self.usual


SIZES: Final = {
    "chaos": Size(10, 1_000, "kills"),
    "leaks": Size(60, 10_000, "pairs of games"),
    "duplicates": Size(10_000, 100_000, "commands"),
    "tampering": Size(2_000, 10_000, "tampered records"),
    "distribution": Size(1_020_000, 10_200_000, "dice"),
    "hostile": Size(2_300, 11_500, "hostile inputs"),
    "referees": Size(400, 105_000, "games judged by two referees"),
    "kernel": Size(3_250, 1_000_000, "games of the kernel judged by the referee"),
    "mutants": Size(1, 1_400, "mutants of the rules"),
}
"""By the name of the proof; docs/testing.md shows what the last run at full size found."""


def examples(usual: float, *, at_least: int = 1) -> int:
    """Return how many cases to try where `make test` tries the usual number."""
    return max(at_least, round(usual * FACTOR))


def size(name: str, *, parts: int = 1) -> int:
    """Return how many cases of a proof to try, in each of so many parts."""
    return examples(SIZES[name].usual / parts)
