"""Decision: the entries that a command leads to, and the secrets to be stored with them."""

from __future__ import annotations

from dataclasses import dataclass

from palifico.protocol.entries import AnyEntry
from palifico.rules import Seat


@dataclass(slots=True)
class Decision:
    """Entries in order; none when nothing happens. Secrets are only named here."""

    entries: list[AnyEntry]
    chain: str | None = None
    """The game whose new chain is to be stored, sealed."""
    opening: tuple[Seat, bytes] | None = None
    """The seat that opened its commitment, and what it opened."""
