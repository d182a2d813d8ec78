"""Results as they can be compared, everything in order; runs that are refused; a full disk."""

from __future__ import annotations

import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from palifico.arena.backends.base import InProcess
from palifico.arena.config import Config
from palifico.arena.config_parser import parse_config
from palifico.arena.run import play_run
from palifico.errors import Fault
from palifico.words import LANGS, fault_sentence

SUFFIXES = (".sqlite", ".parquet")
GAMES = "SELECT * FROM games ORDER BY cell, deal, rotation"
BATCHES = "SELECT cell, batch, sums, orders FROM batches ORDER BY cell, batch"


def quick(**asked: Any) -> Config:
    """A run of policies in some batches: a moment's work."""
    usual = {"players": ["odds", "random"], "seats": [2, 3], "games": 120, "batch": 24, "seed": 9}
    return parse_config({**usual, **asked})


def bots(**asked: Any) -> Config:
    """A run of bots in some batches: no worker has to load the kernel."""
    return quick(**{"players": ["beginner", "beginner"], "games": 30, "batch": 6, **asked})


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


def played(place: Path, config: Config | None = None) -> Path:
    """Results of a run that came to its end."""
    play_run(config or quick(), place, InProcess())
    return place


def refused(place: Path, config: Config | None = None) -> Fault:
    """Why a run does not begin."""
    with pytest.raises(Fault) as raised:
        play_run(config or quick(), place, InProcess())
    return told(raised.value)


def told(fault: Fault) -> Fault:
    """The same fault, for which there are words in every language."""
    for lang in LANGS:
        assert fault_sentence(lang, fault)
    return fault


@contextmanager
def short_of_disk(most: int) -> Iterator[None]:
    """No file grows beyond so many bytes."""
    _, hard = before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


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
