"""Tables over plain HTTP: make and find them, see them, ask for something, and hear all of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from palifico.editions import Fault
from palifico.protocol.commands import Command
from palifico.protocol.frames import Ok, Snapshot
from palifico.protocol.rest_tables import FoundTable, MadeTable, TableId
from palifico.protocol.settings import TableSettings
from palifico.server.answers import lang_of, may_answer
from palifico.server.asking_tables import ask
from palifico.server.desk import SECURITY, Asking, Known, TheDesk, Visitor
from palifico.server.live_table import LiveTable
from palifico.server.people import Account
from palifico.server.reading import ID_FROM_KEY, KEY
from palifico.server.routes.lobby import list_tables, my_tables
from palifico.server.statuses import status_of
from palifico.server.streams import NDJSON, Lines, LinesResponse
from palifico.server.table.showing import snapshot
from palifico.store.once import Also
from palifico.store.tables import find_code

LONGEST_CODE = 20
LONGEST_COMMAND = 4096

Key = Annotated[
    str | None,
    HeaderParameter(
        name=KEY,
        min_length=1,
        max_length=40,
        pattern="^[!-~]+$",
        description="Sent again under the same key, a request has no second effect",
    ),
]


@post("/tables", responses=may_answer(401, 403, 409, 413, 415, 422, 429, 503), security=SECURITY)
async def make_table(
    request: Asking, desk: TheDesk, me: Known, data: JSONBody[TableSettings], key: Key = None
) -> MadeTable:
    """Make a table; I am its host."""
    desk.rates.take("tables", me.id)

    async def make(also: Also | None = None) -> str:
        return (await desk.tables.create(me, data, also=also)).state.id

    id_ = await (desk.once.make(me.id, key, await request.body(), make) if key else make())
    return MadeTable(id_, (await desk.tables.find(id_)).state.code)


@get("/tables/{table_id:str}", responses=may_answer(401, 403, 404))
async def read_table(desk: TheDesk, visit: Visitor, table_id: FromPath[TableId]) -> Snapshot:
    """A table as everybody may see it."""
    live = await desk.tables.find(table_id)
    _may_watch(live, visit.account if visit else None)
    return snapshot(live.state, live.people, here=live.here(), watching=live.watching())


@get("/codes/{code:str}", responses=may_answer(404, 429))
async def find_table(request: Asking, desk: TheDesk, code: FromPath[str]) -> FoundTable:
    """The table that a short code stands for."""
    desk.take("codes", request)
    wanted = "".join(filter(str.isalpha, code[:LONGEST_CODE])).lower()
    id_ = await desk.store.read(lambda conn: find_code(conn, wanted))
    if id_ is None:
        raise Fault("code.unknown", given=code)
    return FoundTable(id_)


@post(
    "/tables/{table_id:str}/commands",
    status_code=200,
    responses=may_answer(401, 403, 404, 409, 413, 415, 422, 429, 503),
    security=SECURITY,
    request_max_body_size=LONGEST_COMMAND,
    opt={ID_FROM_KEY: True},
)
async def send_command(  # noqa: PLR0913, PLR0917 - a route asks for what it needs
    request: Asking,
    desk: TheDesk,
    me: Known,
    table_id: FromPath[TableId],
    data: JSONBody[Command],
    key: Key = None,
) -> Response[Ok]:
    """Ask a table for something. The answer comes when it is on disk.

    The key in the header can stand for the command's `id`, which may then be left out.
    """
    desk.rates.take("commands", me.id)
    live = await desk.tables.find(table_id)
    payload = await ask(desk.tables, live, me, data, lang=lang_of(request))
    answer = msgspec.json.decode(payload)
    status = 200 if answer["type"] == "ok" else status_of(answer["code"])
    return Response(payload, status_code=status, media_type="application/json")  # type: ignore[arg-type]


@get(
    "/tables/{table_id:str}/events",
    media_type=NDJSON,
    responses=may_answer(401, 403, 404, 429, 503),
    response_description="One message of the socket a line; an empty line now and then",
)
async def hear_table(
    request: Asking,
    desk: TheDesk,
    visit: Visitor,
    table_id: FromPath[TableId],
    after: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
) -> LinesResponse:
    """All that a socket would tell, one message a line. `after` is the last number that came."""
    live = await desk.tables.find(table_id)
    lines = Lines(visit.account if visit else None, lang_of(request))
    over = desk.open_stream(request, lines)
    try:
        desk.tables.join(live, lines, after=after)
    except Fault:
        over()
        raise
    undo = desk.identity.on_revoked(visit.key, lines.revoked) if visit else _nothing

    def end() -> None:
        undo()
        over()
        desk.tables.leave(live, lines)

    return LinesResponse(lines, end)


def _may_watch(live: LiveTable, account: Account | None) -> None:
    """Whoever does not play at a table without spectators sees nothing of its game."""
    if not live.may_watch(account):
        raise Fault("spectators.off")


def _nothing() -> None:
    """Nobody came with a key: none can be revoked."""


TABLES = Router(
    "/api",
    route_handlers=[
        *(make_table, list_tables, my_tables, read_table),
        *(find_table, send_command, hear_table),
    ],
    tags=["tables"],
)
