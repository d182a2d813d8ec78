"""What a decision leads to: entries to be appended, and what must be written with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from palifico.protocol.entries import AnyEntry
from palifico.rules import Refusal, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from palifico.server.live_table import Item


@dataclass(slots=True)
class Plan:
    """The entries in order; without any, nothing happens. What else is stored is only named here.

    `items` are answered with those entries, `refused` told why not once they are on disk.
    """

    entries: list[AnyEntry]
    chain: str | None = None
    """The game whose new chain is to be kept, sealed."""
    opening: tuple[Seat, bytes] | None = None
    items: list[Item] = field(default_factory=list)
    refused: list[tuple[Item, Refusal]] = field(default_factory=list)
    extra: list[Callable[[Connection], None]] = field(default_factory=list)
    """What else is written with the entries, or not at all."""
