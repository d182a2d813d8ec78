"""SQLite connections: the one that writes, and those that only read."""

from __future__ import annotations

import os
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import quote

from sqlalchemy import Connection, Engine, QueuePool, StaticPool, create_engine, event

from palifico.errors import Fault, reason

APPLICATION_ID: Final = 0x50414C49
"""Tells our files from others of the kind: “PALI”, where SQLite leaves room for it."""
MAX_CACHED_STATEMENTS: Final = 160
"""How many prepared statements a connection keeps."""
BUSY_TIMEOUT_MS: Final = 10_000
PRAGMAS: Final = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
    *("temp_store=MEMORY", "cache_size=-16000", f"journal_size_limit={1 << 26}"),
)


def writing(path: Path) -> Engine:
    """Return the one connection that writes and checkpoints; what it commits is on the disk.

    Raises Fault `store.open` when the file cannot be opened, `store.foreign` when it is not ours,
    `store.damaged`.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # of its owner only
        conn = _prepared(path)
    except OSError as error:
        raise Fault("store.open", place=str(path), why=reason(error)) from None
    except sqlite3.DatabaseError as error:
        raise unusable(error, str(path)) from None
    return _engine(partial(_same, conn), "BEGIN IMMEDIATE", poolclass=StaticPool)


def reading(path: Path, most: int) -> Engine:
    """Return so many connections that only read, each transaction at one moment."""
    sized = {"poolclass": QueuePool, "pool_size": most, "max_overflow": 0}
    return _engine(partial(connect, path, "ro"), "BEGIN", **sized)


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Return a connection of the driver, in mode `ro` or `rw`; it begins nothing by itself."""
    return sqlite3.connect(
        f"file:{quote(str(path))}?mode={mode}",
        uri=True,
        timeout=BUSY_TIMEOUT_MS / 1000,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=MAX_CACHED_STATEMENTS,
    )


def unusable(error: sqlite3.DatabaseError, place: str) -> Fault:
    """Return why nothing can be done with a file, in our words."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):  # not even the tables are there
        return Fault("store.foreign", place=place)
    if code == sqlite3.SQLITE_CORRUPT:
        return Fault("store.damaged", place=place)
    return Fault("store.open", place=place, why=str(error))


def raw(conn: Connection) -> sqlite3.Connection:
    """Return the connection of the driver that is under one."""
    return cast("sqlite3.Connection", conn.connection.dbapi_connection)


def _prepared(path: Path) -> sqlite3.Connection:
    conn = connect(path, "rw")
    try:
        _claim(conn, path)
        for setting in PRAGMAS:
            conn.execute(f"PRAGMA {setting}")
    except BaseException:
        conn.close()
        raise
    return conn


def _claim(conn: sqlite3.Connection, path: Path) -> None:
    """Mark a new file as ours."""
    (found,) = conn.execute("PRAGMA application_id").fetchone()
    (tables,) = conn.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if found != APPLICATION_ID:
        if found or tables:
            raise Fault("store.foreign", place=str(path))
        conn.execute(f"PRAGMA application_id={APPLICATION_ID}")


def _same(conn: sqlite3.Connection) -> sqlite3.Connection:
    return conn


def _engine(creator: partial[sqlite3.Connection], begin: str, **pool: Any) -> Engine:
    engine = create_engine("sqlite://", creator=creator, hide_parameters=True, **pool)
    event.listen(engine, "begin", lambda conn: conn.exec_driver_sql(begin))
    return engine
