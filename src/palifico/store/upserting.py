"""Insert, or change what is there already: both databases can, each in its own words."""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Upsert: TypeAlias = postgresql.Insert | sqlite.Insert


def upsert(conn: Connection, table: Table) -> Upsert:
    """An insert that can go on with `on_conflict_do_nothing` or `on_conflict_do_update`."""
    return postgresql.insert(table) if conn.dialect.name == "postgresql" else sqlite.insert(table)
