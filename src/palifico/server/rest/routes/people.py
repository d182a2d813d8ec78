"""People routes: public profiles, ratings, and the caller's mutes."""

from __future__ import annotations

from litestar import Router, delete, get, put
from litestar.params import FromPath

from palifico.errors import Fault
from palifico.protocol.frames import Person
from palifico.protocol.rest_accounts import AccountId
from palifico.protocol.rest_games import RatingShown
from palifico.server.auth.accounts import person
from palifico.server.games.ratings import ratings_of
from palifico.server.rest.dependencies import SECURITY, CurrentAccount, Deps
from palifico.server.rest.problems import may_answer
from palifico.store.queries import accounts as kept

MAX_MUTED = 500


@get("/people/{person_id:str}", responses=may_answer(404))
async def read_person(deps: Deps, person_id: FromPath[AccountId]) -> Person:
    """The public profile of an account."""
    account = await deps.identity.account(person_id)
    if account is None:
        raise Fault("person.unknown")
    return person(account)


@get("/people/{person_id:str}/ratings", responses=may_answer(404))
async def read_ratings(deps: Deps, person_id: FromPath[AccountId]) -> list[RatingShown]:
    """The ratings of an account, with their uncertainty."""
    if await deps.identity.account(person_id) is None:
        raise Fault("person.unknown")
    return list(await ratings_of(deps.store, person_id))


@get("/me/mutes", responses=may_answer(401), security=SECURITY)
async def list_mutes(deps: Deps, me: CurrentAccount) -> list[AccountId]:
    """Whom I have muted."""
    return await deps.store.read(lambda conn: kept.muted_by(conn, me.id))


@put(
    "/me/mutes/{person_id:str}",
    status_code=204,
    responses=may_answer(401, 403, 404, 409),
    security=SECURITY,
)
async def mute(deps: Deps, me: CurrentAccount, person_id: FromPath[AccountId]) -> None:
    """Mute an account: its texts are not shown to me, at any table."""
    if await deps.identity.account(person_id) is None:
        raise Fault("person.unknown")
    if not await deps.store.write(lambda conn: kept.mute(conn, me.id, person_id, most=MAX_MUTED)):
        raise Fault("mutes.many", to=MAX_MUTED)


@delete("/me/mutes/{person_id:str}", responses=may_answer(401, 403), security=SECURITY)
async def unmute(deps: Deps, me: CurrentAccount, person_id: FromPath[AccountId]) -> None:
    """Unmute an account."""
    await deps.store.write(lambda conn: kept.unmute(conn, me.id, person_id))


PEOPLE = Router(
    "/api",
    route_handlers=[read_person, read_ratings, list_mutes, mute, unmute],
    tags=["people"],
)
