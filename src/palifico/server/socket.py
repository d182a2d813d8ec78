"""An open WebSocket: a protocol of the event loop, without a task of its own.

The commonest frame, a short text in one piece, is read at once; every other is judged by the
library, whose parser exists only while there is something for it to remember. Bytes are cut into
frames here, so that half a frame is never in its hands.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Protocol, Side, State

from palifico.editions import Fault
from palifico.server.door import Entry
from palifico.server.flood import STRIKES, Flow
from palifico.server.framing import LONGEST_HEAD, frame_size, ping_frame, whole_text
from palifico.server.hall import Hall
from palifico.server.listening import FLOOD, RESTART, RESYNC, Listener, Out

MOST_IN: Final = 4096
MOST_UNSENT: Final = 256 * 1024
"""Bytes of a message from a client, and of what a client has not read yet."""
TRIPS: Final = 3
"""The lag is the shortest of so many round trips: the others were delayed on the way."""
SILENT: Final = 2
LINGER: Final = 2
"""So many seconds a socket that was told to close has to do so."""

log: Final = structlog.get_logger("palifico.socket")


class Socket(asyncio.Protocol, Listener):
    """Hears a client and is pushed what the table says."""

    __slots__ = (
        *("_connections", "_flow", "_hall", "_is_open", "_missed", "_pieces", "_pinged", "_place"),
        *("_rest", "_table", "_transport", "_trips", "_wire", "address"),
    )

    def __init__(
        self, hall: Hall, transport: asyncio.Transport, entry: Entry, *, lang: str, address: str
    ) -> None:
        super().__init__(entry.account, lang)
        self._hall = hall
        self._transport = transport
        self._table: Any = entry.table
        self._flow = Flow()
        self._wire: Protocol | None = None
        self._rest = self._pieces = b""
        self._is_open = True
        self._missed = self._pinged = self._place = 0
        self._trips: tuple[int, ...] = ()
        self.address = address

    def begin(self, connections: set[Any], entry: Entry) -> None:
        """Take over a connection whose handshake is done, and tell the table; raises its Fault."""
        self._connections = connections
        connections.add(self)
        self._transport.set_write_buffer_limits(high=MOST_UNSENT)
        self._transport.set_protocol(self)
        self._place = self._hall.pulse.add(self)
        self._transport.resume_reading()
        try:
            self._hall.door.enter(self, entry)
        except Fault:
            self._table = None  # who never came in does not go out
            raise

    def push(self, out: Out) -> None:
        """Send a message without waiting."""
        if self._is_open:
            self._transport.write(out.frame)

    def close(self, code: int, reason: str) -> None:
        """Send a close frame; whoever does not answer it is dropped after a moment."""
        if self._is_open:
            wire = self._judge()
            wire.send_close(code, reason)
            self._sent(wire)

    def shutdown(self) -> None:
        """Ask the client to come back: the server stops."""
        self.close(RESTART, "restart")

    def ping(self) -> None:
        """Ask for an answer, and remember when."""
        if self._is_open:
            self._missed += 1
            self._pinged = self._hall.clock()
            self._transport.write(ping_frame(self._pinged.to_bytes(8)))

    def is_silent(self) -> bool:
        """Whether the last two pings are without an answer."""
        return self._missed >= SILENT

    def drop(self) -> None:
        """End the connection without another word."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Hear whatever has come."""
        text = whole_text(data) if self._wire is None and not self._rest else None
        if text is not None:
            self._hear(text)
        else:
            self._cut(self._rest + data)

    def pause_writing(self) -> None:
        """Too much is unsent: the client shall come back and ask for what it has missed."""
        self.close(RESYNC, "resync")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._is_open = False
        self._connections.discard(self)
        self._hall.pulse.remove(self, self._place)
        self._hall.crowd.go(self.address, self.account.id if self.account else None)
        self._forget()

    def _cut(self, data: bytes) -> None:
        """Take one whole frame after the other, and keep what is left."""
        at = 0
        while self._is_open and (size := frame_size(data, at)) is not None:
            if at + size > len(data) and size <= MOST_IN + LONGEST_HEAD:
                break
            self._take(data[at : at + size])
            at += size
        self._rest = data[at:]
        if not self._is_open:
            self._rest = b""
            self._weigh(data[at:])

    def _take(self, frame: bytes) -> None:
        text = whole_text(frame) if self._wire is None else None
        if text is not None:
            self._hear(text)
        else:
            self._weigh(frame)

    def _judge(self) -> Protocol:
        self._wire = self._wire or Protocol(Side.SERVER, max_size=MOST_IN)
        return self._wire

    def _weigh(self, data: bytes) -> None:
        """Let the library judge what has come, and do as it says."""
        wire = self._judge()
        wire.receive_data(data)
        for event in wire.events_received():
            if self._is_open and isinstance(event, Frame):
                self._event(event)
        self._sent(wire)
        if wire.state is State.OPEN and wire.current_size is None:
            self._wire = None

    def _event(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.CLOSE:
                pass
            case Opcode.TEXT | Opcode.CONT:
                self._pieces += bytes(frame.data)
                if frame.fin:
                    text, self._pieces = self._pieces, b""
                    self._hear(text)
                else:
                    self._is_within_bounds()
            case Opcode.BINARY:
                self.close(CloseCode.UNSUPPORTED_DATA, "text only")
            case Opcode.PONG:
                self._answered(bytes(frame.data))
            case _:
                self._is_within_bounds()

    def _hear(self, text: bytes) -> None:
        if not self._is_within_bounds():
            return
        if not text.isascii() and not _is_utf8(text):
            self.close(CloseCode.INVALID_DATA, "not UTF-8")
            return
        try:
            self._hall.door.message(self, self._table, text)
        except Exception:
            log.exception("message failed")
            self.close(CloseCode.INTERNAL_ERROR, "internal error")

    def _is_within_bounds(self) -> bool:
        """Whether the client may say this; if not it is told so, and closed if it goes on."""
        if self._flow.takes(self._hall.clock(), self._hall.messages_a_second):
            return True
        self.push(self._hall.door.flooded(self, self._table))
        if self._flow.strikes >= STRIKES:
            self.close(FLOOD, "flood")
        return False

    def _answered(self, data: bytes) -> None:
        if data == self._pinged.to_bytes(8) and self._missed:
            self._missed = 0
            self._trips = (*self._trips[1 - TRIPS :], self._hall.clock() - self._pinged)
            self.lag = max(1, min(self._trips))
        else:
            self._is_within_bounds()

    def _sent(self, wire: Protocol) -> None:
        """Send what the library has to say, and part from the client if it says so."""
        for data in wire.data_to_send():
            if data:
                self._transport.write(data)
            elif not self._transport.is_closing():
                self._transport.write_eof()
        if self._is_open and wire.state is not State.OPEN:
            self._is_open = False
            self._hall.closed(wire.close_sent.code if wire.close_sent else CloseCode.GOING_AWAY)
            self._hall.pulse.drop_after(LINGER, self)
            # Not now: a table may be going through its listeners.
            asyncio.get_running_loop().call_soon(self._forget)

    def _forget(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            self._hall.door.gone(self, table)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
