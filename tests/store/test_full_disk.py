"""A disk that is full: nothing is confirmed, nothing is half written, and it goes on afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from palifico.store import Append, Row
from tests.store.stores import append, bodies, job, opened


@pytest.mark.asyncio
@pytest.mark.parametrize("plain", [True, False])
async def test_full_disk_is_told_and_survived(tmp_path: Path, plain: bool) -> None:
    big = Append(1, (Row(2, bytes(1_000_000)),), () if plain else (lambda _: None,))
    async with opened(f"sqlite:///{tmp_path / 'palifico.db'}") as store:
        await append(store, job(1, 1))
        pages = await store.write(lambda conn: conn.exec_driver_sql("PRAGMA page_count").scalar())
        full, free = f"PRAGMA max_page_count={pages}", "PRAGMA max_page_count=1000000"
        await store.write(lambda conn: conn.exec_driver_sql(full).scalar())
        results = await append(store, job(2, 1), big, job(1, 3))
        assert isinstance(results[1], Exception)
        assert results[2] != "done"
        assert len(await bodies(store, 1)) == 1
        assert len(await bodies(store, 2)) == results.count("done")
        await store.write(lambda conn: conn.exec_driver_sql(free).scalar())
        assert await append(store, big, job(1, 3), job(3, 1)) == ["done"] * 3
