"""Server process: `serve()` listens with uvicorn, tunes the collector, and stops on a signal."""

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
import uvicorn

from palifico.server.bootstrap import Server, open_server
from palifico.server.core.addresses import BACKLOG, listen
from palifico.server.core.config import Settings
from palifico.server.ops.logs import set_up_logs
from palifico.server.rest.http_protocol import http_class
from palifico.server.rest.middleware import count_responses, head_as_get
from palifico.server.ws.handshake import handshake_class

KEEP_ALIVE_S: Final = 15
GC_THRESHOLDS: Final = (50_000, 20, 50)
MAX_HTTP_CONNECTIONS: Final = 2000
"""Beside the sockets."""

log: Final = structlog.get_logger("palifico.serve")


def serve(settings: Settings, *, ready: Callable[[socket.socket], None]) -> None:
    """Serve until a signal; call `ready` with the listening socket.

    Raises Fault when the port, a key or the database cannot be used.
    """
    set_up_logs(form=settings.log_format, level=settings.log_level)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, ready))


async def _serve(settings: Settings, ready: Callable[[socket.socket], None]) -> None:
    with listen(settings.host, settings.port) as listening:
        async with open_server(settings) as parts:
            _tune_gc()
            server = GracefulServer(
                uvicorn_config(parts, settings),
                limit=settings.shutdown_limit,
                ready=lambda: ready(listening),
                stop=parts.stop,
            )
            try:
                await server.serve(sockets=[listening])
            finally:
                parts.endpoint.heartbeat.stop()
        server.done()


def _tune_gc() -> None:
    """Freeze what lives as long as the process, and run the garbage collector less often.

    Tables hold tens of thousands of small objects that are no garbage; scanning all of them every
    few moments would be felt at every table. A thousand bids on their way to the disk are twenty
    thousand objects more, which are gone a moment later.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def uvicorn_config(parts: Server, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves these parts."""
    return uvicorn.Config(
        head_as_get(count_responses(parts.app, parts.metrics.http_response)),
        http=http_class(parts.endpoint.heartbeat),
        ws=handshake_class(parts.endpoint),
        interface="asgi3",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        limit_concurrency=settings.max_sockets + MAX_HTTP_CONNECTIONS,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=_half(settings.shutdown_limit),
    )


class GracefulServer(uvicorn.Server):
    """Uvicorn, which on a signal stops the tables before it closes its connections."""

    def __init__(
        self,
        config: uvicorn.Config,
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
        """Begin to stop; a second SIGINT does not wait for open connections."""
        if self.should_exit:
            self.force_exit = self.force_exit or sig == signal.SIGINT
            return
        self.should_exit = True
        self._last_resort.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            log.info("serving")
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, stop the tables, then close the connections."""
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
        """Cancel the last resort: everything is closed."""
        self._last_resort.cancel()
        log.info("stopped")


def _half(limit: int) -> int:
    """Return the share of tables and of connections each; what is left is for the store."""
    return max(1, (limit - 1) // 2)


def _give_up() -> None:
    """Exit at once: nothing that was confirmed is lost by it."""
    log.error("stopped too late")
    os._exit(1)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    with suppress(ImportError):
        from uvloop import new_event_loop  # noqa: PLC0415 - not on every platform

        factory: Callable[[], Any] = new_event_loop
        return factory
    return None
