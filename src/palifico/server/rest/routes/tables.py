"""Table routes: create, find, read, send a command, stream events."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from palifico.errors import Fault
from palifico.protocol.commands import Command
from palifico.protocol.frames import Ok, Snapshot
from palifico.protocol.rest_tables import FoundTable, MadeTable, TableId
from palifico.protocol.settings import TableSettings
from palifico.server.auth.accounts import Account
from palifico.server.core.status_codes import status_of
from palifico.server.live.actor import TableActor
from palifico.server.live.service import TableService
from palifico.server.live.subscriber import OutgoingMessage, Subscriber
from palifico.server.rest.dependencies import (
    SECURITY,
    AnyRequest,
    CurrentAccount,
    Deps,
    MaybePrincipal,
)
from palifico.server.rest.problems import lang_of, may_answer
from palifico.server.rest.requests import ID_FROM_KEY, KEY
from palifico.server.rest.routes.lobby import list_tables, my_tables
from palifico.server.rest.streaming import NDJSON, LineStream, LineStreamResponse
from palifico.server.table.views import snapshot
from palifico.store.queries.idempotency import Also
from palifico.store.queries.tables import find_code

MAX_CODE_CHARS = 20
MAX_COMMAND_BYTES = 4096
REPLY_TIMEOUT_S: Final = 30.0

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
    request: AnyRequest,
    deps: Deps,
    me: CurrentAccount,
    data: JSONBody[TableSettings],
    key: Key = None,
) -> MadeTable:
    """Make a table; I am its host."""
    deps.rate_limiter.take("tables", me.id)

    async def make(also: Also | None = None) -> str:
        return (await deps.tables.create(me, data, also=also)).state.id

    id_ = await (deps.idempotency.make(me.id, key, await request.body(), make) if key else make())
    return MadeTable(id_, (await deps.tables.find(id_)).state.code)


@get("/tables/{table_id:str}", responses=may_answer(401, 403, 404))
async def read_table(
    deps: Deps, principal: MaybePrincipal, table_id: FromPath[TableId]
) -> Snapshot:
    """The public snapshot of a table."""
    table = (await deps.tables.find(table_id)).table
    if not table.may_watch(principal.account if principal else None):
        raise Fault("spectators.off")
    here, watching = table.seats_here(), table.count_spectators()
    return snapshot(table.state, table.people, here=here, watching=watching)


@get("/codes/{code:str}", responses=may_answer(404, 429))
async def find_table(request: AnyRequest, deps: Deps, code: FromPath[str]) -> FoundTable:
    """The table that a short code stands for."""
    deps.take("codes", request)
    wanted = "".join(filter(str.isalpha, code[:MAX_CODE_CHARS])).lower()
    id_ = await deps.store.read(lambda conn: find_code(conn, wanted))
    if id_ is None:
        raise Fault("code.unknown", given=code)
    return FoundTable(id_)


@post(
    "/tables/{table_id:str}/commands",
    status_code=200,
    responses=may_answer(401, 403, 404, 409, 413, 415, 422, 429, 503),
    security=SECURITY,
    request_max_body_size=MAX_COMMAND_BYTES,
    opt={ID_FROM_KEY: True},
)
async def send_command(  # noqa: PLR0913, PLR0917 - a route asks for what it needs
    request: AnyRequest,
    deps: Deps,
    me: CurrentAccount,
    table_id: FromPath[TableId],
    data: JSONBody[Command],
    key: Key = None,
) -> Response[Ok]:
    """Ask a table for something. The answer comes when it is on disk.

    The key in the header can stand for the command's `id`, which may then be left out.
    """
    deps.rate_limiter.take("commands", me.id)
    actor = await deps.tables.find(table_id)
    payload = await ask_table(deps.tables, actor, me, data, lang=lang_of(request))
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
    request: AnyRequest,
    deps: Deps,
    principal: MaybePrincipal,
    table_id: FromPath[TableId],
    after: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
) -> LineStreamResponse:
    """All that a socket would tell, one message a line. `after` is the last number that came."""
    actor = await deps.tables.find(table_id)
    lines = LineStream(principal.account if principal else None, lang_of(request))
    over = deps.open_stream(request, lines)
    try:
        deps.tables.join(actor, lines, after=after)
    except Fault:
        over()
        raise
    undo = deps.identity.on_revoked(principal.key, lines.revoked) if principal else _nothing

    def end() -> None:
        undo()
        over()
        deps.tables.leave(actor, lines)

    return LineStreamResponse(lines, end)


class ReplyReceiver(Subscriber):
    """Subscriber of one request: receives its reply and nothing else."""

    __slots__ = ()

    def push(self, out: OutgoingMessage) -> None:
        """Ignore what is broadcast."""

    def close(self, code: int, reason: str) -> None:
        """Do nothing: there is no connection."""


async def ask_table(
    tables: TableService, actor: TableActor, account: Account, command: Command, *, lang: str
) -> bytes:
    """Submit a command and return the reply when it is on disk; raise Fault `table.slow`."""
    answered: asyncio.Future[OutgoingMessage] = asyncio.get_running_loop().create_future()

    def answer(out: OutgoingMessage) -> None:
        if not answered.done():
            answered.set_result(out)

    tables.submit(actor, ReplyReceiver(account, lang), command, answer)
    try:
        async with asyncio.timeout(REPLY_TIMEOUT_S):
            return (await answered).payload
    except TimeoutError:
        raise Fault("table.slow") from None


def _nothing() -> None:
    """Undo nothing: an anonymous caller has no key to revoke."""


TABLES = Router(
    "/api",
    route_handlers=[
        *(make_table, list_tables, my_tables, read_table),
        *(find_table, send_command, hear_table),
    ],
    tags=["tables"],
)
