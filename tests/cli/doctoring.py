"""A user for the doctor: homes with nothing in them, and what is found there."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import TypeAlias

import pytest

from palifico.store import open_store
from tests.cli.conftest import Palifico

KEY = "ab" * 32
Told: TypeAlias = dict[str, dict[str, str]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has nothing yet."""
    folder = tmp_path / "home"
    folder.mkdir()
    for name in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(folder / name.lower()))
    for name in list(os.environ):
        if name.startswith(("PALIFICO_", "NUMBA_", "CREDENTIALS_")):
            monkeypatch.delenv(name)
    return folder


@pytest.fixture(autouse=True)
def free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any port, so that nothing depends on what runs on this machine."""
    monkeypatch.setenv("PALIFICO_PORT", "0")


def examined(palifico: Palifico, *argv: str) -> tuple[int, Told]:
    """The exit code, and what was found by its code."""
    status, out, err = palifico("doctor", *argv, "--json")
    assert err == ""
    told = json.loads(out)
    assert told["ok"] is (status == 0)
    return status, {one["code"]: one for one in told["checks"]}


def levels(told: Told) -> dict[str, str]:
    """What is not well."""
    return {code: one["level"] for code, one in told.items() if one["level"] != "ok"}


async def _database(file: Path) -> None:
    store = await open_store(f"sqlite:///{file}")
    await store.close()


@pytest.fixture
def database(home: Path) -> Path:
    """The database of a server that has run before, with its keys."""
    file = home / "data" / "palifico" / "palifico.db"
    asyncio.run(_database(file))
    for name in ("sealing.key", "signing.key"):
        key = file.with_name(name)
        key.write_text(f"{KEY}\n", encoding="ascii")
        key.chmod(0o600)
    return file
