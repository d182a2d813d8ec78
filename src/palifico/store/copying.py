"""Copying all that is remembered from one database to another, of whichever kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from sqlalchemy import (
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

from palifico.store.schema import metadata

Told: TypeAlias = Callable[[int, int], None]
"""Hears how much is done, of how much."""
PART: Final = 1000


def copy_all(source: Connection, target: Connection, told: Told) -> None:
    """Copy every row into tables that are empty."""
    tables = metadata.sorted_tables
    total = sum(count(source, table) for table in tables)
    done = 0
    for table in tables:
        rows = source.execution_options(yield_per=PART).execute(select(table))
        for part in rows.mappings().partitions():
            _insert(target, table, part)
            done += len(part)
            told(done, total)
        _link(source, target, table)


def count(conn: Connection, table: Table) -> int:
    """How many rows a table has."""
    return conn.execute(select(func.count()).select_from(table)).scalar_one()


def is_empty(conn: Connection) -> bool:
    """Whether nothing is remembered at all."""
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
