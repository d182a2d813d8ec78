"""The handshake of a WebSocket: who asks, and may they? Then an open socket takes over.

The HTTP server makes one of these for every request to change to WebSocket, and hands it the
request. It answers either 101 or an error as JSON, and it does not wait for ever.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, ClassVar, Final

import structlog
from websockets.datastructures import Headers
from websockets.frames import CloseCode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from palifico.editions import Fault
from palifico.protocol.coding import encode
from palifico.protocol.rest import Problem
from palifico.server.asking import asked_lang, check_origin, client_address, read_asked
from palifico.server.door import Asked, Entry
from palifico.server.hall import Hall
from palifico.server.listening import NOT_ALLOWED, RESTART
from palifico.server.rates import neighbourhood
from palifico.server.socket import Socket
from palifico.server.statuses import status_of
from palifico.words import fault_sentence, shorten

STATUS: Final = {
    "socket.after": 400,
    "socket.failed": 500,
    "socket.handshake": 400,
    "socket.slow": 503,
}
"""The status of a refusal that only sockets have."""

log: Final = structlog.get_logger("palifico.socket")


def socket_class(hall: Hall) -> type[asyncio.Protocol]:
    """The class that the HTTP server makes for each request to change to WebSocket."""
    return type("HallKnocker", (Knocker,), {"hall": hall, "__slots__": ()})


class Knocker(asyncio.Protocol):
    """Somebody at the door."""

    __slots__ = ("_address", "_connections", "_lang", "_task", "_transport", "_wire")
    hall: ClassVar[Hall]

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self._connections: set[Any] = server_state.connections
        self._wire = ServerProtocol()
        self._address: str | None = None
        self._lang = "en"
        self._task: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Stand at the door."""
        self._transport = transport
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Read the request; whoever goes on before there is an answer is no WebSocket client."""
        if self._task is not None:
            self.drop()
            return
        self._wire.receive_data(data)
        events = self._wire.events_received()
        try:
            if not events or not isinstance(events[0], Request):
                raise Fault("socket.handshake", why=str(self._wire.handshake_exc))
            self._read(events[0])
        except Fault as fault:
            self._refuse(fault)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits any more."""
        self._leave()
        if self._task is not None:
            self._task.cancel()

    def shutdown(self) -> None:
        """The server stops."""
        self._transport.close()

    def drop(self) -> None:
        """End the connection without another word."""
        self._transport.abort()

    def _read(self, request: Request) -> None:
        headers = request.headers
        self._lang = asked_lang(request.path, headers)
        asked = read_asked(request.path, headers, lang=self._lang)
        check_origin(headers, self.hall.origins)
        response = self._wire.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            raise Fault("socket.handshake", why=str(self._wire.handshake_exc))
        self._come(headers)
        self._transport.pause_reading()
        self._task = asyncio.get_running_loop().create_task(self._open(asked, response))
        self.hall.handshakes.add(self._task)
        self._task.add_done_callback(self.hall.handshakes.discard)

    def _come(self, headers: Headers) -> None:
        if len(self.hall.handshakes) >= self.hall.most_handshakes:
            raise Fault("socket.full")
        peer = self._transport.get_extra_info("peername")
        forwarded = headers.get_all(self.hall.proxy_header) if self.hall.proxy_header else []
        address = neighbourhood(client_address(peer[0] if peer else "", forwarded))
        self.hall.crowd.come(address)
        self._address = address

    async def _open(self, asked: Asked, response: Response) -> None:
        try:
            async with asyncio.timeout(self.hall.handshake_limit):
                entry = await self.hall.door.open(asked)
            if not self._transport.is_closing():
                self._enter(entry, response)
        except Fault as fault:
            self._refuse(fault)
        except TimeoutError:
            self._refuse(Fault("socket.slow"))
        except Exception:
            log.exception("handshake failed")
            self._refuse(Fault("socket.failed"))

    def _enter(self, entry: Entry, response: Response) -> None:
        """Let them in: from here on the socket owns the connection and its place in the crowd."""
        assert self._address is not None
        if entry.account is not None:
            self.hall.crowd.name(entry.account.id)
        socket = Socket(self.hall, self._transport, entry, lang=self._lang, address=self._address)
        self._address = None
        self._connections.discard(self)
        self._transport.write(response.serialize())
        try:
            socket.begin(self._connections, entry)
        except Fault as fault:
            code = RESTART if fault.code == "server.stopping" else NOT_ALLOWED
            socket.close(code, fault.code)
        except Exception:
            log.exception("entering failed")
            socket.close(CloseCode.INTERNAL_ERROR, "internal error")

    def _leave(self) -> None:
        self._connections.discard(self)
        if self._address is not None:
            self.hall.crowd.go(self._address, None)
            self._address = None

    def _refuse(self, fault: Fault) -> None:
        """Answer with the error that every other request gets too, and close."""
        self._leave()
        why = fault_sentence(self._lang, fault)
        about = {name: _said_back(value) for name, value in fault.about.items()}
        body = encode(Problem(fault.code, about, why))
        status = HTTPStatus(STATUS.get(fault.code) or status_of(fault.code))
        headers = Headers(
            [
                ("Content-Type", "application/json"),
                ("Content-Length", str(len(body))),
                ("Connection", "close"),
            ]
        )
        answer = Response(status.value, status.phrase, headers, body)
        self._transport.write(answer.serialize())
        self._transport.close()


def _said_back(value: str | int) -> str | int:
    return shorten(value) if isinstance(value, str) else value
