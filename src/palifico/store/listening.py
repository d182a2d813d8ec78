"""Notices between processes on one PostgreSQL database: which table has come to which number.

They say no more than that; whoever hears one reads the gap. A lost notice delays, never corrupts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from palifico.store.contract import Notice

CHANNEL: Final = "palifico"
PAUSE: Final = 1.0
"""Seconds before a lost connection is made again."""
QUIET: Final = 30.0
"""Seconds after which a silent connection is asked whether it is still there."""
_NOTIFY: Final = f"""\
SELECT pg_notify('{CHANNEL}', given || ' ' || head) FROM unnest($1::bigint[], $2::int[])
AS heads (given, head)"""


def notify(conn: Connection, heads: Mapping[int, int]) -> None:
    """Tell everybody who listens, as soon as the transaction of this connection is committed."""
    if heads:
        conn.exec_driver_sql(_NOTIFY, (list(heads.keys()), list(heads.values())))


async def listen(
    engine: AsyncEngine, heard: Notice, first: asyncio.Event, trouble: tuple[type[Exception], ...]
) -> None:
    """Hear notices for ever; `first` is set when that has begun, or has failed to.

    Whenever a connection was lost, it says `heard(0, 0)` once there is a new one.
    """
    missed = False
    while True:
        with suppress(*trouble):
            async with engine.connect() as conn:
                try:
                    lost = await _subscribe(conn, heard)
                    if missed:
                        heard(0, 0)
                    first.set()
                    await _until_lost(conn, lost)
                finally:
                    await conn.invalidate()  # nobody else should hear what this one asked for
        first.set()
        missed = True
        await asyncio.sleep(PAUSE)


async def _subscribe(conn: AsyncConnection, heard: Notice) -> asyncio.Event:
    lost = asyncio.Event()
    driver: Any = (await conn.get_raw_connection()).driver_connection
    driver.add_termination_listener(lambda _: lost.set())

    def told(_conn: object, _pid: int, _channel: str, payload: str) -> None:
        with suppress(ValueError):
            table, n = payload.split()
            heard(int(table), int(n))

    await driver.add_listener(CHANNEL, told)
    return lost


async def _until_lost(conn: AsyncConnection, lost: asyncio.Event) -> None:
    driver: Any = (await conn.get_raw_connection()).driver_connection
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), QUIET)
        except TimeoutError:
            await driver.execute("SELECT 1")
