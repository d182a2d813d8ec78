"""WebSocket connection: an asyncio protocol and a subscriber, without a task of its own.

The commonest frame, a short text in one piece, is parsed here; all others by the `websockets`
library, whose parser exists only while it has something to remember. Bytes are cut into frames
here, so that the parser never holds half a frame.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Protocol, Side, State

from palifico.errors import Fault
from palifico.server.core.rate_limits import MAX_STRIKES, TokenBucket
from palifico.server.core.websocket_frames import MAX_HEAD_BYTES, frame_size, ping_frame, whole_text
from palifico.server.live.subscriber import (
    CLOSE_FLOOD,
    CLOSE_RESTART,
    CLOSE_RESYNC,
    OutgoingMessage,
    Subscriber,
)
from palifico.server.ws.gateway import Admission, Endpoint

MAX_MESSAGE_BYTES: Final = 4096
MAX_UNSENT_BYTES: Final = 256 * 1024
"""A client that has more than this unread is closed, to reconnect and resynchronise."""
LAG_SAMPLES: Final = 3
"""The lag is the shortest of so many round trips: the others were delayed on the way."""
MAX_MISSED_PONGS: Final = 2
CLOSE_TIMEOUT_S: Final = 2
"""A client that does not answer a close frame is dropped after this long."""

log: Final = structlog.get_logger("palifico.socket")


class Connection(asyncio.Protocol, Subscriber):
    """An open WebSocket: messages in go to the gateway, broadcasts out to the transport."""

    __slots__ = (
        *("_bucket", "_connections", "_endpoint", "_is_open", "_missed", "_parser", "_pieces"),
        *("_pinged", "_place", "_rest", "_round_trips", "_table", "_transport", "address"),
    )

    def __init__(
        self,
        endpoint: Endpoint,
        transport: asyncio.Transport,
        admission: Admission,
        *,
        lang: str,
        address: str,
    ) -> None:
        super().__init__(admission.account, lang)
        self._endpoint = endpoint
        self._transport = transport
        self._table: Any = admission.table
        self._bucket = TokenBucket()
        self._parser: Protocol | None = None
        self._rest = self._pieces = b""
        self._is_open = True
        self._missed = self._pinged = self._place = 0
        self._round_trips: tuple[int, ...] = ()
        self.address = address

    def begin(self, connections: set[Any], admission: Admission) -> None:
        """Take the transport over from the handshake and join the table; raise its Fault."""
        self._connections = connections
        connections.add(self)
        self._transport.set_write_buffer_limits(high=MAX_UNSENT_BYTES)
        self._transport.set_protocol(self)
        self._place = self._endpoint.heartbeat.add(self)
        self._transport.resume_reading()
        try:
            self._endpoint.gateway.join(self, admission)
        except Fault:
            self._table = None  # what never joined does not leave
            raise

    def push(self, message: OutgoingMessage) -> None:
        if self._is_open:
            self._transport.write(message.frame)

    def close(self, code: int, reason: str) -> None:
        """Send a close frame; a client that does not answer it is dropped soon."""
        if self._is_open:
            parser = self._make_parser()
            parser.send_close(code, reason)
            self._flush(parser)

    def shutdown(self) -> None:
        """Ask the client to reconnect, because the server stops."""
        self.close(CLOSE_RESTART, "restart")

    def ping(self) -> None:
        """Send a ping, and remember when."""
        if self._is_open:
            self._missed += 1
            self._pinged = self._endpoint.clock()
            self._transport.write(ping_frame(self._pinged.to_bytes(8)))

    def is_silent(self) -> bool:
        """Return whether the last pings are without an answer."""
        return self._missed >= MAX_MISSED_PONGS

    def drop(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        text = whole_text(data) if self._parser is None and not self._rest else None
        if text is not None:
            self._receive(text)
        else:
            self._split(self._rest + data)

    def pause_writing(self) -> None:
        # The client is too slow: it reconnects and asks for what it has missed.
        self.close(CLOSE_RESYNC, "resync")

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_open = False
        self._connections.discard(self)
        self._endpoint.heartbeat.remove(self, self._place)
        self._endpoint.connection_limits.release(
            self.address, self.account.id if self.account else None
        )
        self._leave()

    def _split(self, data: bytes) -> None:
        """Take one whole frame after the other, and keep the rest."""
        at = 0
        while self._is_open and (size := frame_size(data, at)) is not None:
            if at + size > len(data) and size <= MAX_MESSAGE_BYTES + MAX_HEAD_BYTES:
                break
            self._take(data[at : at + size])
            at += size
        self._rest = data[at:]
        if not self._is_open:
            self._rest = b""
            self._parse(data[at:])

    def _take(self, frame: bytes) -> None:
        text = whole_text(frame) if self._parser is None else None
        if text is not None:
            self._receive(text)
        else:
            self._parse(frame)

    def _make_parser(self) -> Protocol:
        self._parser = self._parser or Protocol(Side.SERVER, max_size=MAX_MESSAGE_BYTES)
        return self._parser

    def _parse(self, data: bytes) -> None:
        """Let the library parse what has come, and do as it says."""
        parser = self._make_parser()
        parser.receive_data(data)
        for event in parser.events_received():
            if self._is_open and isinstance(event, Frame):
                self._handle(event)
        self._flush(parser)
        if parser.state is State.OPEN and parser.current_size is None:
            self._parser = None

    def _handle(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.CLOSE:
                pass
            case Opcode.TEXT | Opcode.CONT:
                self._pieces += bytes(frame.data)
                if frame.fin:
                    text, self._pieces = self._pieces, b""
                    self._receive(text)
                else:
                    self._take_token()
            case Opcode.BINARY:
                self.close(CloseCode.UNSUPPORTED_DATA, "text only")
            case Opcode.PONG:
                self._pong(bytes(frame.data))
            case _:
                self._take_token()

    def _receive(self, text: bytes) -> None:
        if not self._take_token():
            return
        if not text.isascii() and not _is_utf8(text):
            self.close(CloseCode.INVALID_DATA, "not UTF-8")
            return
        try:
            self._endpoint.gateway.receive(self, self._table, text)
        except Exception:
            log.exception("message failed")
            self.close(CloseCode.INTERNAL_ERROR, "internal error")

    def _take_token(self) -> bool:
        """Take a token of the bucket; without one, reply with an error and at last close."""
        if self._bucket.take(self._endpoint.clock(), self._endpoint.messages_per_s):
            return True
        self.push(self._endpoint.gateway.flooded(self, self._table))
        if self._bucket.strikes >= MAX_STRIKES:
            self.close(CLOSE_FLOOD, "flood")
        return False

    def _pong(self, data: bytes) -> None:
        if data == self._pinged.to_bytes(8) and self._missed:
            self._missed = 0
            self._round_trips = (
                *self._round_trips[1 - LAG_SAMPLES :],
                self._endpoint.clock() - self._pinged,
            )
            self.lag_ms = max(1, min(self._round_trips))
        else:
            self._take_token()

    def _flush(self, parser: Protocol) -> None:
        """Send what the library has to send, and leave the table if it closes the connection."""
        for data in parser.data_to_send():
            if data:
                self._transport.write(data)
            elif not self._transport.is_closing():
                self._transport.write_eof()
        if self._is_open and parser.state is not State.OPEN:
            self._is_open = False
            self._endpoint.on_closed(
                parser.close_sent.code if parser.close_sent else CloseCode.GOING_AWAY
            )
            self._endpoint.heartbeat.drop_after(CLOSE_TIMEOUT_S, self)
            # Not now: a table may be iterating over its subscribers.
            asyncio.get_running_loop().call_soon(self._leave)

    def _leave(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            self._endpoint.gateway.leave(self, table)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
