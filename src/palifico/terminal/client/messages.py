"""Server messages: decodes what comes over the WebSocket into typed values."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from palifico.protocol.entries import AnyEntry
from palifico.protocol.frames import AnyFrame

ServerMessage: TypeAlias = AnyEntry | AnyFrame
"""An entry of the log, or a frame without a number."""

_decoder: Final = msgspec.json.Decoder(ServerMessage)


def decode_message(data: str | bytes) -> ServerMessage:
    """Decode a message. Raises `msgspec.DecodeError` for an unknown type."""
    decoded: ServerMessage = _decoder.decode(data)
    return decoded
