"""Ctrl-C in the middle of a command that has something to say about it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def is_interrupt(error: BaseException | None) -> bool:
    """Whether an error is Ctrl-C, or came of it: some libraries answer it with one of their own.

    >>> is_interrupt(KeyboardInterrupt()), is_interrupt(OSError())
    (True, False)
    """
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


@contextmanager
def undisturbed() -> Iterator[None]:
    """Leave Ctrl-C alone meanwhile: it has been answered already."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
