"""Streaming: a table's messages as NDJSON, for clients without a WebSocket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from palifico.protocol.codec import encode
from palifico.protocol.frames import Resync
from palifico.server.auth.accounts import Account
from palifico.server.live.subscriber import (
    CLOSE_NOT_ALLOWED,
    CLOSE_RESYNC,
    OutgoingMessage,
    Subscriber,
)

MAX_BACKLOG: Final = 256
KEEP_ALIVE_S: Final = 15.0
"""Without a message for this long, an empty line shows that the stream is alive."""
NDJSON: Final = "application/x-ndjson"


class LineStream(Subscriber):
    """Subscriber with a bounded backlog of lines; a slow reader is told to resync."""

    __slots__ = ("_ended", "_lines", "_more", "_quiet")

    def __init__(self, account: Account | None, lang: str, *, quiet: float = KEEP_ALIVE_S) -> None:
        super().__init__(account, lang)
        self._lines: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._ended = False
        self._quiet = quiet

    def push(self, out: OutgoingMessage) -> None:
        if len(self._lines) >= MAX_BACKLOG:
            self.close(CLOSE_RESYNC, "resync")
        elif not self._ended:
            self._lines.append(out.line)
            self._more.set()

    def close(self, code: int, reason: str) -> None:
        """End the stream after the backlog."""
        if not self._ended and code == CLOSE_RESYNC:
            self._lines.append(encode(Resync()) + b"\n")
        self._ended = True
        self._more.set()

    def revoked(self) -> None:
        """End the stream: its key was revoked."""
        self.close(CLOSE_NOT_ALLOWED, "revoked")

    async def read(self) -> AsyncIterator[bytes]:
        """Yield the backlog as it fills, to the end."""
        while self._lines or not self._ended:
            self._more.clear()
            if self._lines:
                waiting = b"".join(self._lines)
                self._lines.clear()
                yield waiting
            elif not await self._comes():
                yield b"\n"

    async def _comes(self) -> bool:
        try:
            async with asyncio.timeout(self._quiet):
                return await self._more.wait()
        except TimeoutError:
            return False


class LineStreamResponse(Stream):
    """Sends a `LineStream`, and calls `over` however that ends."""

    def __init__(self, lines: LineStream, over: Callable[[], None]) -> None:
        super().__init__(lines.read(), media_type=NDJSON, headers={"X-Accel-Buffering": "no"})
        self._over = over

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> ASGIResponse:
        return _Ending(super().to_asgi_response(*args, **kwargs), self._over)


class _Ending(ASGIResponse):
    """Decorator of a response: calls `over` after it."""

    def __init__(self, inner: ASGIResponse, over: Callable[[], None]) -> None:
        self._inner, self._over = inner, over

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._inner(scope, receive, send)
        finally:
            self._over()
