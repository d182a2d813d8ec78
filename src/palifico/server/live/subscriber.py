"""Subscriber: the table's side of a connection, and the messages that are pushed to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from palifico.server.auth.accounts import Account
from palifico.server.core.websocket_frames import text_frame

CLOSE_FLOOD: Final = 1008
CLOSE_RESTART: Final = 1012
CLOSE_NOT_ALLOWED: Final = 4001
CLOSE_RESYNC: Final = 4008
"""Close codes of the server; 1003, 1007 and 1009 are those of RFC 6455."""


class OutgoingMessage:
    """One message, encoded once for any number of subscribers, as a WebSocket text frame.

    >>> OutgoingMessage(b"{}").frame, OutgoingMessage(b"{}").line
    (b'\\x81\\x02{}', b'{}\\n')
    """

    __slots__ = ("_head_bytes", "frame")

    def __init__(self, payload: bytes) -> None:
        self.frame = text_frame(payload)
        self._head_bytes = len(self.frame) - len(payload)

    @property
    def payload(self) -> bytes:
        """The message as JSON."""
        return self.frame[self._head_bytes :]

    @property
    def line(self) -> bytes:
        """The message as a line of NDJSON."""
        return self.payload + b"\n"

    def __repr__(self) -> str:
        return f"OutgoingMessage({self.payload!r})"


class Subscriber(ABC):
    """A client that receives what happens at a table: a WebSocket, or a stream of lines."""

    __slots__ = ("account", "lag_ms", "lang", "seat")

    account: Account | None
    lang: str
    seat: int | None
    lag_ms: int

    def __init__(self, account: Account | None, lang: str) -> None:
        self.account = account
        self.lang = lang
        self.seat = None  # set by the table
        self.lag_ms = 0  # round trip as measured; 0 while unknown

    @abstractmethod
    def push(self, message: OutgoingMessage) -> None:
        """Send without waiting; a client that cannot keep up is closed with 4008 and reconnects."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None:
        """End the connection, after what was pushed before."""
