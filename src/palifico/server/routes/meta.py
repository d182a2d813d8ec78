"""The server itself: what it is, what can be chosen here, the quick phrases."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, get_args

from litestar import Router, get
from litestar.params import QueryParameter

from palifico.bots import Level
from palifico.protocol.rest_tables import About, BotOfHouse, Lang, Phrase
from palifico.protocol.settings import Pace
from palifico.server.answers import lang_of, may_answer
from palifico.server.desk import Asking, TheDesk
from palifico.server.people import COLOURS, SHAPES
from palifico.server.roster import character
from palifico.words import LANGS, PHRASES, phrase

ODDS = "/odds"
"""The end of the address at a table where the coach is asked, on a server that has one."""


@get("/meta", responses=may_answer())
async def about(request: Asking, desk: TheDesk) -> About:
    """What this server is, and what can be chosen here."""
    return About(
        name="palifico",
        version=version("palifico"),
        languages=LANGS,
        colours=COLOURS,
        shapes=SHAPES,
        paces=get_args(Pace),
        levels=desk.tables.roster.names(),
        bots=tuple(_shown(bot, lang_of(request)) for bot in desk.tables.roster),
        odds=any(route.path.endswith(ODDS) for route in request.app.routes),
        now=desk.identity.now(),
    )


@get("/phrases", responses=may_answer())
async def list_phrases(
    request: Asking,
    lang: Annotated[Lang | None, QueryParameter(description="Else the browser's")] = None,
) -> list[Phrase]:
    """The quick phrases in a language."""
    spoken = lang or lang_of(request)
    return [Phrase(name, phrase(spoken, name)) for name in PHRASES]


def _shown(bot: Level, lang: str) -> BotOfHouse:
    text = character(lang, bot)
    return BotOfHouse(bot.id, bot.name, text, bot.shape, bot.colour, bot.version)


META = Router("/api", route_handlers=[about, list_phrases], tags=["server"])
