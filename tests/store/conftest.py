"""Every test that asks for a `database` runs on both kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import postgres_server, postgres_url

__all__ = ["database", "postgres_server", "postgres_url"]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'palifico.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
