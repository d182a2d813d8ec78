"""`palifico backup` and `palifico restore`: what they say, and that they do it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from palifico.cli.commands.backup import run_backup
from palifico.cli.commands.restore import run_restore
from palifico.cli.progress import count_bar
from palifico.errors import Fault
from palifico.store.queries.facts import get_fact, set_fact
from palifico.words import LANGS, fault_sentence
from tests.store.stores import opened


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is set by the machine."""
    for name in ("PALIFICO_DATA", "PALIFICO_DATABASE", "PALIFICO_KEYS"):
        monkeypatch.delenv(name, raising=False)


def remember(url: str, value: str) -> None:
    """Let a store remember something."""

    async def run() -> None:
        async with opened(url, count=0) as store:
            await store.write(lambda conn: set_fact(conn, "fact", value))

    asyncio.run(run())


def remembered(url: str) -> str | None:
    """What a store remembers."""

    async def run() -> str | None:
        async with opened(url, count=0) as store:
            return await store.read(lambda conn: get_fact(conn, "fact"))

    return asyncio.run(run())


def test_backup_command_there_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    url, file = f"sqlite:///{folder / 'palifico.db'}", tmp_path / "backup.db"
    remember(url, "before")
    keys = f"{folder / 'sealing.key'} and {folder / 'signing.key'}"

    assert run_backup(str(file), data=str(folder), lang="en") == 0
    told = capsys.readouterr()
    assert told.out.splitlines()[0] == f"The backup is in {file}."
    assert keys in told.out.splitlines()[1]
    assert told.err == ""

    remember(url, "after")
    monkeypatch.setenv("PALIFICO_DATABASE", url)
    assert run_restore(str(file), lang="en") == 0
    done, kept, needed = capsys.readouterr().out.splitlines()
    assert done == f"The database now holds what is in {file}."
    assert kept == f"What was there before is in {folder / 'palifico.db.before-restore'}."
    assert keys in needed
    assert remembered(url) == "before"
    assert remembered(f"{url}.before-restore") == "after"


def test_backup_command_there_and_back_for_a_script(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file = tmp_path / "data", tmp_path / "backup.db"
    url = f"sqlite:///{folder / 'palifico.db'}"
    keys = {name: str(folder / f"{name}.key") for name in ("sealing", "signing")}
    remember(url, "before")
    assert run_backup(str(file), data=str(folder), json=True) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(file), "keys": keys}
    before = str(folder / "palifico.db.before-restore")
    for kept in (before, None):
        assert run_restore(str(file), data=str(folder), json=True) == 0
        told = json.loads(capsys.readouterr().out)
        assert told == {"file": str(file), "kept": kept, "keys": keys}
        (folder / "palifico.db").unlink()


def test_backup_command_with_postgresql(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "backup.db")
    remember(postgres_url, "before")
    assert run_backup(file, database=postgres_url, data=str(tmp_path), lang="en") == 0
    remember(postgres_url, "after")
    with pytest.raises(Fault, match=r"store\.filled"):
        run_restore(file, database=postgres_url, lang="en")
    assert remembered(postgres_url) == "after"
    assert run_restore(file, database=postgres_url, replace=True, lang="en") == 0
    assert remembered(postgres_url) == "before"
    assert "What was there before" not in capsys.readouterr().out


def test_option_is_not_taken_for_a_file(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"command\.option"):
        run_backup("--databse=x", data=str(tmp_path), lang="en")


def test_bar_shows_how_far_it_is_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    with count_bar("Copying") as told:
        told(1, 2)
        told(2, 2)
    told_of = capsys.readouterr()
    assert told_of.out == ""
    assert "Copying" in told_of.err


@pytest.mark.parametrize("lang", LANGS)
def test_backup_command_what_is_refused_is_said_in_six_languages(tmp_path: Path, lang: str) -> None:
    with pytest.raises(Fault) as caught:
        run_restore(str(tmp_path / "nowhere.db"), data=str(tmp_path))
    assert "nowhere.db" in fault_sentence(lang, caught.value)
