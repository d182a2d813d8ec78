"""How many entries a store makes durable in a second, against bare inserts into the same file.

Every table appends its next entry when its last one is confirmed, as players do, so that as many
wait at once as there are tables. The same run times plain `sqlite3` with nothing around it: the
same rows, as many in a transaction as there are tables, on the same disk.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

from sqlalchemy import insert

from palifico.store import Append, Result, Row, Store, open_store
from palifico.store.schema import tables
from palifico.store.sqlite_connections import connect

ENTRIES, REPEATS = 20_000, 3
BODY = b'{"type":"bid","n":123,"seat":2,"count":7,"face":5,"at":1790000000000}' * 2
PLAIN = 'INSERT INTO log ("table", n, actor, command, body) VALUES (?, ?, ?, ?, ?)'


def main() -> None:
    """Print the figures."""
    for count in (50, 1000):
        figures = [_figures(count) for _ in range(REPEATS)]
        taken, used = min(figure[0] for figure in figures), min(figure[1] for figure in figures)
        bare = min(figure[2] for figure in figures)
        print(
            f"{count:5} tables {ENTRIES / taken:8.0f} entries/s,"
            f" {used / ENTRIES * 1e6:4.1f} µs of processor each,"
            f" {taken / bare:.1f} times as long as bare inserts"
        )


def _figures(count: int) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "palifico.db"
        taken, used = asyncio.run(_stored(file, count))
        return taken, used, _bare(file, count)


async def _stored(file: Path, count: int) -> tuple[float, float]:
    """Seconds that pass, and seconds of this process."""
    store = await open_store(f"sqlite:///{file}")
    named = [{"id": f"{i}", "code": f"{i}"} for i in range(2 * count)]
    blank = {"status": "playing", "public": True, "created": 1, "changed": 1}
    await store.write(lambda conn: conn.execute(insert(tables), [one | blank for one in named]))
    begun, used = perf_counter(), process_time()
    await _play(store, count)
    times = perf_counter() - begun, process_time() - used
    await store.close()
    return times


async def _play(store: Store, count: int) -> None:
    left = ENTRIES
    all_done = asyncio.Event()

    def told(table: int, n: int, result: Result) -> None:
        nonlocal left
        assert result == "done"
        left -= 1
        if left >= count:
            store.append(Append(table, (Row(n, BODY, "ann", "c1"),)), partial(told, table, n + 1))
        if not left:
            all_done.set()

    for table in range(1, count + 1):
        store.append(Append(table, (Row(1, BODY, "ann", "c1"),)), partial(told, table, 2))
    await all_done.wait()


def _bare(file: Path, count: int) -> float:
    """Seconds for the same entries, at tables that have none yet."""
    with closing(connect(file, "rw")) as conn:
        for setting in ("synchronous=FULL", "foreign_keys=ON"):
            conn.execute(f"PRAGMA {setting}")
        begun = perf_counter()
        for n in range(1, ENTRIES // count + 1):
            conn.execute("BEGIN IMMEDIATE")
            rows = ((table, n, "ann", "c1", BODY) for table in range(count + 1, 2 * count + 1))
            conn.executemany(PLAIN, rows)
            conn.execute("COMMIT")
        return perf_counter() - begun


if __name__ == "__main__":
    main()
