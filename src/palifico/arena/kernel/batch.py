"""Games by the batch: how many, of which seed, by which rules; and any of them as a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from palifico.arena.kernel.compiled import BID, DUDO, FACES, play
from palifico.arena.kernel.terms import terms_of
from palifico.editions import Variant
from palifico.record import Record, RecordedRound
from palifico.rules import Action, Bid, Calza, Dudo, Hand, Seat

ROOM: Final = 1 << 20
"""Places for what is said and rolled in one game: far more than the longest that ever was."""
NO_LOG: Final = np.zeros(0, np.int64)


class Plan(NamedTuple):
    """By which rules, how many players, and which stream of games."""

    rules: Variant
    seats: int
    seed: int


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """What came of a batch, a place for each game."""

    winners: NDArray[np.int8]
    rounds: NDArray[np.int32]
    decisions: NDArray[np.int32]

    @classmethod
    def of(cls, games: int) -> Batch:
        """An empty batch."""
        return cls(np.zeros(games, np.int8), np.zeros(games, np.int32), np.zeros(games, np.int32))


def play_batch(rules: Variant, *, seats: int, games: int, seed: int = 0, first: int = 0) -> Batch:
    """Play games number `first` and on of a seed, everybody choosing any legal action.

    A game is the same whatever the batch it is played in.
    """
    batch = Batch.of(games)
    _run(Plan(rules, seats, seed), first, batch, NO_LOG)
    return batch


def game_record(rules: Variant, *, seats: int, game: int, seed: int = 0) -> Record:
    """One game of a seed, as a record that the referee reads."""
    starter, *told = _told(Plan(rules, seats, seed), game)
    return Record(
        edition=rules.base.id,
        players=seats,
        starter=starter,
        rounds=tuple(_rounds(told, seats)),
        options=rules.options,
        house=rules.house,
        id=f"{seed}-{game}",
    )


def game_options(rules: Variant, *, seats: int, game: int, seed: int = 0) -> list[int]:
    """How many actions there were to choose from at each decision of a game."""
    _, *told = _told(Plan(rules, seats, seed), game)
    return [spelt >> 20 for spelt in told if spelt >= 0]


def _told(plan: Plan, game: int) -> list[int]:
    log = np.zeros(ROOM, np.int64)
    written = _run(plan, game, Batch.of(1), log)
    told: list[int] = log[:written].tolist()
    return told


def _run(plan: Plan, first: int, batch: Batch, log: NDArray[np.int64]) -> int:
    told = batch.winners, batch.rounds, batch.decisions
    return int(play(terms_of(plan.rules.edition), plan.seats, plan.seed, first, *told, log))


def _rounds(told: list[int], seats: int) -> Iterator[RecordedRound]:
    starts = [at for at in range(len(told)) if told[at] < 0 and (at == 0 or told[at - 1] >= 0)]
    for start, end in zip(starts, [*starts[1:], len(told)], strict=True):
        hands = tuple(_hand(-1 - packed) for packed in told[start : start + seats])
        yield RecordedRound(hands, tuple(_actions(told[start + seats : end])))


def _hand(packed: int) -> Hand:
    return tuple(face + 1 for face in range(FACES) for _ in range(packed >> 8 * face & 255))


def _actions(told: list[int]) -> Iterator[tuple[Seat, Action]]:
    standing: Bid | None = None
    for spelt in told:
        kind, seat = spelt & 3, spelt >> 2 & 15
        if kind == BID:
            standing = Bid(spelt >> 9 & 255, (spelt >> 6 & 7) + 1)
            yield seat, standing
        else:
            yield seat, Dudo() if kind == DUDO else Calza(standing)
