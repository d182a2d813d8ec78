"""Bots that do not look at their dice, for games whose course must not follow from them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from palifico.bots import LEVELS, Seen
from palifico.fair import Chance
from palifico.rules import FACES, Action, Bid, Calza, Dudo


class Parrot:
    """Raises or doubts by chance, and now and then breaks down."""

    def __init__(self, rng: Chance) -> None:
        self._rng = rng

    def act(self, seen: Seen) -> Action:
        """Anything that is allowed."""
        if self._rng.random() < 0.03:
            raise RuntimeError("the parrot has flown away")
        legal = seen.view.legal
        raises = [Bid(n, face) for face in FACES if (n := legal.smallest(face)) is not None]
        if not raises or (legal.dudo and self._rng.random() < 0.35):
            return Dudo()
        return self._rng.choice(raises)

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Now and then."""
        return Calza(seen.view.legal.on) if self._rng.random() < 0.1 else None


@contextmanager
def parrots() -> Iterator[None]:
    """Every bot of the house is a parrot."""
    levels = dict(LEVELS)
    LEVELS.update({name: replace(level, make=Parrot) for name, level in levels.items()})
    try:
        yield
    finally:
        LEVELS.update(levels)
