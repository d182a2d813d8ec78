"""Leaderboard route: the best players by edition and number of seats, people and bots apart."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import FromQuery, QueryParameter

from palifico.protocol.rest_games import Leaderboard
from palifico.server.games.ratings import Kind, leaderboard
from palifico.server.rest.dependencies import Deps
from palifico.server.rest.problems import may_answer

MAX_RANK = 100_000


@get("/leaderboard", responses=may_answer(422))
async def read_leaderboard(
    deps: Deps,
    kind: FromQuery[Kind] = "people",
    edition: Annotated[str, QueryParameter(max_length=40)] = "paco",
    seats: Annotated[int, QueryParameter(ge=2, le=12)] = 4,
    after: Annotated[
        int, QueryParameter(ge=0, le=MAX_RANK, description="The last rank that is known")
    ] = 0,
) -> Leaderboard:
    """The best of one list: registered people, or bots."""
    return await leaderboard(deps.identity, kind, edition=edition, seats=seats, after=after)


LEADERBOARD = Router("/api", route_handlers=[read_leaderboard], tags=["games"])
