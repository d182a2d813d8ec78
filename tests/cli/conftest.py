"""Command lines run in this process, with nothing of the machine's language or width about them."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from palifico.cli.app import run


class Ran(NamedTuple):
    """What came of a command line."""

    status: int
    out: str
    err: str


class Terminal(io.TextIOWrapper):
    """Input that a person types."""

    def isatty(self) -> bool:
        """Yes, it is."""
        return True


class Screen(io.StringIO):
    """Standard error that somebody looks at."""

    def isatty(self) -> bool:
        """Yes, it is."""
        return True


Palifico: TypeAlias = Callable[..., Ran]


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language asked for, and lines long enough that nothing is folded."""
    for name in ("PALIFICO_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "1000")


@pytest.fixture
def palifico(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Palifico:
    """Run a command line; `stdin` is what would be typed or piped in."""

    def call(*argv: str, stdin: str | bytes = b"", at_terminal: bool = False) -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        stream = (Terminal if at_terminal else io.TextIOWrapper)(io.BytesIO(data), "utf-8")
        monkeypatch.setattr(sys, "stdin", stream)
        status = run(list(argv))
        return Ran(status, *capsys.readouterr())

    return call


@pytest.fixture
def folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results go where we are; and whoever runs the tests may have bots of their own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
