"""Appending: confirmed when it is safe, refused as a whole, told in order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from palifico.store import Append, Result, Row
from palifico.store.group_commit import MAX_BATCH_JOBS
from palifico.store.queries.log import head, read_log
from palifico.store.schema import log
from palifico.store.sqlite import MAX_ROWS
from tests.store.stores import append, bodies, job, opened

pytestmark = pytest.mark.asyncio
WRONG_AFTER_3 = [
    *[(3,), (2,), (5,), (0,), (-1,), (2**31 - 1,)],
    *[(2, 3), (3, 4), (6, 7), (4, 6), (4, 4), (5, 4), (3, 5)],
]


async def test_entries_are_read_as_they_were_written(database: str) -> None:
    rows = (Row(1, b"\x00\xff{}", None, None), Row(2, bytes(100_000), "ann", "c1"))
    async with opened(database) as store:
        assert await append(store, Append(3, rows)) == ["done"]
        assert await store.read(lambda conn: read_log(conn, 3)) == list(rows)
        assert await store.read(lambda conn: read_log(conn, 3, after=1)) == list(rows[1:])
        assert await store.read(lambda conn: read_log(conn, 3, upto=1)) == list(rows[:1])
        assert await store.read(lambda conn: (head(conn, 3), head(conn, 4))) == (2, 0)


async def test_entries_are_there_when_the_store_is_opened_again(database: str) -> None:
    async with opened(database) as store:
        assert await append(store, job(1, 1, 2), job(2, 1), job(1, 3)) == ["done"] * 3
    async with opened(database) as store:
        assert await bodies(store, 1) == [b"ann 1/1", b"ann 1/2", b"ann 1/3"]
        assert await append(store, job(1, 4)) == ["done"]


async def test_results_come_in_the_order_of_the_appends(database: str) -> None:
    told: list[tuple[int, Result]] = []
    last = asyncio.Event()
    count = MAX_BATCH_JOBS + 200  # more than one transaction

    def hear(place: int, result: Result) -> None:
        told.append((place, result))
        if place == count - 1:
            last.set()

    async with opened(database) as store:
        for place in range(count):
            table, turn = 9 - place % 9, place // 9
            store.append(job(table, turn + 1), lambda r, p=place: hear(p, r))  # type: ignore[misc]
        await last.wait()
    assert told == [(place, "done") for place in range(count)]


@pytest.mark.parametrize("rows", [MAX_ROWS, MAX_ROWS + 1, 3 * MAX_ROWS])
async def test_many_entries_can_go_in_together(database: str, rows: int) -> None:
    async with opened(database) as store:
        many, more = job(1, *range(1, rows + 1)), job(1, *range(rows + 1, 2 * rows + 1))
        assert await append(store, many) == ["done"]
        assert await append(store, more, job(2, 1)) == ["done", "done"]
        assert len(await bodies(store, 1)) == 2 * rows


async def test_numbers_that_do_not_follow_the_last_one_are_refused(database: str) -> None:
    async with opened(database) as store:
        await append(store, job(1, 1, 2, 3))
        for number, wrong in enumerate(WRONG_AFTER_3, 1):
            assert await append(store, job(1, *wrong, by="bob")) == ["conflict"], wrong
            among = [job(2, number), job(1, *wrong, by="bob"), job(3, number)]
            assert await append(store, *among) == ["done", "conflict", "done"], wrong
        assert await bodies(store, 1) == [b"ann 1/1", b"ann 1/2", b"ann 1/3"]
        assert await append(store, job(1, 4)) == ["done"]


async def test_first_of_two_has_the_number(database: str) -> None:
    async with opened(database) as store:
        results = await append(store, job(1, 1), job(1, 1, by="bob"), job(2, 1), job(2, 2))
        assert results == ["done", "conflict", "done", "done"]
        assert await bodies(store, 1) == [b"ann 1/1"]


async def test_append_what_was_decided_on_a_refused_entry_is_refused_with_it(database: str) -> None:
    """Number 2 would fit, but whoever decided it thought that number 1 was their own."""
    async with opened(database) as store:
        await store.write(_somebody_else)
        chain = [job(1, 1), job(1, 2), job(2, 1), job(1, 2, 3)]
        assert await append(store, *chain) == ["conflict", "conflict", "done", "conflict"]
        assert await bodies(store, 1) == [b"other"]
        assert await append(store, job(1, 2)) == ["done"]  # knows of the other one by now


async def test_later_batch_does_not_follow_a_refused_entry_either(database: str) -> None:
    told: list[tuple[str, Result]] = []
    async with opened(database) as store:
        await store.write(_somebody_else)
        done = asyncio.Event()

        def refused(result: Result) -> None:
            told.append(("first", result))
            store.append(job(1, 2), accepted)

        def accepted(result: Result) -> None:
            told.append(("told", result))
            done.set()

        store.append(job(1, 1), refused)
        while not told:
            # Handed over while the first is being written, or waits to be told.
            store.append(job(1, 2, by="bob"), lambda r: told.append(("untold", r)))
            await asyncio.sleep(0)
        await done.wait()
        assert told[0] == ("first", "conflict")
        assert {result for who, result in told if who == "untold"} == {"conflict"}
        assert ("told", "done") in told
        assert await bodies(store, 1) == [b"other", b"ann 1/2"]


async def test_table_that_is_not_there_fails_alone(database: str) -> None:
    async with opened(database) as store:
        before, failed, after = await append(store, job(1, 1), job(99, 1), job(2, 1))
        assert (before, after) == ("done", "done")
        assert isinstance(failed, Exception)
        assert await store.read(lambda conn: head(conn, 99)) == 0


async def test_extra_is_written_with_the_entries(database: str) -> None:
    seen: list[int] = []
    async with opened(database) as store:
        extra = job(1, 1, extra=[lambda conn: seen.append(head(conn, 1)), _note(2)])
        assert await append(store, extra, job(1, 2)) == ["done", "done"]
        assert seen == [1]
        assert await bodies(store, 2) == [b"noted"]
        assert await append(store, Append(3, (), (_note(3),))) == ["done"]
        assert await bodies(store, 3) == [b"noted"]


async def test_extra_is_not_written_without_them(database: str) -> None:
    async with opened(database) as store:
        results = await append(store, job(1, 2, extra=[_note(2)]), job(3, 1, extra=[_note(4)]))
        assert results == ["conflict", "done"]
        assert await bodies(store, 2) == []
        assert await bodies(store, 4) == [b"noted"]


@pytest.mark.parametrize("failing", ["python", "database"])
async def test_extra_that_fails_undoes_its_own_entries_only(database: str, failing: str) -> None:
    def fail(conn: Connection) -> None:
        if failing == "python":
            raise KeyError("lost")
        conn.exec_driver_sql("SELECT * FROM nowhere")

    async with opened(database) as store:
        jobs = [job(1, 1), job(2, 1, extra=[_note(5), fail]), job(2, 2), job(3, 1), job(4, 1)]
        one, failed, after, *others = await append(store, *jobs)
        assert (one, after, others) == ("done", "conflict", ["done", "done"])
        assert isinstance(failed, KeyError if failing == "python" else Exception)
        assert [len(await bodies(store, t)) for t in range(1, 6)] == [1, 0, 1, 1, 0]
        assert await append(store, job(2, 1)) == ["done"]


async def test_listener_that_fails_does_not_keep_others_from_hearing(database: str) -> None:
    told: list[Result] = []
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))
    async with opened(database) as store:
        store.append(job(1, 1), lambda _: 1 / 0)  # type: ignore[arg-type]
        store.append(job(2, 1), told.append)
    assert told == ["done"]
    assert [type(what["exception"]) for what in complaints] == [ZeroDivisionError]


def _somebody_else(conn: Connection) -> None:
    conn.execute(insert(log).values(table=1, n=1, body=b"other"))


def _note(table: int) -> Any:
    return lambda conn: conn.execute(insert(log).values(table=table, n=1, body=b"noted"))
