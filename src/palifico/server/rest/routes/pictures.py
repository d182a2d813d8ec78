"""Picture routes: the picture of a table or of a finished game, for link previews."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, Router, get
from litestar.di import Provide
from litestar.params import FromPath

from palifico.protocol.rest_games import GameId
from palifico.protocol.rest_tables import TableId
from palifico.server.pages.picture import picture
from palifico.server.rest.dependencies import AnyRequest, Deps
from palifico.server.rest.problems import lang_of, may_answer
from palifico.server.rest.routes.games import Archive, provide_archive
from palifico.server.rest.views.previews import Kind, find_preview

PNG: Final = "image/png"
MAX_AGE_S: Final[dict[Kind, int]] = {"tables": 60, "games": 3600}


@get("/tables/{table_id:str}/picture.png", media_type=PNG, responses=may_answer(404, 429))
async def draw_table(
    request: AnyRequest, deps: Deps, archive: Archive, table_id: FromPath[TableId]
) -> Response[bytes]:
    """A picture of a table for link previews: what it is called, and how many are here."""
    return await _draw(request, deps, archive, "tables", table_id)


@get("/games/{game:str}/picture.png", media_type=PNG, responses=may_answer(404, 409, 429))
async def draw_game(
    request: AnyRequest, deps: Deps, archive: Archive, game: FromPath[GameId]
) -> Response[bytes]:
    """A picture of a finished game for link previews; no die is in it."""
    return await _draw(request, deps, archive, "games", game)


async def _draw(
    request: AnyRequest, deps: Deps, archive: Archive, kind: Kind, id_: str
) -> Response[bytes]:
    deps.take("pictures", request)
    preview = await find_preview(deps.tables, archive, kind, id_, lang=lang_of(request))
    drawn = await asyncio.to_thread(picture, preview)
    headers = {"Cache-Control": f"public, max-age={MAX_AGE_S[kind]}"}
    return Response(drawn, headers=headers, media_type=PNG)


PICTURES = Router(
    "/api",
    route_handlers=[draw_table, draw_game],
    dependencies={"archive": Provide(provide_archive)},
    tags=["pictures"],
)
