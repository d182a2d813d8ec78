"""Backups: whole, made while a server runs, and restored into either database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from palifico.errors import Fault
from palifico.store import schema
from palifico.store.backup import backup, check, restore
from palifico.store.base import Work
from palifico.store.queries.facts import set_fact
from tests.postgres import database_at, run_sql
from tests.store.holdings import everything, fill
from tests.store.stores import append, bodies, job, opened

WHOLE = ("store.foreign", "store.damaged")


def in_store(url: str, *works: Work[Any]) -> Any:
    """What the last of some works gives, each written to a store that is then closed."""

    async def run() -> Any:
        async with opened(url, count=0) as store:
            return [await store.write(work) for work in works][-1]

    return asyncio.run(run())


@pytest.fixture
def backed_up(tmp_path: Path) -> Path:
    """A backup with something in every table."""
    url = f"sqlite:///{tmp_path / 'source.db'}"
    in_store(url, fill)
    backup(url, tmp_path / "backup.db")
    return tmp_path / "backup.db"


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """Another database with nothing in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'target.db'}"
    else:
        with database_at(request.getfixturevalue("postgres_server")) as url:
            yield url


def fault(work: Any, *args: Any, **more: Any) -> Fault:
    """Why something is refused."""
    with pytest.raises(Fault) as caught:
        work(*args, **more)
    return caught.value


def test_backup_holds_everything_and_moves_between_databases(
    database: str, target: str, tmp_path: Path
) -> None:
    held = in_store(database, fill, everything)
    assert all(held.values())
    file = tmp_path / "backup.db"
    steps: list[tuple[int, int]] = []
    backup(database, file, told=lambda *step: steps.append(step))
    assert steps[-1][0] == steps[-1][1] > 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(file, target) is None
    assert in_store(target, everything) == held

    # New rows get numbers that were never given.
    new = {"id": "new", "code": "new", "status": "over", "public": True, "created": 1, "changed": 1}
    made = in_store(target, lambda conn: conn.execute(insert(schema.tables).values(**new)))
    assert made.inserted_primary_key == (8,)
    two = in_store(
        target, lambda conn: conn.execute(insert(schema.log).values(table=1, n=1, body=b""))
    )
    assert two.inserted_primary_key[0] > 2500


@pytest.mark.asyncio
async def test_backup_made_under_load_shows_one_moment(database: str, tmp_path: Path) -> None:
    """Whoever appends to two tables at once finds both or neither in it."""
    async with opened(database) as store:
        stop = False

        async def play() -> int:
            n = 0
            while not stop:
                n += 1
                extra = [
                    lambda conn, n=n: conn.execute(
                        insert(schema.log).values(table=2, n=n, body=b"x")
                    )
                ]
                assert await append(store, job(1, n, extra=extra)) == ["done"]
            return n

        playing = asyncio.ensure_future(play())
        for number in range(5):
            await asyncio.to_thread(backup, database, tmp_path / f"{number}.db")
        stop = True
        last = await playing
        assert len(await bodies(store, 2)) == last
    heads = []
    for number in range(5):
        conn = sqlite3.connect(tmp_path / f"{number}.db")
        one, two = conn.execute(
            'SELECT sum("table" = 1), sum("table" = 2) FROM log WHERE n <= 1000000'
        ).fetchone()
        conn.close()
        assert (one or 0) == (two or 0)
        heads.append(one or 0)
    assert heads == sorted(heads)
    assert last >= heads[-1] > 0


def test_backup_does_not_take_the_place_of_another_file(database: str, tmp_path: Path) -> None:
    in_store(database, fill)
    file = tmp_path / "letter.txt"
    file.write_text("Dear Zoë")
    assert fault(backup, database, file).code == "store.exists"
    assert file.read_text() == "Dear Zoë"


def test_backup_there_must_be_something_to_back_up(database: str, tmp_path: Path) -> None:
    before = set(tmp_path.iterdir())
    assert fault(backup, database, tmp_path / "backup.db").code == "store.none"
    (tmp_path / "text").write_text("no database\n" * 999)
    assert fault(backup, f"sqlite:///{tmp_path / 'text'}", tmp_path / "b").code == "store.foreign"
    refused = fault(backup, "postgresql://127.0.0.1:1/x", tmp_path / "b")
    assert refused.code == "store.open"
    assert set(tmp_path.iterdir()) == {*before, tmp_path / "text"}


def test_backup_where_nothing_can_be_written(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'palifico.db'}"
    in_store(url, fill)
    assert fault(backup, url, tmp_path / "nowhere" / "backup.db").code == "file.unwritable"


