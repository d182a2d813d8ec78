"""Parquet store: a folder with `run.json`, a JSON file a batch, and a Parquet file with its games.

A batch is kept once its JSON file has its name: that is written last, and named when all of it is
on the disk. What a killed run has left behind besides is swept away by the next one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from errno import EEXIST
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from palifico.arena.results.store import RunHeader, columns, head_json
from palifico.arena.sums import sums_json
from palifico.arena.tasks import Games, Result
from palifico.errors import Fault

TMP_SUFFIX: Final = ".tmp"
"""The suffix of a file that is not whole yet."""


class ParquetStore:
    """Results in a folder; only one process writes, any number reads meanwhile."""

    def __init__(self, place: Path, *, writes: bool) -> None:
        """Open it; who writes makes it where it is not there.

        Raises Fault `arena.alien` for a folder with something else in it.
        """
        self._place = place
        self._batches, self._games = place / "batches", place / "games"
        self._run = place / "run.json"
        if place.exists() and not place.is_dir():
            raise Fault("arena.alien", file=str(place))
        if writes:
            place.mkdir(exist_ok=True)
        known = {"run.json", "batches", "games", f"run.json{TMP_SUFFIX}"}
        if any(one.name not in known for one in place.iterdir()) and not self._run.exists():
            raise Fault("arena.alien", file=str(place))
        if writes:
            self._sweep()

    def head(self) -> bytes | None:
        """Return what was written first of all, or None where nothing was."""
        return self._run.read_bytes() if self._run.exists() else None

    def begin(self, head: RunHeader) -> None:
        """Make the folders, and write what the run is."""
        self._batches.mkdir(exist_ok=True)
        self._games.mkdir(exist_ok=True)
        _write(self._run, head_json(head))

    def batches(self) -> Iterator[tuple[int, int, bytes]]:
        """Yield every batch that is kept: cell, number, sums as JSON.

        Raises Fault `arena.games` when its games are not there, or not whole.
        """
        for file in self._kept():
            told = msgspec.json.decode(file.read_bytes(), type=_Batch)
            games = self._games / f"{file.stem}.parquet"
            if told.size == _size(games):
                yield *_numbers(file), told.sums
            elif file.exists():  # it has not just been dropped
                raise Fault("arena.games", file=str(games), place=str(file))

    def orders(self, cell: int) -> Iterator[tuple[int, bytes]]:
        """Yield the finishing orders of every batch of a cell: number, orders as JSON."""
        for file in self._kept():
            of, batch = _numbers(file)
            if of == cell:
                yield batch, msgspec.json.decode(file.read_bytes(), type=_Batch).orders

    def keep(self, cell: int, batch: int, result: Result) -> None:
        """Keep a batch that is not kept yet.

        Raises FileExistsError when it is.
        """
        file = self._batches / f"{_name(cell, batch)}.json"
        if file.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(file))
        games = b"" if result.games is None else _table(cell, result.games)
        if games:
            _write(self._games / f"{_name(cell, batch)}.parquet", games)
        sums = msgspec.Raw(sums_json(result.sums))
        told = _Batch(sums, msgspec.Raw(msgspec.json.encode(result.orders)), len(games))
        _write(file, msgspec.json.encode(told) + b"\n")

    def drop(self, cell: int, batch: int, deal: int) -> None:
        """Forget what there is of a cell from a batch on."""
        for file in self._kept():
            of, number = _numbers(file)
            if of == cell and number >= batch:
                file.unlink()
        self._sweep()

    def close(self) -> None:
        """Be done with it."""

    def _kept(self) -> list[Path]:
        return sorted(self._batches.glob("*-*.json"))

    def _sweep(self) -> None:
        """Remove what is not whole, and games of batches that are not kept."""
        for file in self._place.rglob(f"*{TMP_SUFFIX}"):
            file.unlink()
        kept = {file.stem for file in self._kept()}
        for file in self._games.glob("*.parquet"):
            if file.stem not in kept:
                file.unlink()


class _Batch(msgspec.Struct):
    """A batch as it is kept; `size` is the bytes of the file with its games."""

    sums: msgspec.Raw
    orders: msgspec.Raw
    size: int


def parquet() -> ModuleType:
    """Return the library that writes Parquet files.

    Raises Fault `arena.parquet` where it is not installed.
    """
    try:
        return import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise Fault("arena.parquet") from None


def _table(cell: int, games: Games) -> bytes:
    arrow: Any = import_module("pyarrow")
    table = arrow.table({"cell": arrow.array([cell] * len(games), arrow.int32()), **columns(games)})
    sink = arrow.BufferOutputStream()
    parquet().write_table(table, sink, compression="zstd")
    whole: bytes = sink.getvalue().to_pybytes()
    return whole


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0


def _write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all; it is on the disk when it has its name."""
    unnamed = file.with_name(file.name + TMP_SUFFIX)
    try:
        with unnamed.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        unnamed.replace(file)
    except BaseException:
        unnamed.unlink(missing_ok=True)
        raise
    _sync(file.parent)


def _sync(folder: Path) -> None:
    if os.name != "posix":  # pragma: no cover
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _name(cell: int, batch: int) -> str:
    return f"{cell:03}-{batch:08}"


def _numbers(file: Path) -> tuple[int, int]:
    cell, _, batch = file.stem.partition("-")
    return int(cell), int(batch)
