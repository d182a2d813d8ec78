"""What falls due at a table, and when: times to open, to roll, to act, to be away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from palifico.protocol.settings import DAY, GRACE, TIME
from palifico.rules import Seat
from palifico.server.table.starting import TIME_TO_OPEN
from palifico.server.table.state import TableState

What: TypeAlias = Literal["void", "roll", "bots", "clock", "keep", "abandon", "close"]

CLOSE_AFTER: Final = 2 * 60 * 60 * 1000
"""A table that gathers and has nobody at it is closed after so long."""
ABANDON_AFTER: Final = DAY
"""A game that nobody came back to is given up after so long, and everything published."""
MOST_LAG: Final = 1000
"""So much measured delay of the line is forgiven at most."""


class Due(NamedTuple):
    """At that time, that is to be done."""

    at: int
    what: What
    seat: Seat | None = None


@dataclass(slots=True)
class Around:
    """What the log does not know of a table: who is away, and how this turn has gone so far.

    `empty_since` is None while somebody plays; `credit` is time that nobody could have used, and
    `lag` the measured delay of the line of the player to act. `think` is how long bots think at
    this turn, and `asked` whether they have been asked.
    """

    empty_since: int | None
    away: dict[Seat, int] = field(default_factory=dict)
    turn_n: int = 0
    credit: int = 0
    lag: int = 0
    think: int = 0
    asked: bool = False

    def turn(self, n: int, think: int) -> None:
        """Another turn has begun."""
        self.turn_n, self.credit, self.lag, self.think, self.asked = n, 0, 0, think, False


def dues(table: TableState, around: Around) -> Iterator[Due]:
    """Everything that is to come, in no order."""
    match table.status:
        case "gathering":
            if around.empty_since is not None:
                yield Due(around.empty_since + CLOSE_AFTER, "close")
        case "starting":
            assert table.locked is not None
            yield Due(table.locked.at + TIME_TO_OPEN + around.credit, "void")
        case "playing":
            yield from _playing(table, around)
        case "over" | "closed":
            pass


def next_due(table: TableState, around: Around) -> Due | None:
    """What falls due first."""
    return min(dues(table, around), default=None)


def turn_due(table: TableState, around: Around) -> int | None:
    """When the time of the player to act runs out, as it is shown; None while no clock runs."""
    time = TIME[table.settings.pace]
    if table.turn is None or time is None or _is_bots(table, table.turn.to_act):
        return None
    return table.turn_at + time + around.credit


def by_correspondence(table: TableState) -> bool:
    """Whether nobody has to be there."""
    return GRACE[table.settings.pace] is None


def _playing(table: TableState, around: Around) -> Iterator[Due]:
    stands_still = not (by_correspondence(table) or table.settings.rated)
    if around.empty_since is not None and stands_still:
        yield Due(around.empty_since + ABANDON_AFTER, "abandon")
        return
    if table.turn is None:
        yield Due(table.turn_at + table.settings.pause_ms, "roll")
    else:
        if table.has_bots and not around.asked and _bots_may_speak(table):
            yield Due(table.turn_at + around.think, "bots")
        if (time := turn_due(table, around)) is not None:
            yield Due(time + min(around.lag, MOST_LAG), "clock")
    if around.away:
        yield from _absences(table, around)


def _absences(table: TableState, around: Around) -> Iterator[Due]:
    grace = GRACE[table.settings.pace]
    if grace is None or table.game is None:
        return
    for seat, since in around.away.items():
        if table.game.dice[seat] and not _is_bots(table, seat):
            yield Due(since + grace, "keep", seat)


def _bots_may_speak(table: TableState) -> bool:
    assert table.turn is not None
    return any(_is_bots(table, seat) for seat in (table.turn.to_act, *table.turn.calza))


def _is_bots(table: TableState, seat: Seat) -> bool:
    sitter = table.seats[seat]
    return sitter is not None and sitter.level is not None
