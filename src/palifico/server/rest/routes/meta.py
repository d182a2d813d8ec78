"""Server routes: version, choices that this server offers, quick phrases."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, get_args

from litestar import Router, get
from litestar.params import QueryParameter

from palifico.bots import Level
from palifico.protocol.rest_tables import About, BotOfHouse, Lang, Phrase
from palifico.protocol.settings import Pace
from palifico.server.auth.accounts import COLOURS, LOOKS
from palifico.server.live.bot_registry import character
from palifico.server.rest.dependencies import AnyRequest, Deps
from palifico.server.rest.problems import lang_of, may_answer
from palifico.words import LANGS, PHRASES, phrase

ODDS = "/odds"
"""The end of the address at a table where the coach is asked, on a server that has one."""


@get("/meta", responses=may_answer())
async def about(request: AnyRequest, deps: Deps) -> About:
    """What this server is, and what can be chosen here."""
    return About(
        name="palifico",
        version=version("palifico"),
        languages=LANGS,
        colours=COLOURS,
        shapes=LOOKS,
        paces=get_args(Pace),
        levels=deps.tables.services.bots.registry.names(),
        bots=tuple(_shown(bot, lang_of(request)) for bot in deps.tables.services.bots.registry),
        odds=any(route.path.endswith(ODDS) for route in request.app.routes),
        address=deps.outside_url(_port(request)),
        now=deps.identity.now(),
    )


@get("/phrases", responses=may_answer())
async def list_phrases(
    request: AnyRequest,
    lang: Annotated[Lang | None, QueryParameter(description="Else the browser's")] = None,
) -> list[Phrase]:
    """The quick phrases in a language."""
    spoken = lang or lang_of(request)
    return [Phrase(name, phrase(spoken, name)) for name in PHRASES]


def _port(request: AnyRequest) -> int:
    server = request.scope["server"]
    return (server[1] if server else None) or 0


def _shown(bot: Level, lang: str) -> BotOfHouse:
    text = character(lang, bot)
    return BotOfHouse(bot.id, bot.name, text, bot.shape, bot.colour, bot.version)


META = Router("/api", route_handlers=[about, list_phrases], tags=["server"])
