"""Study of bid truth: how often a challenged bid is true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import numpy as np

from palifico.arena.studies.intervals import by_group, ratio
from palifico.arena.studies.study import (
    Cell,
    Counts,
    Figure,
    Played,
    Plot,
    Sheet,
    Study,
    dice_of,
    figure,
    plain_cells,
    rounds_of,
)

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch

DICE: Final = 5
KINDS: Final = ("normal", "last-die")


def count(cell: Cell, batch: Batch) -> Counts:
    """Challenged bids, and those that were true: all, by kind of round, by dice on the table."""
    told, games = rounds_of(batch), len(batch.winners)
    doubted = ~told.exact
    game, true = told.game[doubted], (told.found >= told.count)[doubted]
    dice = dice_of(told, cell.seats)[doubted].sum(axis=1)
    kind = told.last_die[doubted].astype(np.int64)
    return {
        "all": by_group(game, np.zeros_like(kind), true, (games, 1)),
        "kind": by_group(game, kind, true, (games, len(KINDS))),
        "dice": by_group(game, dice, true, (games, DICE * cell.seats + 1)),
    }


def figures(played: Played) -> Iterator[Figure]:
    """Yield the share of challenged bids that are true."""
    for cell, counts in played:
        if known := ratio(counts["all"][:, 0]):
            yield figure("true", cell.at, known)
        for kind, sums in zip(KINDS, counts["kind"].T, strict=True):
            if known := ratio(sums):
                yield figure("true", {**cell.at, "kind": kind}, known)
        for dice, sums in enumerate(counts["dice"].T):
            if known := ratio(sums):
                yield figure("true", {**cell.at, "dice": dice}, known)


STUDY: Final = Study(
    name="bid-truth",
    cells=plain_cells,
    count=count,
    figures=figures,
    sheets=(
        Sheet(("true",), ("edition", "players"), "seats"),
        Sheet(("true",), ("edition", "kind"), "seats", {"players": "odds"}),
        Sheet(("true",), ("dice",), "edition", {"seats": 6, "players": "odds"}),
    ),
    plot=Plot("true", lines="players", across="dice", common={"seats": 6}),
)
