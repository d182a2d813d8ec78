"""Notifications between processes on one PostgreSQL database (LISTEN/NOTIFY).

They say no more than that; a process that hears one reads the gap. A lost notice delays, never
corrupts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from palifico.store.base import Notice

CHANNEL: Final = "palifico"
RECONNECT_DELAY_S: Final = 1.0
"""How long to wait before reconnecting."""
KEEPALIVE_S: Final = 30.0
"""How long a connection may be silent before it is probed."""
_NOTIFY: Final = f"""\
SELECT pg_notify('{CHANNEL}', given || ' ' || head) FROM unnest($1::bigint[], $2::int[])
AS heads (given, head)"""


def notify(conn: Connection, heads: Mapping[int, int]) -> None:
    """Notify all listening processes once the transaction of this connection is committed."""
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
                    await conn.invalidate()  # its LISTEN must not return to the pool
        first.set()
        missed = True
        await asyncio.sleep(RECONNECT_DELAY_S)


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
            await asyncio.wait_for(lost.wait(), KEEPALIVE_S)
        except TimeoutError:
            await driver.execute("SELECT 1")
