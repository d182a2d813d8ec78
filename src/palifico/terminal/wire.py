"""Messages from a server as the values that they are."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from palifico.protocol.entries import AnyEntry, Entry
from palifico.protocol.frames import AnyFrame

Told: TypeAlias = AnyEntry | AnyFrame
"""Whatever comes over the line."""

_told: Final = msgspec.json.Decoder(Told)


def read_told(data: str | bytes) -> Told:
    """A message; raises msgspec.DecodeError for a kind that we do not know."""
    told: Told = _told.decode(data)
    return told


def is_entry(told: object) -> bool:
    """Whether what came is an entry: only those have a number and a time of their own."""
    return isinstance(told, Entry)
