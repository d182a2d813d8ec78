"""Stores with a few tables in them, and appends that can be waited for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from sqlalchemy import Connection, insert

from palifico.store import Append, Result, Row, Store, open_store
from palifico.store.base import Extra
from palifico.store.queries.log import read_log
from palifico.store.schema import tables

TABLES = 9


@asynccontextmanager
async def opened(url: str, *, count: int = TABLES) -> AsyncIterator[Store]:
    """A store with so many tables, numbered from 1, if there are none yet."""
    store = await open_store(url)
    try:
        await store.write(lambda conn: make_tables(conn, count))
        yield store
    finally:
        await store.close()


def make_tables(conn: Connection, count: int = TABLES) -> None:
    """Make tables, unless there are some."""
    if count and not conn.execute(tables.select().limit(1)).first():
        at = {"status": "playing", "public": True, "created": 1, "changed": 1}
        named = [{"id": f"id{i}", "code": f"code{i}", **at} for i in range(1, count + 1)]
        conn.execute(insert(tables), named)


def job(table: int, *numbers: int, by: str = "ann", extra: Iterable[Extra] = ()) -> Append:
    """Entries with these numbers, each with a body that tells whose it is."""
    rows = tuple(Row(n, f"{by} {table}/{n}".encode(), by, f"c{n}") for n in numbers)
    return Append(table, rows, tuple(extra))


async def append(store: Store, *jobs: Append) -> list[Result]:
    """The results of jobs that are handed over in one go."""
    results: list[Result] = []
    all_told = asyncio.Event()

    def told(result: Result) -> None:
        results.append(result)
        if len(results) == len(jobs):
            all_told.set()

    for one in jobs:
        store.append(one, told)
    await all_told.wait()
    return results


async def bodies(store: Store, table: int) -> list[bytes]:
    """What is in the log of a table; its numbers have no gaps."""
    rows = await store.read(lambda conn: read_log(conn, table))
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    return [row.body for row in rows]
