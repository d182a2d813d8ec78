"""Dice statistics: running totals over all finished games, updated when a game ends."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial, reduce
from operator import add
from typing import TYPE_CHECKING, Any, Final

import msgspec

from palifico.analysis import (
    Counts,
    DiceStats,
    counts_of,
    dice_stats,
    drawing,
    stats_json,
    verdict_sentence,
)
from palifico.analysis.chance import Figure
from palifico.editions import IDS, box
from palifico.protocol.codec import read_entry
from palifico.protocol.rest_games import DiceOver, DiceShown
from palifico.server.games.record_builder import record_of
from palifico.store.queries.facts import get_fact, set_fact
from palifico.store.queries.log import read_log

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.store.base import Store
    from palifico.store.queries.games import Finished

FACT: Final = "dice:"
FIGURES: Final = ("high_low", "odd_even")


def counting(over: Finished) -> Callable[[Connection], None]:
    """Return the write that adds the dice of a game that ends to those of its edition."""
    return partial(count, table=over.table, edition=over.edition)


def count(conn: Connection, *, table: int, edition: str) -> None:
    """Add the dice of a table's finished game to those of its edition."""
    record = record_of(read_entry(row.body) for row in read_log(conn, table))
    total = _read(get_fact(conn, FACT + edition)) + counts_of(record)
    set_fact(conn, FACT + edition, json.dumps(asdict(total)))


async def totals(store: Store) -> dict[str, Counts]:
    """Return the totals of each edition."""

    def read(conn: Connection) -> dict[str, Counts]:
        return {edition: _read(get_fact(conn, FACT + edition)) for edition in IDS}

    return await store.read(read)


async def told(store: Store, lang: str) -> DiceOver:
    """Return statistics of the dice of all games, and of each edition."""
    found = await totals(store)
    editions = {name: _shown(dice_stats(counts), lang) for name, counts in found.items()}
    return DiceOver(_shown(dice_stats(together(found)), lang), editions)


async def drawn(store: Store, lang: str, *, edition: str | None) -> str:
    """Return the faces as an SVG chart, of all games or of one edition.

    Raises Fault `edition.unknown`.
    """
    if edition is not None:
        box(edition)
    found = await totals(store)
    return drawing(dice_stats(found[edition] if edition else together(found)), lang)


def together(found: Mapping[str, Counts]) -> Counts:
    return reduce(add, found.values(), Counts())


def _read(fact: str | None) -> Counts:
    if fact is None:
        return Counts()
    data: dict[str, Any] = json.loads(fact)
    figures = {name: Figure(*data[name]) for name in FIGURES}
    return Counts(**{**data, **figures, "faces": tuple(data["faces"])})


def _shown(stats: DiceStats, lang: str) -> DiceShown:
    told = {**stats_json(stats), "message": verdict_sentence(stats, lang)}
    return msgspec.convert(told, DiceShown)
