"""What was said at a table, in words."""

from __future__ import annotations

from palifico.protocol.frames import Said
from palifico.terminal.client import Client
from palifico.words import PHRASES, phrase, visible


def said_text(client: Client, said: Said) -> str:
    """What somebody said, with their name before it; nothing in it moves the cursor."""
    person = client.table.people.get(said.account) if client.table else None
    name = person.name if person else "?"
    if said.phrase is not None and said.phrase in PHRASES:
        return f"{name}: {phrase(client.lang, said.phrase)}"
    return f"{name}: {visible(said.text or said.phrase or '')}"
