"""Task: the unit of work of a run, one batch of one cell, and its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palifico.arena.aggregate import count, order_quota, orders, winning_players
from palifico.arena.config import Config, Player, load_kernel
from palifico.arena.design import Cell, cells
from palifico.arena.game_columns import GameColumns, in_columns, of_batch, side_by_side
from palifico.arena.policies.model import Policy
from palifico.arena.policies.reference import bot_of
from palifico.arena.sums import Sums
from palifico.bots.api import Bot
from palifico.bots.match.game import Game
from palifico.bots.match.match import Maker, Match, play_rotation
from palifico.errors import Fault
from palifico.fair import Chance
from palifico.fair.encoding import keyed

MAX_GAMES_AT_ONCE: Final = 12_000
"""The games that the kernel plays before they are counted, so that they fit into memory."""


@dataclass(frozen=True, slots=True)
class Task:
    """One batch of one cell; what comes of it follows from this alone."""

    config: Config
    cell: int
    batch: int


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """The games of a batch, a place a game in each column.

    `winner` and `opener` are seats, `player` who sat in the winner's; `places` has a column a
    seat: 0 for the winner, 1 for the last one out and so on.
    """

    deal: NDArray[np.int64]
    rotation: NDArray[np.int8]
    winner: NDArray[np.int8]
    player: NDArray[np.int8]
    opener: NDArray[np.int8]
    rounds: NDArray[np.int32]
    decisions: NDArray[np.int32]
    places: NDArray[np.int8]

    def __len__(self) -> int:
        return len(self.deal)


@dataclass(frozen=True, slots=True, eq=False)
class Result:
    """What came of a batch: the sums, its games unless they are not kept, some finishing orders.

    An order lists who came first, second and so on, as numbers of players; there are those of all
    games of a deal or of none.
    """

    sums: Sums
    games: Games | None
    orders: tuple[tuple[int, ...], ...]


def play_task(task: Task) -> Result:
    """Play one batch.

    Raises Fault `arena.batch` when it cannot be played, `kernel.extra` where numba is not there.
    """
    cell = _cells(task.config)[task.cell]
    try:
        return _result(task.config, cell, task.batch)
    except Fault:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Fault("arena.batch", cell=cell.name, batch=task.batch, why=why) from error


def _result(config: Config, cell: Cell, batch: int) -> Result:
    first, *others = list(_parts(config, cell, batch))
    games = [part.games for part in (first, *others) if part.games is not None]
    sums = sum((part.sums for part in others), first.sums)
    ended = [order for part in (first, *others) for order in part.orders]
    return Result(sums, _joined(games) if games else None, tuple(ended))


@dataclass(frozen=True, slots=True)
class _PolicyMaker:
    """A vector policy among bots."""

    policy: Policy

    def make(self, rng: Chance) -> Bot:
        return bot_of(self.policy, rng)


@cache
def _cells(config: Config) -> tuple[Cell, ...]:
    return cells(config)


def _parts(config: Config, cell: Cell, batch: int) -> Iterator[Result]:
    """Yield what comes of a batch, as many deals at a time as are counted at once."""
    deals, ended = cell.span(batch), order_quota(batch, cell.seating.rotations)
    if not config.by_kernel:
        yield _by_engine(config, cell, deals, ended)
        return
    at_once = max(1, MAX_GAMES_AT_ONCE // cell.seating.rotations)
    for start in range(deals.start, deals.stop, at_once):
        some = range(start, min(start + at_once, deals.stop))
        part = _counted(config, cell, some, _by_kernel(config, cell, some), ended)
        yield part
        ended -= len(part.orders)


def _counted(config: Config, cell: Cell, deals: range, played: GameColumns, ended: int) -> Result:
    sums = count(played, cell.seating)
    games = _games(cell, deals, played) if config.rows else None
    return Result(sums, games, orders(played, cell.seating, ended))


def _by_engine(config: Config, cell: Cell, deals: range, ended: int) -> Result:
    rotations = range(cell.seating.rotations)
    bots = tuple(_bot(player) for player in config.players)
    plan = Match(bots, cell.variant.edition, cell.seats, str(config.seed))
    turned = [plan if config.duplicate else _with_own_dice(plan, turn) for turn in rotations]
    games = [play_rotation(turned[turn], deal, turn) for deal in deals for turn in rotations]
    counted = _counted(config, cell, deals, in_columns(games), ended)
    return replace(counted, sums=replace(counted.sums, troubles=_troubles(cell, games)))


def _bot(player: Player) -> str | Maker:
    return player.name if player.policy is None else _PolicyMaker(player.policy)


def _with_own_dice(plan: Match, rotation: int) -> Match:
    return replace(plan, seed=f"{plan.seed}/{rotation}") if rotation else plan


def _troubles(cell: Cell, games: Sequence[Game]) -> tuple[dict[str, int], ...]:
    counted: list[Counter[str]] = [Counter() for _ in range(cell.seating.players)]
    for number, game in enumerate(games):
        line_up = cell.seating.line_ups[number % cell.seating.rotations]
        for seat, trouble in game.troubles:
            counted[line_up[seat]][f"{trouble.kind}: {trouble.text}"] += 1
    return tuple(map(dict, counted))


def _by_kernel(config: Config, cell: Cell, deals: range) -> GameColumns:
    """Return the games of some deals, those of a deal side by side."""
    rotations = cell.seating.rotations
    policies = [player.policy for player in config.players if player.policy is not None]
    play = partial(load_kernel().play_batch, cell.variant, seats=cell.seats, rounds=True)
    if config.duplicate or rotations == 1:
        first, games = deals.start * rotations, len(deals) * rotations
        where = {"first": first, "games": games, "seed": config.seed}
        return of_batch(play(**where, line_up=policies, rotations=rotations))
    where = {"first": deals.start, "games": len(deals)}
    line_ups = [[policies[player] for player in seated] for seated in cell.seating.line_ups]
    return side_by_side(
        [
            of_batch(play(**where, line_up=line_up, seed=_own_seed(config.seed, rotation)))
            for rotation, line_up in enumerate(line_ups)
        ]
    )


def _own_seed(seed: int, rotation: int) -> int:
    """Return the seed of a rotation that has dice of its own."""
    drawn = keyed(str(seed).encode(), "palifico/arena/rotation", rotation)
    return int.from_bytes(drawn[:8]) >> 1 if rotation else seed


def _games(cell: Cell, deals: range, played: GameColumns) -> Games:
    rotations = cell.seating.rotations
    return Games(
        deal=np.repeat(np.arange(deals.start, deals.stop, dtype=np.int64), rotations),
        rotation=np.tile(np.arange(rotations, dtype=np.int8), len(deals)),
        winner=played.winners.astype(np.int8),
        player=winning_players(played, cell.seating),
        opener=played.openers.astype(np.int8),
        rounds=played.rounds.astype(np.int32),
        decisions=played.decisions.astype(np.int32),
        places=played.places.astype(np.int8),
    )


def _joined(parts: Sequence[Games]) -> Games:
    names = [field.name for field in fields(Games)]
    return Games(*(np.concatenate([getattr(one, name) for one in parts]) for name in names))
