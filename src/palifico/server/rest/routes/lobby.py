"""Lobby routes: public tables, and the caller's own."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter

from palifico.errors import Fault
from palifico.protocol.rest_tables import MyTable, TableShown
from palifico.protocol.settings import Pace
from palifico.server.live.table import LiveTable
from palifico.server.rest.dependencies import SECURITY, CurrentAccount, Deps
from palifico.server.rest.problems import may_answer
from palifico.server.table.deadlines import turn_due
from palifico.store.queries.tables import TableRow, lobby, tables_of

MAX_LISTED = 100
OPEN_STATUSES = ("gathering", "starting", "playing")


@get("/tables", responses=may_answer())
async def list_tables(
    deps: Deps,
    edition: Annotated[str | None, QueryParameter(max_length=40)] = None,
    seats: Annotated[int | None, QueryParameter(ge=2, le=12)] = None,
    status: FromQuery[Literal["gathering", "playing"] | None] = None,
    pace: FromQuery[Pace | None] = None,
) -> list[TableShown]:
    """The lobby: public tables that gather or play, the latest first."""
    wanted = (status,) if status else OPEN_STATUSES
    ids = await deps.store.read(lambda conn: lobby(conn, statuses=wanted, limit=MAX_LISTED))
    shown = [show(table) for id_ in ids if (table := await _found(deps, id_)) is not None]
    return [
        one
        for one in shown
        if edition in (None, one.settings.edition)
        and seats in (None, one.settings.seats)
        and pace in (None, one.settings.pace)
    ]


@get("/me/tables", responses=may_answer(401), security=SECURITY)
async def my_tables(deps: Deps, me: CurrentAccount) -> list[MyTable]:
    """The tables where I sit or sat, the latest first, and at which it is my turn."""
    rows = await deps.store.read(lambda conn: tables_of(conn, me.id, limit=MAX_LISTED))
    return [await _mine(deps, row, me.id) for row in rows]


def show(table: LiveTable) -> TableShown:
    """Return a table as it stands in a list."""
    state, people = table.state, table.people
    return TableShown(
        id=state.id,
        code=state.code,
        status=state.status,
        settings=state.settings,
        host=people.get(state.host),
        seats=tuple(people.get(seat.account) if seat else None for seat in state.seats),
        watching=table.count_spectators(),
    )


async def _found(deps: Deps, id_: str) -> LiveTable | None:
    """Return a table, or None if it cannot be read: that must not spoil the list."""
    try:
        return (await deps.tables.find(id_)).table
    except Fault:
        return None


async def _mine(deps: Deps, row: TableRow, account: str) -> MyTable:
    table = await _found(deps, row.id) if row.status in OPEN_STATUSES else None
    seat = table.state.seat_of(account) if table else None
    turn = table.state.turn if table else None
    sitter = table.state.seats[seat] if table and seat is not None else None
    return MyTable(
        id=row.id,
        status=row.status,
        created=row.created,
        changed=row.changed,
        my_turn=turn is not None and turn.to_act == seat,
        left=table is not None and (sitter is None or sitter.for_good),
        due=turn_due(table.state, table.clock_state) if table else None,
        table=show(table) if table else None,
    )
