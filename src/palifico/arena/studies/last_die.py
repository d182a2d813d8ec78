"""Study of palifico: the same editions with and without last-die rounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

import numpy as np

from palifico.arena.studies.intervals import Ints, by_group, difference, grouped, ratio
from palifico.arena.studies.study import (
    Cell,
    Counts,
    Figure,
    Played,
    Plot,
    Sheet,
    Study,
    cell_of,
    company,
    dice_of,
    figure,
    rounds_of,
    ruled,
)
from palifico.editions import IDS

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch
    from palifico.arena.kernel.batch import Rounds

RULES: Final = {"with": True, "without": False}
SHARES: Final = ("survive", "win-one", "stay")
NUMBERS: Final = ("bids", "rounds")


@cache
def cells() -> tuple[Cell, ...]:
    """Return every edition with and without the rule, one beside the other."""
    return tuple(
        cell_of(ruled(id_, last_die=on), seats, name, palifico=rule)
        for id_, seats, name in company(IDS)
        for rule, on in RULES.items()
    )


def count(cell: Cell, batch: Batch) -> Counts:
    """Return what becomes of those who have just fallen to one die, and of all who have one.

    The round after the fall is the one that the rule is about; without it, it is like any other.
    """
    told, games = rounds_of(batch), len(batch.winners)
    at, seat = _fallen(told)
    game, lost = told.game[at], told.loser[at] == seat
    none = np.zeros(len(at), np.int64)
    one = (games, 1)
    lasts, seats = np.nonzero(dice_of(told, cell.seats) == 1)
    stayed = told.loser[lasts] != seats
    return {
        "survive": by_group(game, none, ~lost, one),
        "win-one": by_group(game, none, batch.winners[game] == seat, one),
        "stay": by_group(told.game[lasts], np.zeros_like(lasts), stayed, one),
        "bids": by_group(game, none, told.bids[at], one),
        "rounds": grouped(np.ones(one, np.int64), batch.rounds.astype(np.int64)[:, None]),
    }


def figures(played: Played) -> Iterator[Figure]:
    """Yield each with the rule and without it, and the difference."""
    for _, pair in groupby(played, key=lambda one: one[0].name.rpartition(" ")[0]):
        (cell, on), (other, off) = pair
        at = {name: value for name, value in cell.at.items() if name != "palifico"}
        for what in (*SHARES, *NUMBERS):
            is_share = what in SHARES
            ruled_, free = (ratio(one[what][:, 0], is_share=is_share) for one in (on, off))
            if ruled_ and free:
                yield figure(what, cell.at, ruled_)
                yield figure(what, other.at, free)
                yield figure(f"{what}-change", at, difference(ruled_, free))


def _fallen(told: Rounds) -> tuple[Ints, Ints]:
    """Return the rounds that begin with a seat just fallen to one die, and that seat."""
    follows = told.game[1:] == told.game[:-1]
    loser = told.loser[:-1].astype(np.int64)
    left = told.dice[1:] >> 4 * np.maximum(loser, 0) & 15
    before = np.flatnonzero(follows & (loser >= 0) & (left == 1))
    return before + 1, loser[before]


STUDY: Final = Study(
    name="palifico",
    cells=cells,
    count=count,
    figures=figures,
    sheets=(
        Sheet(("survive",), ("edition", "palifico"), "seats", {"players": "odds"}),
        Sheet(("survive-change",), ("edition", "players"), "seats"),
        Sheet(("win-one",), ("edition", "palifico"), "seats", {"players": "odds"}),
        Sheet(("win-one-change",), ("edition", "players"), "seats"),
        Sheet(("stay",), ("edition", "palifico"), "seats", {"players": "odds"}),
        Sheet(("bids",), ("edition", "palifico"), "seats", {"players": "odds"}),
        Sheet(("rounds-change",), ("edition", "players"), "seats"),
    ),
    plot=Plot("survive", lines="palifico", across="seats", common={"players": "odds"}),
)
