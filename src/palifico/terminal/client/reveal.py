"""Reveal of a round: what each die is to the bid, and the times at which cups are lifted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from palifico.terminal.client.table import WILD, RoundResult

Tone: TypeAlias = Literal["match", "wild", "dim"]
LIFT_SHARE: Final = 0.6
"""Part of the pause for lifting cups: the rest shows the outcome."""
MAX_LEAD_MS: Final = 500
MAX_STEP_MS: Final = 900
MIN_PAUSE_MS: Final = 400


@dataclass(frozen=True, slots=True)
class Lift:
    """A lifted cup: its dice, what each is to the bid, and how many are found so far."""

    seat: int
    dice: tuple[int, ...]
    tones: tuple[Tone, ...]
    found: int


@dataclass(frozen=True, slots=True)
class Pacing:
    """When each cup is lifted and the outcome shown, in milliseconds after the call."""

    cups: tuple[int, ...]
    outcome: int

    def lifted(self, elapsed: float) -> int:
        """Return how many cups are lifted after so many milliseconds."""
        return sum(at <= elapsed for at in self.cups)


def lifts(result: RoundResult) -> Iterator[Lift]:
    """Yield the cups in the order in which they are lifted, with a running count."""
    found = 0
    for cup in result.cups:
        dice = tuple(sorted(cup.dice))
        tones = tuple(_tone(result, die) for die in dice)
        found += sum(tone != "dim" for tone in tones)
        yield Lift(cup.seat, dice, tones, found)


def pacing(cups: int, pause: int) -> Pacing:
    """Return the times of a reveal that fits into the pause of the table, in milliseconds.

    >>> pacing(3, 3000)
    Pacing(cups=(450, 900, 1350), outcome=1800)
    >>> pacing(3, 0)
    Pacing(cups=(0, 0, 0), outcome=0)
    """
    if pause < MIN_PAUSE_MS:
        return Pacing((0,) * cups, 0)
    whole = pause * LIFT_SHARE
    lead = min(MAX_LEAD_MS, whole / (cups + 1))
    step = min(MAX_STEP_MS, (whole - lead) / max(1, cups))
    at = tuple(round(lead + index * step) for index in range(cups))
    return Pacing(at, round(lead + cups * step))


def _tone(result: RoundResult, die: int) -> Tone:
    """Return what a die is to the bid, for its colour only: the server counts."""
    if die == result.bid[1]:
        return "match"
    return "wild" if die == WILD and not result.last_die else "dim"
