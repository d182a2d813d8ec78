"""The server's time: a clock, and calls at a time. Tests turn a clock of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that is to come."""

    def cancel(self) -> None:
        """Let it not come."""


class Timers(Protocol):
    """A clock in milliseconds since 1970, and calls at a time of it."""

    def now(self) -> int:
        """What time it is."""

    def at(self, when: int, call: Callable[[], None]) -> Timer:
        """Call at a time, or at once when it is past; never before this returns."""


class LoopTimers:
    """The clock of the machine, and the running event loop."""

    def now(self) -> int:
        """What time it is."""
        return time.time_ns() // 1_000_000

    def at(self, when: int, call: Callable[[], None]) -> Timer:
        """Call at a time on the event loop."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, call)
