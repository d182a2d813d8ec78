"""The coach: chances and advice about one's own seat for practice, or about games that are over."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get
from litestar.di import Provide
from litestar.params import FromPath, QueryParameter

from palifico.protocol.games import GameId
from palifico.protocol.rest_coach import AdviceShown, OddsShown
from palifico.protocol.rest_tables import TableId
from palifico.server.answers import lang_of, may_answer
from palifico.server.coaching import coached_seat, moment
from palifico.server.desk import SECURITY, Asking, Known, TheDesk
from palifico.server.live_table import LiveTable
from palifico.server.routes.games import TheRecords, find_records


@get(
    "/tables/{table_id:str}/odds",
    responses=may_answer(401, 403, 404, 409, 429),
    security=SECURITY,
)
async def read_odds(desk: TheDesk, me: Known, table_id: FromPath[TableId]) -> OddsShown:
    """How likely every bid is that I may make now, and the one that stands.

    Only for those who play, by what they may know, and where the table has its coach on.
    """
    desk.rates.take("odds", me.id)
    table = (await desk.tables.find(table_id)).state
    return await desk.tables.coach.odds(table, coached_seat(table, me.id))


@get(
    "/tables/{table_id:str}/coach",
    responses=may_answer(401, 403, 404, 409, 429),
    security=SECURITY,
)
async def ask_coach(
    request: Asking, desk: TheDesk, me: Known, table_id: FromPath[TableId]
) -> AdviceShown:
    """What I could do now, the best first, each with its chances and a sentence why.

    For whom, as for the odds.
    """
    desk.rates.take("coach", me.id)
    live = await desk.tables.find(table_id)
    seat, lang = coached_seat(live.state, me.id), lang_of(request)
    return await desk.tables.coach.advice(live.state, seat, lang=lang, names=_names(live))


@get("/games/{game:str}/coach", responses=may_answer(404, 409, 422, 429))
async def ask_coach_then(  # noqa: PLR0913, PLR0917 - a route asks for what it needs
    request: Asking,
    desk: TheDesk,
    records: TheRecords,
    game: FromPath[GameId],
    n: Annotated[int, QueryParameter(ge=1, le=2**31 - 1, description="The entry before it")],
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=11, description="Else the one whose turn it was")
    ] = None,
) -> AdviceShown:
    """What could have been done in a game that is over, by what a seat knew after entry `n`."""
    desk.take("coach", request)
    over, record = await records.find(game), await records.record(game)
    at = await asyncio.to_thread(moment, await records.rows(over), record, n)
    return await desk.tables.coach.advice_then(record, at, seat, lang_of(request))


def _names(live: LiveTable) -> list[str] | None:
    """The names at a table, if all are known."""
    known = [live.people.get(sitter.account) for _, sitter in live.state.sitters()]
    names = [person.name for person in known if person is not None and person.name]
    return names if len(names) == len(known) else None


COACH = Router(
    "/api",
    route_handlers=[read_odds, ask_coach, ask_coach_then],
    dependencies={"records": Provide(find_records)},
    tags=["coach"],
)
