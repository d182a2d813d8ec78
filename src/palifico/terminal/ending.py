"""When a game is over: its record, with the proof of its dice, to keep."""

from __future__ import annotations

import json
from typing import Any

from palifico.terminal.client import Client
from palifico.terminal.rest import Refused


async def record_of(client: Client) -> dict[str, Any] | None:
    """The record of the game that was played at a table; None while there is none."""
    table = client.table
    if table is None or table.finished is None:
        return None
    try:
        found: dict[str, Any] = await client.fetch(f"/api/games/{table.finished}/record.json")
    except Refused:
        return None
    return found


def record_line(record: dict[str, Any]) -> str:
    """A record as it stands in a file of records."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
