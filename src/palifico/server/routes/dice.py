"""The dice of all games that are over: are they what honest dice would show?"""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.params import QueryParameter

from palifico.protocol.games import DiceOver
from palifico.server import dice_stats
from palifico.server.answers import lang_of, may_answer
from palifico.server.desk import Asking, TheDesk

SVG: Final = "image/svg+xml"
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""The drawing has its style inside, and nothing else."""


@get("/dice", responses=may_answer())
async def read_dice(request: Asking, desk: TheDesk) -> DiceOver:
    """Counts, tests and verdict over all games that are over, and for each edition."""
    return await dice_stats.told(desk.store, lang_of(request))


@get("/dice.svg", media_type=SVG, responses=may_answer(422))
async def draw_dice(
    request: Asking,
    desk: TheDesk,
    edition: Annotated[
        str | None, QueryParameter(max_length=40, description="Else all of them")
    ] = None,
) -> Response[str]:
    """How often each face came up, as a drawing."""
    drawn = await dice_stats.drawn(desk.store, lang_of(request), edition=edition)
    return Response(drawn, headers={"Content-Security-Policy": POLICY}, media_type=SVG)


DICE = Router("/api", route_handlers=[read_dice, draw_dice], tags=["games"])
