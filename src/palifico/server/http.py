"""HTTP as the library speaks it, but nobody takes for ever over a request, or sends it endless.

Whoever opens a connection has ten seconds to send a whole request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from palifico.server.metrics import Metrics
from palifico.server.pulse import Pulse

MOST_HEADERS: Final = 32 * 1024
SECONDS: Final = 10
TOO_LARGE: Final = b"\r\n".join(
    (
        b"HTTP/1.1 431 Request Header Fields Too Large",
        b"connection: close",
        b"content-length: 0",
        *(b"", b""),
    )
)


def with_heads(app: Any) -> Callable[..., Awaitable[None]]:
    """The same, which also answers HEAD for pages and health as it would GET, without a body."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD" and not scope["path"].startswith("/api/"):
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer


def http_class(pulse: Pulse) -> type[asyncio.Protocol]:
    """The class that speaks HTTP on every connection."""
    return type("PatientHttp", (Http,), {"pulse": pulse})


class Http(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    pulse: ClassVar[Pulse]
    _head: int | None = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self.pulse.drop_after(SECONDS, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there."""
        self.pulse.keep(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read some of a request."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEADERS and not self.transport.is_closing():
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        self.pulse.keep(self)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """The clock runs."""
        self._head = 0
        self.pulse.drop_after(SECONDS, self)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The headers are within bounds."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The clock stands still."""
        self.pulse.keep(self)
        super().on_message_complete()

    def drop(self) -> None:
        """End the connection."""
        self.transport.abort()


def counted(app: Any, metrics: Metrics) -> Callable[..., Awaitable[None]]:
    """The same application; its answers are counted."""

    async def call(scope: dict[str, Any], receive: Any, send: Any) -> None:
        async def sending(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                metrics.count("http_requests", scope["method"], str(message["status"]))
            await send(message)

        await app(scope, receive, sending)

    return call