def test_form_before_or_after_ours_is_told(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_store(postgres_url, fill)
    monkeypatch.setattr("palifico.store.transfer.REVISIONS", ("0001", "0002"))
    assert fault(backup, postgres_url, tmp_path / "b").code == "store.older"
    run_sql(postgres_url, "UPDATE alembic_version SET version_num = 'future'")
    assert fault(backup, postgres_url, tmp_path / "b").code == "store.newer"


def test_old_database_is_kept_beside_the_restored_one(backed_up: Path, tmp_path: Path) -> None:
    file = tmp_path / "target.db"
    url = f"sqlite:///{file}"
    for number, kept in ((1, "target.db.before-restore"), (2, "target.db.before-restore-2")):
        in_store(url, partial(set_fact, name="number", value=str(number)))
        held = in_store(url, everything)
        assert restore(backed_up, url) == tmp_path / kept
        assert in_store(f"sqlite:///{tmp_path / kept}", everything) == held
        assert len(in_store(url, everything)["log"]) == 2500


def test_backup_what_a_crash_has_left_belongs_to_the_old_database(
    backed_up: Path, tmp_path: Path
) -> None:
    """A log of changes that is not in the file yet must not be taken for one of the new file."""
    url = f"sqlite:///{tmp_path / 'target.db'}"
    crashed = tmp_path / "crashed"
    crashed.mkdir()

    async def crash() -> None:
        async with opened(url) as store:
            await append(store, job(1, 1))
            for path in tmp_path.glob("target.db*"):
                (crashed / path.name).write_bytes(path.read_bytes())

    asyncio.run(crash())
    assert (crashed / "target.db-wal").stat().st_size > 0
    url = f"sqlite:///{crashed / 'target.db'}"
    kept = restore(backed_up, url)
    assert kept == crashed / "target.db.before-restore"
    assert len(in_store(url, everything)["log"]) == 2500
    assert len(in_store(f"sqlite:///{kept}", everything)["log"]) == 1


@pytest.mark.asyncio
async def test_backup_nothing_is_restored_while_a_server_runs(
    database: str, backed_up: Path
) -> None:
    async with opened(database) as store:
        with pytest.raises(Fault) as caught:
            await asyncio.to_thread(restore, backed_up, database, replace=True)
        assert caught.value.code == "store.busy"
        assert await append(store, job(1, 1)) == ["done"]


def test_full_postgresql_database_is_replaced_only_when_asked(
    postgres_url: str, backed_up: Path, tmp_path: Path
) -> None:
    in_store(postgres_url, fill)
    in_store(postgres_url, lambda conn: conn.execute(schema.outages.delete()))
    before = in_store(postgres_url, everything)
    assert fault(restore, backed_up, postgres_url).code == "store.filled"
    assert in_store(postgres_url, everything) == before
    restore(backed_up, postgres_url, replace=True)
    assert in_store(postgres_url, everything) == in_store(f"sqlite:///{backed_up}", everything)
    assert not list(tmp_path.glob("*before-restore*"))


def test_torn_backup_is_refused_and_changes_nothing(
    target: str, backed_up: Path, tmp_path: Path
) -> None:
    in_store(target, fill)
    before = in_store(target, everything)
    whole = backed_up.read_bytes()
    torn = tmp_path / "torn.db"
    for size in (0, 50, 100, 4000, 4096, 8192, len(whole) // 2, len(whole) - 4096, len(whole) - 1):
        torn.write_bytes(whole[:size])
        assert fault(restore, torn, target, replace=True).code in WHOLE, size
    for place in (4096 * 3 + 8, len(whole) // 2 // 4096 * 4096):
        torn.write_bytes(whole[:place] + bytes(64) + whole[place + 64 :])
        assert fault(restore, torn, target, replace=True).code in WHOLE, place
    assert in_store(target, everything) == before


def test_other_files_are_no_backups(target: str, backed_up: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    conn = sqlite3.connect(other)
    conn.execute("CREATE TABLE shopping (what)")
    conn.commit()
    conn.close()
    assert fault(restore, other, target).code == "store.foreign"
    assert fault(restore, tmp_path / "nowhere.db", target).code == "store.none"
    assert fault(restore, tmp_path, target).code == "store.none"
    conn = sqlite3.connect(backed_up)
    conn.execute("UPDATE alembic_version SET version_num = 'future'")
    conn.commit()
    conn.close()
    assert fault(restore, backed_up, target).code == "store.newer"
    assert not os.path.lexists(tmp_path / "target.db")


def test_backup_is_one_whole_file(backed_up: Path, tmp_path: Path) -> None:
    check(backed_up)
    assert list(tmp_path.glob("backup*")) == [backed_up]
    assert not list(tmp_path.glob(".backup*"))
