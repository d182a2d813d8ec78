"""Study of the worth of a die: the chance to win by a seat's own dice and those of the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import numpy as np

from palifico.arena.studies.intervals import Ints, by_group, grouped, ratio
from palifico.arena.studies.study import (
    Cell,
    Counts,
    Figure,
    Place,
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
LEADS: Final = 2 * DICE - 1
"""From four dice fewer than the others to four more."""


def count(cell: Cell, batch: Batch) -> Counts:
    """Count dice at the beginning of every round before any seat is out, and who won."""
    told, games, seats = rounds_of(batch), len(batch.winners), cell.seats
    dice = dice_of(told, seats)
    full = (dice > 0).all(axis=1)
    dice, game = dice[full], told.game[full].astype(np.int64)
    opener = told.opener[full].astype(np.int64)
    winner = batch.winners[game].astype(np.int64)
    ahead = seats * dice - dice.sum(axis=1)[:, None]  # times one less than all seats
    won = winner[:, None] == np.arange(seats)
    every = np.repeat(game, seats)
    counts = {
        "lead": by_group(every, _lead(ahead, seats).ravel(), won.ravel(), (games, LEADS)),
        "die": grouped(
            _by_game(game, (ahead**2).sum(axis=1), games),
            _by_game(game, _of(ahead, winner), games),
        ),
    }
    if seats == 2:
        squares = (games, DICE * DICE)
        other = dice[:, ::-1]
        both = DICE * (dice - 1) + other - 1
        counts["both"] = by_group(every, both.ravel(), won.ravel(), squares)
        counts["opening"] = by_group(game, _of(both, opener), winner == opener, squares)
    return counts


def figures(played: Played) -> Iterator[Figure]:
    """Yield the chance to win by the lead in dice, and in a game of two by the dice of both."""
    for cell, counts in played:
        for column, sums in enumerate(counts["lead"].T):
            lead = column - DICE + 1
            if known := ratio(sums):
                yield figure("win", {**cell.at, "lead": lead}, known)
        if known := ratio(counts["die"][:, 0], is_share=False):
            # One die more than the others have on average is `seats - 1` of what was counted in.
            yield figure("die", cell.at, known.times(cell.seats - 1))
        for what, name in (("win", "both"), ("win-opening", "opening")):
            yield from _squares(what, cell.at, counts.get(name))


def _squares(what: str, at: Place, counted: Ints | None) -> Iterator[Figure]:
    for column, sums in enumerate([] if counted is None else counted.T):
        own, others = divmod(column, DICE)
        if known := ratio(sums):
            yield figure(what, {**at, "own": own + 1, "others": others + 1}, known)


def _lead(ahead: Ints, seats: int) -> Ints:
    """By how many dice one leads the mean of the others, rounded away from nothing; 4 is level."""
    others = seats - 1
    lead: Ints = np.sign(ahead) * ((2 * np.abs(ahead) + others) // (2 * others)) + DICE - 1
    return lead


def _of(table: Ints, seat: Ints) -> Ints:
    found: Ints = np.take_along_axis(table, seat[:, None], axis=1)[:, 0]
    return found


def _by_game(game: Ints, numbers: Ints, games: int) -> Ints:
    return np.bincount(game, numbers, minlength=games).astype(np.int64)[:, None]


STUDY: Final = Study(
    name="die-worth",
    cells=plain_cells,
    count=count,
    figures=figures,
    sheets=(
        Sheet(("die",), ("edition", "players"), "seats"),
        Sheet(("win",), ("edition", "seats"), "lead", {"players": "odds"}),
        Sheet(("win",), ("edition", "own"), "others", {"seats": 2, "players": "odds"}),
        Sheet(("win-opening",), ("edition", "own"), "others", {"seats": 2, "players": "odds"}),
    ),
    plot=Plot("win", lines="seats", across="lead", common={"players": "odds"}),
)
