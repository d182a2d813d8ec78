"""Link previews by address: looks up the table or finished game that a page is about."""

from __future__ import annotations

from typing import Literal, TypeAlias

from palifico.errors import Fault
from palifico.server.games.archive import GameArchive
from palifico.server.live.service import TableService
from palifico.server.pages.preview import Preview, game_preview, table_preview

Kind: TypeAlias = Literal["tables", "games"]
KINDS: dict[str, Kind] = {"t": "tables", "g": "games"}
"""By the first part of a page's address."""


async def find_preview(
    tables: TableService, archive: GameArchive, kind: Kind, id_: str, *, lang: str
) -> Preview:
    """Return the preview of a table or finished game; raise Fault if there is none."""
    if kind == "games":
        return game_preview(await archive.summary(id_), lang=lang)
    table = (await tables.find(id_)).table
    host = table.people.get(table.state.host)
    return table_preview(table.state, host=host.name if host else None, lang=lang)


async def preview_of_page(
    tables: TableService, archive: GameArchive, path: str, *, lang: str
) -> tuple[Preview, str] | None:
    """Return the preview of a page and the path of its picture, or None if it has none."""
    _, screen, *rest = path.split("/")
    if screen not in KINDS or len(rest) != 1:
        return None
    kind, id_ = KINDS[screen], rest[0]
    try:
        found = await find_preview(tables, archive, kind, id_, lang=lang)
    except Fault:
        return None  # the page itself says what is wrong
    return found, f"/api/{kind}/{id_}/picture.png?lang={lang}"
