"""Lists of tables: the lobby, and my own."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter

from palifico.editions import Fault
from palifico.protocol.rest_tables import MyTable, TableShown
from palifico.protocol.settings import Pace
from palifico.server.answers import may_answer
from palifico.server.desk import SECURITY, Known, TheDesk
from palifico.server.live_table import LiveTable
from palifico.server.table.due import turn_due
from palifico.store.tables import TableRow, lobby, tables_of

MOST_LISTED = 100
STILL_ON = ("gathering", "starting", "playing")


@get("/tables", responses=may_answer())
async def list_tables(
    desk: TheDesk,
    edition: Annotated[str | None, QueryParameter(max_length=40)] = None,
    seats: Annotated[int | None, QueryParameter(ge=2, le=12)] = None,
    status: FromQuery[Literal["gathering", "playing"] | None] = None,
    pace: FromQuery[Pace | None] = None,
) -> list[TableShown]:
    """The lobby: public tables that gather or play, the latest first."""
    wanted = (status,) if status else STILL_ON
    ids = await desk.store.read(lambda conn: lobby(conn, statuses=wanted, limit=MOST_LISTED))
    shown = [show(live) for id_ in ids if (live := await _found(desk, id_)) is not None]
    return [
        one
        for one in shown
        if edition in (None, one.settings.edition)
        and seats in (None, one.settings.seats)
        and pace in (None, one.settings.pace)
    ]


@get("/me/tables", responses=may_answer(401), security=SECURITY)
async def my_tables(desk: TheDesk, me: Known) -> list[MyTable]:
    """The tables where I sit or sat, the latest first, and at which it is my turn."""
    rows = await desk.store.read(lambda conn: tables_of(conn, me.id, limit=MOST_LISTED))
    return [await _mine(desk, row, me.id) for row in rows]


def show(live: LiveTable) -> TableShown:
    """A table as it stands in a list."""
    state, people = live.state, live.people
    return TableShown(
        id=state.id,
        code=state.code,
        status=state.status,
        settings=state.settings,
        host=people.get(state.host),
        seats=tuple(people.get(seat.account) if seat else None for seat in state.seats),
        watching=live.watching(),
    )


async def _found(desk: TheDesk, id_: str) -> LiveTable | None:
    """A table, unless it cannot be read: that must not spoil the list."""
    try:
        return await desk.tables.find(id_)
    except Fault:
        return None


async def _mine(desk: TheDesk, row: TableRow, account: str) -> MyTable:
    live = await _found(desk, row.id) if row.status in STILL_ON else None
    seat = live.state.seat_of(account) if live else None
    turn = live.state.turn if live else None
    sitter = live.state.seats[seat] if live and seat is not None else None
    return MyTable(
        id=row.id,
        status=row.status,
        created=row.created,
        changed=row.changed,
        my_turn=turn is not None and turn.to_act == seat,
        left=live is not None and (sitter is None or sitter.for_good),
        due=turn_due(live.state, live.around) if live else None,
        table=show(live) if live else None,
    )
