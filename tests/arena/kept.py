"""Results as they can be compared: everything that was kept, in order."""

from __future__ import annotations

import json
import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any

from palifico.arena.asked import config_of
from palifico.arena.config import Config

SUFFIXES = (".sqlite", ".parquet")
GAMES = "SELECT * FROM games ORDER BY cell, deal, rotation"
BATCHES = "SELECT cell, batch, sums, orders FROM batches ORDER BY cell, batch"


def quick(**asked: Any) -> Config:
    """A run of policies in some batches: a moment's work."""
    usual = {"players": ["odds", "random"], "seats": [2, 3], "games": 120, "batch": 24, "seed": 9}
    return config_of({**usual, **asked})


class Kept:
    """Every batch and every game that was kept; too much to be shown when it differs."""

    def __init__(self, batches: list[Any], games: list[Any]) -> None:
        self.batches, self.games = batches, games

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"{len(self.batches)} batches, {len(self.games)} games"


def kept(place: Path) -> Kept:
    """What is in a file or folder."""
    return Kept(*(_rows(place) if place.suffix == ".sqlite" else _files(place)))


def numbers(place: Path) -> list[tuple[int, int]]:
    """Which batches there are: cell and number."""
    if place.suffix == ".sqlite":
        return [(cell, batch) for cell, batch, *_ in kept(place).batches]
    names = sorted(file.stem.split("-") for file in (place / "batches").glob("*.json"))
    return [(int(cell), int(batch)) for cell, batch in names]


def _rows(place: Path) -> tuple[list[Any], list[Any]]:
    db = sqlite3.connect(f"{place.as_uri()}?mode=ro", uri=True)
    try:
        batches = [
            (cell, batch, json.loads(sums), json.loads(orders))
            for cell, batch, sums, orders in db.execute(BATCHES)
        ]
        return batches, db.execute(GAMES).fetchall()
    finally:
        db.close()


def _files(place: Path) -> tuple[list[Any], list[Any]]:
    parquet: Any = import_module("pyarrow.parquet")
    batches, games = [], []
    for file in sorted((place / "batches").glob("*.json")):
        told = json.loads(file.read_bytes())
        batches.append((*map(int, file.stem.split("-")), told["sums"], told["orders"]))
    for file in sorted((place / "games").glob("*.parquet")):
        table = parquet.read_table(file).to_pydict()
        games += list(zip(*table.values(), strict=True))
    return batches, games
