"""The clients of the workload "bid table": four sockets a table, in one process, as lean as can be.

A bid is complete when all four have received it; then the next player bids. The client only looks
closely at what the player to act receives, so that the server is what is measured.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import cast

import msgspec

PING = 0x89
BID, ROLLED, OVER = b'{"type":"bid"', b'{"type":"rolled"', b'{"type":"ended"'
OK = b'{"type":"ok"'


class _Turn(msgspec.Struct):
    to_act: int
    bids: list[tuple[int, int] | None]


class _Entry(msgspec.Struct):
    n: int
    turn: _Turn


_read = msgspec.json.Decoder(_Entry).decode


@dataclass(eq=False)
class BidTable:
    """One table in a closed loop; `done` hears how long each bid took, in seconds."""

    sockets: list[Socket] = field(default_factory=list)
    done: Callable[[BidTable, float], None] = lambda _, __: None
    received: int = 0
    sent_at: float = 0.0
    is_bid: bool = False
    entry: _Entry | None = None
    over: bool = False
    answers: int = 0

    def heard(self, payload: bytes) -> None:
        """One of the four has received an entry of the game."""
        self.received += 1
        if self.received < len(self.sockets):
            return
        self.received = 0
        self.entry = _read(payload)
        if self.is_bid:
            self.done(self, perf_counter() - self.sent_at)
        elif self.sent_at:
            self.move()

    def move(self) -> None:
        """The player to act makes the smallest raise, or challenges when there is none."""
        if self.entry is None or self.over:
            return
        turn, n = self.entry.turn, self.entry.n
        raises = [(span[0], face) for face, span in enumerate(turn.bids, 1) if span and face > 1]
        self.is_bid = bool(raises)
        if raises:
            count, face = min(raises)
            text = b'{"type":"bid","id":"%d","bid":[%d,%d],"expect":%d}' % (n, count, face, n)
        else:
            text = b'{"type":"dudo","id":"%d","expect":%d}' % (n, n)
        self.sent_at = perf_counter()
        self.sockets[turn.to_act].send(text)


class Socket(asyncio.Protocol):
    """A WebSocket client without anything that this workload does not need."""

    def __init__(self, table: BidTable, path: str, cookie: str) -> None:
        self.table = table
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.over = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server has closed the connection"))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        self._frames(data)

    def send(self, payload: bytes, head: bytes = b"\x81") -> None:
        """A frame, masked with zeros: a text, if nothing else is said."""
        assert self.transport is not None
        size = len(payload)
        head += bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(head + b"\x00\x00\x00\x00" + payload)

    def _frames(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            if end < start + size or (data[at + 1] == 126 and end < at + 4):
                break
            head, at = data[at], start + size
            if head == PING:
                self.send(data[start:at], head=b"\x8a")
            elif data.startswith(b"{", start):
                self._message(data[start:at])
        self.buffer = data[at:]

    def _message(self, payload: bytes) -> None:
        table = self.table
        if payload.startswith((BID, ROLLED)):
            table.heard(payload)
        elif payload.startswith(OK):
            table.answers += 1
        elif payload.startswith(OVER):
            table.over = True


async def connected(port: int, path: str, cookies: list[str]) -> BidTable:
    """A table with a socket for each of these people."""
    table, loop = BidTable(), asyncio.get_running_loop()
    for cookie in cookies:
        socket = Socket(table, path, cookie)
        await loop.create_connection(partial(_same, socket), "127.0.0.1", port)
        await socket.open
        table.sockets.append(socket)
    return table


def _same(socket: Socket) -> Socket:
    return socket
