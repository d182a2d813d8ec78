"""Game routes: lists of finished games; record, replay and proof of one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from litestar import Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter, SkipValidation

from palifico.errors import Fault
from palifico.protocol.rest_accounts import AccountId
from palifico.protocol.rest_games import GameId, GameOver, Games, ServerKey, ServerStats
from palifico.record import to_json
from palifico.server.games.archive import GameArchive
from palifico.server.rest.dependencies import SECURITY, AnyRequest, CurrentAccount, Deps
from palifico.server.rest.problems import lang_of, may_answer
from palifico.server.rest.streaming import NDJSON
from palifico.store.queries.games import StoredGame, count_games, games_of, public_games

if TYPE_CHECKING:
    from sqlalchemy import Connection

MAX_LISTED: Final = 50
TEXT: Final = "text/plain; charset=utf-8"
PYTHON: Final = "text/x-python; charset=utf-8"
VERIFIER: Final = "verify_palifico.py"
LATEST: Final = 2**53 - 1

Before: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=0, le=LATEST, description="`before` of the last page, for the next"),
]
Archive: TypeAlias = NamedDependency[SkipValidation[GameArchive]]


async def provide_archive(request: AnyRequest, deps: Deps) -> GameArchive:
    """Return the archive of this server, made on first use."""
    state = request.app.state
    if "archive" not in state:
        state.archive = GameArchive(deps.store, deps.identity, deps.tables.services.signer)
    archive: GameArchive = state.archive
    return archive


@get("/games", responses=may_answer())
async def list_games(deps: Deps, archive: Archive, before: Before = None) -> Games:
    """Public games that are over, the latest first."""
    return await _page(deps, archive, partial(public_games, before=before, limit=MAX_LISTED + 1))


@get("/people/{person_id:str}/games", responses=may_answer(404))
async def list_games_of(
    deps: Deps, archive: Archive, person_id: FromPath[AccountId], before: Before = None
) -> Games:
    """The public games of a player, the latest first."""
    account = await deps.identity.account(person_id)
    if account is None or account.kind == "gone":
        raise Fault("person.unknown")
    played = partial(games_of, account=person_id, private=False)
    return await _page(deps, archive, partial(played, before=before, limit=MAX_LISTED + 1))


@get("/me/games", responses=may_answer(401), security=SECURITY)
async def list_my_games(
    deps: Deps, archive: Archive, me: CurrentAccount, before: Before = None
) -> Games:
    """All my games, private ones too, the latest first."""
    played = partial(games_of, account=me.id, private=True)
    return await _page(deps, archive, partial(played, before=before, limit=MAX_LISTED + 1))


@get("/games/{game:str}", responses=may_answer(404, 409))
async def read_game(archive: Archive, game: FromPath[GameId]) -> GameOver:
    """Who played, and how it ended. A private game is shown, too, to a client that knows its id."""
    return await archive.summary(game)


@get("/games/{game:str}/record.json", responses=may_answer(404, 409))
async def read_record(archive: Archive, game: FromPath[GameId]) -> Response[dict[str, Any]]:
    """The record: all dice, all that was said, the proof of the dice, the server's signatures."""
    return Response(to_json(await archive.record(game)), headers=_named(f"{game}.json"))


@get("/games/{game:str}/record.txt", media_type=TEXT, responses=may_answer(404, 409))
async def read_notation(archive: Archive, game: FromPath[GameId]) -> Response[str]:
    """The same in the text notation, a line a round."""
    return Response(await archive.notation(game), headers=_named(f"{game}.txt"), media_type=TEXT)


@get(
    "/games/{game:str}/replay",
    media_type=NDJSON,
    responses=may_answer(404, 409),
    response_description="One entry a line, and after each `rolled` a frame `hands`",
)
async def replay_game(archive: Archive, game: FromPath[GameId]) -> Response[bytes]:
    """The public messages of the game, byte for byte, with all dice put in as they were rolled."""
    return Response(await archive.replay(game), media_type=NDJSON)


@get("/games/{game:str}/proof", responses=may_answer(404, 409))
async def prove_game(
    request: AnyRequest, archive: Archive, game: FromPath[GameId]
) -> dict[str, Any]:
    """Check the record now: every die, every move, every signature. As `palifico verify --json`."""
    return await archive.proof(game, lang_of(request))


@get("/verifier.py", media_type=PYTHON, responses=may_answer())
async def read_verifier() -> Response[str]:
    """The stand-alone verifier: one file of plain Python that needs nothing of ours."""
    return Response(_verifier(), headers=_named(VERIFIER, kind="attachment"), media_type=PYTHON)


@get("/key", responses=may_answer())
async def read_key(archive: Archive) -> ServerKey:
    """The public key under which this server signs anchors, locks, mixes and records."""
    return ServerKey(archive.public.hex())


@get("/stats", responses=may_answer())
async def read_stats(deps: Deps) -> ServerStats:
    """How many games were won, given up or cut off, and how many starts were void."""
    return ServerStats(**await deps.store.read(count_games))


async def _page(
    deps: Deps, archive: GameArchive, read: Callable[[Connection], list[StoredGame]]
) -> Games:
    """Return a page of games; one more than fits tells whether there is another."""
    found = await deps.store.read(read)
    shown = await archive.shown(found[:MAX_LISTED])
    return Games(shown, shown[-1].ended if len(found) > MAX_LISTED else None)


def _named(file: str, *, kind: str = "inline") -> dict[str, str]:
    """Return the header that names a download. Only for names that are ours."""
    return {"Content-Disposition": f'{kind}; filename="{file}"'}


@cache
def _verifier() -> str:
    return files("palifico.fair").joinpath(VERIFIER).read_text("utf-8")


GAMES = Router(
    "/api",
    route_handlers=[
        *(list_games, list_games_of, list_my_games, read_game, read_record, read_notation),
        *(replay_game, prove_game, read_verifier, read_key, read_stats),
    ],
    dependencies={"archive": Provide(provide_archive)},
    tags=["games"],
)
