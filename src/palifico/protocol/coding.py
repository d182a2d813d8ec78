"""Messages as bytes: compact JSON, decoded strictly, encoded by one encoder."""

from __future__ import annotations

from typing import Final

import msgspec

from palifico.protocol.commands import Command
from palifico.protocol.entries import AnyEntry

_encoder: Final = msgspec.json.Encoder()
_commands: Final = msgspec.json.Decoder(Command)
_entries: Final = msgspec.json.Decoder(AnyEntry)


def encode(message: msgspec.Struct) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def read_command(data: bytes) -> Command:
    """A command; raises msgspec.DecodeError (with what was expected) when it is none."""
    try:
        command: Command = _commands.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deep") from None
    return command


def read_entry(body: bytes) -> AnyEntry:
    """An entry from the log."""
    entry: AnyEntry = _entries.decode(body)
    return entry
