"""Clock: the time in milliseconds and calls at a time; tests inject their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """A clock in milliseconds since 1970, and calls at a time of it."""

    def now(self) -> int: ...

    def at(self, when: int, call: Callable[[], None]) -> Timer:
        """Schedule a call, at once when the time is past; never call before this returns."""


class LoopClock:
    """The wall time at the start plus monotonic time, and the running event loop.

    It never goes back and never jumps: a step of the wall clock, or the sleep of the machine, is
    no time that anyone could play in. The next start takes the wall time anew.
    """

    def __init__(
        self,
        wall_ns: Callable[[], int] = time.time_ns,
        monotonic_ns: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._monotonic_ns = monotonic_ns
        self._origin_ns = wall_ns() - monotonic_ns()

    def now(self) -> int:
        return (self._origin_ns + self._monotonic_ns()) // 1_000_000

    def at(self, when: int, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, call)


def monotonic_ms() -> int:
    """Return milliseconds on a clock that never goes back."""
    return time.monotonic_ns() // 1_000_000
