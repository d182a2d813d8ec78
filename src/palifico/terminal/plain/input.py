"""Input lines: reads a stream in a thread, so that they can be awaited beside other events."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import IO, Final

READ_BYTES: Final = 4096


class InputLines:
    """The lines of a stream; None stands for its end."""

    def __init__(self, stream: IO[str] | None) -> None:
        self._stream = stream
        self.is_interactive = stream is not None and stream.isatty()
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()

    async def next(self) -> str | None:
        """Return the next line; after the last one, None every time."""
        line = await self.lines.get()
        if line is None:
            self.lines.put_nowait(None)
        return line

    def start(self) -> None:
        """Begin to read, in a daemon thread: a read that blocks must not hold up the exit."""
        put, loop = self.lines.put_nowait, asyncio.get_running_loop()

        def read() -> None:
            for line in _lines(self._stream):
                if not _call_in(loop, partial(put, line)):
                    return
            _call_in(loop, partial(put, None))

        threading.Thread(target=read, daemon=True).start()


def _call_in(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> bool:
    """Call something in the loop; False when the loop is closed."""
    try:
        loop.call_soon_threadsafe(call)
    except RuntimeError:
        return False
    return True


def _lines(stream: IO[str] | None) -> Iterator[str]:
    """Yield lines as text, whatever the bytes are. Reads the bare file: its buffer has a lock."""
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
        return os.read(descriptor, READ_BYTES)
    except OSError:
        return b""


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\r")
