"""Opening a store: new or old, and a clear word when that cannot be."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from palifico.errors import Fault
from palifico.store import connect, default_url, open_store
from palifico.store.connect import read_url
from palifico.store.queries.facts import get_fact, set_fact
from tests.postgres import run_sql
from tests.store.stores import append, bodies, job, opened

NEWER = "UPDATE alembic_version SET version_num = 'of the future'"


async def fault(url: str) -> Fault:
    """Why a store cannot be opened."""
    with pytest.raises(Fault) as caught:
        await open_store(url)
    return caught.value


@pytest.mark.asyncio
async def test_new_file_is_made_with_its_folder_and_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "not yet" / "a 100% new? one#.db"
    async with opened(f"sqlite:///{file}") as store:
        await append(store, job(1, 1))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert modes == {file.name + ending: 0o600 for ending in ("", "-wal", "-shm", ".lock")}
    assert {path.name for path in file.parent.iterdir()} == {file.name, f"{file.name}.lock"}


@pytest.mark.asyncio
async def test_one_server_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'palifico.db'}"
    async with opened(url) as store:
        assert (await fault(url)).code == "store.busy"
        assert await append(store, job(1, 1)) == ["done"]
    async with opened(url) as store:
        assert len(await bodies(store, 1)) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "url",
    [
        "",
        "palifico.db",
        "sqlite://",
        "sqlite:///",
        "mysql://localhost/x",
        "postgresql:/x",
        "http://x",
    ],
)
async def test_address_that_is_none(url: str) -> None:
    assert (await fault(url)).code == "store.url"


@pytest.mark.asyncio
async def test_address_is_not_said_back_with_its_password() -> None:
    wrong = await fault("postgres//ann:secret@localhost/x")
    refused = await fault("postgresql://ann:secret@127.0.0.1:1/x")
    assert (wrong.code, refused.code) == ("store.url", "store.open")
    assert "secret" not in f"{wrong} {refused}"
    assert "127.0.0.1:1" in str(refused)


@pytest.mark.asyncio
async def test_database_that_is_not_there(postgres_server: str) -> None:
    refused = await fault(str(read_url(postgres_server)).replace("/postgres?", "/nowhere?"))
    assert refused.code == "store.open"
    assert refused.about["why"] == 'database "nowhere" does not exist'


@pytest.mark.asyncio
async def test_postgresql_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connect, "find_spec", lambda _: None)
    assert (await fault("postgresql://localhost/x")).code == "store.extra"


@pytest.mark.asyncio
async def test_file_in_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert (await fault(f"sqlite:///{tmp_path}/file/palifico.db")).code == "store.open"
    assert (await fault(f"sqlite:///{tmp_path}")).code == "store.open"


@pytest.mark.asyncio
async def test_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    text, other = tmp_path / "text", tmp_path / "other.db"
    text.write_text("This is no database, but it is long enough to be taken for one.\n" * 99)
    with sqlite3.connect(other) as conn:
        conn.execute("CREATE TABLE shopping (what)")
    conn.close()
    for file in (text, other):
        before = file.read_bytes()
        assert (await fault(f"sqlite:///{file}")).code == "store.foreign"
        assert file.read_bytes() == before


@pytest.mark.asyncio
async def test_damaged_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "palifico.db"
    async with opened(f"sqlite:///{file}"):
        pass
    data = bytearray(file.read_bytes())
    data[100:4096] = bytes(3996)
    file.write_bytes(data)
    assert (await fault(f"sqlite:///{file}")).code == "store.damaged"


def test_default_is_a_file_among_the_users_data() -> None:
    place = read_url(default_url())
    assert isinstance(place, Path)
    assert place.name == "palifico.db"
    assert place.is_absolute()


def test_options_of_an_address_are_put_in_the_words_of_the_driver() -> None:
    place = read_url("postgres://ann:secret@example.org:5433/perudo?sslmode=require")
    assert str(place) == "postgresql+asyncpg://ann:***@example.org:5433/perudo?ssl=require"


def test_form_of_the_future_is_refused(database: str) -> None:
    import asyncio

    async def once() -> None:
        async with opened(database):
            pass

    asyncio.run(once())
    place = read_url(database)
    if isinstance(place, Path):
        with sqlite3.connect(place) as conn:
            conn.execute(NEWER)
        conn.close()
    else:
        run_sql(database, NEWER)
    assert asyncio.run(fault(database)).code == "store.newer"


def test_tables_of_another_program_on_postgresql_are_left_alone(postgres_url: str) -> None:
    import asyncio

    run_sql(postgres_url, "CREATE TABLE shopping (what text)")
    assert asyncio.run(fault(postgres_url)).code == "store.foreign"


@pytest.mark.asyncio
async def test_database_after_an_orderly_stop_is_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "palifico.db"
    store = await open_store(f"sqlite:///{path}")
    await store.write(lambda conn: set_fact(conn, "name", "value"))
    assert await store.read(lambda conn: get_fact(conn, "name")) == "value"
    await store.close()
    assert [each.name for each in tmp_path.iterdir() if "-wal" in each.name] == []
    copy = await open_store(f"sqlite:///{shutil.copy(path, tmp_path / 'copy.db')}")
    assert await copy.read(lambda conn: get_fact(conn, "name")) == "value"
    await copy.close()
