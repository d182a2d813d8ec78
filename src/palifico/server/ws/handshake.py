"""WebSocket handshake: authenticates the upgrade request, then hands over to `Connection`.

The HTTP server makes one `Handshake` for every upgrade request and hands it the request. The
answer is either 101 or an error as JSON, within a time limit.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, ClassVar, Final
from urllib.parse import parse_qs, urlsplit

import structlog
from websockets.datastructures import Headers
from websockets.frames import CloseCode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from palifico.errors import Fault
from palifico.protocol.codec import encode
from palifico.protocol.rest_accounts import Problem
from palifico.server.core.csrf import check_origin
from palifico.server.core.headers import choose_lang, client_address
from palifico.server.core.rate_limits import network_of
from palifico.server.core.status_codes import status_of
from palifico.server.live.subscriber import CLOSE_NOT_ALLOWED, CLOSE_RESTART
from palifico.server.ws.connection import Connection
from palifico.server.ws.gateway import Admission, Endpoint, HandshakeRequest
from palifico.words import fault_sentence
from palifico.words.refusals import fault_params

PATH: Final = re.compile(r"/api/tables/([0-9A-Za-z_-]{1,64})/socket")
PROTOCOL: Final = "Sec-WebSocket-Protocol"
AFTER: Final = re.compile(r"[0-9]{1,9}")
MAX_QUERY_FIELDS: Final = 20
SPECTATOR: Final = "spectator"
TOKEN_SUBPROTOCOL: Final = "palifico.token"
"""Offered beside a token: pages cannot set the Authorization header of a socket."""
STATUS: Final = {
    "socket.after": 400,
    "socket.as": 400,
    "socket.failed": 500,
    "socket.handshake": 400,
    "socket.slow": 503,
}
"""The HTTP status of errors that only handshakes have."""

log: Final = structlog.get_logger("palifico.socket")


def handshake_class(endpoint: Endpoint) -> type[asyncio.Protocol]:
    """Return the class that the HTTP server makes for each upgrade request."""
    return type("EndpointHandshake", (Handshake,), {"endpoint": endpoint, "__slots__": ()})


def read_request(path: str, headers: Headers, *, lang: str) -> HandshakeRequest:
    """Return what an upgrade request asks for.

    A client that asks to be a spectator is one, whatever credentials its browser adds.
    Raises Fault `route.unknown`, `socket.after`, `socket.as`.
    """
    parts = urlsplit(path)
    found = PATH.fullmatch(parts.path)
    if found is None:
        raise Fault("route.unknown", given=parts.path)
    fields = _fields(parts.query)
    credentials = Headers() if _is_spectator(fields.get("as", [])) else headers
    return HandshakeRequest(
        table=found[1],
        after=_after(fields.get("after", [])),
        lang=lang,
        cookie="; ".join(credentials.get_all("Cookie")) or None,
        authorization=", ".join(credentials.get_all("Authorization")) or _bearer(credentials),
    )


def read_lang(path: str, headers: Headers) -> str:
    """Return the language in the query, or the best of the Accept-Language header."""
    asked = _fields(path.partition("?")[2]).get("lang", [])
    return choose_lang(asked[-1] if asked else None, ",".join(headers.get_all("Accept-Language")))


class Handshake(asyncio.Protocol):
    """Protocol of a connection until its upgrade request is answered."""

    __slots__ = ("_address", "_connections", "_lang", "_task", "_transport", "_wire")
    endpoint: ClassVar[Endpoint]

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self._connections: set[Any] = server_state.connections
        self._wire = ServerProtocol(select_subprotocol=_select_subprotocol)
        self._address: str | None = None
        self._lang = "en"
        self._task: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self._task is not None:  # no WebSocket client goes on before there is an answer
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
        self._release()
        if self._task is not None:
            self._task.cancel()

    def shutdown(self) -> None:
        """Close, because the server stops."""
        self._transport.close()

    def drop(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    def _read(self, request: Request) -> None:
        headers = request.headers
        self._lang = read_lang(request.path, headers)
        wanted = read_request(request.path, headers, lang=self._lang)
        check_origin(headers, self.endpoint.origins)
        response = self._wire.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            raise Fault("socket.handshake", why=str(self._wire.handshake_exc))
        self._acquire(headers)
        self._transport.pause_reading()
        self._task = asyncio.get_running_loop().create_task(self._admit(wanted, response))
        self.endpoint.handshakes.add(self._task)
        self._task.add_done_callback(self.endpoint.handshakes.discard)

    def _acquire(self, headers: Headers) -> None:
        if len(self.endpoint.handshakes) >= self.endpoint.max_handshakes:
            raise Fault("socket.full")
        peer = self._transport.get_extra_info("peername")
        forwarded = (
            headers.get_all(self.endpoint.proxy_header) if self.endpoint.proxy_header else []
        )
        address = network_of(client_address(peer[0] if peer else "", forwarded))
        self.endpoint.connection_limits.acquire(address)
        self._address = address

    async def _admit(self, wanted: HandshakeRequest, response: Response) -> None:
        try:
            async with asyncio.timeout(self.endpoint.handshake_timeout_s):
                admission = await self.endpoint.gateway.admit(wanted)
            if not self._transport.is_closing():
                self._upgrade(admission, response)
        except Fault as fault:
            self._refuse(fault)
        except TimeoutError:
            self._refuse(Fault("socket.slow"))
        except Exception:
            log.exception("handshake failed")
            self._refuse(Fault("socket.failed"))

    def _upgrade(self, admission: Admission, response: Response) -> None:
        """Hand over to a `Connection`, which from now on counts towards the limits."""
        assert self._address is not None
        if admission.account is not None:
            self.endpoint.connection_limits.assign(admission.account.id)
        connection = Connection(
            self.endpoint, self._transport, admission, lang=self._lang, address=self._address
        )
        self._address = None
        self._connections.discard(self)
        self._transport.write(response.serialize())
        try:
            connection.begin(self._connections, admission)
        except Fault as fault:
            code = CLOSE_RESTART if fault.code == "server.stopping" else CLOSE_NOT_ALLOWED
            connection.close(code, fault.code)
        except Exception:
            log.exception("entering failed")
            connection.close(CloseCode.INTERNAL_ERROR, "internal error")

    def _release(self) -> None:
        self._connections.discard(self)
        if self._address is not None:
            self.endpoint.connection_limits.release(self._address, None)
            self._address = None

    def _refuse(self, fault: Fault) -> None:
        """Answer with an error as other HTTP requests get it, and close."""
        self._release()
        why = fault_sentence(self._lang, fault)
        about = fault_params(fault)
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


def _fields(query: str) -> dict[str, list[str]]:
    try:
        return parse_qs(query, keep_blank_values=True, max_num_fields=MAX_QUERY_FIELDS)
    except ValueError:
        return {"after": ["too many fields"]}


def _after(given: Sequence[str]) -> int | None:
    if not given:
        return None
    if len(given) > 1 or not AFTER.fullmatch(given[0]):
        raise Fault("socket.after", given=" ".join(given))
    return int(given[0])


def _is_spectator(given: Sequence[str]) -> bool:
    if given and list(given) != [SPECTATOR]:
        raise Fault("socket.as", given=" ".join(given))
    return bool(given)


def _bearer(headers: Headers) -> str | None:
    """Return the token among the subprotocols, as an Authorization header would have it."""
    offered = [each.strip() for value in headers.get_all(PROTOCOL) for each in value.split(",")]
    if TOKEN_SUBPROTOCOL not in offered:
        return None
    return f"Bearer {' '.join(each for each in offered if each != TOKEN_SUBPROTOCOL)}"


def _select_subprotocol(_: object, offered: Sequence[Subprotocol]) -> Subprotocol | None:
    """Select the only one there is; never a token, which would then be sent back."""
    return Subprotocol(TOKEN_SUBPROTOCOL) if TOKEN_SUBPROTOCOL in offered else None
