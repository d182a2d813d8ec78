"""Several servers on one PostgreSQL database: one wins, all hear of it, lost ones come back."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import Connection

from palifico.store import Store
from palifico.store.queries.facts import get_fact, set_fact
from tests.store.stores import append, bodies, job, opened

pytestmark = pytest.mark.asyncio
RACES = 500
END_ITSELF = "pg_terminate_backend(pg_backend_pid())"


async def test_exactly_one_of_two_wins_every_number(postgres_url: str) -> None:
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        wins: Counter[str] = Counter()
        for n in range(1, RACES // 5 + 1):
            tables = range(1, 6)
            ann, bob = await asyncio.gather(
                append(first, *(job(table, n) for table in tables)),
                append(second, *(job(table, n, by="bob") for table in reversed(tables))),
            )
            for one, other in zip(ann, reversed(bob), strict=True):
                assert {one, other} == {"done", "conflict"}
                wins["ann" if one == "done" else "bob"] += 1
        written = [body for table in range(1, 6) for body in await bodies(first, table)]
        assert wins == Counter(body.split()[0].decode() for body in written)
        assert wins.total() == RACES


async def test_two_that_append_as_fast_as_they_can_leave_no_gap(postgres_url: str) -> None:
    """Each goes on from its own last number and, when refused, from what the log has."""

    async def play(store: Store, by: str) -> list[str]:
        confirmed: list[str] = []
        n = 0
        while n < 60:
            results = await append(store, *(job(1, n + i, by=by) for i in (1, 2, 3)))
            went_in = results.count("done")
            assert results == ["done"] * went_in + ["conflict"] * (3 - went_in)
            confirmed += [f"{by} 1/{n + i + 1}" for i in range(went_in)]
            n = len(await bodies(store, 1))
        return confirmed

    async with opened(postgres_url) as first, opened(postgres_url) as second:
        ann, bob = await asyncio.gather(play(first, "ann"), play(second, "bob"))
        written = {body.decode() for body in await bodies(first, 1)}
        assert not set(ann) & set(bob)
        assert written == {*ann, *bob}


async def test_appends_are_heard_by_all_after_they_are_committed(postgres_url: str) -> None:
    heard: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        await second.notices(lambda table, n: heard.put_nowait((table, n)))
        await append(first, job(3, 1, 2), job(4, 1), job(4, 7), job(3, 3))
        assert {await heard.get(), await heard.get()} == {(3, 3), (4, 1)}
        assert len(await bodies(second, 3)) == 3
        await append(first, job(5, 1, extra=[lambda _: None]))
        assert await heard.get() == (5, 1)
        assert heard.empty()


async def test_client_that_was_cut_off_hears_that_something_may_be_missing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("palifico.store.notify.RECONNECT_DELAY_S", 0.01)
    heard: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        await second.notices(lambda table, n: heard.put_nowait((table, n)))
        await first.write(_cut_off_all_others)
        assert await heard.get() == (0, 0)
        await append(second, job(1, 1))
        assert await heard.get() == (1, 1)


async def test_shared_postgres_on_sqlite_there_is_no_other_process_to_hear_of(
    tmp_path: Path,
) -> None:
    heard: list[tuple[int, int]] = []
    async with opened(f"sqlite:///{tmp_path}/palifico.db") as store:
        await store.notices(lambda table, n: heard.append((table, n)))
        await append(store, job(1, 1))
    assert heard == []


async def test_connection_lost_before_the_commit_is_made_again(postgres_url: str) -> None:
    tries: list[int] = []

    def lose(conn: Connection) -> None:
        tries.append(1)
        if len(tries) == 1:
            conn.exec_driver_sql(f"SELECT {END_ITSELF}")

    async with opened(postgres_url) as store:
        assert await append(store, job(1, 1), job(2, 1, extra=[lose])) == ["done", "done"]
        assert len(tries) == 2
        assert len(await bodies(store, 1)) == 1


async def test_idle_connections_may_be_lost(postgres_url: str) -> None:
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        await asyncio.gather(*(store.read(lambda _: None) for _ in range(4)))
        for n in (1, 2):
            await other.write(_cut_off_all_others)
            assert await append(store, job(1, n)) == ["done"]
            await other.write(_cut_off_all_others)
            assert len(await bodies(store, 1)) == n


async def test_commit_whose_outcome_is_unknown_is_not_confirmed(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.write(_die_at_commit)
        results = await append(store, job(1, 1), job(2, 1), job(1, 2))
        assert all(isinstance(result, Exception) for result in results)
        await store.write(lambda conn: conn.exec_driver_sql("DROP TRIGGER die ON log"))
        assert await append(store, job(1, 1)) == ["done"]


async def test_deadlock_is_tried_again(postgres_url: str) -> None:
    """Two servers change the same two facts, each the one first that the other has changed."""
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        for name in ("a", "b"):
            await first.write(lambda conn, name=name: set_fact(conn, name, ""))  # type: ignore[misc]

        def cross(conn: Connection, mine: str, theirs: str) -> None:
            conn.exec_driver_sql("SET LOCAL deadlock_timeout = '50ms'")
            set_fact(conn, mine, mine)
            conn.exec_driver_sql("SELECT pg_sleep(0.2)")
            set_fact(conn, theirs, mine)

        await asyncio.gather(
            first.write(lambda conn: cross(conn, "a", "b")),
            second.write(lambda conn: cross(conn, "b", "a")),
        )
        values = await first.read(lambda conn: (get_fact(conn, "a"), get_fact(conn, "b")))
        assert values in {("a", "a"), ("b", "b")}


def _cut_off_all_others(conn: Connection) -> None:
    conn.exec_driver_sql(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid != pg_backend_pid()"
    )


def _die_at_commit(conn: Connection) -> None:
    conn.exec_driver_sql(
        f"CREATE FUNCTION die() RETURNS trigger AS $$ BEGIN PERFORM {END_ITSELF};"
        " RETURN NULL; END $$ LANGUAGE plpgsql"
    )
    conn.exec_driver_sql(
        "CREATE CONSTRAINT TRIGGER die AFTER INSERT ON log INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION die()"
    )
