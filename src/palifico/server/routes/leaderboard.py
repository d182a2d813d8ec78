"""Who plays best, by edition and number of seats; people and bots apart."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import FromQuery, QueryParameter

from palifico.protocol.games import Leaderboard
from palifico.server.answers import may_answer
from palifico.server.desk import TheDesk
from palifico.server.ratings import Kind, leaderboard

DEEPEST = 100_000


@get("/leaderboard", responses=may_answer(422))
async def read_leaderboard(
    desk: TheDesk,
    kind: FromQuery[Kind] = "people",
    edition: Annotated[str, QueryParameter(max_length=40)] = "paco",
    seats: Annotated[int, QueryParameter(ge=2, le=12)] = 4,
    after: Annotated[
        int, QueryParameter(ge=0, le=DEEPEST, description="The last rank that is known")
    ] = 0,
) -> Leaderboard:
    """The best of one list: registered people, or bots."""
    return await leaderboard(desk.identity, kind, edition=edition, seats=seats, after=after)


LEADERBOARD = Router("/api", route_handlers=[read_leaderboard], tags=["games"])
