"""`palifico doctor` about a user and a server: bots, terminal, data, database, keys, port."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from palifico.bots.external import plugins
from palifico.cli.doctor import environment
from palifico.store import connect, migrations, open_store
from tests.cli.conftest import Palifico
from tests.cli.doctoring import KEY, database, examined, free_port, home, levels
from tests.postgres import postgres_server, postgres_url

__all__ = ["database", "free_port", "home", "postgres_server", "postgres_url"]


def test_list_of_bots_that_cannot_be_read(palifico: Palifico) -> None:
    plugins.registry().parent.mkdir(parents=True)
    plugins.registry().write_text("no list", encoding="utf-8")
    status, told = examined(palifico)
    assert (status, told["own.registry"]["level"]) == (1, "broken")


def test_bot_whose_file_is_gone(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.touch()
    plugins.add_bot(plugins.file_bot(str(file)))
    assert examined(palifico)[1]["bots"]["message"].endswith("there is one in it.")
    file.unlink()
    status, told = examined(palifico)
    assert (status, told["bot-gone"]["level"]) == (0, "todo")
    assert told["bot-gone"]["message"].endswith("palifico bots remove mine")


@pytest.mark.parametrize(
    ("encoding", "columns", "lines", "found"),
    [
        ("utf-8", 80, 24, {"terminal-colours": "ok"}),
        ("utf-8", 79, 24, {"terminal-small": "todo"}),
        ("utf-8", 200, 23, {"terminal-small": "todo"}),
        ("latin-1", 80, 24, {"terminal-encoding": "todo", "terminal-colours": "ok"}),
    ],
)
def test_terminal(
    monkeypatch: pytest.MonkeyPatch,
    encoding: str,
    columns: int,
    lines: int,
    found: dict[str, str],
) -> None:
    looked_at(monkeypatch, encoding, columns, lines)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert {one.said: one.level.value for one in environment.terminal()} == found


def test_terminal_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at(monkeypatch, "utf-8", 80, 24)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")
    assert [one.said for one in environment.terminal()] == ["terminal"]


def looked_at(monkeypatch: pytest.MonkeyPatch, encoding: str, columns: int, lines: int) -> None:
    """Let somebody look at a terminal."""
    stream = SimpleNamespace(encoding=encoding, isatty=lambda: True, write=len, flush=lambda: None)
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))


def test_setting_that_cannot_be(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALIFICO_PORT", "many")
    status, told = examined(palifico)
    assert status == 1
    [wrong] = levels(told).keys() - {"kernel-cold"}
    assert "PALIFICO_PORT" in told[wrong]["message"]


def test_data_folder_that_cannot_be_written(palifico: Palifico) -> None:
    status, told = examined(palifico, "--data", "/dev/null/palifico")
    assert (status, told["data-closed"]["level"]) == (1, "broken")
    assert told["data-closed"]["message"].endswith("choose another with --data.")


def test_data_folder_without_room(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "disk_usage", lambda _: SimpleNamespace(free=12_345_678))
    status, told = examined(palifico)
    assert (status, told["data-full"]["level"]) == (0, "todo")
    assert "Only 12 MB are free" in told["data-full"]["message"]


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"no database at all, but long enough to be taken for one" * 20, "store.foreign")],
)
def test_file_that_is_no_database(
    palifico: Palifico, database: Path, content: bytes, code: str
) -> None:
    database.write_bytes(content)
    status, told = examined(palifico)
    assert (status, told[code]["level"]) == (1, "broken")


def test_database_of_another_program(palifico: Palifico, database: Path) -> None:
    with sqlite3.connect(database) as conn:
        conn.execute("PRAGMA application_id=7")
    conn.close()
    assert examined(palifico)[1]["store.foreign"]["level"] == "broken"


def test_damaged_database(palifico: Palifico, database: Path) -> None:
    whole = database.read_bytes()
    database.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    status, told = examined(palifico)
    assert status == 1
    assert {"store.damaged", "store.foreign"} & levels(told).keys()


def test_empty_file_is_as_good_as_none(palifico: Palifico, database: Path) -> None:
    database.write_bytes(b"")
    assert examined(palifico)[1]["database-new"]["level"] == "ok"


def test_database_of_an_older_or_newer_palifico(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    monkeypatch.setattr(migrations, "REVISIONS", (*migrations.REVISIONS, "9999"))
    status, told = examined(palifico)
    assert (status, told["store.older"]["level"]) == (0, "todo")
    monkeypatch.setattr(migrations, "REVISIONS", ("9999",))
    status, told = examined(palifico)
    assert (status, told["store.newer"]["level"]) == (1, "broken")


def test_database_in_use_is_looked_at_all_the_same(palifico: Palifico, database: Path) -> None:
    conn = sqlite3.connect(database)
    conn.execute("BEGIN IMMEDIATE")
    conn.execute("INSERT INTO facts VALUES ('a', 'b')")
    conn.commit()
    assert database.with_name("palifico.db-wal").exists()
    before = sorted(database.parent.iterdir())
    status, told = examined(palifico)
    assert (status, told["database"]["level"]) == (0, "ok")
    assert sorted(database.parent.iterdir()) == before
    conn.close()


def test_database_that_does_not_answer(palifico: Palifico) -> None:
    url = "postgresql://somebody:secret@127.0.0.1:1/palifico"
    status, told = examined(palifico, "--database", url)
    assert (status, told["store.open"]["level"]) == (1, "broken")
    assert "secret" not in told["store.open"]["message"]


def test_postgres_without_its_extra(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connect, "find_spec", lambda _name: None)
    status, told = examined(palifico, "--database", "postgresql://localhost/palifico")
    assert (status, told["store.extra"]["level"]) == (1, "broken")


@pytest.mark.slow
def test_real_postgres(palifico: Palifico, postgres_url: str) -> None:
    status, told = examined(palifico, "--database", postgres_url)
    assert (status, told["database-new"]["level"]) == (0, "ok")
    asyncio.run(opened_once(postgres_url))
    status, told = examined(palifico, "--database", postgres_url)
    assert (status, told["database"]["level"]) == (0, "ok")


async def opened_once(url: str) -> None:
    """Make the tables as a server does."""
    await (await open_store(url)).close()


def test_key_that_others_can_read(palifico: Palifico, database: Path) -> None:
    database.with_name("sealing.key").chmod(0o644)
    status, told = examined(palifico)
    assert (status, told["key.open"]["level"]) == (1, "broken")
    assert "chmod 600" in told["key.open"]["message"]


def test_key_that_is_none(palifico: Palifico, database: Path) -> None:
    database.with_name("signing.key").write_text("secret", encoding="ascii")
    status, told = examined(palifico)
    assert (status, told["key.form"]["level"]) == (1, "broken")
    assert "secret" not in told["key.form"]["message"]


def test_key_that_is_lost(palifico: Palifico, database: Path) -> None:
    database.with_name("sealing.key").unlink()
    status, told = examined(palifico)
    assert (status, told["key-lost"]["level"]) == (1, "broken")
    assert not database.with_name("sealing.key").exists()


def test_keys_in_the_environment(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALIFICO_SEALING_KEY", KEY)
    monkeypatch.setenv("PALIFICO_SIGNING_KEY", KEY)
    status, told = examined(palifico)
    assert (status, told["key-set"]["level"]) == (0, "ok")
    assert KEY not in json.dumps(told)


def test_port_that_is_taken(palifico: Palifico) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        status, told = examined(palifico, "--port", port)
    assert (status, told["port-taken"]["level"]) == (0, "todo")
    assert told["port-taken"]["message"].startswith(f"Port {port} is taken")


def test_address_that_is_not_ours(palifico: Palifico) -> None:
    status, told = examined(palifico, "--host", "192.0.2.1")
    assert (status, told["port-closed"]["level"]) == (1, "broken")
