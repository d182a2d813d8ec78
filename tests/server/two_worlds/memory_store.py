"""The store of the tests, quick enough for thousands of games, and able to fail in every way."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any, ClassVar, Final, Literal, TypeAlias

from sqlalchemy import Connection, Engine, StaticPool, create_engine

from palifico.store.base import Append, Done, Notice, Result
from palifico.store.schema import metadata
from tests.server.harness import MemoryStore

Mishap: TypeAlias = Literal["failed", "failed but written", "conflict"]
"""What may become of an append: not written; written, though the answer was lost; too late."""

HEAD: Final = 'SELECT coalesce(max(n), 0) FROM log WHERE "table" = ?'
INSERT: Final = 'INSERT INTO log ("table", n, actor, command, body) VALUES (?, ?, ?, ?, ?)'


class QuickStore(MemoryStore):
    """Appends with one statement. `mishaps` befall the next appends, `None` lets one go well."""

    is_open: ClassVar[bool] = False

    def __init__(self) -> None:
        self.engine, empty = _engine()
        assert not self.is_open, "there can be one such store at a time"
        QuickStore.is_open = True
        with self.engine.connect() as conn:
            _raw(conn).deserialize(empty)
        self.waiting: list[tuple[Append, Done]] = []
        self.fails: list[Result] = []
        self.mishaps: list[Mishap | None] = []
        self.jobs: list[Append] = []
        self.news: list[tuple[int, int]] = []
        self.hearers: list[Notice] = []
        self.appended = 0

    def flush(self) -> None:
        """Write what was handed over, one by one, and tell."""
        waiting, self.waiting = self.waiting, []
        for job, done in waiting:
            done(self._befall(job, self.mishaps.pop(0) if self.mishaps else None))

    def _befall(self, job: Append, mishap: Mishap | None) -> Result:
        if mishap == "conflict":
            return "conflict"
        if mishap == "failed":
            return OSError("no space left on device")
        result = self._write(job)
        return result if mishap is None else OSError("the connection was lost")

    def _write(self, job: Append) -> Result:
        """The contract's append; past the library where nothing is written with the rows."""
        with self.engine.connect() as conn:
            raw = _raw(conn)
            (head,) = raw.execute(HEAD, (job.table,)).fetchone()
            if job.rows[0].n != head + 1:
                return "conflict"
            rows = [(job.table, row.n, row.actor, row.command, row.body) for row in job.rows]
            try:
                raw.executemany(INSERT, rows)
                for extra in job.extra:
                    extra(conn)
            except Exception as error:
                raw.rollback()
                return error
            raw.commit()
        self.appended += len(job.rows)
        self.jobs.append(job)
        self.news.append((job.table, job.rows[-1].n))
        return "done"

    async def notices(self, heard: Notice) -> None:
        """Somebody wants to hear what others append; tests pass it on."""
        self.hearers.append(heard)

    async def close(self) -> None:
        """Make room for another."""
        QuickStore.is_open = False


@cache
def _engine() -> tuple[Engine, bytes]:
    """One engine for all, since it takes long to learn its statements; and an empty database."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    metadata.create_all(engine)
    with engine.connect() as conn:
        return engine, _raw(conn).serialize()


def _raw(conn: Connection) -> sqlite3.Connection:
    raw: Any = conn.connection.dbapi_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw
