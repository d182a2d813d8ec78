"""Dice routes: statistics of the dice of all finished games, as JSON and SVG."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.params import QueryParameter

from palifico.protocol.rest_games import DiceOver
from palifico.server.games import dice_stats
from palifico.server.rest.dependencies import AnyRequest, Deps
from palifico.server.rest.problems import lang_of, may_answer

SVG: Final = "image/svg+xml"
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""The drawing has its style inside, and nothing else."""


@get("/dice", responses=may_answer())
async def read_dice(request: AnyRequest, deps: Deps) -> DiceOver:
    """Counts, tests and verdict over all games that are over, and for each edition."""
    return await dice_stats.told(deps.store, lang_of(request))


@get("/dice.svg", media_type=SVG, responses=may_answer(422))
async def draw_dice(
    request: AnyRequest,
    deps: Deps,
    edition: Annotated[
        str | None, QueryParameter(max_length=40, description="Else all of them")
    ] = None,
) -> Response[str]:
    """How often each face came up, as a drawing."""
    drawn = await dice_stats.drawn(deps.store, lang_of(request), edition=edition)
    return Response(drawn, headers={"Content-Security-Policy": POLICY}, media_type=SVG)


DICE = Router("/api", route_handlers=[read_dice, draw_dice], tags=["games"])
