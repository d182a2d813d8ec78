"""Heavy parts are imported by those who need them: help and version come at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

from palifico.cli.registry import COMMANDS, functions, typed

HEAVY = (
    *("alembic", "argon2", "cryptography", "litestar", "msgspec", "prometheus_client", "segno"),
    *("sqlalchemy", "structlog", "uvicorn", "websockets", "asyncio", "sqlite3"),
    *("numpy", "numba", "openskill", "pyarrow", "ray", "scipy", "multiprocessing"),
    *("textual", "rich.progress", "rich.markdown", "markdown_it"),
    *("fluent.runtime", "fluent.syntax", "babel"),
)
"""Packages that take their time, and that no help needs."""
IN_TURN = """
import sys
from palifico.cli import main

for line in sys.argv[1:]:
    sys.argv = ["palifico", *line.split()]
    try:
        main()
    except SystemExit as left:
        assert left.code == 0, (line, left.code)
print("\\0", *sys.modules, sep="\\n")
"""


def imported(*lines: str) -> set[str]:
    """Every module that these command lines import, one after the other in a new process."""
    told = [sys.executable, "-c", IN_TURN, *lines]
    ran = subprocess.run(told, capture_output=True, text=True, timeout=60, check=True)
    return set(ran.stdout.partition("\0")[2].split())


def heavy(modules: set[str]) -> list[str]:
    """What of them is heavy."""
    return [name for name in HEAVY if name in modules]


@pytest.mark.parametrize("line", ["--help", "--version", "", "--lang it", "help"])
def test_help_and_version_import_nothing_heavy_and_no_command(line: str) -> None:
    modules = imported(line)
    assert "palifico.cli.app" in modules
    assert heavy(modules) == []
    assert not modules & {"cyclopts", "attr", "http.client", "ssl"}
    files = {name.replace("-", "_") for name in (*COMMANDS, *functions())}
    assert modules & {f"palifico.cli.{file}" for file in files} == set()


def test_help_of_a_command_imports_no_other_command() -> None:
    modules = imported("rules --help")
    assert "palifico.cli.commands.rules" in modules
    assert "palifico.cli.commands.odds" not in modules
    assert heavy(modules) == []


def test_lazy_no_help_of_any_command_imports_anything_heavy() -> None:
    modules = imported(*(f"{typed(name).partition(' ')[2]} --help" for name in functions()))
    assert "palifico.cli.commands.arena.run" in modules
    assert heavy(modules) == []


def test_lazy_what_is_heavy_would_be_noticed() -> None:
    assert heavy({"numpy", "json"}) == ["numpy"]
    assert heavy(imported("odds --dice 25 --others 5")) != []
