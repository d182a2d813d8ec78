"""Fact queries: small values that the server remembers of itself, such as counts and outages."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger, Connection, Text, cast, select

from palifico.store import schema
from palifico.store.schema import upsert

ALIVE: Final = "alive"


def get_fact(conn: Connection, name: str) -> str | None:
    """Return what is remembered under a name."""
    facts = schema.facts.c
    found: str | None = conn.execute(select(facts.value).where(facts.name == name)).scalar()
    return found


def set_fact(conn: Connection, name: str, value: str) -> None:
    """Remember something under a name, instead of what was there."""
    _put(conn, name, value, value)


def add_fact(conn: Connection, name: str, more: int) -> None:
    """Add to a count, which begins at 0."""
    _put(conn, name, str(more), cast(cast(schema.facts.c.value, BigInteger) + more, Text))


def alive(conn: Connection, now: int) -> None:
    """Remember that a server is running."""
    set_fact(conn, ALIVE, str(now))


def came_up(conn: Connection, now: int, *, grace_ms: int) -> int:
    """Note that a server begins to run, and since when there was none if that is worth noting.

    Return by how much the clock has gone back since the last server ran, 0 if it has not.
    """
    last = int(get_fact(conn, ALIVE) or now)
    if now - last > grace_ms:
        outage = upsert(conn, schema.outages).values(since=last, until=now)
        conn.execute(outage.on_conflict_do_nothing())
    alive(conn, now)
    return max(0, last - now)


def outages(conn: Connection) -> list[tuple[int, int]]:
    """Return when no server was running, from when to when, in order."""
    found = schema.outages.c
    rows = conn.execute(select(found.since, found.until).order_by(found.since))
    return [(since, until) for since, until in rows]


def _put(conn: Connection, name: str, new: str, changed: Any) -> None:
    fact = upsert(conn, schema.facts).values(name=name, value=new)
    conn.execute(fact.on_conflict_do_update(index_elements=["name"], set_={"value": changed}))
