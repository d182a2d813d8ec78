"""A gateway that records who connects and what they send, and a server over nothing but that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from palifico.errors import Fault
from palifico.server.auth.accounts import Account
from palifico.server.core.rate_limits import ConnectionLimits
from palifico.server.live.subscriber import OutgoingMessage, Subscriber
from palifico.server.rest.http_protocol import http_class
from palifico.server.ws.gateway import Admission, Endpoint, HandshakeRequest
from palifico.server.ws.handshake import handshake_class

TABLE = "0000000000000000"
PATH = f"/api/tables/{TABLE}/socket"
WELCOME = b'{"type":"welcome"}'
FLOODED = b'{"type":"err","code":"flood"}'


def account(name: str) -> Account:
    """Somebody."""
    return Account(name, name, "red", "circle", "guest", None, 0)


class RecordingGateway:
    """A gateway that admits every client but those that ask for trouble, and echoes messages."""

    def __init__(self) -> None:
        self.asked: list[HandshakeRequest] = []
        self.heard: list[bytes] = []
        self.here: list[Subscriber] = []
        self.gone_from: list[tuple[Subscriber, Any]] = []
        self.may_open = asyncio.Event()
        self.may_open.set()

    async def admit(self, asked: HandshakeRequest) -> Admission:
        """Admit the client that is named in the authorization header."""
        self.asked.append(asked)
        await self.may_open.wait()
        if asked.table != TABLE:
            raise Fault("table.unknown", given=asked.table)
        if asked.authorization == "nonsense":
            raise Fault("auth.invalid")
        if asked.authorization == "crash":
            raise ZeroDivisionError
        who = account(asked.authorization) if asked.authorization else None
        return Admission(who, "the table", asked.after)

    def join(self, listener: Subscriber, entry: Admission) -> None:
        """Welcome them, unless they come to be refused."""
        if entry.after == 403:
            raise Fault("spectators.off")
        if entry.after == 503:
            raise Fault("server.stopping")
        if entry.after == 500:
            raise ZeroDivisionError
        self.here.append(listener)
        listener.push(OutgoingMessage(WELCOME))

    def receive(self, listener: Subscriber, table: Any, data: bytes) -> None:
        """Say it back."""
        assert table == "the table"
        if data == b"crash":
            raise ZeroDivisionError
        self.heard.append(data)
        listener.push(OutgoingMessage(data))

    def flooded(self, listener: Subscriber, table: Any) -> OutgoingMessage:
        """Too much."""
        return OutgoingMessage(FLOODED)

    def leave(self, listener: Subscriber, table: Any) -> None:
        """Note it."""
        self.gone_from.append((listener, table))


@dataclass
class Clock:
    """A clock that tests turn themselves."""

    ms: int = 1_000_000

    def __call__(self) -> int:
        """What time it is."""
        return self.ms


@dataclass
class Served:
    """A server on a port of this machine."""

    port: int
    notes: RecordingGateway
    endpoint: Endpoint
    clock: Clock
    codes: list[int]
    state: ServerState = field(default_factory=ServerState)

    def connect(self, path: str = PATH, **more: Any) -> connect:
        """A client that behaves."""
        plain = {"compression": None, "ping_interval": None, "proxy": None, "close_timeout": 5}
        return connect(f"ws://127.0.0.1:{self.port}{path}", **{**plain, **more})

    def shut_down(self) -> None:
        """Do as the HTTP server does when it stops."""
        for connection in list(self.state.connections):
            connection.shutdown()


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application with one answer."""
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"here"})


@asynccontextmanager
async def served(
    *, most: int = 100, of_address: int = 100, of_account: int = 20, **more: Any
) -> AsyncIterator[Served]:
    """Serve a recording gateway."""
    notes, clock, codes = RecordingGateway(), Clock(), list[int]()
    connection_limits = ConnectionLimits(most, of_address, of_account)
    endpoint = Endpoint(
        gateway=notes,
        connection_limits=connection_limits,
        clock=clock,
        on_closed=codes.append,
        **more,
    )
    state = ServerState()
    config = Config(
        nothing,
        http=http_class(endpoint.heartbeat),
        ws=handshake_class(endpoint),
        log_config=None,
        lifespan="off",
    )
    config.load()
    make: Callable[..., asyncio.Protocol] = config.http_protocol_class
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: make(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    port = server.sockets[0].getsockname()[1]
    try:
        yield Served(port, notes, endpoint, clock, codes, state)
    finally:
        server.close()
        endpoint.heartbeat.stop()
        for connection in list[Any](state.connections):
            connection.drop()
        await until(lambda: not state.connections)


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that is about to be so."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.001)


@dataclass
class Raw:
    """A client that does nothing of its own accord."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def frame(self) -> tuple[int, bytes]:
        """The opcode and the data of the next frame, which is a short one."""
        async with asyncio.timeout(10):
            first, size = await self.reader.readexactly(2)
            return first & 15, await self.reader.readexactly(size)

    async def ping(self) -> bytes:
        """What stands in the next ping."""
        while True:
            opcode, data = await self.frame()
            if opcode == Opcode.PING:
                return data

    def send(self, opcode: Opcode, data: bytes) -> None:
        """Send a frame."""
        self.writer.write(masked(opcode, data))


@asynccontextmanager
async def raw(server: Served, path: str = PATH) -> AsyncIterator[Raw]:
    """A connection whose handshake is done, made by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request(path))
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()
        await asyncio.wait([asyncio.ensure_future(writer.wait_closed())])


def request(path: str = PATH, *, key: str = "dGhlIHNhbXBsZSBub25jZQ==", **headers: str) -> bytes:
    """The bytes that ask for a socket."""
    given = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = [f"{name}: {value}\r\n" for name, value in given.items() if value]
    return f"GET {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode()


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def write(client: ClientConnection, data: bytes) -> None:
    """Send bytes past the client's own judgement."""
    client.transport.write(data)
    await asyncio.sleep(0)
