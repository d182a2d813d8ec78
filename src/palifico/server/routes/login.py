"""Registering, logging in and out, passwords."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.params import JSONBody

from palifico.protocol.rest import LoggingIn, LoggingOut, Me, NewPassword, Registering
from palifico.server.answers import may_answer
from palifico.server.desk import SECURITY, Asking, Session, TheDesk
from palifico.server.routes.me import me_of

ONLY_BROWSERS = [SECURITY[0]]


@post(
    "/me/register",
    status_code=200,
    responses=may_answer(401, 403, 409, 413, 415, 422, 429),
    security=ONLY_BROWSERS,
)
async def register(
    request: Asking, desk: TheDesk, session: Session, data: JSONBody[Registering]
) -> Me:
    """Make me, a guest, a person with a login; my id and history stay."""
    desk.take("logins", request)
    account = await desk.logins.register(session.account, login=data.login, password=data.password)
    return me_of(account)


@post("/login", status_code=200, responses=may_answer(401, 403, 413, 415, 429))
async def log_in(request: Asking, desk: TheDesk, data: JSONBody[LoggingIn]) -> Response[Me]:
    """Log in with this browser. Sets the cookie."""
    desk.take("logins", request)
    desk.rates.take("guesses", data.login.lower()[:40])
    account, key = await desk.logins.log_in(login=data.login, password=data.password)
    return Response(me_of(account), cookies=[desk.cookie(key.secret)])


@post("/logout", status_code=204, responses=may_answer(401, 403, 413, 415), security=ONLY_BROWSERS)
async def log_out(
    desk: TheDesk, session: Session, data: JSONBody[LoggingOut | None] = None
) -> Response[None]:
    """Log out from this browser or everywhere. A guest who does so cannot come back."""
    if data is not None and data.everywhere:
        await desk.logins.log_out_everywhere(session.account)
    else:
        await desk.logins.log_out(session)
    return Response(None, cookies=[desk.cookie(None)])


@post(
    "/me/password",
    status_code=204,
    responses=may_answer(401, 403, 413, 415, 422, 429),
    security=ONLY_BROWSERS,
)
async def change_password(
    request: Asking, desk: TheDesk, session: Session, data: JSONBody[NewPassword]
) -> None:
    """Change my password. All my other sessions end; tokens stay."""
    desk.take("logins", request)
    await desk.logins.change_password(session, old=data.old, new=data.new)


LOGIN = Router("/api", route_handlers=[register, log_in, log_out, change_password], tags=["login"])
