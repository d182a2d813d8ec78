"""Record export: any game of the kernel as a record that the referee reads, and its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from palifico.arena.kernel.arrays import Outcomes
from palifico.arena.kernel.batch import GameStream
from palifico.arena.kernel.loop import BID, DUDO
from palifico.arena.kernel.rng import FACES
from palifico.arena.policies.model import RANDOM, Policy
from palifico.editions import Variant
from palifico.record import Record, RecordedRound
from palifico.rules import Action, Bid, Calza, Dudo, Hand, Seat

MAX_LOG_ENTRIES: Final = 1 << 20
"""Places for what is said and rolled in one game: far more than the longest that ever was."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """A game: who opened, its rounds; and for each decision how many there were to choose from.

    `counters` has for each decision which random number of the game's stream was drawn last.
    """

    opener: Seat
    rounds: tuple[RecordedRound, ...]
    options: tuple[int, ...]
    counters: tuple[int, ...]


def game_log(company: GameStream, game: int) -> GameLog:
    """Return one game of a company."""
    log = np.zeros(MAX_LOG_ENTRIES, np.int64)
    written, _, _ = company.run(game, Outcomes.of(1, company.seats), log=log)
    opener, *told = log[:written].tolist()
    rounds, spoken = _rounds(told, company.seats)
    options = tuple(spelt >> 20 for spelt, _ in spoken)
    return GameLog(opener, rounds, options, tuple(counter for _, counter in spoken))


def game_record(  # noqa: PLR0913 - as `play_batch`
    rules: Variant,
    *,
    seats: int,
    game: int,
    seed: int = 0,
    line_up: Sequence[Policy] = (RANDOM,),
    rotations: int = 1,
) -> Record:
    """Return one game of a seed, as `play_batch` plays it."""
    told = game_log(GameStream(rules, seats, seed, line_up, rotations), game)
    return Record(
        edition=rules.base.id,
        players=seats,
        starter=told.opener,
        rounds=told.rounds,
        options=rules.options,
        house=rules.house,
        id=f"{seed}-{game}",
    )


def _rounds(told: list[int], seats: int) -> tuple[tuple[RecordedRound, ...], list[tuple[int, int]]]:
    starts = [at for at in range(len(told)) if told[at] < 0 and (at == 0 or told[at - 1] >= 0)]
    rounds, spoken = [], []
    for start, end in zip(starts, [*starts[1:], len(told)], strict=True):
        hands = tuple(_hand(-1 - packed) for packed in told[start : start + seats])
        said = list(
            zip(told[start + seats : end : 2], told[start + seats + 1 : end : 2], strict=True)
        )
        rounds.append(RecordedRound(hands, tuple(_actions([spelt for spelt, _ in said]))))
        spoken += said
    return tuple(rounds), spoken


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
