"""Cookies in the data folder, and where that folder is."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from palifico.terminal.client.credentials import CredentialStore, data_folder


def test_credentials_who_one_is_is_kept_where_no_other_player_can_read(tmp_path: Path) -> None:
    kept = CredentialStore(tmp_path / "new")
    assert kept.cookie("home") is None
    kept.save("home", "secret")
    kept.save("away", "other")
    kept.save("away", None)
    assert CredentialStore(tmp_path / "new").cookie("home") == "secret"
    file = tmp_path / "new" / "people.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("[1, 2")
    assert kept.cookie("home") is None
    CredentialStore(Path("/dev/null/nowhere")).save("home", "secret")


def test_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PALIFICO_DATA", str(tmp_path))
    assert data_folder(None) == tmp_path / "terminal"
    assert data_folder("/elsewhere") == Path("/elsewhere/terminal")
