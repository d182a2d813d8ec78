"""However bytes are cut, a socket hears what the library would hear of all of them at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side

from palifico.server.core.rate_limits import ConnectionLimits
from palifico.server.core.websocket_frames import frame_size
from palifico.server.ws.connection import MAX_MESSAGE_BYTES, Connection
from palifico.server.ws.gateway import Admission, Endpoint
from tests.server.ws.harness import RecordingGateway

DATA = st.one_of(
    st.binary(max_size=8),
    st.sampled_from([b"dudo", "¡Dudo!".encode(), b"\xc2", b"x" * 126, b"x" * MAX_MESSAGE_BYTES]),
    st.integers(MAX_MESSAGE_BYTES - 9, MAX_MESSAGE_BYTES + 9).map(lambda size: b"x" * size),
)
OPCODES = st.sampled_from([*[Opcode.TEXT] * 6, *[Opcode.CONT] * 3, *Opcode])
SEVERAL = st.integers(1, 9)


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A frame of a client, mostly a good one."""
    opcode, data, fin = draw(OPCODES), draw(DATA), draw(SEVERAL) > 2
    if opcode is Opcode.CLOSE:
        data = Close(1000, "bye").serialize()
    if opcode > Opcode.CLOSE:
        data = data[:125]
    written = Frame(opcode, data, fin or opcode >= Opcode.CLOSE).serialize(mask=draw(SEVERAL) > 1)
    if draw(SEVERAL) == 1:
        written = bytes([written[0] ^ draw(st.sampled_from([16, 64, 4]))]) + written[1:]
    return written


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.ended = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def write_eof(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return False


def sent(written: bytes) -> Iterator[tuple[int, bytes]]:
    """The frames in what a server has written."""
    at = 0
    while (size := frame_size(written, at)) is not None:
        head = 4 if written[at + 1] == 126 else 2
        yield written[at] & 15, written[at + head : at + size]
        at += size


def by_library(data: bytes) -> tuple[list[bytes], int | None]:
    """The texts in some bytes, and the code with which they end; binary and bad text end too."""
    library, texts, text = Protocol(Side.SERVER, max_size=MAX_MESSAGE_BYTES), list[bytes](), b""
    library.receive_data(data)
    for event in library.events_received():
        assert isinstance(event, Frame)
        if event.opcode is Opcode.BINARY:
            return texts, 1003
        if event.opcode in (Opcode.TEXT, Opcode.CONT):
            text += bytes(event.data)
            if event.fin:
                try:
                    text.decode()
                except UnicodeDecodeError:
                    return texts, 1007
                texts, text = [*texts, text], b""
    return texts, library.close_sent.code if library.close_sent else None


async def by_socket(pieces: list[bytes]) -> tuple[list[bytes], int | None, Wire]:
    """What a socket makes of bytes that come in pieces."""
    notes, wire, ms = RecordingGateway(), Wire(), iter(range(0, 10**9, 1000))
    endpoint = Endpoint(
        gateway=notes, connection_limits=ConnectionLimits(1, 1, 1), clock=lambda: next(ms)
    )
    socket = Connection(endpoint, wire, Admission(None, "the table", None), lang="en", address="")
    for piece in pieces:
        socket.data_received(piece)
    endpoint.heartbeat.stop()
    closes = [Close.parse(data) for opcode, data in sent(wire.written) if opcode == Opcode.CLOSE]
    assert len(closes) <= 1
    return notes.heard, closes[0].code if closes else None, wire


@given(st.lists(frames(), min_size=1, max_size=8), st.data())
def test_cut_anywhere(written: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(written)
    cuts = data.draw(st.lists(st.integers(1, len(whole)), max_size=6).map(sorted))
    edges = [0, *cuts, len(whole)]
    pieces = [whole[a:b] for a, b in pairwise(edges) if a < b]
    heard, code, wire = asyncio.run(by_socket(pieces))
    assert (heard, code) == by_library(whole)
    assert code is not None or not wire.ended


@given(st.lists(st.binary(min_size=1, max_size=40), min_size=1, max_size=10))
def test_any_bytes_at_all(pieces: list[bytes]) -> None:
    """The library may judge a frame by its beginning; the socket waits for its end."""
    pieces = [*pieces, bytes(MAX_MESSAGE_BYTES + 100)]
    heard, code, _ = asyncio.run(by_socket(pieces))
    assert (heard, code) == by_library(b"".join(pieces))
