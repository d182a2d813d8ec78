"""A process that appends as fast as it can and tells what was confirmed, until it is killed."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from multiprocessing.connection import Connection

from sqlalchemy import Connection as Database

from palifico.store import Append, Result, Row, open_store
from palifico.store.queries.facts import set_fact
from palifico.store.queries.log import head

TABLES = range(1, 6)


def play(url: str, told_to: Connection) -> None:
    """Append for ever, three entries of a table at a time; write `table n` when they are safe."""
    asyncio.run(_play(url, told_to))


async def _play(url: str, told_to: Connection) -> None:
    store = await open_store(url)
    heads = await store.read(lambda conn: {table: head(conn, table) for table in TABLES})

    def go_on(table: int) -> None:
        n = heads[table] = heads[table] + 3
        rows = tuple(Row(i, f"{table}/{i}".encode()) for i in (n - 2, n - 1, n))
        extra = (partial(_note, table, n),) if table == 1 else ()
        store.append(Append(table, rows, extra), partial(told, table, n))

    def told(table: int, n: int, result: Result) -> None:
        assert result == "done", result
        os.write(told_to.fileno(), f"{table} {n}\n".encode())
        go_on(table)

    for table in TABLES:
        go_on(table)
    await asyncio.Event().wait()


def _note(table: int, n: int, conn: Database) -> None:
    set_fact(conn, f"head of {table}", str(n))
