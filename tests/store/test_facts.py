"""What the server remembers of itself."""

from __future__ import annotations

import pytest

from palifico.store.queries.facts import add_fact, alive, came_up, get_fact, outages, set_fact
from tests.store.stores import opened

pytestmark = pytest.mark.asyncio


async def test_facts_and_counts(database: str) -> None:
    async with opened(database, count=0) as store:
        assert await store.read(lambda conn: get_fact(conn, "name")) is None
        for value in ("one", "two"):
            await store.write(lambda conn, value=value: set_fact(conn, "name", value))  # type: ignore[misc]
            assert await store.read(lambda conn: get_fact(conn, "name")) == value
        for more in (3, 2**40, -1):
            await store.write(lambda conn, more=more: add_fact(conn, "count", more))  # type: ignore[misc]
        assert await store.read(lambda conn: get_fact(conn, "count")) == str(2**40 + 2)


async def test_outages_are_noted_when_a_server_comes_back(database: str) -> None:
    async with opened(database, count=0) as store:

        async def up(now: int) -> None:
            await store.write(lambda conn: came_up(conn, now, grace_ms=1000))

        await up(5000)  # the first time ever
        await store.write(lambda conn: alive(conn, 7000))
        await up(8000)  # within the grace
        assert await store.read(outages) == []
        await up(9001)
        await up(9002)
        await store.write(lambda conn: alive(conn, 12_000))
        await up(20_000)
        assert await store.read(outages) == [(8000, 9001), (12_000, 20_000)]


async def test_two_servers_that_come_back_note_one_outage(database: str) -> None:
    async with opened(database, count=0) as store:
        for now in (9000, 9500):
            await store.write(lambda conn: alive(conn, 5000))
            await store.write(lambda conn, now=now: came_up(conn, now, grace_ms=1000))  # type: ignore[misc]
        assert await store.read(outages) == [(5000, 9000)]
