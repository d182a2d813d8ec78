"""One timer for all connections: it pings sockets in turn, and parts from those who keep silent.

Sockets stand on a wheel of twenty places, one of which is due each second. A socket is pinged every
twenty seconds; five seconds after a ping its answers are looked at: if that ping and the one before
have none, nothing has come back for forty-five seconds, and it is dropped.
"""

from __future__ import annotations

from asyncio import TimerHandle, get_running_loop
from typing import Final, Protocol

PLACES: Final = 20
PATIENCE: Final = 5


class Held(Protocol):
    """A connection that can be ended."""

    def drop(self) -> None:
        """End it without another word."""


class Beating(Held, Protocol):
    """A socket, as the wheel sees it."""

    def ping(self) -> None:
        """Ask for an answer."""

    def is_silent(self) -> bool:
        """Whether the last two pings are without an answer."""


class Pulse:
    """The wheel. It turns while there is something on it."""

    __slots__ = ("_hand", "_places", "_seconds", "_timer")

    def __init__(self) -> None:
        self._places: list[dict[Beating, None]] = [{} for _ in range(PLACES)]
        self._seconds: dict[Held, int] = {}
        self._hand = 0
        self._timer: TimerHandle | None = None

    def add(self, socket: Beating) -> int:
        """Ping a socket now and every twenty seconds; gives its place."""
        self._places[self._hand][socket] = None
        self._turn_on()
        socket.ping()
        return self._hand

    def remove(self, socket: Beating, place: int) -> None:
        """Forget a socket."""
        self._places[place].pop(socket, None)
        self.keep(socket)

    def drop_after(self, seconds: int, held: Held) -> None:
        """Drop a connection unless it is kept or gone by then."""
        self._seconds[held] = seconds
        self._turn_on()

    def keep(self, held: Held) -> None:
        """Do not drop a connection after all."""
        self._seconds.pop(held, None)

    def beat(self) -> None:
        """One second has passed."""
        self._hand = (self._hand + 1) % PLACES
        for socket in tuple(self._places[self._hand]):
            socket.ping()
        for socket in tuple(self._places[self._hand - PATIENCE]):
            if socket.is_silent():
                socket.drop()
        for held in tuple(self._seconds):
            self._seconds[held] -= 1
            if self._seconds[held] <= 0:
                self.keep(held)
                held.drop()

    def stop(self) -> None:
        """Stand still."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _turn_on(self) -> None:
        if self._timer is None:
            self._timer = get_running_loop().call_later(1, self._tick)

    def _tick(self) -> None:
        self._timer = None
        if self._seconds or any(self._places):
            self._turn_on()
        self.beat()
