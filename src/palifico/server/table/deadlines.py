"""Deadlines: what falls due at a table, and when: to open, to roll, to act, to be back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from palifico.protocol.entries import BidMade, Called, Rolled
from palifico.protocol.settings import DAY, GRACE, TIME
from palifico.rules import Seat
from palifico.server.table.hurry import reveal_ms
from palifico.server.table.start import OPEN_TIMEOUT_MS
from palifico.server.table.state import TableState

What: TypeAlias = Literal["void", "roll", "bots", "clock", "keep", "abandon", "close"]

CLOSE_AFTER_MS: Final = 2 * 60 * 60 * 1000
"""An empty table that gathers is closed after this long."""
ABANDON_AFTER_MS: Final = DAY
"""A game without players is abandoned after this long, and everything published."""
MAX_LAG_MS: Final = 1000
"""More measured lag than this is not forgiven."""


class Due(NamedTuple):
    """A deadline, and what is to be done then."""

    at: int
    what: What
    seat: Seat | None = None


@dataclass(slots=True)
class ClockState:
    """What the log does not know of a table's clocks: absences, and how this turn went so far.

    `empty_since` is None while a player is connected; `credit_ms` is time that no player could
    use, `lag_ms` the measured lag of the player to act. `think_ms` is how long bots think at this
    turn, and `bots_asked` whether that time is over. `left_at` is when the last connection of a
    seat was lost, for those that were here since the table was loaded.
    """

    empty_since: int | None
    away: dict[Seat, int] = field(default_factory=dict)
    left_at: dict[Seat, int] = field(default_factory=dict)
    turn_n: int = 0
    credit_ms: int = 0
    lag_ms: int = 0
    think_ms: int = 0
    bots_asked: bool = False

    def start_turn(self, n: int, think_ms: int) -> None:
        """Reset everything that is about one turn."""
        self.turn_n, self.credit_ms, self.lag_ms = n, 0, 0
        self.think_ms, self.bots_asked = think_ms, False


def dues(table: TableState, clock: ClockState) -> Iterator[Due]:
    """Yield all deadlines, in no order."""
    match table.status:
        case "gathering":
            if clock.empty_since is not None:
                yield Due(clock.empty_since + CLOSE_AFTER_MS, "close")
        case "starting":
            assert table.locked is not None
            yield Due(table.locked.at + OPEN_TIMEOUT_MS + clock.credit_ms, "void")
        case "playing":
            yield from _playing(table, clock)
        case "over" | "closed":
            pass


def next_due(table: TableState, clock: ClockState) -> Due | None:
    """Return the first deadline."""
    return min(dues(table, clock), default=None)


def turn_due(table: TableState, clock: ClockState) -> int | None:
    """Return when the time of the player to act runs out; None while no clock runs."""
    if table.turn is None or _is_bots(table, table.turn.to_act):
        return None
    return clock_end(table, clock.credit_ms)


def clock_end(table: TableState, credit_ms: int = 0) -> int | None:
    """Return when the time of this turn runs out for a player; None without a clock."""
    time_ms = TIME[table.settings.pace] if table.turn_ms is None else table.turn_ms
    return None if time_ms is None else table.turn_at + time_ms + credit_ms


def step_due(table: TableState, entry: Rolled | BidMade | Called, now: int) -> int:
    """Return when a table without any connection must be looked at after an entry."""
    if isinstance(entry, Called):
        return now + reveal_ms(table)
    time_ms = None if _is_bots(table, entry.turn.to_act) else TIME[table.settings.pace]
    return now + (time_ms or 0)


def by_correspondence(table: TableState) -> bool:
    """Return whether players need not be connected."""
    return GRACE[table.settings.pace] is None


def _playing(table: TableState, clock: ClockState) -> Iterator[Due]:
    plays_on = by_correspondence(table) or table.settings.rated or table.hurried
    plays_on = plays_on or _is_closed_to_all(table)
    if clock.empty_since is not None and not plays_on:
        yield Due(clock.empty_since + ABANDON_AFTER_MS, "abandon")
        return
    if table.turn is None:
        yield Due(table.turn_at + reveal_ms(table), "roll")
    else:
        if table.has_bots and not clock.bots_asked and _bots_may_speak(table):
            yield Due(table.turn_at + clock.think_ms, "bots")
        if (time := turn_due(table, clock)) is not None:
            yield Due(time + min(clock.lag_ms, MAX_LAG_MS), "clock")
    if clock.away:
        yield from _absences(table, clock)


def _is_closed_to_all(table: TableState) -> bool:
    """Return whether bots play every seat for good and no spectator may come in."""
    people = any(sitter.bot is None and not sitter.for_good for _, sitter in table.sitters())
    return not people and not table.settings.spectators


def _absences(table: TableState, clock: ClockState) -> Iterator[Due]:
    grace = GRACE[table.settings.pace]
    if grace is None or table.game is None:
        return
    for seat, since in clock.away.items():
        if table.game.dice[seat] and not _is_bots(table, seat):
            yield Due(since + grace, "keep", seat)


def _bots_may_speak(table: TableState) -> bool:
    assert table.turn is not None
    return any(_is_bots(table, seat) for seat in (table.turn.to_act, *table.turn.calza))


def _is_bots(table: TableState, seat: Seat) -> bool:
    sitter = table.seats[seat]
    return sitter is not None and sitter.level is not None
