"""Transfer between a PostgreSQL database and the SQLite file of a backup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    Column,
    Connection,
    RowMapping,
    Table,
    bindparam,
    func,
    insert,
    select,
    update,
)

from palifico.errors import Fault
from palifico.store.base import OnProgress
from palifico.store.migrations import REVISIONS, migrate, revision
from palifico.store.postgres import DATABASE_ERRORS, SERVER_LOCK, postgres_engine, prepare, why
from palifico.store.schema import metadata
from palifico.store.sqlite_connections import raw, reading, writing

CHUNK_ROWS: Final = 1000


async def dump(url: URL, file: Path, told: OnProgress) -> None:
    """Copy a database, as it is at one moment, into an empty file."""
    engine = postgres_engine(url)
    at_once = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    try:
        with _answered(url):
            async with engine.execution_options(**at_once).connect() as conn:
                await conn.run_sync(_dump, file, str(url), told)
    finally:
        await engine.dispose()


async def load(file: Path, url: URL, *, replace: bool, told: OnProgress) -> None:
    """Copy a file in the present form into a database, in one transaction."""
    engine = postgres_engine(url)
    try:
        with _answered(url):
            async with engine.begin() as conn:
                await conn.run_sync(_load, file, str(url), told, replace=replace)
    finally:
        await engine.dispose()


def _dump(source: Connection, file: Path, place: str, told: OnProgress) -> None:
    found = revision(source)
    if found is None:
        raise Fault("store.none", place=place)
    if found not in REVISIONS:
        raise Fault("store.newer", place=place)
    if found != REVISIONS[-1]:
        raise Fault("store.older", place=place)
    engine = writing(file)
    try:
        with engine.connect() as target:
            for setting in ("synchronous=OFF", "foreign_keys=OFF"):  # nothing relies on it yet
                raw(target).execute(f"PRAGMA {setting}")
            with target.begin():
                migrate(target, str(file))
                copy_all(source, target, told)
            raw(target).execute("PRAGMA journal_mode=DELETE")
    finally:
        engine.dispose()


def _load(target: Connection, file: Path, place: str, told: OnProgress, *, replace: bool) -> None:
    prepare(target, place)
    lock = f"SELECT pg_try_advisory_xact_lock({SERVER_LOCK})"
    if not target.exec_driver_sql(lock).scalar():
        raise Fault("store.busy", place=place)
    if not is_empty(target):
        if not replace:
            raise Fault("store.filled", place=place)
        clear(target)
    engine = reading(file, 1)
    try:
        with engine.connect() as source:
            copy_all(source, target, told)
    finally:
        engine.dispose()
    continue_numbers(target)


@contextmanager
def _answered(url: URL) -> Iterator[None]:
    try:
        yield
    except DATABASE_ERRORS as error:
        raise Fault("store.open", place=str(url), why=why(error)) from None


def copy_all(source: Connection, target: Connection, told: OnProgress) -> None:
    """Copy every row into tables that are empty."""
    tables = metadata.sorted_tables
    total = sum(count(source, table) for table in tables)
    done = 0
    for table in tables:
        rows = source.execution_options(yield_per=CHUNK_ROWS).execute(select(table))
        for part in rows.mappings().partitions():
            _insert(target, table, part)
            done += len(part)
            told(done, total)
        _link(source, target, table)


def count(conn: Connection, table: Table) -> int:
    """Return how many rows a table has."""
    return conn.execute(select(func.count()).select_from(table)).scalar_one()


def is_empty(conn: Connection) -> bool:
    """Return whether nothing is remembered at all."""
    return not any(
        conn.execute(select(1).select_from(table).limit(1)).first()
        for table in metadata.sorted_tables
    )


def clear(conn: Connection) -> None:
    """Forget everything, on PostgreSQL."""
    quote = conn.dialect.identifier_preparer.format_table
    conn.exec_driver_sql(f"TRUNCATE {', '.join(map(quote, metadata.sorted_tables))}")


def continue_numbers(conn: Connection) -> None:
    """Let PostgreSQL give new rows numbers above those that were copied."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            last = conn.execute(select(func.max(column))).scalar()
            name = conn.dialect.identifier_preparer.format_table(table)
            sequence = func.pg_get_serial_sequence(name, column.name)
            conn.execute(select(func.setval(sequence, last or 1, last is not None)))


def _insert(target: Connection, table: Table, rows: Iterable[RowMapping]) -> None:
    unlinked = {column.name: None for column in _links(table)}
    target.execute(insert(table), [{**row, **unlinked} for row in rows])


def _link(source: Connection, target: Connection, table: Table) -> None:
    """Fill in what refers to the same table, now that all of it is there."""
    (key,) = table.primary_key.columns if _links(table) else (None,)
    for column in _links(table):
        assert key is not None
        found = source.execute(select(key, column).where(column.is_not(None))).all()
        if found:
            linked = (
                update(table).where(key == bindparam("its_key")).values({column: bindparam("to")})
            )
            target.execute(linked, [{"its_key": row[0], "to": row[1]} for row in found])


def _links(table: Table) -> list[Column[Any]]:
    return [c for c in table.columns if any(fk.column.table is table for fk in c.foreign_keys)]
