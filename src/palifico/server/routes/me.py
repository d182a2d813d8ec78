"""Who I am: a guest at once, with a name, a colour and a shape; my data, and their end."""

from __future__ import annotations

from litestar import Response, Router, get, patch, post
from litestar.params import JSONBody

from palifico.protocol.rest import Forgetting, Looks, Me, MyData
from palifico.server.answers import may_answer
from palifico.server.desk import (
    SECURITY,
    Asking,
    Known,
    Session,
    TheDesk,
    Visitor,
    cookies_of,
)
from palifico.server.keys import session_in
from palifico.server.my_data import erase, export
from palifico.server.people import Account


@get("/", responses=may_answer(401), security=SECURITY)
async def read_me(request: Asking, desk: TheDesk, me: Known) -> Response[Me]:
    """My account. A browser's cookie is good for another year from here."""
    session = None if "authorization" in request.headers else session_in(cookies_of(request))
    return Response(me_of(me), cookies=[desk.cookie(session)] if session else [])


@post("/", responses=may_answer(401, 403, 413, 415, 422, 429))
async def become_guest(
    request: Asking,
    desk: TheDesk,
    visit: Visitor,
    data: JSONBody[Looks | None] = None,
) -> Response[Me]:
    """Become a guest. Whoever has an account already is answered with it, unchanged."""
    if visit is not None:
        return Response(me_of(visit.account))
    desk.take("guests", request)
    looks = data or Looks()
    account, key = await desk.identity.guest(
        name=looks.name, colour=looks.colour, shape=looks.shape
    )
    return Response(me_of(account), cookies=[desk.cookie(key.secret)])


@patch("/", responses=may_answer(401, 403, 413, 415, 422, 429), security=SECURITY)
async def change_me(desk: TheDesk, me: Known, data: JSONBody[Looks]) -> Me:
    """Change my name, colour or shape."""
    desk.rates.take("commands", me.id)  # every table where I am is told
    looks = {"name": data.name, "colour": data.colour, "shape": data.shape}
    return me_of(await desk.identity.change(me, **looks))


@get("/export", responses=may_answer(401), security=SECURITY)
async def export_me(desk: TheDesk, me: Known) -> MyData:
    """Everything that is kept about me."""
    return MyData(**await export(desk.identity, me.id))


@post(
    "/forget",
    status_code=204,
    responses=may_answer(401, 403, 413, 415, 429),
    security=[SECURITY[0]],
)
async def forget_me(
    request: Asking, desk: TheDesk, session: Session, data: JSONBody[Forgetting | None] = None
) -> Response[None]:
    """Delete my data: name, login, keys, talk, ratings, bots. Games stay, with a nameless seat."""
    if session.account.login is not None:
        desk.take("logins", request)
        await desk.logins.check(session.account, data.password if data else None)
    await erase(desk.identity, session.account.id, desk.tables)
    return Response(None, cookies=[desk.cookie(None)])


def me_of(account: Account) -> Me:
    """An account as its owner sees it."""
    return Me(
        id=account.id,
        name=account.name,
        colour=account.colour,
        shape=account.shape,
        kind=account.kind,
        login=account.login,
        created=account.created,
    )


ME = Router(
    "/api/me",
    route_handlers=[read_me, become_guest, change_me, export_me, forget_me],
    tags=["me"],
)
