"""The server is killed at any moment: nothing confirmed is lost, no hand changes, all come back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.crash.databases import crash_postgres, postgres_of_our_own, recovered
from tests.crash.load import storm, weather
from tests.crash.planted_faults import PLANTED
from tests.postgres import postgres_server, postgres_url
from tests.sizes import size

__all__ = ["postgres_server", "postgres_url"]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.asyncio,
    pytest.mark.timeout(300),
    pytest.mark.xdist_group("processes"),
]
KILLS = size("chaos", parts=2)
"""On each kind of database."""
MAX_KILLS_TO_FIND = 25


async def test_server_killed_on_sqlite_loses_nothing(tmp_path: Path) -> None:
    outcome = await weather(tmp_path, f"sqlite:///{tmp_path / 'palifico.db'}", KILLS, Random())
    assert outcome.confirmed > KILLS
    assert outcome.resumes > KILLS
    print(outcome)


async def test_server_killed_on_postgresql_loses_nothing(tmp_path: Path, postgres_url: str) -> None:
    outcome = await weather(tmp_path, postgres_url, KILLS, Random())
    assert outcome.confirmed > KILLS
    assert outcome.resumes > KILLS
    print(outcome)


@pytest.fixture
def our_postgres() -> Iterator[str]:
    """A database whose processes may be killed."""
    with postgres_of_our_own() as url:
        yield url


CAUGHT = {
    "tells_too_early": "no way in, 404| > |was .* and is",
    "rolls_again": "seat . had .* and has",
    "forgets_commands": "answer=.'ok', .* was answered|had the effects",
}


@pytest.mark.parametrize("planted", PLANTED)
async def test_storm_finds_a_mistake(planted: str, tmp_path: Path) -> None:
    async with storm(tmp_path, f"sqlite:///{tmp_path / 'palifico.db'}", Random()) as one:
        one.server.planted = planted
        with pytest.raises(AssertionError, match=CAUGHT[planted]):
            await one.blow(MAX_KILLS_TO_FIND)


async def test_database_is_killed_and_the_server_is_not(tmp_path: Path, our_postgres: str) -> None:
    async with storm(tmp_path, our_postgres, Random()) as one:
        await one.blow(0)
        await one.shake(4, partial(crash_postgres, our_postgres))
        await one.calm()
        await recovered(our_postgres)
        outcome = await one.end()
    assert outcome.confirmed > 0
    print(outcome)
