"""Games in columns: a place a game, and a place a round, whoever played them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch

Ints: TypeAlias = NDArray[np.integer[Any]] | NDArray[np.bool_]
SEAT_BITS: Final = 4
"""The dice of a round are packed, so many bits a seat."""


@dataclass(frozen=True, slots=True, eq=False)
class RoundColumns:
    """What is counted of rounds, a place for each; `game` is the place among the games."""

    game: Ints
    number: Ints
    dice: Ints
    count: Ints
    caller: Ints
    exact: Ints
    found: Ints


@dataclass(frozen=True, slots=True, eq=False)
class GameColumns:
    """What is counted of games, a place for each; places, bids and bluffs have a column a seat."""

    winners: Ints
    openers: Ints
    rounds: Ints
    decisions: Ints
    places: Ints
    bids: Ints
    bluffs: Ints
    told: RoundColumns


def of_batch(batch: Batch) -> GameColumns:
    """Games of the kernel."""
    told = batch.told
    assert told is not None, "rounds were not asked for"
    return GameColumns(
        winners=batch.winners,
        openers=batch.openers,
        rounds=batch.rounds,
        decisions=batch.decisions,
        places=batch.places,
        bids=batch.bids,
        bluffs=batch.bluffs,
        told=RoundColumns(
            game=told.game,
            number=told.number,
            dice=told.dice,
            count=told.count,
            caller=told.caller,
            exact=told.exact,
            found=told.found,
        ),
    )


def side_by_side(several: Sequence[GameColumns]) -> GameColumns:
    """The first game of each, then the second of each and so on; all have as many."""

    def mixed(name: str) -> Ints:
        columns = [getattr(one, name) for one in several]
        return np.stack(columns, axis=1).reshape(-1, *columns[0].shape[1:])

    def chained(name: str) -> Ints:
        return np.concatenate([getattr(one.told, name) for one in several])

    places = [one.told.game * len(several) + at for at, one in enumerate(several)]
    return GameColumns(
        winners=mixed("winners"),
        openers=mixed("openers"),
        rounds=mixed("rounds"),
        decisions=mixed("decisions"),
        places=mixed("places"),
        bids=mixed("bids"),
        bluffs=mixed("bluffs"),
        told=RoundColumns(
            game=np.concatenate(places),
            number=chained("number"),
            dice=chained("dice"),
            count=chained("count"),
            caller=chained("caller"),
            exact=chained("exact"),
            found=chained("found"),
        ),
    )
