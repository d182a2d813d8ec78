"""Records that hold nothing but dice, rolled as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from palifico.record import Record, RecordedRound

Roll: TypeAlias = Callable[[Random, int], Sequence[int]]


def fair(rng: Random, dice: int) -> Sequence[int]:
    """Honest dice."""
    return rng.choices(range(1, 7), k=dice)


def loaded(*weights: float) -> Roll:
    """Dice whose faces are not equally likely."""
    return lambda rng, dice: rng.choices(range(1, 7), weights, k=dice)


def record(*hands: Sequence[Sequence[int]]) -> Record:
    """A game of these rounds, each with the hands of all seats."""
    rounds = tuple(RecordedRound(tuple(map(tuple, of_round)), ()) for of_round in hands)
    return Record("paco", len(hands[0]) if hands else 2, 0, rounds)


def rolled(rng: Random, roll: Roll = fair, *, rounds: int = 8, seats: int = 3) -> Record:
    """A game of five dice each."""
    return record(*([roll(rng, 5) for _ in range(seats)] for _ in range(rounds)))
