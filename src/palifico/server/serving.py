"""`serve`: listen, say where, go on until told to stop, and leave nobody in the dark."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Timer
from types import FrameType
from typing import Any, Final

import structlog
from uvicorn import Config, Server

from palifico.server.addresses import BACKLOG, listen
from palifico.server.house import House, open_house
from palifico.server.http import counted, http_class, with_heads
from palifico.server.knocking import socket_class
from palifico.server.logs import set_up_logs
from palifico.server.settings import Settings

KEEP_ALIVE: Final = 15
COLLECT_AFTER: Final = (50_000, 20, 50)
OTHERS: Final = 2000
"""So many connections beside the sockets."""

log: Final = structlog.get_logger("palifico.serve")


def serve(settings: Settings, *, ready: Callable[[socket.socket], None]) -> None:
    """Serve until a signal says to stop; `ready` hears where.

    Raises Fault when the port, a key or the database cannot be used.
    """
    set_up_logs(form=settings.log_format, level=settings.log_level)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, ready))


async def _serve(settings: Settings, ready: Callable[[socket.socket], None]) -> None:
    with listen(settings.host, settings.port) as listening:
        async with open_house(settings) as house:
            _keep_what_is_there()
            server = HouseServer(
                config(house, settings),
                limit=settings.shutdown_limit,
                ready=lambda: ready(listening),
                stop=house.stop,
            )
            try:
                await server.serve(sockets=[listening])
            finally:
                house.hall.pulse.stop()
        server.done()


def _keep_what_is_there() -> None:
    """Spare the collector of garbage what stays to the end, and let it look at the rest less often.

    Tables hold tens of thousands of small things that are no garbage; going through all of them
    every few moments would be felt at every table. A thousand bids on their way to the disk are
    twenty thousand such things, which are gone a moment later.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def config(house: House, settings: Settings) -> Config:
    """How the HTTP server is to run the house."""
    return Config(
        with_heads(counted(house.app, house.metrics)),
        http=http_class(house.hall.pulse),
        ws=socket_class(house.hall),
        interface="asgi3",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        limit_concurrency=settings.max_sockets + OTHERS,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=_half(settings.shutdown_limit),
    )


class HouseServer(Server):
    """The HTTP server, which on a signal lets the house close before its connections do."""

    def __init__(
        self,
        config: Config,
        *,
        limit: int,
        ready: Callable[[], None],
        stop: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._limit = limit
        self._ready = ready
        self._stop = stop
        self._last_resort = Timer(limit, _give_up)
        self._last_resort.daemon = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; to be asked again by the keyboard is to be in a hurry."""
        if self.should_exit:
            self.force_exit = self.force_exit or sig == signal.SIGINT
            return
        self.should_exit = True
        self._last_resort.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        if not self.should_exit:
            log.info("serving")
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, close the house, then the connections."""
        log.info("stopping")
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(_half(self._limit)):
                await self._stop()
        except Exception as error:
            log.error("stop.failed", error=type(error).__name__)
        await super().shutdown(sockets)

    def done(self) -> None:
        """Everything is closed: the last resort is not needed."""
        self._last_resort.cancel()
        log.info("stopped")


def _half(limit: int) -> int:
    """The house and the connections have half of the time each; what is left is for the store."""
    return max(1, (limit - 1) // 2)


def _give_up() -> None:
    """Leave at once: nothing that was confirmed is lost by it."""
    log.error("stopped too late")
    os._exit(1)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    with suppress(ImportError):
        from uvloop import new_event_loop  # noqa: PLC0415 - not on every platform

        factory: Callable[[], Any] = new_event_loop
        return factory
    return None
