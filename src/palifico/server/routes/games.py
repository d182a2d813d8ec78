"""Games that are over: lists of them, and all that there is to see, keep and check of one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from litestar import Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter, SkipValidation

from palifico.editions import Fault
from palifico.protocol.games import GameId, GameOver, Games, ServerKey, ServerStats
from palifico.protocol.rest import AccountId
from palifico.record import to_json
from palifico.server.answers import lang_of, may_answer
from palifico.server.desk import SECURITY, Asking, Known, TheDesk
from palifico.server.records import Records
from palifico.server.streams import NDJSON
from palifico.store.games import Found, count_games, games_of, public_games

if TYPE_CHECKING:
    from sqlalchemy import Connection

LISTED: Final = 50
TEXT: Final = "text/plain; charset=utf-8"
PYTHON: Final = "text/x-python; charset=utf-8"
VERIFIER: Final = "verify_palifico.py"
LATEST: Final = 2**53 - 1

Before: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=0, le=LATEST, description="`before` of the last page, for the next"),
]
TheRecords: TypeAlias = NamedDependency[SkipValidation[Records]]


async def find_records(request: Asking, desk: TheDesk) -> Records:
    """The records of this server, made when they are first asked for."""
    state = request.app.state
    if "records" not in state:
        state.records = Records(desk.store, desk.identity, desk.tables.signer)
    records: Records = state.records
    return records


@get("/games", responses=may_answer())
async def list_games(desk: TheDesk, records: TheRecords, before: Before = None) -> Games:
    """Public games that are over, the latest first."""
    return await _page(desk, records, partial(public_games, before=before, limit=LISTED + 1))


@get("/people/{person_id:str}/games", responses=may_answer(404))
async def list_games_of(
    desk: TheDesk, records: TheRecords, person_id: FromPath[AccountId], before: Before = None
) -> Games:
    """The public games of somebody, the latest first."""
    account = await desk.identity.account(person_id)
    if account is None or account.kind == "gone":
        raise Fault("person.unknown")
    played = partial(games_of, account=person_id, private=False)
    return await _page(desk, records, partial(played, before=before, limit=LISTED + 1))


@get("/me/games", responses=may_answer(401), security=SECURITY)
async def list_my_games(
    desk: TheDesk, records: TheRecords, me: Known, before: Before = None
) -> Games:
    """All my games, private ones too, the latest first."""
    played = partial(games_of, account=me.id, private=True)
    return await _page(desk, records, partial(played, before=before, limit=LISTED + 1))


@get("/games/{game:str}", responses=may_answer(404, 409))
async def read_game(records: TheRecords, game: FromPath[GameId]) -> GameOver:
    """Who played, and how it ended. Whoever knows the id may see a private game, too."""
    return await records.summary(game)


@get("/games/{game:str}/record.json", responses=may_answer(404, 409))
async def read_record(records: TheRecords, game: FromPath[GameId]) -> Response[dict[str, Any]]:
    """The record: all dice, all that was said, the proof of the dice, the server's signatures."""
    return Response(to_json(await records.record(game)), headers=_named(f"{game}.json"))


@get("/games/{game:str}/record.txt", media_type=TEXT, responses=may_answer(404, 409))
async def read_notation(records: TheRecords, game: FromPath[GameId]) -> Response[str]:
    """The same in the text notation, a line a round."""
    return Response(await records.notation(game), headers=_named(f"{game}.txt"), media_type=TEXT)


@get(
    "/games/{game:str}/replay",
    media_type=NDJSON,
    responses=may_answer(404, 409),
    response_description="One entry a line, and after each `rolled` a frame `hands`",
)
async def replay_game(records: TheRecords, game: FromPath[GameId]) -> Response[bytes]:
    """What everybody was told, byte for byte, with everybody's dice put in as they were rolled."""
    return Response(await records.replay(game), media_type=NDJSON)


@get("/games/{game:str}/proof", responses=may_answer(404, 409))
async def prove_game(
    request: Asking, records: TheRecords, game: FromPath[GameId]
) -> dict[str, Any]:
    """Check the record now: every die, every move, every signature. As `palifico verify --json`."""
    return await records.proof(game, lang_of(request))


@get("/verifier.py", media_type=PYTHON, responses=may_answer())
async def read_verifier() -> Response[str]:
    """The stand-alone verifier: one file of plain Python that needs nothing of ours."""
    return Response(_verifier(), headers=_named(VERIFIER, kind="attachment"), media_type=PYTHON)


@get("/key", responses=may_answer())
async def read_key(records: TheRecords) -> ServerKey:
    """The public key under which this server signs anchors, locks, mixes and records."""
    return ServerKey(records.public.hex())


@get("/stats", responses=may_answer())
async def read_stats(desk: TheDesk) -> ServerStats:
    """How many games were won, given up or cut off, and how many starts were void."""
    return ServerStats(**await desk.store.read(count_games))


async def _page(
    desk: TheDesk, records: Records, read: Callable[[Connection], list[Found]]
) -> Games:
    """A page of what was found; one more than fits tells whether there is another."""
    found = await desk.store.read(read)
    shown = await records.shown(found[:LISTED])
    return Games(shown, shown[-1].ended if len(found) > LISTED else None)


def _named(file: str, *, kind: str = "inline") -> dict[str, str]:
    """Under which name a browser keeps an answer. Only for names that are ours."""
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
    dependencies={"records": Provide(find_records)},
    tags=["games"],
)
