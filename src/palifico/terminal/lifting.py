"""How a round ended, cup by cup: what each die is to the bid, and when each cup is lifted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from palifico.terminal.table import WILD, Shown

Tone: TypeAlias = Literal["match", "wild", "dim"]
SHARE: Final = 0.6
"""Of the pause: the rest is for looking at how it came out."""
LEAD: Final = 500
SLOWEST: Final = 900
TOO_SHORT: Final = 400


@dataclass(frozen=True, slots=True)
class Lift:
    """A cup that is lifted: its dice, what each is to the bid, and how many are found so far."""

    seat: int
    dice: tuple[int, ...]
    tones: tuple[Tone, ...]
    found: int


@dataclass(frozen=True, slots=True)
class Pacing:
    """Milliseconds after the call: of every cup, and of the outcome."""

    cups: tuple[int, ...]
    outcome: int

    def lifted(self, elapsed: float) -> int:
        """How many cups are lifted after so many milliseconds."""
        return sum(at <= elapsed for at in self.cups)


def lifts(shown: Shown) -> Iterator[Lift]:
    """The cups in the order in which they are lifted, with the count as it grows."""
    found = 0
    for cup in shown.cups:
        dice = tuple(sorted(cup.dice))
        tones = tuple(_tone(shown, die) for die in dice)
        found += sum(tone != "dim" for tone in tones)
        yield Lift(cup.seat, dice, tones, found)


def pacing(cups: int, pause: int) -> Pacing:
    """The times of a reveal of so many cups, so that it fits into the pause of the table.

    >>> pacing(3, 3000)
    Pacing(cups=(450, 900, 1350), outcome=1800)
    >>> pacing(3, 0)
    Pacing(cups=(0, 0, 0), outcome=0)
    """
    if pause < TOO_SHORT:
        return Pacing((0,) * cups, 0)
    whole = pause * SHARE
    lead = min(LEAD, whole / (cups + 1))
    step = min(SLOWEST, (whole - lead) / max(1, cups))
    at = tuple(round(lead + index * step) for index in range(cups))
    return Pacing(at, round(lead + cups * step))


def _tone(shown: Shown, die: int) -> Tone:
    """What a die is to the bid; how many there are in all is for the server to say."""
    if die == shown.bid[1]:
        return "match"
    return "wild" if die == WILD and not shown.last_die else "dim"
