"""SQLite store: one file, with a row a batch and a row a game."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from palifico.arena.design import cells
from palifico.arena.results.store import RunHeader, columns, head_json
from palifico.arena.sums import sums_json
from palifico.arena.tasks import Result
from palifico.errors import Fault

APPLICATION_ID: Final = 0x50414C41
"""The application id of the files: «PALA»."""
BUSY_TIMEOUT_S: Final = 10.0
"""How long a reader and the writer wait for each other."""
SCHEMA: Final = """
CREATE TABLE run (head TEXT NOT NULL);
CREATE TABLE players (player INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE cells (cell INTEGER PRIMARY KEY, edition TEXT NOT NULL, seats INTEGER NOT NULL);
CREATE TABLE batches (
  cell INTEGER, batch INTEGER, sums TEXT NOT NULL, orders TEXT NOT NULL,
  PRIMARY KEY (cell, batch)
) WITHOUT ROWID;
CREATE TABLE games (
  cell INTEGER, deal INTEGER, rotation INTEGER,
  winner INTEGER NOT NULL, player INTEGER NOT NULL, opener INTEGER NOT NULL,
  rounds INTEGER NOT NULL, decisions INTEGER NOT NULL, places TEXT NOT NULL,
  PRIMARY KEY (cell, deal, rotation)
) WITHOUT ROWID
"""
INSERT_GAME: Final = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"


class SqliteStore:
    """Results in one file; only one process writes, any number reads meanwhile."""

    def __init__(self, place: Path, *, writes: bool) -> None:
        """Open it; who writes makes it where it is not there.

        Raises Fault `arena.alien` for a folder, or a database of something else.
        """
        if place.is_dir():
            raise Fault("arena.alien", file=str(place))
        self._writes = writes
        mode = "rwc" if writes else "ro"
        self._db = sqlite3.connect(
            f"{place.absolute().as_uri()}?mode={mode}",
            BUSY_TIMEOUT_S,
            isolation_level=None,
            uri=True,
        )
        try:
            self._check(str(place))
            if writes:
                self._db.execute("PRAGMA journal_mode = WAL")
                self._db.execute("PRAGMA synchronous = FULL")
        except BaseException:
            self._db.close()
            raise

    def head(self) -> bytes | None:
        """Return what was written first of all, or None where nothing was."""
        if not self._tables():
            return None
        (head,) = self._db.execute("SELECT head FROM run").fetchone()
        return str(head).encode()

    def begin(self, head: RunHeader) -> None:
        """Make the tables, and write what the run is."""
        players = enumerate(head.config.labels)
        tables = [(cell.number, cell.edition, cell.seats) for cell in cells(head.config)]
        with self._whole():
            for table in SCHEMA.split(";"):
                self._db.execute(table)
            self._db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            self._db.execute("INSERT INTO run VALUES (?)", (head_json(head).decode(),))
            self._db.executemany("INSERT INTO players VALUES (?, ?)", players)
            self._db.executemany("INSERT INTO cells VALUES (?, ?, ?)", tables)

    def batches(self) -> Iterator[tuple[int, int, bytes]]:
        """Yield every batch that is kept: cell, number, sums as JSON."""
        told = "SELECT cell, batch, sums FROM batches ORDER BY cell, batch"
        for cell, batch, sums in self._db.execute(told):
            yield cell, batch, sums.encode()

    def orders(self, cell: int) -> Iterator[tuple[int, bytes]]:
        """Yield the finishing orders of every batch of a cell: number, orders as JSON."""
        told = "SELECT batch, orders FROM batches WHERE cell = ? ORDER BY batch"
        for batch, orders in self._db.execute(told, (cell,)):
            yield batch, orders.encode()

    def keep(self, cell: int, batch: int, result: Result) -> None:
        """Keep a batch that is not kept yet."""
        orders = msgspec.json.encode(result.orders).decode()
        row = cell, batch, sums_json(result.sums).decode(), orders
        with self._whole():
            self._db.execute("INSERT INTO batches VALUES (?, ?, ?, ?)", row)
            if result.games is not None:
                told = [column.tolist() for column in columns(result.games).values()]
                self._db.executemany(
                    INSERT_GAME, zip([cell] * len(result.games), *told, strict=True)
                )

    def drop(self, cell: int, batch: int, deal: int) -> None:
        """Forget what there is of a cell from a batch on, which begins with this deal."""
        with self._whole():
            self._db.execute("DELETE FROM batches WHERE cell = ? AND batch >= ?", (cell, batch))
            self._db.execute("DELETE FROM games WHERE cell = ? AND deal >= ?", (cell, deal))

    def close(self) -> None:
        """Close the database; a writer leaves one file, unless a reader has it open."""
        try:
            if self._writes:
                self._db.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            pass
        finally:
            self._db.close()

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """All of it, or nothing."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def _check(self, place: str) -> None:
        (given,) = self._db.execute("PRAGMA application_id").fetchone()
        if given != APPLICATION_ID and self._tables():
            raise Fault("arena.alien", file=place)

    def _tables(self) -> int:
        (tables,) = self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return int(tables)
