"""What is typed or piped in, line by line, beside everything else that happens."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import IO, Final

AT_ONCE: Final = 4096


class Typed:
    """Lines of a stream, waited for together with other things; None stands for its end."""

    def __init__(self, stream: IO[str] | None) -> None:
        self._stream = stream
        self.is_person = stream is not None and stream.isatty()
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()

    async def next(self) -> str | None:
        """The next line; after the last one, None as often as it is asked for."""
        line = await self.lines.get()
        if line is None:
            self.lines.put_nowait(None)
        return line

    def start(self) -> None:
        """Begin to read, in a thread that nobody waits for when the command ends."""
        put, loop = self.lines.put_nowait, asyncio.get_running_loop()

        def read() -> None:
            for line in _lines(self._stream):
                if not _told(loop, partial(put, line)):
                    return
            _told(loop, partial(put, None))

        threading.Thread(target=read, daemon=True).start()


def _told(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> bool:
    """Whether there was still somebody to tell."""
    try:
        loop.call_soon_threadsafe(call)
    except RuntimeError:
        return False
    return True


def _lines(stream: IO[str] | None) -> Iterator[str]:
    """Lines as text, whatever the bytes are. The bare file is read: its buffer has a lock."""
    if stream is None:
        return
    try:
        descriptor = stream.fileno()
    except (OSError, ValueError):
        yield from (line.rstrip("\r\n") for line in stream)
        return
    rest = b""
    while data := _read(descriptor):
        *whole, rest = (rest + data).split(b"\n")
        yield from map(_text, whole)
    if rest:
        yield _text(rest)


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, AT_ONCE)
    except OSError:
        return b""


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\r")
