"""Coach routes: odds and advice about the caller's seat, or about a finished game."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get
from litestar.di import Provide
from litestar.params import FromPath, QueryParameter

from palifico.protocol.rest_coach import AdviceShown, OddsShown
from palifico.protocol.rest_games import GameId
from palifico.protocol.rest_tables import TableId
from palifico.server.live.coach import coached_seat, moment
from palifico.server.live.table import LiveTable
from palifico.server.rest.dependencies import SECURITY, AnyRequest, CurrentAccount, Deps
from palifico.server.rest.problems import lang_of, may_answer
from palifico.server.rest.routes.games import Archive, provide_archive


@get(
    "/tables/{table_id:str}/odds",
    responses=may_answer(401, 403, 404, 409, 429),
    security=SECURITY,
)
async def read_odds(deps: Deps, me: CurrentAccount, table_id: FromPath[TableId]) -> OddsShown:
    """How likely every bid is that I may make now, and the one that stands.

    Only for those who play, by what they may know, and where the table has its coach on.
    """
    deps.rate_limiter.take("odds", me.id)
    table = (await deps.tables.find(table_id)).state
    return await deps.tables.coach.odds(table, coached_seat(table, me.id))


@get(
    "/tables/{table_id:str}/coach",
    responses=may_answer(401, 403, 404, 409, 429),
    security=SECURITY,
)
async def ask_coach(
    request: AnyRequest, deps: Deps, me: CurrentAccount, table_id: FromPath[TableId]
) -> AdviceShown:
    """What I could do now, the best first, each with its chances and a sentence why.

    For whom, as for the odds.
    """
    deps.rate_limiter.take("coach", me.id)
    table = (await deps.tables.find(table_id)).table
    seat, lang = coached_seat(table.state, me.id), lang_of(request)
    return await deps.tables.coach.advice(table.state, seat, lang=lang, names=_names(table))


@get("/games/{game:str}/coach", responses=may_answer(404, 409, 422, 429))
async def ask_coach_then(  # noqa: PLR0913, PLR0917 - a route asks for what it needs
    request: AnyRequest,
    deps: Deps,
    archive: Archive,
    game: FromPath[GameId],
    n: Annotated[int, QueryParameter(ge=1, le=2**31 - 1, description="The entry before it")],
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=11, description="Else the one whose turn it was")
    ] = None,
) -> AdviceShown:
    """What could have been done in a game that is over, by what a seat knew after entry `n`."""
    deps.take("coach", request)
    over, record = await archive.find(game), await archive.record(game)
    at = await asyncio.to_thread(moment, await archive.rows(over), record, n)
    return await deps.tables.coach.advice_then(record, at, seat, lang_of(request))


def _names(table: LiveTable) -> list[str] | None:
    """Return the names at a table, if all are known."""
    known = [table.people.get(sitter.account) for _, sitter in table.state.sitters()]
    names = [person.name for person in known if person is not None and person.name]
    return names if len(names) == len(known) else None


COACH = Router(
    "/api",
    route_handlers=[read_odds, ask_coach, ask_coach_then],
    dependencies={"archive": Provide(provide_archive)},
    tags=["coach"],
)
