"""Row of bids: all bids of the round in order, with who made each; the newest is always there."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.widgets import Static

from palifico.terminal.client.sentences import bid_text
from palifico.terminal.client.table import Table
from palifico.terminal.screen.flow import newest
from palifico.terminal.summaries import seat_names
from palifico.words import Speaker

ARROW: Final = " → "
MAX_NAME_COLUMNS: Final = 12


class BidRow(Static):
    """The bids of the round on a few lines, the oldest dropped first."""

    def show(self, speaker: Speaker, table: Table, columns: int, lines: int) -> None:
        """Draw them in so many columns and lines."""
        self.update(Content("\n").join(bid_lines(speaker, table, columns, lines)))


def bid_lines(speaker: Speaker, table: Table, columns: int, lines: int) -> list[Content]:
    """Return the bids of the round as lines of whole bids."""
    bids = table.game.bids if table.game else ()
    names = [
        Content(name).truncate(MAX_NAME_COLUMNS, ellipsis=True)
        for name in seat_names(speaker, table, is_single=True)
    ]
    parts = []
    for number, one in enumerate(bids, start=1):
        style = "bold $primary" if number == len(bids) else "$foreground"
        name = names[one.seat].stylize("$text-muted")
        parts.append(Content.assemble(name, " ", (bid_text(speaker, one.bid), style)))
    return newest(parts, columns, between=ARROW, max_lines=lines)
