"""Seat queries: which seat is this player's, names around the table, legal actions."""

from __future__ import annotations

from palifico.protocol.entries import Span
from palifico.terminal.client.table import Table, turn_of


def my_seat(table: Table) -> int | None:
    """Return the seat of this player."""
    mine = (
        seat
        for seat, one in enumerate(table.seats)
        if one and one.account == table.me and not one.bot
    )
    return next(mine, None)


def name_of(table: Table, seat: int) -> str:
    """Return the name at a seat, numbered if another seat before it has the same."""
    name = _plain_name(table, seat)
    before = sum(_plain_name(table, other) == name for other in range(seat))
    return f"{name} {before + 1}" if before else name


def names_of(table: Table) -> list[str]:
    """Return the names of all seats."""
    return [name_of(table, seat) for seat in range(len(table.seats))]


def free_seats(table: Table) -> list[int]:
    """Return the seats that are free."""
    return [seat for seat, one in enumerate(table.seats) if one is None]


def other_people(table: Table) -> list[int]:
    """Return the seats of the other players who are no bots."""
    mine = my_seat(table)
    return [seat for seat, one in enumerate(table.seats) if one and not one.bot and seat != mine]


def spans(table: Table) -> tuple[Span, ...]:
    """Return the legal counts of faces 1 to 6 in this turn, as they are for this player."""
    turn = turn_of(table)
    if not turn:
        return ()
    return turn.free if table.free and turn.free is not None else turn.bids


def is_my_turn(table: Table) -> bool:
    """Whether this player is to act."""
    seat, turn = _playing_seat(table), turn_of(table)
    return seat is not None and turn is not None and turn.to_act == seat


def may_dudo(table: Table) -> bool:
    """Whether this player may challenge the bid."""
    turn = turn_of(table)
    return is_my_turn(table) and turn is not None and turn.dudo


def may_calza(table: Table) -> bool:
    """Whether this player may call the bid exact."""
    seat, turn = _playing_seat(table), turn_of(table)
    return seat is not None and turn is not None and seat in turn.calza


def is_host(table: Table) -> bool:
    """Whether this player is the host."""
    return table.me == table.host


def is_playing(table: Table) -> bool:
    """Whether this player has a seat and is still in the game."""
    seat = my_seat(table)
    return seat is not None and table.game is not None and seat not in table.game.out


def is_out(table: Table) -> bool:
    """Whether this player is out of a game that goes on: at least two others have dice."""
    seat, game = my_seat(table), table.game
    if table.status != "playing" or game is None:
        return False
    left = sum(one is not None for one in table.seats) - len(game.out)
    return seat in game.out and left > 1


def may_hurry(table: Table) -> bool:
    """Whether the rest of the game can be played at once: only bots still play it."""
    if not is_out(table) or table.settings.rated or table.game is None:
        return False
    out = table.game.out
    return all(
        seat in out or sitter is None or sitter.bot is not None or sitter.for_good
        for seat, sitter in enumerate(table.seats)
    )


def place_of(table: Table, seat: int) -> int | None:
    """Return the place of a seat, once that is known: 1 is the winner.

    Those who are out are in `places`, the last of them first.
    """
    if seat not in table.places:
        return None
    players = sum(one is not None for one in table.seats)
    return players - len(table.places) + table.places.index(seat) + 1


def _playing_seat(table: Table) -> int | None:
    """Return this player's seat, unless a bot plays it."""
    seat = my_seat(table)
    sitter = None if seat is None else table.seats[seat]
    return seat if sitter and not sitter.kept else None


def _plain_name(table: Table, seat: int) -> str:
    sitter = table.seats[seat]
    person = table.people.get(sitter.account) if sitter else None
    return person.name if person and person.name else "?"
