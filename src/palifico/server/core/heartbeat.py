"""Heartbeat: a timer wheel that pings every connection and drops those that do not answer.

The wheel has twenty slots, one of which is due each second. A connection is pinged every twenty
seconds; five seconds after a ping its pongs are checked: if that ping and the one before have none,
nothing has come back for forty-five seconds, and it is dropped.
"""

from __future__ import annotations

from asyncio import TimerHandle, get_running_loop
from typing import Final, Protocol

HEARTBEAT_INTERVAL_S: Final = 20
HEARTBEAT_TIMEOUT_S: Final = 5


class Droppable(Protocol):
    """A connection that can be dropped."""

    def drop(self) -> None:
        """Abort the connection without a close frame."""


class Pingable(Droppable, Protocol):
    """A connection that answers pings."""

    def ping(self) -> None: ...

    def is_silent(self) -> bool:
        """Return whether the last two pings are unanswered."""


class Heartbeat:
    """Timer wheel of one second a slot; its timer runs while there is a connection on it."""

    __slots__ = ("_hand", "_timeouts", "_timer", "_wheel")

    def __init__(self) -> None:
        self._wheel: list[dict[Pingable, None]] = [{} for _ in range(HEARTBEAT_INTERVAL_S)]
        self._timeouts: dict[Droppable, int] = {}
        self._hand = 0
        self._timer: TimerHandle | None = None

    def add(self, socket: Pingable) -> int:
        """Ping a connection now and every twenty seconds; return its slot."""
        self._wheel[self._hand][socket] = None
        self._turn_on()
        socket.ping()
        return self._hand

    def remove(self, socket: Pingable, slot: int) -> None:
        self._wheel[slot].pop(socket, None)
        self.keep(socket)

    def drop_after(self, seconds: int, held: Droppable) -> None:
        """Drop a connection after a timeout unless `keep` or `remove` is called before."""
        self._timeouts[held] = seconds
        self._turn_on()

    def keep(self, held: Droppable) -> None:
        """Cancel `drop_after`."""
        self._timeouts.pop(held, None)

    def beat(self) -> None:
        """Turn the wheel by one slot: a second has passed."""
        self._hand = (self._hand + 1) % HEARTBEAT_INTERVAL_S
        for socket in tuple(self._wheel[self._hand]):
            socket.ping()
        for socket in tuple(self._wheel[self._hand - HEARTBEAT_TIMEOUT_S]):
            if socket.is_silent():
                socket.drop()
        for held in tuple(self._timeouts):
            self._timeouts[held] -= 1
            if self._timeouts[held] <= 0:
                self.keep(held)
                held.drop()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _turn_on(self) -> None:
        if self._timer is None:
            self._timer = get_running_loop().call_later(1, self._tick)

    def _tick(self) -> None:
        self._timer = None
        if self._timeouts or any(self._wheel):
            self._turn_on()
        self.beat()
