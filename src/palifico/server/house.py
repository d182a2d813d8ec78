"""A whole server put together: keys, store, tables, routes, sockets."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from palifico.fair.sealing import load_sealer
from palifico.fair.signing import load_signer
from palifico.fair.source import Source, system
from palifico.server.app import RestSettings, build_app
from palifico.server.counting import CountingWatch, TimedStore
from palifico.server.door import TableDoor
from palifico.server.flood import Crowd
from palifico.server.hall import Hall
from palifico.server.health import Health, health_routes
from palifico.server.housekeeping import keep, wake
from palifico.server.identity import Identity
from palifico.server.live import Tables
from palifico.server.metrics import Metrics
from palifico.server.rates import RATES
from palifico.server.roster import added
from palifico.server.sealed_by import check_sealer
from palifico.server.settings import Settings
from palifico.server.timing import LoopTimers, Timers
from palifico.store import open_store


@dataclass(frozen=True, slots=True)
class House:
    """The parts of a server that is open."""

    tables: Tables
    hall: Hall
    health: Health
    metrics: Metrics
    app: Any

    async def stop(self) -> None:
        """Take no more commands, see everything to the disk, send everybody away politely."""
        self.health.stopping = True
        await self.tables.stop()


@asynccontextmanager
async def open_house(
    settings: Settings, *, timers: Timers | None = None, source: Source = system
) -> AsyncIterator[House]:
    """A server on these settings, but for its port.

    Raises Fault when a key, the database or the list of own bots cannot be used.
    """
    sealer, signer = load_sealer(settings.sealing_key), load_signer(settings.signing_key)
    metrics = Metrics(with_process=True)
    store = TimedStore(await open_store(settings.database), metrics)
    try:
        await check_sealer(store, sealer, str(settings.sealing_key))
        clock = timers or LoopTimers()
        identity = Identity(store, now=clock.now, source=source)
        tables = Tables(
            store=store,
            identity=identity,
            sealer=sealer,
            signer=signer,
            timers=clock,
            source=source,
            roster=added(),
            watch=CountingWatch(metrics),
        )
        await wake(tables)
        keeping = asyncio.get_running_loop().create_task(keep(tables))
        try:
            yield _furnish(settings, tables, metrics)
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
    finally:
        await store.close()


def _furnish(settings: Settings, tables: Tables, metrics: Metrics) -> House:
    crowd = Crowd(settings.max_sockets, settings.max_sockets_address, settings.max_sockets_account)
    metrics.sockets = lambda: crowd.total
    metrics.tables = lambda: Counter(live.state.status for live in tables.live.values())
    health = Health(tables.store, now=tables.timers.now)
    app = build_app(
        store=tables.store,
        identity=tables.identity,
        tables=tables,
        settings=RestSettings(
            secure=settings.secure_cookies,
            origins=settings.origins,
            proxy_header=settings.proxy_header,
            rates={**RATES, "guests": f"{settings.guests_per_hour}/hour"},
            crowd=crowd,
        ),
        routers=health_routes(
            health, metrics, shown_to=settings.metrics, proxy_header=settings.proxy_header
        ),
    )
    hall = Hall(
        door=TableDoor(tables, tables.identity),
        crowd=crowd,
        origins=settings.origins,
        proxy_header=settings.proxy_header,
        messages_a_second=settings.max_messages,
        closed=metrics.socket_closed,
    )
    return House(tables, hall, health, metrics, app)
