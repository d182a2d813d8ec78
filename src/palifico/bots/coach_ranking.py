"""The order of what could be done: by win chance, and by likelihood where chance would decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from palifico.bots.coach_weighing import Considered
from palifico.bots.coach_why import ALIKE

NOISE: Final = ALIKE / 3
"""Win chances that are no further apart may stand the other way round in other worlds."""


def ranked(
    considered: Sequence[Considered], likely: Callable[[Considered], float]
) -> list[Considered]:
    """The best first; of those that are within the noise of the best that is left, the likelier.

    `likely`: how likely an action turns out right.
    """
    left = sorted(considered, key=lambda one: -one.win)
    order: list[Considered] = []
    while left:
        alike = [one for one in left if left[0].win - one.win <= NOISE]
        order += sorted(alike, key=lambda one: -likely(one))
        left = left[len(alike) :]
    return order
