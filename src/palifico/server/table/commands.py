"""Command handling: route a command that is no action of the game to the part that decides it."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from palifico.errors import Fault
from palifico.protocol.commands import (
    Begin,
    Change,
    Command,
    HandOver,
    Hurry,
    Kick,
    Open,
    Ready,
    SeatBot,
    Sit,
    Stand,
)
from palifico.server.table import seating, start
from palifico.server.table.decision import Decision
from palifico.server.table.hurry import hurry
from palifico.server.table.seating import BotCatalog
from palifico.server.table.state import TableState

HOST_COMMANDS: Final = (SeatBot, Kick, HandOver, Change, Begin)
"""Commands that only the host may send."""
HOST_GONE_AFTER_MS: Final = 60_000
"""A host without a seat counts as gone after this long without a connection or a command."""


def decide_command(
    table: TableState, account: str, command: Command, *, bots: BotCatalog
) -> Decision:
    """Decide a command that is no action of the game; raise Fault if it cannot be."""
    match command:
        case Sit():
            return Decision(seating.sit(table, account, command))
        case Stand():
            return Decision(seating.stand(table, account))
        case Ready():
            return Decision(seating.ready(table, account, command))
        case SeatBot():
            return Decision(seating.seat_bot(table, account, command, bots=bots))
        case Kick():
            return Decision(seating.kick(table, account, command))
        case HandOver():
            return Decision(seating.hand_over(table, account, command))
        case Change():
            return Decision(seating.change(table, account, command))
        case Begin():
            return start.begin(table, account)
        case Open():
            return start.open_seat(table, account, command)
        case Hurry():
            return hurry(table, account)
        case _:
            raise Fault("message.invalid", why=type(command).__name__)


def may_take_lead(
    table: TableState, account: str, *, connected: Container[str], host_silent_ms: int
) -> bool:
    """Return whether a seated account may become the host of a table that its host has left."""
    is_here = table.seat_of(table.host) is not None or table.host in connected
    is_left = not is_here and host_silent_ms > HOST_GONE_AFTER_MS
    return is_left and table.status == "gathering" and table.seat_of(account) is not None


def give_up(table: TableState, account: str) -> Decision:
    """Free the seat of an account that is erased, whatever the table's status."""
    seat = table.seat_of(account)
    sitter = None if seat is None else table.seats[seat]
    if sitter is None or sitter.for_good or table.status in ("over", "closed"):
        return Decision([])
    if table.status == "starting":
        raise Fault("table.begun")
    return Decision(seating.stand(table, account))
