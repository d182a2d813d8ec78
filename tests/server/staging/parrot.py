"""Bots that do not look at their dice, for games whose course must not follow from them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from palifico.bots import LEVELS
from palifico.fair import Chance
from palifico.rules import FACES, Action, Bid, Calza, Dudo, View
from palifico.rules.events import Event


class Parrot:
    """Raises or doubts by chance, and now and then breaks down."""

    def __init__(self, *, seats: int, dice_each: int, rng: Chance) -> None:
        self._rng = rng

    def hear(self, event: Event) -> None:
        """Listen, and forget."""

    def act(self, view: View) -> Action:
        """Anything that is allowed."""
        if self._rng.random() < 0.03:
            raise RuntimeError("the parrot has flown away")
        raises = [Bid(n, face) for face in FACES if (n := view.legal.smallest(face)) is not None]
        if not raises or (view.legal.dudo and self._rng.random() < 0.35):
            return Dudo()
        return self._rng.choice(raises)

    def calls_exact(self, view: View) -> Calza | None:
        """Now and then."""
        return Calza(view.legal.on) if self._rng.random() < 0.1 else None


@contextmanager
def parrots() -> Iterator[None]:
    """Every bot of the house is a parrot."""
    levels = dict(LEVELS)
    LEVELS.update({name: replace(level, make=Parrot) for name, level in levels.items()})
    try:
        yield
    finally:
        LEVELS.update(levels)
