"""HTTP protocol: uvicorn's, with a deadline for the whole request and a limit on its headers."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from palifico.server.core.heartbeat import Heartbeat

MAX_HEADERS_BYTES: Final = 32 * 1024
REQUEST_TIMEOUT_S: Final = 10
TOO_LARGE: Final = b"\r\n".join(
    (
        b"HTTP/1.1 431 Request Header Fields Too Large",
        b"connection: close",
        b"content-length: 0",
        *(b"", b""),
    )
)


def http_class(heartbeat: Heartbeat) -> type[asyncio.Protocol]:
    """Return the protocol class that uvicorn makes for every connection."""
    return type("BoundHttpProtocol", (HttpProtocol,), {"heartbeat": heartbeat})


class HttpProtocol(HttpToolsProtocol):
    """Drops a connection that has not sent a whole request in time (slow loris)."""

    heartbeat: ClassVar[Heartbeat]
    _head: int | None = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.heartbeat.drop_after(REQUEST_TIMEOUT_S, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.heartbeat.keep(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MAX_HEADERS_BYTES and not self.transport.is_closing():
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.heartbeat.keep(self)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._head = 0
        self.heartbeat.drop_after(REQUEST_TIMEOUT_S, self)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.heartbeat.keep(self)
        super().on_message_complete()

    def drop(self) -> None:
        self.transport.abort()
