"""Other people: how they are seen, and whom I do not want to hear."""

from __future__ import annotations

from litestar import Router, delete, get, put
from litestar.params import FromPath

from palifico.editions import Fault
from palifico.protocol.frames import Person
from palifico.protocol.games import RatingShown
from palifico.protocol.rest import AccountId
from palifico.server.answers import may_answer
from palifico.server.desk import SECURITY, Known, TheDesk
from palifico.server.loading import person
from palifico.server.ratings import ratings_of
from palifico.store import accounts as kept

MOST_MUTED = 500


@get("/people/{person_id:str}", responses=may_answer(404))
async def read_person(desk: TheDesk, person_id: FromPath[AccountId]) -> Person:
    """What everybody may know of somebody."""
    account = await desk.identity.account(person_id)
    if account is None:
        raise Fault("person.unknown")
    return person(account)


@get("/people/{person_id:str}/ratings", responses=may_answer(404))
async def read_ratings(desk: TheDesk, person_id: FromPath[AccountId]) -> list[RatingShown]:
    """What somebody's rated games say of them, with how sure that is."""
    if await desk.identity.account(person_id) is None:
        raise Fault("person.unknown")
    return list(await ratings_of(desk.store, person_id))


@get("/me/mutes", responses=may_answer(401), security=SECURITY)
async def list_mutes(desk: TheDesk, me: Known) -> list[AccountId]:
    """Whom I have muted."""
    return await desk.store.read(lambda conn: kept.muted_by(conn, me.id))


@put(
    "/me/mutes/{person_id:str}",
    status_code=204,
    responses=may_answer(401, 403, 404, 409),
    security=SECURITY,
)
async def mute(desk: TheDesk, me: Known, person_id: FromPath[AccountId]) -> None:
    """Mute somebody: their texts are not shown to me, at any table."""
    if await desk.identity.account(person_id) is None:
        raise Fault("person.unknown")
    if not await desk.store.write(lambda conn: kept.mute(conn, me.id, person_id, most=MOST_MUTED)):
        raise Fault("mutes.many", to=MOST_MUTED)


@delete("/me/mutes/{person_id:str}", responses=may_answer(401, 403), security=SECURITY)
async def unmute(desk: TheDesk, me: Known, person_id: FromPath[AccountId]) -> None:
    """Hear somebody again."""
    await desk.store.write(lambda conn: kept.unmute(conn, me.id, person_id))


PEOPLE = Router(
    "/api",
    route_handlers=[read_person, read_ratings, list_mutes, mute, unmute],
    tags=["people"],
)
