"""Killed at any moment: what was confirmed is there, and what is there has no gaps."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from random import Random

from palifico.store.queries.facts import get_fact
from tests.store.playing import TABLES, play
from tests.store.stores import bodies, opened

KILLS = 12


def test_killed_nothing_confirmed_is_lost_when_the_process_is_killed(database: str) -> None:
    rng = Random(database[:6])
    confirmed = dict.fromkeys(TABLES, 0)
    asyncio.run(_look(database, confirmed))
    processes = multiprocessing.get_context("forkserver")  # loads what is needed only once
    processes.set_forkserver_preload(["tests.store.playing", "palifico.store.postgres"])
    for _ in range(KILLS):
        reading, writing = processes.Pipe(duplex=False)
        process = processes.Process(target=play, args=(database, writing))
        process.start()
        writing.close()
        with os.fdopen(os.dup(reading.fileno())) as lines:
            for _ in range(rng.randint(1, 150)):
                _hear(confirmed, lines.readline())
            process.kill()
            process.join()
            for line in lines:
                _hear(confirmed, line)
        reading.close()
        process.close()
        asyncio.run(_look(database, confirmed))
    assert min(confirmed.values()) > 0


def _hear(confirmed: dict[int, int], line: str) -> None:
    table, n = map(int, line.split())
    assert n > confirmed[table]
    confirmed[table] = n


async def _look(database: str, confirmed: dict[int, int]) -> None:
    async with opened(database) as store:
        for table in TABLES:
            found = await bodies(store, table)
            assert found == [f"{table}/{n}".encode() for n in range(1, len(found) + 1)]
            assert len(found) >= confirmed[table]
            assert len(found) % 3 == 0  # together, or not at all
        noted = await store.read(lambda conn: get_fact(conn, "head of 1"))
        assert int(noted or 0) == len(await bodies(store, 1))
