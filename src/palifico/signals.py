"""Process signals: SIGINT, SIGTERM and SIGHUP end a command in one way, whatever it inherited.

A child of `nohup`, a background job of a shell and the children of some process managers inherit
ignored signals. `TERMINATION.install()` gives SIGINT back to Python, which raises
KeyboardInterrupt, and turns SIGTERM and SIGHUP into SIGINT. Servers and full-screen apps put
handlers of their own on top.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EIO
from types import FrameType
from typing import Final

EXIT_BASE: Final = 128
"""The exit status after a signal is this plus its number."""
INTERRUPTED: Final = EXIT_BASE + signal.SIGINT
CLOSED_TERMINAL_LIMIT_S: Final = 5.0
"""A command whose terminal was closed has so long to end; everything confirmed is on disk."""
REPEAT_DELAY_S: Final = 0.05
"""After so long an interrupt is raised again that a callback has swallowed."""
_HANGUP: Final[int | None] = getattr(signal, "SIGHUP", None)  # not on every platform
_STANDARD_STREAMS: Final = range(3)


class Termination:
    """Which signal ends this process, and how the command is told."""

    def __init__(self) -> None:
        self.came: int | None = None
        self._leave: Callable[[], object] | None = None
        self._is_installed = False
        self._repeat: threading.Timer | None = None

    def install(self) -> None:
        """Handle the signals from now on, even those that were inherited as ignored."""
        self.came = None
        self._is_installed = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for number in terminating():
            if number != signal.SIGINT:
                signal.signal(number, self._handle)
        sys.unraisablehook = self._raise_again

    def status(self, usual: int) -> int:
        """Return the exit status: of the signal, if one came and interrupted the command."""
        return usual if self.came is None or usual != INTERRUPTED else EXIT_BASE + self.came

    def check(self) -> None:
        """Raise KeyboardInterrupt if a signal came whose own interrupt a library has swallowed."""
        if self.came is not None:
            raise KeyboardInterrupt

    def redirect(self, leave: Callable[[], object]) -> None:
        """Call `leave` for each of the signals, in an app for which Ctrl-C is only a key."""
        self._leave = leave
        if self._is_installed:
            signal.signal(signal.SIGINT, self._handle)

    def reset(self) -> None:
        """Raise KeyboardInterrupt again."""
        self._leave = None
        if self._is_installed:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def close(self) -> None:
        """Let nothing interrupt the exit: the command is over, and its status is known."""
        if self._repeat is not None:
            self._repeat.cancel()
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    def _raise_again(self, unraisable: sys.UnraisableHookArgs) -> None:
        """Raise an interrupt again that came in a destructor or a callback of C code.

        Python can only report it there; compilers spend most of their time in such callbacks.
        """
        if not issubclass(unraisable.exc_type, KeyboardInterrupt):
            sys.__unraisablehook__(unraisable)
            return
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self._repeat = threading.Timer(REPEAT_DELAY_S, os.kill, [os.getpid(), signal.SIGINT])
        self._repeat.daemon = True
        self._repeat.start()

    def _handle(self, number: int, _: FrameType | None) -> None:
        if self.came is None:
            self.came = number
        is_closed = _detach_closed_terminal()
        if number == _HANGUP and signal.getsignal(signal.SIGTERM) != self._handle:
            signal.raise_signal(signal.SIGTERM)  # a server stops in order, within its own limit
            return
        if is_closed:
            timer = threading.Timer(CLOSED_TERMINAL_LIMIT_S, os._exit, [EXIT_BASE + number])
            timer.daemon = True
            timer.start()
        if self._leave is not None:
            self._leave()
        else:
            signal.raise_signal(signal.SIGINT)


TERMINATION: Final = Termination()
"""Signal handlers belong to the process, and so does this."""


def terminating() -> list[int]:
    """Return the signals that end a command, as far as this platform has them."""
    return [signal.SIGINT, signal.SIGTERM, *([] if _HANGUP is None else [_HANGUP])]


def is_interrupt(error: BaseException | None) -> bool:
    """Whether an error is a KeyboardInterrupt or was raised because of one, as by some libraries.

    >>> is_interrupt(KeyboardInterrupt()), is_interrupt(OSError())
    (True, False)
    """
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


@contextmanager
def interrupted_once() -> Iterator[None]:
    """Raise KeyboardInterrupt for the first signal only: answering it is not interrupted again.

    `timeout`, systemd and a terminal may signal a process and its group, which is twice.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def blocked_signals() -> Iterator[None]:
    """Start a worker process that never gets SIGINT or SIGHUP: its parent does, and ends it.

    SIGTERM stays open, for it is how Python ends daemon processes.
    """
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    before = signal.pthread_sigmask(
        signal.SIG_BLOCK, [number for number in terminating() if number != signal.SIGTERM]
    )
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def preserved_handlers() -> Iterator[None]:
    """Put back the handlers that a library replaces meanwhile."""
    is_main = threading.current_thread() is threading.main_thread()
    before = {number: signal.getsignal(number) for number in terminating() if is_main}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _detach_closed_terminal() -> bool:
    """Whether the terminal was closed; standard streams that led to it lead to nowhere then."""
    closed = [stream for stream in _STANDARD_STREAMS if _is_closed(stream)]
    for stream in closed:
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, stream)
        os.close(nowhere)
    return bool(closed)


def _is_closed(stream: int) -> bool:
    try:
        os.get_terminal_size(stream)
    except OSError as error:
        return error.errno == EIO
    return False
