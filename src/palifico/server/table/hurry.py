"""Hurry: the rest of an unrated game, played at once when only bots are left in it."""

from __future__ import annotations

from typing import Final

from palifico.errors import Fault
from palifico.protocol.entries import Hurried
from palifico.rules import Seat
from palifico.server.table.decision import Decision
from palifico.server.table.seating import playing_seat
from palifico.server.table.state import TableState

STEP_MS: Final = 20
"""How long a turn takes then: longer than a bot needs, so that it tells nothing of its dice."""


def hurry(table: TableState, account: str) -> Decision:
    """Decide that the rest is played at once; decide nothing when it is already.

    Raises Fault `table.not_playing`, `seat.needed`, `hurry.rated`, `hurry.person`.
    """
    if table.status != "playing":
        raise Fault("table.not_playing")
    seat = playing_seat(table, account)
    if table.settings.rated:
        raise Fault("hurry.rated")
    if (person := first_person(table)) is not None:
        raise Fault("hurry.person", seat=person)
    return Decision([] if table.hurried else [Hurried(seat=seat)])


def first_person(table: TableState) -> Seat | None:
    """Return the first seat with dice that is not a bot's to the end, if there is one."""
    assert table.game is not None
    for seat, sitter in table.sitters():
        if table.game.dice[seat] and sitter.bot is None and not sitter.for_good:
            return seat
    return None


def reveal_ms(table: TableState) -> int:
    """Return how long the cups of a round can be looked at before the next dice."""
    return 0 if table.hurried else table.settings.pause_ms
