"""Composition root: opens keys, store, tables, REST app and WebSocket gateway as one `Server`."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from palifico.errors import Fault
from palifico.fair import Secret
from palifico.fair.entropy import Source, system
from palifico.fair.sealer import Sealer, load_sealer
from palifico.fair.signer import load_signer
from palifico.server.auth.identity import Identity
from palifico.server.core.addresses import lan_url_at
from palifico.server.core.clock import Clock, LoopClock
from palifico.server.core.config import Settings
from palifico.server.core.rate_limits import RATE_LIMITS, ConnectionLimits
from palifico.server.live.bot_registry import load_registry
from palifico.server.live.bot_runner import BotRunner
from palifico.server.live.housekeeping import keep, wake
from palifico.server.live.service import TableService
from palifico.server.live.services import Services
from palifico.server.ops.health import Health, health_routes
from palifico.server.ops.metrics import CountingHook, Metrics, TimedStore
from palifico.server.rest.app import RestSettings, build_app
from palifico.server.ws.gateway import Endpoint, TableGateway
from palifico.store import open_store
from palifico.store.queries.facts import get_fact, set_fact

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.store.base import Store

KEY_CHECK_FACT: Final = "sealed"
KEY_CHECK_SAMPLE: Final = Secret(b"palifico")
NO_GAME: Final = bytes(16)

MakeBots: TypeAlias = Callable[[Source, Callable[[str], None]], BotRunner]


@dataclass(frozen=True, slots=True)
class Server:
    """The parts of an open server."""

    tables: TableService
    endpoint: Endpoint
    health: Health
    metrics: Metrics
    app: Any

    async def stop(self) -> None:
        """Refuse new commands, flush to disk, close every connection."""
        self.health.stopping = True
        await self.tables.stop()


def default_bots(source: Source, on_failure: Callable[[str], None]) -> BotRunner:
    """Return a runner of the built-in bots and those that were added on this machine."""
    return BotRunner(source, registry=load_registry(), on_failure=on_failure)


@asynccontextmanager
async def open_server(
    settings: Settings,
    *,
    timers: Clock | None = None,
    source: Source = system,
    bots: MakeBots = default_bots,
) -> AsyncIterator[Server]:
    """Open all parts of a server except its port; close them on exit.

    Raises Fault when a key, the database or the list of custom bots cannot be used.
    """
    sealer, signer = load_sealer(settings.sealing_key), load_signer(settings.signing_key)
    metrics = Metrics(with_process=True)
    store = TimedStore(await open_store(settings.database), metrics)
    try:
        await check_sealing_key(store, sealer, str(settings.sealing_key))
        clock = timers or LoopClock()
        identity = Identity(store, now=clock.now, source=source)
        hook = CountingHook(metrics)
        services = Services(
            store=store,
            identity=identity,
            sealer=sealer,
            signer=signer,
            clock=clock,
            source=source,
            bots=bots(source, hook.bot_failed),
            metrics=hook,
        )
        tables = TableService(services)
        await wake(tables)
        keeping = asyncio.get_running_loop().create_task(keep(tables))
        try:
            yield _assemble(settings, tables, metrics)
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
    finally:
        await store.close()


def _assemble(settings: Settings, tables: TableService, metrics: Metrics) -> Server:
    connection_limits = ConnectionLimits(
        settings.max_sockets, settings.max_sockets_address, settings.max_sockets_account
    )
    metrics.sockets = lambda: connection_limits.total
    metrics.tables = lambda: Counter(actor.state.status for actor in tables.actors.values())
    services = tables.services
    health = Health(services.store, now=services.clock.now)
    app = build_app(
        store=services.store,
        identity=services.identity,
        tables=tables,
        settings=RestSettings(
            secure=settings.secure_cookies,
            origins=settings.origins,
            proxy_header=settings.proxy_header,
            rates={**RATE_LIMITS, "guests": f"{settings.guests_per_hour}/hour"},
            connection_limits=connection_limits,
            outside_url=partial(_outside_url, settings),
        ),
        routers=health_routes(
            health, metrics, shown_to=settings.metrics, proxy_header=settings.proxy_header
        ),
    )
    endpoint = Endpoint(
        gateway=TableGateway(tables, services.identity),
        connection_limits=connection_limits,
        origins=settings.origins,
        proxy_header=settings.proxy_header,
        messages_per_s=settings.max_messages,
        on_closed=metrics.socket_closed,
    )
    return Server(tables, endpoint, health, metrics, app)


def _outside_url(settings: Settings, port: int) -> str | None:
    return settings.public_url or (lan_url_at(port) if settings.lan else None)


async def check_sealing_key(store: Store, sealer: Sealer, place: str) -> None:
    """Seal a sample into a new database, or unseal the one that is there.

    Raises Fault `serve.key`: with another key no running game could be dealt, and their
    commitments could not be proven.
    """

    def look(conn: Connection) -> str:
        if (left := get_fact(conn, KEY_CHECK_FACT)) is None:
            left = sealer.seal(KEY_CHECK_SAMPLE, NO_GAME).hex()
            set_fact(conn, KEY_CHECK_FACT, left)
        return left

    left = await store.write(look)
    try:
        sealer.unseal(bytes.fromhex(left), NO_GAME)
    except Fault:
        raise Fault("serve.key", place=place) from None
