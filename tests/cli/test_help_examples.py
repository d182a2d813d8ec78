"""Every example in the help is told in six languages, fits a terminal, and works as typed."""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs import user_cache_path

from palifico.bots import conformance
from palifico.cli.app import GROUPS, build, functions
from palifico.cli.help import EXAMPLES, Example
from palifico.cli.registry import typed
from palifico.store import open_store
from palifico.words import LANGS, message
from tests.cli.conftest import Palifico

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "examples" / "records"
ALL = [example for examples in EXAMPLES.values() for example in examples]
NEVER_ENDS = ("serve",)
"""Examples that go on until somebody stops them: their options are parsed, no more."""
WAITS = ("warmup",)
"""Examples that compile for long; `tests/arena/test_kernel_cache.py` lets this one do so."""
IN_A_SHELL = [one for one in ALL if ">" in one.line]
IN_HERE = [one for one in ALL if one not in IN_A_SHELL and one.name not in (*NEVER_ENDS, *WAITS)]
CUP = """
players = ["odds", "random"]
games = 40
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home and a folder with the files that the examples name, and nothing else of a person."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(user_cache_path()))  # what is compiled stays so
    for name in ("DATA", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    shutil.copy(RECORDS / "proven.jsonl", "evening.jsonl")
    shutil.copy(RECORDS / "evening.txt", "evening.txt")
    shutil.copy(ROOT / "examples" / "bots" / "parrot.py", "my_bot.py")
    Path("cup.toml").write_text(CUP, encoding="utf-8")
    return here


def prepared(
    example: Example, palifico: Palifico, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Do what must have been done before an example makes sense, and make long ones short."""
    if example.name == "bots-check":
        few = conformance.cells()[::15]
        monkeypatch.setattr(conformance, "cells", lambda: few)
    if example.name == "bots-remove":
        assert palifico("bots", "add", "my_bot.py").status == 0
    if example.name in ("arena-show", "arena-report"):
        assert (
            palifico("arena", "run", "cup.toml", "--out", "cup.sqlite", "--jobs", "1").status == 0
        )
    if example.name in ("backup", "restore"):
        asyncio.run(a_database(folder.parent / "data" / "palifico" / "palifico.db"))
    if example.name == "restore":
        assert palifico("backup", "friday.db").status == 0


async def a_database(file: Path) -> None:
    """Make what a server would."""
    store = await open_store(f"sqlite:///{file}")
    await store.close()


@pytest.mark.parametrize("example", IN_HERE, ids=lambda one: one.name)
def test_example_works_as_it_is_typed(
    palifico: Palifico, folder: Path, monkeypatch: pytest.MonkeyPatch, example: Example
) -> None:
    prepared(example, palifico, folder, monkeypatch)
    program, *words = shlex.split(example.line)
    status, out, err = palifico(*words)
    assert program == "palifico"
    assert (status, err) == (0, "")
    assert out


@pytest.mark.parametrize("example", IN_A_SHELL, ids=lambda one: one.name)
def test_example_for_the_shell_writes_its_file(folder: Path, example: Example) -> None:
    home = Path(os.environ["HOME"])
    file = home / example.line.partition("~/")[2]
    file.parent.mkdir(parents=True, exist_ok=True)
    bin_ = folder / "bin"
    bin_.mkdir()
    (bin_ / "palifico").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m palifico "$@"\n')
    (bin_ / "palifico").chmod(0o755)
    path = f"{bin_}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        ["bash", "--norc", "-c", example.line],
        env={**os.environ, "PATH": path},
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert (ran.stdout, ran.stderr) == (b"", b"")
    assert "palifico" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*NEVER_ENDS, *WAITS])
def test_example_that_takes_long_is_at_least_understood(name: str) -> None:
    app = build([name], "en", with_help=False)
    for example in EXAMPLES[name]:
        function, _, _ = app.parse_args(
            shlex.split(example.line)[1:], exit_on_error=False, print_error=False
        )
        assert function.__name__ == f"run_{name}"


def test_command_has_an_example_of_itself() -> None:
    assert EXAMPLES.keys() == {"palifico", *GROUPS, *functions()}
    for name in functions():
        assert all(one.line.startswith(typed(name)) for one in EXAMPLES[name])
    assert len({one.name for one in ALL}) == len(ALL)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", EXAMPLES)
def test_help_shows_the_examples_within_80_columns(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, name: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    status, out, err = palifico(*typed(name).split()[1:], "--help", "--lang", lang)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    shown = out.partition(f"\n{message(lang, 'examples-heading', {})}\n")[2]
    for example in EXAMPLES[name]:
        assert f"\n  {example.line}\n" in shown
        told = message(lang, f"example-{example.name}", {})
        assert " ".join(told.split()) in " ".join(shown.split())
