"""A table as lines of JSON: the messages of a socket, for clients that have none."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from palifico.protocol.coding import encode
from palifico.protocol.frames import Resync
from palifico.server.listening import NOT_ALLOWED, RESYNC, Listener, Out
from palifico.server.people import Account

MOST_WAITING: Final = 256
QUIET: Final = 15.0
"""After so many seconds without a word an empty line says that the stream is alive."""
NDJSON: Final = "application/x-ndjson"


class Lines(Listener):
    """Hears a table and has it read line by line; whoever reads too slowly is told to come back."""

    __slots__ = ("_ended", "_lines", "_more", "_quiet")

    def __init__(self, account: Account | None, lang: str, *, quiet: float = QUIET) -> None:
        super().__init__(account, lang)
        self._lines: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._ended = False
        self._quiet = quiet

    def push(self, out: Out) -> None:
        """Put a message in line."""
        if len(self._lines) >= MOST_WAITING:
            self.close(RESYNC, "resync")
        elif not self._ended:
            self._lines.append(out.line)
            self._more.set()

    def close(self, code: int, reason: str) -> None:
        """End the stream after what is in line."""
        if not self._ended and code == RESYNC:
            self._lines.append(encode(Resync()) + b"\n")
        self._ended = True
        self._more.set()

    def revoked(self) -> None:
        """End the stream: the key that it was opened with has been ended."""
        self.close(NOT_ALLOWED, "revoked")

    async def read(self) -> AsyncIterator[bytes]:
        """What is in line, as it comes, to the end."""
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


class LinesResponse(Stream):
    """Sends the lines of a listener, and does something when that is over, however it ends."""

    def __init__(self, lines: Lines, over: Callable[[], None]) -> None:
        super().__init__(lines.read(), media_type=NDJSON, headers={"X-Accel-Buffering": "no"})
        self._over = over

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> ASGIResponse:
        """The same, with its end."""
        return _Ending(super().to_asgi_response(*args, **kwargs), self._over)


class _Ending(ASGIResponse):
    """Another response, and what to do when it is over."""

    def __init__(self, inner: ASGIResponse, over: Callable[[], None]) -> None:
        self._inner, self._over = inner, over

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._inner(scope, receive, send)
        finally:
            self._over()
