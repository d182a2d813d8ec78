"""How much can be asked for of runs and studies: games, seeds, processes, letters of a name."""

from __future__ import annotations

from typing import Final

from palifico.editions import Fault

MOST_GAMES: Final = 10**12
MOST_SEED: Final = 2**63 - 1
MOST_JOBS: Final = 1000
WIDEST: Final = 49.9
"""An interval is not asked to be narrower than so many points to both sides."""
NARROWEST: Final = 0.001
LONGEST: Final = 60
"""The longest name of a run or a policy."""
RANGES: Final[dict[str, tuple[float, float]]] = {
    "games": (1, MOST_GAMES),
    "batch": (1, MOST_GAMES),
    "seed": (0, MOST_SEED),
    "until": (NARROWEST, WIDEST),
    "jobs": (1, MOST_JOBS),
}
"""The least and the most of whatever is a number."""


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
    """Whether something can be the name of a policy.

    >>> is_name("careful"), is_name(" "), is_name("a" * 61)
    (True, False, False)
    """
    fits = isinstance(given, str) and 0 < len(given) <= LONGEST and given.isprintable()
    return fits and bool(str(given).strip())
