"""SQLite store: one thread commits all that is waiting in one transaction (group commit).

Where two threads share an interpreter, every call into SQLite gives the other one a turn that may
be long. So a batch of plain appends is three calls, however many they are: begin, insert, commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Final

from sqlalchemy import Connection

from palifico.errors import Fault, reason
from palifico.store.base import Append, Notice, StoreClosed, T, Work
from palifico.store.batch import Ask, Batch, Outcome, bases, is_plain
from palifico.store.file_lock import FileLock
from palifico.store.group_commit import GroupCommit, Pending, tables_of
from palifico.store.migrations import migrate
from palifico.store.sqlite_connections import raw, reading, writing

MAX_READERS: Final = 4
MAX_ROWS: Final = 128
"""Rows of one statement; there is a prepared one for every number up to this."""
VALUES_PER_ROW: Final = 6
_INSERT: Final = """\
INSERT INTO log ("table", n, actor, command, body)
SELECT column1, column2, column3, column4, column5 FROM (VALUES {rows})
WHERE column6 = 1 OR EXISTS (SELECT 1 FROM log WHERE "table" = column1 AND n = column6 - 1)
ON CONFLICT DO NOTHING"""


async def open_sqlite(path: Path) -> SqliteStore:
    """Return the store in a file, which is made if there is none.

    Raises Fault `store.busy`, `store.newer`, `store.foreign`, `store.open`.
    """
    return SqliteStore(path, *await asyncio.to_thread(prepare, path))


def prepare(path: Path) -> tuple[FileLock, Connection]:
    """Lock a file, migrate it, and return the lock and the connection that writes to it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(path)
    except OSError as error:
        raise Fault("store.open", place=str(path), why=reason(error)) from None
    try:
        conn = writing(path).connect()
        try:
            with conn.begin():
                migrate(conn, str(path))
        except BaseException:
            _disconnect(conn)
            raise
    except BaseException:
        lock.release()
        raise
    return lock, conn


class SqliteStore(GroupCommit):
    """The log and all else in a SQLite file that no other process writes to."""

    def __init__(self, path: Path, lock: FileLock, conn: Connection) -> None:
        super().__init__()
        self._lock = lock
        self._conn = conn
        self._raw = raw(conn)
        self._reading = reading(path, MAX_READERS)
        self._readers = ThreadPoolExecutor(MAX_READERS, "palifico-read")
        self._thread = Thread(target=self._run, name="palifico-write", daemon=True)
        self._thread.start()

    async def read(self, work: Work[T]) -> T:
        """Do some reading on another connection, which never waits for the disk to be ready."""
        if self._closed:
            raise StoreClosed
        return await self._loop.run_in_executor(self._readers, self._read, work)

    async def notices(self, heard: Notice) -> None:
        """There is no other process that could append."""

    async def close(self) -> None:
        """Write what was handed over, tell its results, and leave one file that is whole.

        Readers go first: the last connection to leave, the one that writes, empties the WAL.
        """
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._readers.shutdown)
            self._reading.dispose()
            self._put(None)
        await asyncio.to_thread(self._thread.join)

    def insert(self, conn: Connection, appends: Sequence[Append]) -> bool:
        """Insert all rows; False when not all went in, and what did must be undone."""
        first = bases(appends)
        if first is None:
            return False
        values: list[int | str | bytes | None] = []
        for job in appends:
            table = job.table
            for row in job.rows:
                values += (table, row.n, row.actor, row.command, row.body, first[table])
        for start in range(0, len(values), MAX_ROWS * VALUES_PER_ROW):
            chunk = values[start : start + MAX_ROWS * VALUES_PER_ROW]
            rows = len(chunk) // VALUES_PER_ROW
            if self._raw.execute(_statement(rows), chunk).rowcount != rows:
                return False
        return True

    def is_fatal(self, error: Exception) -> bool:
        """Return whether SQLite has rolled back the transaction by itself, as on a full disk."""
        return not self._raw.in_transaction

    def _read(self, work: Work[T]) -> T:
        with self._reading.connect() as conn, conn.begin():
            return work(conn)

    def _run(self) -> None:
        """Write until the store is closed, in a thread."""
        while not self._ending:
            batch = self._take([] if self._taken else self._queue.get())
            if batch:
                self._write(batch)
        with suppress(sqlite3.Error):  # a full disk: the WAL stays, and is read at the next start
            self._raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        _disconnect(self._conn)
        self._lock.release()

    def _write(self, batch: Sequence[Pending]) -> None:
        outcomes: Sequence[Outcome]
        try:
            outcomes, broken = self._commit([ask for ask, _ in batch])
        except Exception as error:  # whatever it is, nothing was confirmed
            self._undo()
            outcomes, broken = [error] * len(batch), self._broken | tables_of(batch)
        failed, self._broken = broken - self._broken, broken
        with suppress(RuntimeError):  # the loop has ended, and all who would have heard
            self._loop.call_soon_threadsafe(self._tell, batch, outcomes, failed)

    def _commit(self, asks: Sequence[Ask]) -> tuple[Sequence[Outcome], frozenset[int]]:
        if not self._broken and is_plain(asks) and self._commit_plain(asks):
            return ["done"] * len(asks), self._broken
        batch = Batch(asks, self, self._broken)
        with self._conn.begin():
            batch.run(self._conn, range(len(asks)))
        return batch.outcomes, frozenset(batch.broken)

    def _commit_plain(self, asks: Sequence[Ask]) -> bool:
        """Commit appends with nothing extra, if none of them fails."""
        self._raw.execute("BEGIN IMMEDIATE")
        try:
            if self.insert(self._conn, [ask for ask in asks if isinstance(ask, Append)]):
                self._raw.execute("COMMIT")
                return True
        except sqlite3.IntegrityError:  # a table that is not there: see which of them it is
            pass
        self._raw.execute("ROLLBACK")
        return False

    def _undo(self) -> None:
        with suppress(sqlite3.Error):
            self._raw.rollback()


def _disconnect(conn: Connection) -> None:
    engine = conn.engine
    conn.close()
    engine.dispose()


@cache
def _statement(rows: int) -> str:
    return _INSERT.format(rows=", ".join(["(?, ?, ?, ?, ?, ?)"] * rows))
