"""Study of seat advantage: how often each place wins, clockwise from the first player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import numpy as np

from palifico.arena.studies.intervals import share
from palifico.arena.studies.study import (
    Cell,
    Counts,
    Figure,
    Played,
    Plot,
    Sheet,
    Study,
    figure,
    plain_cells,
)

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch


def count(cell: Cell, batch: Batch) -> Counts:
    """Return how often each place won; the first player's is the first."""
    places = (batch.winners.astype(np.int64) - batch.openers) % cell.seats
    return {"wins": np.bincount(places, minlength=cell.seats)}


def figures(played: Played) -> Iterator[Figure]:
    """Yield the share of every place, and how far it is from an even one."""
    for cell, counts in played:
        games = int(counts["wins"].sum())
        for place, wins in enumerate(counts["wins"].tolist(), start=1):
            known, at = share(wins, games), {**cell.at, "place": place}
            yield figure("win", at, known)
            yield figure("win-edge", at, known.less(1 / cell.seats))


STUDY: Final = Study(
    name="seat-advantage",
    cells=plain_cells,
    count=count,
    figures=figures,
    sheets=tuple(
        Sheet(("win",), ("edition", "seats"), "place", {"players": players})
        for players in ("odds", "random")
    ),
    plot=Plot("win-edge", lines="seats", across="place", common={"players": "odds"}),
    by_round=False,
)
