"""Study of exact calls: how often they pay, and whether those who make them win more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np

from palifico.arena.policies.model import ODDS
from palifico.arena.studies.intervals import by_group, grouped, ratio
from palifico.arena.studies.study import (
    SEATS,
    Cell,
    Counts,
    Figure,
    Place,
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
from palifico.editions import IDS, box

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch

DICE: Final = 5
EDITIONS: Final = tuple(id_ for id_ in IDS if "calza" in box(id_).options)
THRESHOLDS_PERCENT: Final = (30, 45, 60, 75)
"""A single caller calls exact what is at least so likely, in percent."""
NEVER: Final = replace(ODDS, exact=1.0)
"""Goes by the odds, and never calls exact: nothing is certain before the cups are lifted."""


@cache
def cells() -> tuple[Cell, ...]:
    """Return cells where all call exact, and where one caller takes each seat among non-callers."""
    all_call = [
        cell_of(ruled(id_, calza=True), seats, name)
        for id_, seats, name in company(EDITIONS)
        if _can_call(id_, seats)
    ]
    return (*all_call, *_callers())


def count(cell: Cell, batch: Batch) -> Counts:
    """Count exact calls by dice in play, what they brought, and how often a single caller wins."""
    told, games = rounds_of(batch), len(batch.winners)
    deals = games // cell.rotations
    game, caller = told.game[told.exact] // cell.rotations, told.caller[told.exact]
    right = (told.found == told.count)[told.exact]
    dice = dice_of(told, cell.seats)[told.exact].sum(axis=1)
    got = (told.gainer[told.exact] == caller).astype(np.int64)
    net = got - (told.loser[told.exact] == caller)
    none = np.zeros(len(game), np.int64)
    calls = np.bincount(game, minlength=deals)[:, None]
    counts = {
        "right": by_group(game, none, right, (deals, 1)),
        "net": by_group(game, none, net, (deals, 1)),
        "dice": by_group(game, dice, right, (deals, DICE * cell.seats + 1)),
        "calls": grouped(np.full((deals, 1), cell.rotations, np.int64), calls),
    }
    if "from" in cell.at:
        # The first of the line-up sits in the seat of the number of the rotation.
        won = (batch.winners == np.arange(games) % cell.rotations).reshape(-1, cell.rotations)
        wins = won.sum(axis=1, dtype=np.int64)[:, None]
        counts["wins"] = grouped(np.full_like(wins, cell.rotations), wins)
    return counts


def figures(played: Played) -> Iterator[Figure]:
    """Yield how often exact calls are right, and how far a single caller is from an even share."""
    for cell, counts in played:
        alone = "from" in cell.at
        if known := ratio(counts["right"][:, 0]):
            yield figure("right", cell.at, known)
        if known := ratio(counts["net"][:, 0], is_share=False):
            yield figure("net", cell.at, known)
        if known := ratio(counts["calls"][:, 0], is_share=False):
            yield figure("calls", cell.at, known)
        if known := ratio(counts["wins"][:, 0]) if alone else None:
            yield figure("win", cell.at, known)
            yield figure("win-edge", cell.at, known.less(1 / cell.seats))
        for dice, sums in enumerate(() if alone else counts["dice"].T):
            if known := ratio(sums):
                yield figure("right", {**cell.at, "dice": dice}, known)


def _callers() -> Iterator[Cell]:
    for id_, seats, percent in product(EDITIONS, SEATS, THRESHOLDS_PERCENT):
        if _can_call(id_, seats):
            caller = replace(ODDS, exact=percent / 100)
            line_up = (caller, *(NEVER,) * (seats - 1))
            at: Place = {"edition": id_, "seats": seats, "players": "odds", "from": percent}
            yield Cell(at, ruled(id_, calza=True), line_up, rotations=seats)


def _can_call(edition: str, seats: int) -> bool:
    """Return whether any seat may ever call exact: in a game of two there may be none that can."""
    rules = ruled(edition, calza=True).edition
    return seats > 2 or bool(rules.calza_two_players and (rules.calza_to_act or rules.calza_bidder))


STUDY: Final = Study(
    name="exact-call",
    cells=cells,
    count=count,
    figures=figures,
    sheets=(
        Sheet(("right",), ("edition", "players"), "seats"),
        Sheet(("calls",), ("edition", "players"), "seats"),
        Sheet(("net",), ("edition", "players"), "seats"),
        Sheet(("right",), ("dice",), "edition", {"seats": 6, "players": "odds"}),
        Sheet(("win-edge",), ("edition", "from"), "seats", {"players": "odds"}),
        Sheet(("right",), ("edition", "from"), "seats", {"players": "odds"}),
    ),
    plot=Plot("win-edge", lines="seats", across="from", common={"players": "odds"}),
)
