"""Returning players: a fresh clock for the turn that they find, within a cap.

A turn is given one at most, and a seat `MAX_FRESH_CLOCKS` of them in a game: a player who comes
and goes all the time gains no more. It stands in the log, so that every process and every restart
knows of the same clock.
"""

from __future__ import annotations

from typing import Final

from palifico.errors import Fault
from palifico.protocol.entries import Returned
from palifico.protocol.settings import TIME
from palifico.rules import Seat
from palifico.server.table.deadlines import ClockState, by_correspondence, clock_end
from palifico.server.table.decision import Decision
from palifico.server.table.seating import own_seat
from palifico.server.table.state import TableState

MOMENT_MS: Final = 3000
"""A shorter absence is a page that was loaded again, and needs only the first seconds."""
FIRST_MS: Final = 5000
"""What is left at least to a player who was away for a moment."""
VISIT_MS: Final = 60_000
"""What is left at least to a player by correspondence, who comes and goes anyway."""
MAX_FRESH_CLOCKS: Final = 4


def back(table: TableState, account: str, clock: ClockState, *, now: int) -> Decision:
    """Give a seat back from the bot that kept it; decide nothing when none did.

    Raises Fault `seat.needed`, `seat.bot`.
    """
    seat = own_seat(table, account)
    sitter = table.seats[seat]
    if sitter is not None and sitter.for_good:
        raise Fault("seat.bot", seat=seat)
    if sitter is None or sitter.kept is None:
        return Decision([])
    return come_back(table, seat, clock, now=now, away_ms=0)


def come_back(
    table: TableState, seat: Seat, clock: ClockState, *, now: int, away_ms: int
) -> Decision:
    """Give a seat back to its owner, with time for the turn; decide nothing if neither is due."""
    sitter = table.seats[seat]
    if sitter is None or sitter.for_good:
        return Decision([])
    is_long = sitter.kept is not None or away_ms >= MOMENT_MS
    time_ms = fresh_time(table, seat, clock, now=now, is_long=is_long)
    if sitter.kept is None and time_ms is None:
        return Decision([])
    return Decision([Returned(seat=seat, time_ms=time_ms)])


def fresh_time(
    table: TableState, seat: Seat, clock: ClockState, *, now: int, is_long: bool
) -> int | None:
    """Return the time that a player who is back gets for the turn; None if they get none."""
    due = clock_end(table, clock.credit_ms)
    if due is None or table.turn is None or table.turn.to_act != seat:
        return None
    if table.fresh_n == table.turn_n:
        return None
    full_ms = full_time(table)
    left_ms = MAX_FRESH_CLOCKS * full_ms - table.fresh_ms.get(seat, 0)
    time_ms = min(full_ms if is_long else min(full_ms, FIRST_MS), left_ms)
    return time_ms if now + time_ms > due else None


def full_time(table: TableState) -> int:
    """Return the time of a fresh clock at a table that has one."""
    time_ms = TIME[table.settings.pace]
    return VISIT_MS if time_ms is None or by_correspondence(table) else time_ms
