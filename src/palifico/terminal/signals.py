"""Being told to end from outside: the same way out as Ctrl-C, with the terminal as it was."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from errno import EIO
from types import FrameType
from typing import Final

NAMES: Final = ("SIGTERM", "SIGHUP")
KILLED: Final = 128
"""An exit status is this and the number of the signal."""
STREAMS: Final = range(3)
"""What is read from, written to, and complained to."""
PATIENCE: Final = 5.0
"""Whoever has not left after so many seconds is not waited for: all that was confirmed is kept."""


@dataclass(slots=True)
class Ending:
    """Which signal came, if one did; `leave` is how to end, where Ctrl-C is only a key."""

    came: int | None = None
    leave: Callable[[], object] | None = None

    def status(self, usual: int) -> int:
        """The exit status: that of the signal, else the usual one."""
        return usual if self.came is None else KILLED + self.came

    def end(self, number: int, _: FrameType | None) -> None:
        """Leave as after Ctrl-C; where the terminal is gone, nothing is written to it any more."""
        self.came = number
        if _let_go():
            hurry = threading.Timer(PATIENCE, os._exit, [KILLED + number])
            hurry.daemon = True
            hurry.start()
        if self.leave is not None:
            self.leave()
        else:
            signal.raise_signal(signal.SIGINT)


def _let_go() -> bool:
    """Whether a terminal was closed; what would be read from it or written to it goes nowhere."""
    gone = [stream for stream in STREAMS if _is_closed(stream)]
    for stream in gone:
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, stream)
        os.close(nowhere)
    return bool(gone)


def _is_closed(stream: int) -> bool:
    try:
        os.get_terminal_size(stream)
    except OSError as error:
        return error.errno == EIO
    return False


@contextmanager
def ended_by_signals() -> Iterator[Ending]:
    """Meanwhile a signal to end, or a terminal that is closed, is a way to leave."""
    ending, before = Ending(), {}
    if threading.current_thread() is threading.main_thread():
        for number in (getattr(signal, name) for name in NAMES if hasattr(signal, name)):
            if signal.getsignal(number) is signal.SIG_DFL:
                before[number] = signal.signal(number, ending.end)
    try:
        yield ending
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
