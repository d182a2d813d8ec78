"""Other work in the group commit: its value, its errors, and a commit that fails."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from palifico.store import Result, StoreClosed
from palifico.store.queries.facts import get_fact, set_fact
from palifico.store.queries.log import head
from palifico.store.schema import facts
from tests.store.stores import append, bodies, job, opened

pytestmark = pytest.mark.asyncio


async def test_work_gives_its_value(database: str) -> None:
    async with opened(database) as store:
        assert await store.write(lambda conn: conn.exec_driver_sql("SELECT 41 + 1").scalar()) == 42
        error = ValueError("is a value, too")
        assert await store.write(lambda _: error) is error
        assert await store.write(lambda _: False) is False


async def test_work_that_fails_is_undone_alone(database: str) -> None:
    def fail(conn: Connection) -> None:
        set_fact(conn, "colour", "red")
        raise KeyError("lost")

    def twice(conn: Connection) -> None:
        set_fact(conn, "shape", "round")
        conn.execute(insert(facts).values(name="shape", value="square"))

    async with opened(database) as store:
        works: list[Any] = [lambda conn: set_fact(conn, "name", "Ann"), fail, twice]
        jobs = [store.write(work) for work in works]
        results, written = await asyncio.gather(
            append(store, job(1, 1), job(2, 1)), asyncio.gather(*jobs, return_exceptions=True)
        )
        assert results == ["done", "done"]
        assert written[0] is None
        assert isinstance(written[1], KeyError)
        assert isinstance(written[2], Exception)
        names = ("name", "colour", "shape")
        assert await store.read(lambda c: [get_fact(c, name) for name in names]) == [
            *("Ann", None, None)
        ]


async def test_work_that_hides_its_error_fails_alone(database: str) -> None:
    """On PostgreSQL an error spoils the transaction, whether somebody has caught it or not."""

    def hide(conn: Connection) -> str:
        set_fact(conn, "name", "Ann")
        with pytest.raises(Exception, match="nowhere"):
            conn.exec_driver_sql("SELECT * FROM nowhere")
        return "hidden"

    async with opened(database) as store:
        hidden = asyncio.gather(store.write(hide), return_exceptions=True)
        assert await append(store, job(1, 1), job(2, 1)) == ["done", "done"]
        value = (await hidden)[0]
        kept = await store.read(lambda conn: get_fact(conn, "name"))
        assert (value, kept) == ("hidden", "Ann") or (isinstance(value, Exception) and not kept)


async def test_work_sees_what_was_appended_before_it(database: str) -> None:
    async with opened(database) as store:
        told: list[Result] = []
        store.append(job(3, 1), told.append)
        store.append(job(1, 1), told.append)
        assert await store.write(lambda conn: (head(conn, 1), head(conn, 3))) == (1, 1)
        assert told == ["done", "done"]


async def test_write_no_client_waits_for_work_that_was_given_up(database: str) -> None:
    async with opened(database) as store:
        waiting = asyncio.ensure_future(store.write(lambda conn: set_fact(conn, "name", "Ann")))
        await asyncio.sleep(0)
        waiting.cancel()
        assert await append(store, job(1, 1)) == ["done"]
        assert await store.read(lambda conn: get_fact(conn, "name")) == "Ann"


async def test_write_nothing_is_confirmed_when_the_commit_fails(database: str) -> None:
    async with opened(database) as store:
        await append(store, job(1, 1))
        if database.startswith("postgres"):
            await store.write(_check_late)
        failing = asyncio.gather(store.write(_fail_late), return_exceptions=True)
        results = await append(store, job(1, 2), job(2, 1), job(1, 3))
        assert all(isinstance(result, Exception) for result in results)
        assert isinstance((await failing)[0], Exception)
        assert [len(await bodies(store, table)) for table in (1, 2)] == [1, 0]
        assert await append(store, job(1, 2), job(2, 1)) == ["done", "done"]


async def test_write_what_was_handed_over_is_written_before_the_store_closes(database: str) -> None:
    told: list[Result] = []
    async with opened(database) as store:
        for n in range(1, 301):
            store.append(job(1, n), told.append)
        late = asyncio.ensure_future(store.write(lambda conn: head(conn, 1)))
        await asyncio.sleep(0)
        await store.close()
        assert told == ["done"] * 300
        assert await late == 300
    async with opened(database) as store:
        assert len(await bodies(store, 1)) == 300


async def test_closed_store_says_so(database: str) -> None:
    async with opened(database) as store:
        await store.close()
        await store.close()
        (result,) = await append(store, job(1, 1))
        assert isinstance(result, StoreClosed)
        with pytest.raises(StoreClosed):
            await store.write(lambda _: None)
        with pytest.raises(StoreClosed):
            await store.read(lambda _: None)


def _check_late(conn: Connection) -> None:
    conn.exec_driver_sql(
        "CREATE TABLE late (id int PRIMARY KEY REFERENCES tables (number) INITIALLY DEFERRED)"
    )


def _fail_late(conn: Connection) -> None:
    """Write what is only found out to be wrong when it is committed."""
    if conn.dialect.name == "sqlite":
        conn.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        conn.exec_driver_sql("INSERT INTO log (\"table\", n, body) VALUES (99, 1, '')")
    else:
        conn.exec_driver_sql("INSERT INTO late VALUES (99)")
