"""One message for any number of listeners: the frame is what the library would write."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from palifico.server.core.websocket_frames import frame_size, ping_frame, text_frame, whole_text
from palifico.server.live.subscriber import OutgoingMessage


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frame_is_the_librarys(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_message_is_encoded_once() -> None:
    out = OutgoingMessage(b'{"type":"bid"}')
    assert out.frame is out.frame
    assert out.frame == text_frame(out.payload)
    assert out.line == b'{"type":"bid"}\n'
    assert repr(out) == 'OutgoingMessage(b\'{"type":"bid"}\')'
    assert not hasattr(out, "__dict__")


def test_ping_is_the_librarys() -> None:
    assert ping_frame(b"12345678") == Frame(Opcode.PING, b"12345678").serialize(mask=False)


@given(st.sampled_from(list(Opcode)), st.integers(0, 70_000), st.booleans(), st.binary(max_size=9))
def test_size_of_a_frame_is_known_from_its_head(
    opcode: Opcode, size: int, mask: bool, more: bytes
) -> None:
    if opcode >= Opcode.CLOSE:
        size %= 126
    frame = Frame(opcode, bytes(size)).serialize(mask=mask)
    assert frame_size(frame + more) == len(frame)
    assert frame_size(more + frame, len(more)) == len(frame)
    head = len(frame) - size - (4 if mask else 0)
    assert frame_size(frame[:head]) == len(frame)
    assert frame_size(frame[: head - 1]) is None


@given(st.binary(max_size=200))
def test_whole_text_is_taken_out_of_its_frame(text: bytes) -> None:
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert whole_text(frame) == (text if len(text) < 126 else None)
    assert whole_text(frame[:-1]) is None
    assert whole_text(frame + b"\x81") is None


@pytest.mark.parametrize("opcode", [op for op in Opcode if op is not Opcode.TEXT])
def test_broadcast_nothing_else_is_a_whole_text(opcode: Opcode) -> None:
    assert whole_text(Frame(opcode, b"text").serialize(mask=True)) is None
    assert whole_text(Frame(Opcode.TEXT, b"text").serialize(mask=False)) is None
    assert whole_text(Frame(Opcode.TEXT, b"text", fin=False).serialize(mask=True)) is None
