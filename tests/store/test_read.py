"""Reading: all that is committed, as it is at one moment, and nothing else than reading."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection

from palifico.store.queries.facts import set_fact
from palifico.store.queries.log import head
from tests.store.stores import append, job, opened

pytestmark = pytest.mark.asyncio


async def test_read_what_is_confirmed_can_be_read_at_once(database: str) -> None:
    async with opened(database) as store:
        for n in range(1, 51):
            assert await append(store, job(1, n)) == ["done"]
            assert await store.read(lambda conn: head(conn, 1)) == n


async def test_many_can_read_at_once(database: str) -> None:
    async with opened(database) as store:
        await append(store, job(1, 1))
        reads = [store.read(lambda conn: head(conn, 1)) for _ in range(50)]
        assert await asyncio.gather(*reads) == [1] * 50


async def test_reading_cannot_write(database: str) -> None:
    async with opened(database) as store:
        with pytest.raises(Exception, match=r"read.?only"):
            await store.read(lambda conn: set_fact(conn, "name", "Ann"))


async def test_error_in_reading_is_raised_to_who_reads(database: str) -> None:
    async with opened(database) as store:
        with pytest.raises(ZeroDivisionError):
            await store.read(lambda _: 1 // 0)
        assert await store.read(lambda conn: head(conn, 1)) == 0


async def test_reading_shows_one_moment_while_others_write(tmp_path: Path) -> None:
    begun, go_on = Event(), Event()

    def look_twice(conn: Connection) -> tuple[int, int]:
        first = head(conn, 1)
        begun.set()
        go_on.wait()
        return first, head(conn, 1)

    async with opened(f"sqlite:///{tmp_path / 'palifico.db'}") as store:
        await append(store, job(1, 1))
        reading = asyncio.ensure_future(store.read(look_twice))
        await asyncio.to_thread(begun.wait)
        await append(store, job(1, 2))
        go_on.set()
        assert await reading == (1, 1)
        assert await store.read(lambda conn: head(conn, 1)) == 2


async def test_reading_shows_one_moment_on_postgresql_too(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        asked = "SHOW transaction_isolation"
        level = await store.read(lambda conn: conn.exec_driver_sql(asked).scalar())
        assert level == "repeatable read"
        level = await store.write(lambda conn: conn.exec_driver_sql(asked).scalar())
        assert level == "read committed"
