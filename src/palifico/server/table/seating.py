"""Seating: take and leave seats, seat bots, change settings and the host."""

from __future__ import annotations

from typing import Final, Literal, Protocol

from palifico.bots import Level
from palifico.errors import Fault
from palifico.protocol.commands import Change, HandOver, Kick, Ready, SeatBot, Sit
from palifico.protocol.entries import AnyEntry, Hosted, Kept, Readied, Sat, Settled, Stood
from palifico.protocol.settings import settled
from palifico.rules import Seat
from palifico.server.table.state import Sitter, TableState

STAND_IN: Final = "counter"
"""The level of the bot that plays for an absent player."""


class BotCatalog(Protocol):
    """Bots by name."""

    def find(self, name: str) -> Level:
        """Return a bot; raise Fault `bot.unknown`."""


def sit(table: TableState, account: str, command: Sit) -> list[AnyEntry]:
    """Take a seat, move to another one, or change the commitment."""
    must_gather(table)
    seat = command.seat
    must_exist(table, seat)
    if account in table.sent_away:
        raise Fault("seat.sent_away")
    sitter, own = table.seats[seat], table.seat_of(account)
    if sitter is not None and own != seat:
        raise Fault("seat.taken", seat=seat)
    moved: list[AnyEntry] = []
    if own is not None and own != seat:
        moved.append(Stood(seat=own, why="changed"))
    return [*moved, Sat(seat=seat, account=account, commit=command.commit, bot=None)]


def stand(table: TableState, account: str) -> list[AnyEntry]:
    """Leave a seat: it is free, or during the game a bot plays it to the end."""
    seat = own_seat(table, account)
    sitter = table.seats[seat]
    if table.status == "playing":
        if sitter is not None and sitter.for_good:
            raise Fault("seat.bot", seat=seat)
        return [_taken_over(seat, why="left"), *_next_host(table, account)]
    must_gather(table)
    return [Stood(seat=seat, why="left"), *_next_host(table, account)]


def ready(table: TableState, account: str, command: Ready) -> list[AnyEntry]:
    """Mark a seat as ready, or no longer; decide nothing when it is so already."""
    must_gather(table)
    seat = own_seat(table, account)
    sitter = table.seats[seat]
    is_same = sitter is not None and sitter.ready == command.ready
    return [] if is_same else [Readied(seat=seat, ready=command.ready)]


def seat_bot(
    table: TableState, account: str, command: SeatBot, *, bots: BotCatalog
) -> list[AnyEntry]:
    """Put a bot on a free seat, or on a player's during the game; only the host may."""
    must_host(table, account)
    must_exist(table, command.seat)
    bot = bots.find(command.level)
    sitter = table.seats[command.seat]
    if table.status == "playing":
        must_be_replaceable(table, command.seat, sitter)
        return [Kept(seat=command.seat, level=command.level, why="swapped", for_good=False)]
    must_gather(table)
    if sitter is not None and sitter.bot is None:
        raise Fault("seat.taken", seat=command.seat)
    return [Sat(seat=command.seat, account=bot.account, commit=None, bot=command.level)]


def kick(table: TableState, account: str, command: Kick) -> list[AnyEntry]:
    """Free a seat, or during the game leave it to a bot; only the host may.

    A player who is sent away gets no seat at this table any more.
    """
    must_host(table, account)
    must_exist(table, command.seat)
    sitter = table.seats[command.seat]
    if sitter is None:
        raise Fault("seat.free", seat=command.seat)
    if sitter.account == account and sitter.bot is None:
        raise Fault("kick.self")
    if table.status == "playing":
        must_be_replaceable(table, command.seat, sitter)
        return [_taken_over(command.seat, why="kicked")]
    must_gather(table)
    return [Stood(seat=command.seat, why="kicked")]


def hand_over(table: TableState, account: str, command: HandOver) -> list[AnyEntry]:
    """Make another seated player the host."""
    must_host(table, account)
    must_exist(table, command.seat)
    sitter = table.seats[command.seat]
    if sitter is None or sitter.bot is not None or sitter.for_good:
        raise Fault("host.nobody", seat=command.seat)
    return [Hosted(host=sitter.account)]


def change(table: TableState, account: str, command: Change) -> list[AnyEntry]:
    """Change the settings; seats that go must be free."""
    must_host(table, account)
    must_gather(table)
    settings = settled(command.settings)
    for seat, _ in table.sitters():
        if seat >= settings.seats:
            raise Fault("seat.taken", seat=seat)
    return [Settled(settings=settings)]


def own_seat(table: TableState, account: str) -> Seat:
    """Return the seat of an account; raise Fault `seat.needed` if it has none."""
    seat = table.seat_of(account)
    if seat is None:
        raise Fault("seat.needed")
    return seat


def playing_seat(table: TableState, account: str) -> Seat:
    """Return the seat that an account still plays; raise Fault `seat.needed` if there is none."""
    seat = own_seat(table, account)
    sitter = table.seats[seat]
    if sitter is None or sitter.for_good:
        raise Fault("seat.needed")
    return seat


def must_host(table: TableState, account: str) -> None:
    """Raise Fault `host.only` unless the account is the host."""
    if account != table.host:
        raise Fault("host.only")


def must_gather(table: TableState) -> None:
    """Raise Fault `table.begun` or `table.closed` when the table is not gathering."""
    if table.status == "closed":
        raise Fault("table.closed")
    if table.status != "gathering":
        raise Fault("table.begun")


def must_exist(table: TableState, seat: Seat) -> None:
    """Raise Fault `seat.none` when the table has no such seat."""
    if seat >= len(table.seats):
        raise Fault("seat.none", seat=seat, to=len(table.seats) - 1)


def must_be_replaceable(table: TableState, seat: Seat, sitter: Sitter | None) -> None:
    """Raise Fault if the seat is a bot's for good, or the game is rated: the owner may return."""
    if sitter is None or sitter.bot is not None or sitter.for_good:
        raise Fault("seat.bot", seat=seat)
    if table.settings.rated:
        raise Fault("kick.rated")


def _taken_over(seat: Seat, *, why: Literal["left", "kicked"]) -> Kept:
    return Kept(seat=seat, level=STAND_IN, why=why, for_good=True)


def _next_host(table: TableState, leaving: str) -> list[AnyEntry]:
    """Make the next player clockwise the host when the host leaves."""
    if leaving != table.host:
        return []
    seat, size = table.seat_of(leaving) or 0, len(table.seats)
    around = (table.seats[(seat + step) % size] for step in range(1, size))
    people = [s for s in around if s is not None and s.bot is None and not s.for_good]
    people.sort(key=lambda sitter: sitter.kept is not None)  # players present before absent ones
    return [Hosted(host=people[0].account)] if people else []
