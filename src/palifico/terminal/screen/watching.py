"""Whether those at the screen only watch."""

from __future__ import annotations

from palifico.terminal.party import Party
from palifico.terminal.seats import my_seat


def is_watching(party: Party) -> bool:
    """Whether a game is on in which nobody here has a seat."""
    tables = [client.table for client in party.clients if client.table is not None]
    is_on = any(table.status in ("playing", "over") for table in tables)
    return is_on and all(my_seat(table) is None for table in tables)
