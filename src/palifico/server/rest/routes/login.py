"""Login routes: register, log in and out, change the password."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, post
from litestar.params import JSONBody

from palifico.protocol.rest_accounts import LoggingIn, LoggingOut, Me, NewPassword, Registering
from palifico.server.rest.dependencies import SECURITY, AnyRequest, BrowserSession, Deps
from palifico.server.rest.problems import may_answer
from palifico.server.rest.routes.me import me_of

MAX_LOGIN_CHARS: Final = 40
ONLY_BROWSERS = [SECURITY[0]]


@post(
    "/me/register",
    status_code=200,
    responses=may_answer(401, 403, 409, 413, 415, 422, 429),
    security=ONLY_BROWSERS,
)
async def register(
    request: AnyRequest, deps: Deps, session: BrowserSession, data: JSONBody[Registering]
) -> Me:
    """Make me, a guest, a person with a login; my id and history stay."""
    deps.take("logins", request)
    account = await deps.logins.register(session.account, login=data.login, password=data.password)
    return me_of(account)


@post("/login", status_code=200, responses=may_answer(401, 403, 413, 415, 429))
async def log_in(request: AnyRequest, deps: Deps, data: JSONBody[LoggingIn]) -> Response[Me]:
    """Log in with this browser. Sets the cookie."""
    deps.take("logins", request)
    login = data.login.lower()[:MAX_LOGIN_CHARS]
    deps.rate_limiter.take("guesses", f"{login} {deps.address(request)}")
    deps.rate_limiter.take("all_guesses", login)
    account, key = await deps.logins.log_in(login=data.login, password=data.password)
    return Response(me_of(account), cookies=[deps.cookie(key.secret)])


@post("/logout", status_code=204, responses=may_answer(401, 403, 413, 415), security=ONLY_BROWSERS)
async def log_out(
    deps: Deps, session: BrowserSession, data: JSONBody[LoggingOut | None] = None
) -> Response[None]:
    """Log out from this browser or everywhere. A guest who does so cannot come back."""
    if data is not None and data.everywhere:
        await deps.logins.log_out_everywhere(session.account)
    else:
        await deps.logins.log_out(session)
    return Response(None, cookies=[deps.cookie(None)])


@post(
    "/me/password",
    status_code=204,
    responses=may_answer(401, 403, 413, 415, 422, 429),
    security=ONLY_BROWSERS,
)
async def change_password(
    request: AnyRequest, deps: Deps, session: BrowserSession, data: JSONBody[NewPassword]
) -> None:
    """Change my password. All my other sessions end; tokens stay."""
    deps.take("logins", request)
    await deps.logins.change_password(session, old=data.old, new=data.new)


LOGIN = Router("/api", route_handlers=[register, log_in, log_out, change_password], tags=["login"])
