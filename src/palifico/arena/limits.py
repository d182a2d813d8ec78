"""Limits of runs and studies: ranges of numbers, lengths of names; importable without NumPy."""

from __future__ import annotations

from typing import Final

from palifico.errors import Fault

MAX_GAMES: Final = 10**12
MAX_SEED: Final = 2**63 - 1
MAX_JOBS: Final = 1000
MAX_UNTIL_POINTS: Final = 49.9
"""Half the width of an interval, in points of a hundred."""
MIN_UNTIL_POINTS: Final = 0.001
MAX_NAME_CHARS: Final = 60
"""The longest name of a run or a policy."""
RANGES: Final[dict[str, tuple[float, float]]] = {
    "games": (1, MAX_GAMES),
    "batch": (1, MAX_GAMES),
    "seed": (0, MAX_SEED),
    "until": (MIN_UNTIL_POINTS, MAX_UNTIL_POINTS),
    "jobs": (1, MAX_JOBS),
}
"""The least and the most value of each number."""


def check_range(key: str, given: float | None, *, spelt: str = "") -> None:
    """See that a number is within its range, if there is one; `spelt` is how it was asked for.

    Raises Fault `arena.range`.

    >>> check_range("games", 100)
    """
    least, most = RANGES[key]
    if given is not None and not least <= given <= most:
        ends = {"least": str(least), "most": str(most)}
        raise Fault("arena.range", name=spelt or key, given=str(given), **ends)


def is_name(given: object) -> bool:
    """Return whether something can be the name of a policy.

    >>> is_name("careful"), is_name(" "), is_name("a" * 61)
    (True, False, False)
    """
    fits = isinstance(given, str) and 0 < len(given) <= MAX_NAME_CHARS and given.isprintable()
    return fits and bool(str(given).strip())
