"""Batch: plays games by number, seed, rules and line-up, with checked arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palifico.arena.kernel.arrays import Outcomes, PendingGames, StreamPlan
from palifico.arena.kernel.loop import ROUND_COLUMNS, play
from palifico.arena.kernel.rule_params import RuleParams, rule_params_of
from palifico.arena.policies.model import RANDOM, Policy, rows_of, tails
from palifico.editions import Variant
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS

NO_LOG: Final = np.zeros(0, np.int64)
NO_ROWS: Final = np.zeros((0, ROUND_COLUMNS), np.int32)
MAX_GAME_NUMBER: Final = (1 << 62) - 1
"""The largest number of a game."""
MAX_SEED: Final = (1 << 63) - 1
ROUNDS_PER_SEAT: Final = 8
"""Room for rounds at first, for each seat; there is more when it does not suffice."""


@dataclass(frozen=True, slots=True, eq=False)
class Rounds:
    """What happened in each round of a batch, a place for each, game by game.

    `dice` are those before the round, four bits a seat. The bid is the last one; who calls it
    challenges, or calls it exact. `loser` and `gainer` are -1 where no die was lost or regained.
    """

    game: NDArray[np.int32]
    number: NDArray[np.int32]
    opener: NDArray[np.int8]
    last_die: NDArray[np.bool_]
    dice: NDArray[np.int64]
    bidder: NDArray[np.int8]
    count: NDArray[np.uint8]
    face: NDArray[np.uint8]
    caller: NDArray[np.int8]
    exact: NDArray[np.bool_]
    found: NDArray[np.uint8]
    bids: NDArray[np.int32]
    loser: NDArray[np.int8]
    gainer: NDArray[np.int8]

    def dice_of(self, seat: int) -> NDArray[np.int64]:
        """Return how many dice a seat had before each round."""
        return self.dice >> 4 * seat & 15


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """What came of a batch, a place for each game; `places` are 0 for who won, 1 for the next.

    Bids, those of them that were bluffs, and rounds are there if they were asked for. A bluff is a
    bid that by the bidder's own dice alone is less likely than not.
    """

    winners: NDArray[np.int8]
    openers: NDArray[np.int8]
    rounds: NDArray[np.int32]
    decisions: NDArray[np.int32]
    places: NDArray[np.int8]
    bids: NDArray[np.int32]
    bluffs: NDArray[np.int32]
    told: Rounds | None = None


@dataclass(frozen=True)
class GameStream:
    """By which rules who plays: policies take the seats in turn; nothing is a seat from outside.

    Each deal is played `rotations` times, with the line-up turned by one seat each time.

    Raises ValueError for seats, seeds and rotations that there cannot be, and for a line-up of
    no player or of more than there are seats; TypeError for what is no number, rules or policy.
    """

    rules: Variant
    seats: int
    seed: int = 0
    line_up: Sequence[Policy | None] = (RANDOM,)
    rotations: int = 1

    def __post_init__(self) -> None:
        _is("rules", self.rules, Variant, "a variant of an edition")
        _is("line_up", self.line_up, list | tuple, "a list of policies")
        for policy in self.line_up:
            _is("line_up", policy, Policy | None, "policies")
        _within("seats", self.seats, MIN_PLAYERS, MAX_PLAYERS)
        _within("seed", self.seed, 0, MAX_SEED)
        _within("policies of the line-up", len(self.line_up), 1, self.seats)
        _within("rotations", self.rotations, 1, self.seats)

    def run(
        self,
        first: int,
        ends: Outcomes,
        *,
        log: NDArray[np.int64] = NO_LOG,
        rows: NDArray[np.int32] = NO_ROWS,
        waiting: PendingGames | None = None,
    ) -> tuple[int, int, int]:
        """Play games from number `first` on: how much was logged, rounds noted, games done.

        Raises ValueError for games that have no number.
        """
        _within("first", first, 0, MAX_GAME_NUMBER - len(ends.winners))
        if waiting is None and None in self.line_up:
            raise ValueError("line_up: no seat is asked from outside here, so not None")
        plan = StreamPlan(self.seats, self.seed, first, self.rotations)
        told = (log, rows) if self._tells(waiting) or log.size or rows.size else (None, None)
        return play(  # type: ignore[no-any-return, call-arg]
            self.params, plan, self._order, self._policies, tails(), ends, *told, waiting
        )

    def _tells(self, waiting: PendingGames | None) -> bool:
        """Return whether to use the logging variant in any case: one less to compile."""
        return waiting is None and self._policies is not None

    @cached_property
    def params(self) -> RuleParams:
        """The rules in numbers."""
        return rule_params_of(self.rules.edition)

    @cached_property
    def _order(self) -> NDArray[np.int64]:
        """Which of the line-up sits in each seat of the first rotation."""
        return np.arange(self.seats, dtype=np.int64) % len(self.line_up)

    @cached_property
    def _policies(self) -> NDArray[np.int64] | None:
        """In numbers; nothing where all choose at random, or all from outside."""
        alike = len(set(self.line_up)) == 1 and self.line_up[0] in {None, RANDOM}
        return None if alike else rows_of(list(self.line_up))


def play_batch(  # noqa: PLR0913 - all that a batch is made of
    rules: Variant,
    *,
    seats: int,
    games: int,
    seed: int = 0,
    first: int = 0,
    line_up: Sequence[Policy] = (RANDOM,),
    rotations: int = 1,
    rounds: bool = False,
) -> Batch:
    """Play games number `first` and on of a seed; a game is the same whatever its batch.

    Game `g` has the dice and the first player of deal `g // rotations`; in it seat `s` is played by
    number `(s - g % rotations) % seats` of the line-up, which repeats until all seats are taken.

    Raises ValueError for numbers that there cannot be, TypeError for what is none.
    """
    _within("games", games, 0, MAX_GAME_NUMBER)
    company = GameStream(rules, seats, seed, line_up, rotations)
    if not rounds:
        ends = Outcomes.of(games, seats)
        company.run(first, ends)
        return Batch(*ends)
    ends, rows = _noted(company, first, games)
    return Batch(*ends, told=_told(rows))


def _within(name: str, given: int, least: int, most: int) -> None:
    _is(name, given, int | np.integer, "a whole number")
    if not least <= given <= most:
        raise ValueError(f"{name}: from {least} to {most}, so not {given}")


def _is(name: str, given: object, kind: type | UnionType, told: str) -> None:
    if not isinstance(given, kind) or isinstance(given, bool):
        raise TypeError(f"{name}: {told}, so not {given!r}")


def _noted(company: GameStream, first: int, games: int) -> tuple[Outcomes, NDArray[np.int32]]:
    """Return outcomes and rounds; a game without room for its rounds is played again with more."""
    ends = Outcomes.of(games, company.seats)
    parts, done, room = [NO_ROWS], 0, games * company.seats * ROUNDS_PER_SEAT
    while done < games:
        rows = np.empty((max(room, 1024), ROUND_COLUMNS), np.int32)
        _, noted, more = company.run(first + done, ends.since(done), rows=rows)
        rows = rows[:noted]
        rows[:, 0] += done
        parts.append(rows)
        done, room = done + more, 2 * room
        ends.bids[done:], ends.bluffs[done:] = 0, 0
    return ends, np.concatenate(parts)


def _told(rows: NDArray[np.int32]) -> Rounds:
    column = iter(np.ascontiguousarray(rows.T))
    game, number, opener, last_die, low, high = (next(column) for _ in range(6))
    bidder, count, face, caller, exact, found, bids, loser, gainer = column
    return Rounds(
        game=game,
        number=number,
        opener=opener.astype(np.int8),
        last_die=last_die.astype(np.bool_),
        dice=low.astype(np.int64) | high.astype(np.int64) << 24,
        bidder=bidder.astype(np.int8),
        count=count.astype(np.uint8),
        face=face.astype(np.uint8),
        caller=caller.astype(np.int8),
        exact=exact.astype(np.bool_),
        found=found.astype(np.uint8),
        bids=bids,
        loser=loser.astype(np.int8),
        gainer=gainer.astype(np.int8),
    )
