"""From a command to what follows: each goes to the part of the game that it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from palifico.editions import Fault
from palifico.protocol.commands import (
    Back,
    Begin,
    Change,
    Command,
    HandOver,
    Kick,
    Open,
    SeatBot,
    Sit,
    Stand,
)
from palifico.protocol.entries import Hosted, Returned
from palifico.server.roster import Roster
from palifico.server.table import gathering, starting
from palifico.server.table.plan import Plan
from palifico.server.table.state import TableState

if TYPE_CHECKING:
    from palifico.server.live_table import LiveTable

FOR_HOSTS: Final = (SeatBot, Kick, HandOver, Change, Begin)
"""What only the host may ask for."""
LEFT_AFTER: Final = 60_000
"""A host who has no seat and was not heard of for so many milliseconds has left."""


def arrange(table: TableState, account: str, command: Command, *, roster: Roster) -> Plan:
    """What follows from a command that is no action of the game.

    Raises Fault when it cannot be.
    """
    match command:
        case Sit():
            return Plan(gathering.sit(table, account, command))
        case Stand():
            return Plan(gathering.stand(table, account))
        case SeatBot():
            return Plan(gathering.seat_bot(table, account, command, roster=roster))
        case Kick():
            return Plan(gathering.kick(table, account, command))
        case HandOver():
            return Plan(gathering.hand_over(table, account, command))
        case Change():
            return Plan(gathering.change(table, account, command))
        case Begin():
            return starting.begin(table, account)
        case Open():
            return starting.open_seat(table, account, command)
        case Back():
            return back(table, account)
        case _:
            raise Fault("message.invalid", why=type(command).__name__)


def back(table: TableState, account: str) -> Plan:
    """The owner takes the seat back from the bot that kept it; nothing when none did."""
    seat = gathering.own_seat(table, account)
    sitter = table.seats[seat]
    if sitter is not None and sitter.for_good:
        raise Fault("seat.bot", seat=seat)
    if sitter is None or sitter.kept is None:
        return Plan([])
    return Plan([Returned(seat=seat)])


def lead(live: LiveTable, account: str, now: int) -> Callable[[], Plan] | None:
    """Whoever sits at a table that its host has left becomes the host when they act as one."""
    table = live.state
    is_here = table.seat_of(table.host) is not None or table.host in live.accounts()
    is_left = not is_here and now - live.host_at > LEFT_AFTER
    if is_left and table.status == "gathering" and table.seat_of(account) is not None:
        return lambda: Plan([Hosted(host=account)])
    return None


def give_up(table: TableState, account: str) -> Plan:
    """Somebody goes for good, wherever the table stands."""
    seat = table.seat_of(account)
    sitter = None if seat is None else table.seats[seat]
    if sitter is None or sitter.for_good or table.status in ("over", "closed"):
        return Plan([])
    if table.status == "starting":
        raise Fault("table.begun")
    return Plan(gathering.stand(table, account))
