"""Log queries: the entries of a table."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from palifico.store.base import Row
from palifico.store.schema import log


def read_log(conn: Connection, table: int, after: int = 0, upto: int | None = None) -> list[Row]:
    """Return the entries with numbers above `after`, as far as `upto` or to the end."""
    query = select(log.c.n, log.c.body, log.c.actor, log.c.command)
    query = query.where(log.c.table == table, log.c.n > after)
    if upto is not None:
        query = query.where(log.c.n <= upto)
    return [Row(*found) for found in conn.execute(query.order_by(log.c.n))]


def made_by(conn: Connection, table: int, actor: str, command: str) -> int | None:
    """Return the number of the last entry that a command led to; None when it led to none."""
    query = select(func.max(log.c.n)).where(log.c.table == table, log.c.actor == actor)
    found: int | None = conn.execute(query.where(log.c.command == command)).scalar()
    return found


def head(conn: Connection, table: int) -> int:
    """Return the number of the last entry; 0 when there is none."""
    found = conn.execute(select(func.max(log.c.n)).where(log.c.table == table)).scalar()
    return found or 0
