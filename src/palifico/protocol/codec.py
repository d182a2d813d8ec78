"""Codec: messages as compact JSON, decoded strictly, encoded by one encoder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from palifico.protocol.commands import Command
from palifico.protocol.entries import AnyEntry

encode: Final[Callable[[msgspec.Struct], bytes]] = msgspec.json.Encoder().encode
"""Return a message as JSON."""
_commands: Final = msgspec.json.Decoder(Command)
_entries: Final = msgspec.json.Decoder(AnyEntry)


def read_command(data: bytes) -> Command:
    """Return a command; raise msgspec.DecodeError (with what was expected) when it is none."""
    try:
        command: Command = _commands.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deep") from None
    return command


def read_entry(body: bytes) -> AnyEntry:
    """Return an entry from the log."""
    entry: AnyEntry = _entries.decode(body)
    return entry
