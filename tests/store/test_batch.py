"""Many jobs at once, some of which fail: each ends as if it had been alone, in its turn."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import Connection

from palifico.store import Append, Result
from palifico.store.base import Extra
from palifico.store.batch import Ask, by_table
from palifico.store.queries.log import head
from tests.store.stores import TABLES, append, bodies, job, opened

ROUNDS = 60


def test_appends_are_sorted_by_table_between_other_works() -> None:
    def work(_: Connection) -> None: ...

    asks: list[Ask] = [
        job(3, 1),
        job(1, 1),
        job(3, 2),
        work,
        job(2, 1),
        job(1, 2),
        work,
        work,
        job(1, 3),
    ]
    assert by_table(asks) == [1, 0, 2, 3, 5, 4, 6, 7, 8]


@pytest.mark.asyncio
async def test_batch_whatever_is_handed_over_at_once_ends_as_it_must(database: str) -> None:
    rng = Random(4)
    heads = dict.fromkeys(range(1, TABLES + 1), 0)
    async with opened(database) as store:
        for _ in range(ROUNDS):
            jobs = _some_jobs(rng, heads)
            expected = _expected(jobs, heads)
            results = await append(store, *jobs)
            assert ["failed" if isinstance(r, Exception) else r for r in results] == expected
            assert (
                await store.read(lambda conn: {table: head(conn, table) for table in heads})
                == heads
            )
        for table in heads:
            await bodies(store, table)


def _some_jobs(rng: Random, heads: dict[int, int]) -> list[Append]:
    """Jobs that mostly follow each other, each with a chance to be wrong or to fail."""
    jobs: list[Append] = []
    ahead = dict(heads)
    for _ in range(rng.randint(1, 40)):
        table = rng.randint(1, TABLES)
        first = ahead[table] + (1 if rng.random() < 0.97 else rng.randint(-1, 3))
        numbers = range(first, first + rng.randint(1, 3))
        ahead[table] = numbers[-1]
        extra: dict[int, Extra] = {0: _fail, 1: _write}
        drawn = extra.get(rng.randint(0, 40))
        jobs.append(job(table, *numbers, extra=[drawn] if drawn else []))
    return jobs


def _expected(jobs: list[Append], heads: dict[int, int]) -> list[Result | str]:
    """What must come of them; the heads are moved on."""
    told: list[Result | str] = []
    broken: set[int] = set()
    for one in jobs:
        follows = one.table not in broken and one.rows[0].n == heads[one.table] + 1
        told.append("conflict" if not follows else "failed" if _fail in one.extra else "done")
        if told[-1] == "done":
            heads[one.table] = one.rows[-1].n
        else:
            broken.add(one.table)
    return told


def _fail(_: Connection) -> None:
    raise KeyError("lost")


def _write(conn: Connection) -> None:
    conn.exec_driver_sql("UPDATE tables SET changed = changed + 1 WHERE number = 1")
