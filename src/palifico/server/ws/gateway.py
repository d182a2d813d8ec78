"""WebSocket gateway: the way of connections to the tables, and what all connections share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from palifico.errors import Fault
from palifico.protocol.codec import encode
from palifico.server.auth.accounts import Account
from palifico.server.auth.identity import Identity
from palifico.server.core.clock import monotonic_ms
from palifico.server.core.heartbeat import Heartbeat
from palifico.server.core.rate_limits import MESSAGES_PER_S, ConnectionLimits
from palifico.server.live.replies import err_of_fault
from palifico.server.live.service import TableService
from palifico.server.live.subscriber import CLOSE_NOT_ALLOWED, OutgoingMessage, Subscriber


@dataclass(frozen=True, slots=True)
class HandshakeRequest:
    """What an upgrade request asks for."""

    table: str
    after: int | None
    lang: str
    cookie: str | None
    authorization: str | None


@dataclass(frozen=True, slots=True)
class Admission:
    """A client that may connect, and to which table."""

    account: Account | None
    table: Any
    after: int | None
    key: str | None = None


class Gateway(Protocol):
    """What a connection needs of the rest of the server. Only `admit` may wait."""

    async def admit(self, request: HandshakeRequest) -> Admission:
        """Authenticate the client and find the table; raise Fault if it may not subscribe."""

    def join(self, subscriber: Subscriber, admission: Admission) -> None:
        """Subscribe to the table; raise Fault if that cannot be."""

    def receive(self, subscriber: Subscriber, table: Any, data: bytes) -> None:
        """Take a message of a client."""

    def flooded(self, subscriber: Subscriber, table: Any) -> OutgoingMessage:
        """Return the reply to a message beyond the rate limit."""

    def leave(self, subscriber: Subscriber, table: Any) -> None:
        """Unsubscribe from the table."""


class TableGateway:
    """The gateway to `TableService`; ends connections whose credential is revoked."""

    def __init__(self, tables: TableService, identity: Identity) -> None:
        self._tables = tables
        self._identity = identity
        self._revocable: dict[Subscriber, Callable[[], None]] = {}

    async def admit(self, request: HandshakeRequest) -> Admission:
        """Authenticate the client, find the table; raise Fault `auth.invalid`, `table.unknown`."""
        principal = await self._identity.authenticate(
            cookie=request.cookie, authorization=request.authorization
        )
        account, key = (None, None) if principal is None else (principal.account, principal.key)
        return Admission(account, await self._tables.find(request.table), request.after, key)

    def join(self, subscriber: Subscriber, admission: Admission) -> None:
        """Subscribe to the table; raise Fault `spectators.off`, `server.stopping`."""
        self._tables.join(admission.table, subscriber, after=admission.after)
        if admission.key is not None:
            close = partial(subscriber.close, CLOSE_NOT_ALLOWED, "auth.revoked")
            self._revocable[subscriber] = self._identity.on_revoked(admission.key, close)

    def receive(self, subscriber: Subscriber, table: Any, data: bytes) -> None:
        """Submit a message to the table as a command."""
        self._tables.submit(table, subscriber, data, subscriber.push)

    def flooded(self, subscriber: Subscriber, table: Any) -> OutgoingMessage:
        """Return an error without an id: the message was not read."""
        err = err_of_fault(Fault("flood"), id_=None, lang=subscriber.lang, n=table.state.n)
        return OutgoingMessage(encode(err))

    def leave(self, subscriber: Subscriber, table: Any) -> None:
        """Unsubscribe from the table."""
        if (forget := self._revocable.pop(subscriber, None)) is not None:
            forget()
        self._tables.leave(table, subscriber)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What all connections share: the gateway, limits, the heartbeat and a monotonic clock."""

    gateway: Gateway
    connection_limits: ConnectionLimits
    origins: Collection[str] = ()
    proxy_header: str = ""
    messages_per_s: int = MESSAGES_PER_S
    clock: Callable[[], int] = monotonic_ms
    on_closed: Callable[[int], None] = lambda _: None
    handshake_timeout_s: float = 10.0
    max_handshakes: int = 1000
    heartbeat: Heartbeat = field(default_factory=Heartbeat)
    handshakes: set[asyncio.Task[Any]] = field(default_factory=set)
