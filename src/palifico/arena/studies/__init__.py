"""Studies: questions about the game that very many games answer, each by one command.

This file needs nothing but names, so that they can be listed at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from palifico.errors import Fault

if TYPE_CHECKING:
    from palifico.arena.studies.study import Study

FILES: Final = {
    "seat-advantage": "seat_advantage",
    "die-worth": "die_worth",
    "bid-truth": "bid_truth",
    "exact-call": "exact_call",
    "palifico": "last_die",
    "game-length": "game_length",
}
"""The studies, and the file of each."""
STUDIES: Final = tuple(FILES)
DEFAULT_GAMES: Final = 10_000_000
"""The games of a study by default."""


def find_study(name: str) -> Study:
    """Return a study by its name.

    Raises Fault `study.unknown`.
    """
    if name not in FILES:
        raise Fault("study.unknown", given=name, expected=", ".join(STUDIES))
    study: Study = import_module(f"palifico.arena.studies.{FILES[name]}").STUDY
    return study
