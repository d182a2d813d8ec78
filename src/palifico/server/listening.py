"""The table's side of a connection: what is said to it, and whoever hears it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from palifico.server.framing import text_frame

if TYPE_CHECKING:
    from palifico.server.people import Account

FLOOD: Final = 1008
RESTART: Final = 1012
NOT_ALLOWED: Final = 4001
RESYNC: Final = 4008
"""Why the server closes a connection; RFC 6455 has 1003, 1007 and 1009 for what cannot be read."""


class Out:
    """One message, encoded once for any number of listeners.

    >>> Out(b"{}").frame, Out(b"{}").line
    (b'\\x81\\x02{}', b'{}\\n')
    """

    __slots__ = ("_frame", "payload")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self._frame: bytes | None = None

    @property
    def frame(self) -> bytes:
        """As a whole WebSocket text frame of a server."""
        if self._frame is None:
            self._frame = text_frame(self.payload)
        return self._frame

    @property
    def line(self) -> bytes:
        """As a line of NDJSON."""
        return self.payload + b"\n"

    def __repr__(self) -> str:
        return f"Out({self.payload!r})"


class Listener(ABC):
    """Whoever hears a table: a socket, or a stream of lines."""

    __slots__ = ("account", "lag", "lang", "seat")

    account: Account | None
    lang: str
    seat: int | None
    lag: int

    def __init__(self, account: Account | None, lang: str) -> None:
        self.account = account
        self.lang = lang
        self.seat = None  # given by the table
        self.lag = 0  # ms there and back, as measured; 0 while unknown

    @abstractmethod
    def push(self, out: Out) -> None:
        """Send a message without waiting; who cannot keep up is closed with 4008 and comes back."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None:
        """End the connection, after what was pushed before."""
