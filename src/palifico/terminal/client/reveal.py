"""Reveal of a round: what each die is to the bid, and the times at which cups are lifted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from palifico.rules.edition import Edition, ShowOrder
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
class Progress:
    """How far a reveal has come: cups `opened` and `counted`; `settled` once the outcome shows."""

    opened: int
    counted: int
    settled: bool


@dataclass(frozen=True, slots=True)
class Pacing:
    """When cups open, when each is counted, and when the outcome shows, in milliseconds."""

    opens: tuple[int, ...]
    counts: tuple[int, ...]
    outcome: int

    def progress(self, elapsed: float) -> Progress:
        """Return how far the reveal has come after so many milliseconds."""
        opened = sum(at <= elapsed for at in self.opens)
        counted = sum(at <= elapsed for at in self.counts)
        return Progress(opened, counted, elapsed >= self.outcome)

    def next_after(self, elapsed: float) -> float:
        """Return when the next step comes."""
        steps = (*self.opens, *self.counts, self.outcome)
        return min((at for at in steps if at > elapsed), default=self.outcome)


def is_at_once(edition: Edition, call: str) -> bool:
    """Whether all cups are lifted together, and then counted."""
    order = edition.show_dudo if call == "dudo" else edition.show_calza
    return order is ShowOrder.ALL_AT_ONCE


def lifts(result: RoundResult) -> Iterator[Lift]:
    """Yield the cups in the order in which they are lifted, with a running count."""
    found = 0
    for cup in result.cups:
        dice = tuple(sorted(cup.dice))
        tones = tuple(_tone(result, die) for die in dice)
        found += sum(tone != "dim" for tone in tones)
        yield Lift(cup.seat, dice, tones, found)


def matching(counted: Iterable[Lift]) -> tuple[list[int], list[Tone]]:
    """Return the dice that count for the bid, in the order of the count, with what each is."""
    found = [
        (die, tone)
        for lift in counted
        for die, tone in zip(lift.dice, lift.tones, strict=True)
        if tone != "dim"
    ]
    return [die for die, _ in found], [tone for _, tone in found]


def deciding(result: RoundResult) -> int | None:
    """Return which of the dice that count decides a challenge: the one that makes the bid true."""
    needed = result.bid[0]
    return needed - 1 if result.call == "dudo" and result.count >= needed else None


def pacing(cups: int, pause: int, *, at_once: bool = False) -> Pacing:
    """Return the times of a reveal that fits into the pause of the table, in milliseconds.

    >>> pacing(3, 3000)
    Pacing(opens=(450, 900, 1350), counts=(450, 900, 1350), outcome=1800)
    >>> pacing(3, 3000, at_once=True)
    Pacing(opens=(360, 360, 360), counts=(720, 1080, 1440), outcome=1800)
    >>> pacing(3, 0)
    Pacing(opens=(0, 0, 0), counts=(0, 0, 0), outcome=0)
    """
    if pause < MIN_PAUSE_MS:
        return Pacing((0,) * cups, (0,) * cups, 0)
    whole, steps = pause * LIFT_SHARE, cups + at_once
    lead = min(MAX_LEAD_MS, whole / (steps + 1))
    step = min(MAX_STEP_MS, (whole - lead) / max(1, steps))
    counts = tuple(round(lead + (index + at_once) * step) for index in range(cups))
    opens = (round(lead),) * cups if at_once else counts
    return Pacing(opens, counts, round(lead + steps * step))


def _tone(result: RoundResult, die: int) -> Tone:
    """Return what a die is to the bid, for its colour only: the server counts."""
    if die == result.bid[1]:
        return "match"
    return "wild" if die == WILD and not result.last_die else "dim"
