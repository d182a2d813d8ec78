"""Account routes: the caller's own profile as a guest or person, data export and erasure."""

from __future__ import annotations

from litestar import Response, Router, get, patch, post
from litestar.params import JSONBody

from palifico.protocol.rest_accounts import Forgetting, Looks, MadeGuest, Me, MyData
from palifico.server.auth.accounts import Account
from palifico.server.auth.credentials import session_in
from palifico.server.auth.privacy import erase, export
from palifico.server.rest.dependencies import (
    SECURITY,
    AnyRequest,
    BrowserSession,
    CurrentAccount,
    Deps,
    MaybePrincipal,
    cookies_of,
)
from palifico.server.rest.problems import may_answer


@get("/", responses=may_answer(401), security=SECURITY)
async def read_me(request: AnyRequest, deps: Deps, me: CurrentAccount) -> Response[Me]:
    """My account. A browser's cookie is good for another year from here."""
    session = None if "authorization" in request.headers else session_in(cookies_of(request))
    return Response(me_of(me), cookies=[deps.cookie(session)] if session else [])


@post("/", responses=may_answer(401, 403, 413, 415, 422, 429))
async def become_guest(
    request: AnyRequest,
    deps: Deps,
    principal: MaybePrincipal,
    data: JSONBody[Looks | None] = None,
) -> Response[Me]:
    """Become a guest. A caller who has an account already is answered with it, unchanged."""
    if principal is not None:
        return Response(me_of(principal.account))
    deps.take("guests", request)
    looks = data or Looks()
    account, key = await deps.identity.guest(
        name=looks.name, colour=looks.colour, shape=looks.shape
    )
    return Response(me_of(account), cookies=[deps.cookie(key.secret)])


@post("/guests", responses=may_answer(403, 413, 415, 422, 429))
async def make_guest(
    request: AnyRequest, deps: Deps, data: JSONBody[Looks | None] = None
) -> MadeGuest:
    """One more guest for this device, with a token instead of a cookie. It is shown this once."""
    deps.take("guests", request)
    looks = data or Looks()
    account, key = await deps.identity.guest(
        kind="token", name=looks.name, colour=looks.colour, shape=looks.shape
    )
    return MadeGuest(me_of(account), key.secret)


@patch("/", responses=may_answer(401, 403, 413, 415, 422, 429), security=SECURITY)
async def change_me(deps: Deps, me: CurrentAccount, data: JSONBody[Looks]) -> Me:
    """Change my name, colour or shape."""
    deps.rate_limiter.take("commands", me.id)  # every table where I am is told
    looks = {"name": data.name, "colour": data.colour, "shape": data.shape}
    return me_of(await deps.identity.change(me, **looks))


@get("/export", responses=may_answer(401), security=SECURITY)
async def export_me(deps: Deps, me: CurrentAccount) -> MyData:
    """Everything that is kept about me."""
    return MyData(**await export(deps.identity, me.id))


@post(
    "/forget",
    status_code=204,
    responses=may_answer(401, 403, 413, 415, 429),
    security=[SECURITY[0]],
)
async def forget_me(
    request: AnyRequest,
    deps: Deps,
    session: BrowserSession,
    data: JSONBody[Forgetting | None] = None,
) -> Response[None]:
    """Delete my data: name, login, keys, talk, ratings, bots. Games stay, with a nameless seat."""
    if session.account.login is not None:
        deps.take("logins", request)
        await deps.logins.check(session.account, data.password if data else None)
    await erase(deps.identity, session.account.id, deps.tables)
    return Response(None, cookies=[deps.cookie(None)])


def me_of(account: Account) -> Me:
    """Return an account as its owner sees it."""
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
    route_handlers=[read_me, become_guest, make_guest, change_me, export_me, forget_me],
    tags=["me"],
)
