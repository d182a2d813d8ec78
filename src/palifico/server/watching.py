"""What is counted of the tables; nothing here may vary with a covered die."""

from __future__ import annotations

from palifico.protocol.entries import AnyEntry
from palifico.server.table.state import TableState


class Watch:
    """Hears what happens, to count it. This one counts nothing."""

    def command(self, kind: str, code: str) -> None:
        """A command was answered with `ok` or a code."""

    def happened(self, table: TableState, entry: AnyEntry) -> None:
        """An entry is on disk."""

    def said(self) -> None:
        """Somebody has said something."""

    def bot_failed(self, level: str) -> None:
        """A bot gave no answer that counts, and what is safe was done."""
