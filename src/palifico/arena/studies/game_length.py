"""Study of game length: rounds and decisions by the number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from palifico.arena.studies.intervals import mean, quantile, share
from palifico.arena.studies.study import (
    SEATS,
    Cell,
    Counts,
    Figure,
    Played,
    Plot,
    Sheet,
    Study,
    cell_of,
    company,
    figure,
    ruled,
)
from palifico.editions import IDS, box

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch

MAX_SEATS: Final = 12
"""More than any box allows, by house rules."""
QUANTILES: Final = (("-q5", 0.05), ("-median", 0.5), ("-q95", 0.95))
KINDS: Final = ("rounds", "decisions")


@cache
def cells() -> tuple[Cell, ...]:
    """Return every edition without exact calls, and with them where the box has them."""
    return tuple(
        cell_of(ruled(id_, calza=on), seats, name, calza=rule)
        for id_, seats, name in company(IDS, (*SEATS, MAX_SEATS))
        for rule, on in (("without", False), ("with", True))
        if not on or "calza" in box(id_).options
    )


def count(cell: Cell, batch: Batch) -> Counts:
    """Return how many games had so many rounds, and how many so many decisions."""
    return {kind: np.bincount(getattr(batch, kind)) for kind in KINDS}


def figures(played: Played) -> Iterator[Figure]:
    """Yield the mean, the median, where one game of twenty ends on either side, and all lengths."""
    for cell, counts in played:
        for kind in KINDS:
            if known := mean(counts[kind]):
                yield figure(kind, cell.at, known)
            for end, part in QUANTILES:
                yield figure(f"{kind}{end}", cell.at, quantile(counts[kind], part))
        games = int(counts["rounds"].sum())
        for rounds in np.flatnonzero(counts["rounds"]).tolist():
            length = share(int(counts["rounds"][rounds]), games)
            yield figure("length", {**cell.at, "rounds": rounds}, length)


def _told(kind: str) -> tuple[str, ...]:
    return (kind, *(f"{kind}{end}" for end, _ in QUANTILES))


STUDY: Final = Study(
    name="game-length",
    cells=cells,
    count=count,
    figures=figures,
    sheets=tuple(
        Sheet(_told(kind), ("edition", "calza", "seats"), "what", {"players": players})
        for players in ("odds", "random")
        for kind in KINDS
    ),
    plot=Plot(
        "length",
        lines="seats",
        across="rounds",
        common={"players": "odds", "calza": "without"},
        left_out=(MAX_SEATS,),
    ),
    by_round=False,
)
