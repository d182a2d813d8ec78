"""Child process over pipes: one line a question, before a deadline, or none."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import Final

from palifico.bots.external.errors import BotFailed, ProtocolViolation, quoted

MAX_LINE_BYTES: Final = 1 << 16
CHUNK_BYTES: Final = 1 << 16
STDERR_TAIL_BYTES: Final = 4096
"""The tail of a bot's standard error that is stored."""
EXIT_TIMEOUT_S: Final = 1.0
"""How long to wait for a process that is about to end."""


class Child:
    """A process with a group of its own, no environment but what it needs, and three pipes."""

    def __init__(self, command: Sequence[str], folder: str) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                cwd=folder,
                env=_environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                bufsize=0,
            )
        except OSError as error:
            raise BotFailed("gone", str(error)) from None
        self.started, self.ready = monotonic(), False
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._pipes = [pipe for pipe in pipes if pipe is not None]
        self._in, self._out, self._err = (pipe.fileno() for pipe in self._pipes)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._printed, self._ended, self._owner = b"", False, os.getpid()

    def ask(self, lines: bytes, until: float) -> bytes:
        """Send some lines, and give the one line that comes back.

        Raises BotFailed: `stalled` after the time, `gone` at its end; Garbled when it says more
        than it was asked. Only its first line, that it is ready, may come before it is asked.
        """
        if self.ready and (unasked := self._read(self._out)):
            raise ProtocolViolation(f"{quoted(unasked)}, without being asked")
        unsent, heard = memoryview(lines), b""
        with DefaultSelector() as selector:
            selector.register(self._out, EVENT_READ)
            selector.register(self._err, EVENT_READ)
            selector.register(self._in, EVENT_WRITE)
            while True:
                for key, _ in selector.select(_left(until)):
                    if key.fd == self._in:
                        unsent = self._sent(unsent)
                        if not unsent:
                            selector.unregister(self._in)
                    elif key.fd == self._err:
                        if self._print() == b"":
                            selector.unregister(self._err)
                    elif (more := self._read(self._out)) == b"":
                        raise BotFailed("gone", self._last_words())
                    else:
                        heard += more or b""
                if b"\n" in heard or len(heard) > MAX_LINE_BYTES:
                    return self._line(heard, unsent)

    def printed(self) -> str:
        """Return the last of what it has printed to its standard error."""
        if not self._ended:
            self._print()
        return self._printed.decode("utf-8", "replace").strip()

    def kill(self) -> None:
        """Kill it and all that it has started; a waiting caller fails at once with `gone`.

        A process that was forked from this one leaves it alone.
        """
        if not self._ended and self._owner == os.getpid():
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        """Kill it and close its pipes, while no caller waits for it."""
        self.kill()
        if not self._ended:
            self._print()
        self._ended = True
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_TIMEOUT_S)
        for pipe in self._pipes:
            pipe.close()

    def _line(self, heard: bytes, unsent: memoryview) -> bytes:
        line, end, rest = heard.partition(b"\n")
        if rest:
            raise ProtocolViolation(f"more than one line: {quoted(line)}, and then {quoted(rest)}")
        if not end or len(line) > MAX_LINE_BYTES:
            raise ProtocolViolation(f"a line without end: {quoted(line)}")
        if self.ready and unsent:
            raise ProtocolViolation(f"{quoted(line)} before the question was read")
        return line

    def _sent(self, unsent: memoryview) -> memoryview:
        try:
            return unsent[os.write(self._in, unsent[:CHUNK_BYTES]) :]
        except BlockingIOError:
            return unsent
        except OSError:  # it reads no more; what it says, or that it is gone, comes by the others
            return unsent[:0]

    def _print(self) -> bytes | None:
        printed = self._read(self._err)
        self._printed = (self._printed + (printed or b""))[-STDERR_TAIL_BYTES:]
        return printed

    def _read(self, pipe: int) -> bytes | None:
        """Return what is there, None if nothing is, nothing at all if nothing will be."""
        try:
            return os.read(pipe, CHUNK_BYTES)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def _last_words(self) -> str:
        """Return how it ended: the last line that it printed, and its status."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_TIMEOUT_S)
        lines = self.printed().splitlines()
        status = self._process.poll()
        end = "it still runs, but says no more" if status is None else f"exit status {status}"
        return f"{lines[-1] if lines else 'no word'} ({end})"


def _left(until: float) -> float:
    left = until - monotonic()
    if left <= 0:
        raise BotFailed("stalled", "no answer in time")
    return left


def _environment() -> dict[str, str]:
    """Return nothing of ours but where programs are; and one thread is enough for numbers."""
    return {
        "PATH": os.environ.get("PATH", os.defpath),
        "LANG": "C.UTF-8",
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
    }
