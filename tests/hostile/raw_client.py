"""A WebSocket client that keeps to no rules: it sends bytes, and reads frames."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from struct import pack, unpack
from typing import Any, Final

KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
PATIENCE: Final = 60
"""Seconds after which something hangs."""
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
FIN: Final = 0x80


def frame(payload: bytes, opcode: int = FIN | TEXT, *, mask: bool = True) -> bytes:
    """A frame as a client sends it, or ought not to."""
    size = len(payload)
    bit = FIN if mask else 0
    if size < 126:
        head = pack("!BB", opcode, bit | size)
    elif size < 1 << 16:
        head = pack("!BBH", opcode, bit | 126, size)
    else:
        head = pack("!BBQ", opcode, bit | 127, size)
    return head + (bytes(4) if mask else b"") + payload


class Raw:
    """A connection: what came of its handshake, and what the server says then."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.status = 0
        self.problem: dict[str, Any] = {}

    async def send(self, data: bytes) -> None:
        """Send bytes; whoever is closed already does not mind."""
        with suppress(OSError):
            self._writer.write(data)
            await self._writer.drain()

    async def ask(self, head: str) -> int:
        """Send a request and read the status; the error, if it is one, is in `problem`."""
        await self.send(head.encode("latin-1"))
        async with asyncio.timeout(PATIENCE):
            answer = await self._reader.readuntil(b"\r\n\r\n")
        lines = answer.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1])
        if self.status != 101:
            fields = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
            body = await self._reader.readexactly(int(fields.get("content-length", "0")))
            is_json = fields.get("content-type", "").startswith("application/json")
            self.problem = json.loads(body) if is_json else {}
        return self.status

    async def frame(self) -> tuple[int, bytes]:
        """The next frame but pings and pongs: its opcode and what is in it; (0, b"") at the end."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    opcode, data = await self._frame()
                    if opcode not in (PING, PONG):
                        return opcode, data
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, b""

    async def message(self) -> dict[str, Any]:
        """The next message as JSON; the code if the server closes."""
        opcode, data = await self.frame()
        if opcode == TEXT:
            message: dict[str, Any] = json.loads(data)
            return message
        return {"type": "closed", "code": unpack("!H", data[:2])[0] if data else 0}

    async def answer(self) -> dict[str, Any]:
        """The next answer to something that was asked, or the close."""
        while (message := await self.message())["type"] not in ("ok", "err", "closed"):
            pass
        return message

    async def closed(self) -> int:
        """The code with which the server closes; 0 if it does so without a word."""
        while (message := await self.message())["type"] != "closed":
            pass
        code: int = message["code"]
        return code

    async def is_dropped(self) -> bool:
        """Wait until the server ends the connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._reader.read() is not None
        except ConnectionError:
            return True

    async def _frame(self) -> tuple[int, bytes]:
        head = await self._reader.readexactly(2)
        size = head[1]
        if size == 126:
            (size,) = unpack("!H", await self._reader.readexactly(2))
        elif size == 127:
            (size,) = unpack("!Q", await self._reader.readexactly(8))
        return head[0] & 0xF, await self._reader.readexactly(size)

    async def leave(self) -> None:
        """Go without a word."""
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()


@asynccontextmanager
async def raw(
    port: int, *, address: str = "127.0.0.66", narrow: bool = False
) -> AsyncIterator[Raw]:
    """A connection from an address of its own; a narrow one takes in hardly anything."""
    sock = socket.socket()
    if narrow:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    sock.bind((address, 0))
    sock.setblocking(False)
    await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=sock, limit=1024 if narrow else 1 << 16)
    one = Raw(reader, writer)
    try:
        yield one
    finally:
        await one.leave()


def handshake(path: str, *more: str) -> str:
    """The head of a request for a socket, with more lines or other ones in their place."""
    lines = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
    }
    for line in more:
        lines.pop(line.partition(":")[0], None)
    kept = [f"{name}: {value}" for name, value in lines.items()]
    asked = [line for line in more if not line.endswith(": -")]
    return "\r\n".join([f"GET {path} HTTP/1.1", *kept, *asked, "", ""])
