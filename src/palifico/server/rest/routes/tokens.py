"""Token routes: API tokens and bots, for browsers only: a leaked token makes no other."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from palifico.protocol.rest_accounts import (
    AccountId,
    Bot,
    BotWish,
    MadeBot,
    MadeToken,
    Token,
    TokenWish,
)
from palifico.server.auth.accounts import Account
from palifico.server.rest.dependencies import SECURITY, BrowserSession, Deps
from palifico.server.rest.problems import may_answer

ONLY_BROWSERS = [SECURITY[0]]


@get("/tokens", responses=may_answer(401, 403))
async def list_tokens(deps: Deps, session: BrowserSession) -> list[Token]:
    """My tokens, without their secrets."""
    return [Token(**row) for row in await deps.tokens.all_of(session.account)]


@post("/tokens", responses=may_answer(401, 403, 409, 413, 415, 422, 429))
async def make_token(deps: Deps, session: BrowserSession, data: JSONBody[TokenWish]) -> MadeToken:
    """A new token for my account. It is shown this once."""
    deps.rate_limiter.take("keys", session.account.id)
    key = await deps.tokens.make(session.account, label=data.label)
    return MadeToken(key.id, key.label, key.created, key.secret)


@delete("/tokens/{token_id:str}", responses=may_answer(401, 403, 404))
async def end_token(deps: Deps, session: BrowserSession, token_id: FromPath[str]) -> None:
    """Revoke a token. It stops at once, on open sockets and streams too."""
    await deps.tokens.end(session.account, token_id)


@get("/bots", responses=may_answer(401, 403))
async def list_bots(deps: Deps, session: BrowserSession) -> list[Bot]:
    """My bots."""
    return [bot_of(bot) for bot in await deps.tokens.bots_of(session.account)]


@post("/bots", responses=may_answer(401, 403, 409, 413, 415, 422, 429))
async def make_bot(deps: Deps, session: BrowserSession, data: JSONBody[BotWish]) -> MadeBot:
    """A bot with an account and a token of its own. The token is shown this once."""
    deps.rate_limiter.take("keys", session.account.id)
    bot, key = await deps.tokens.make_bot(
        session.account, name=data.name, colour=data.colour, shape=data.shape
    )
    return MadeBot(bot_of(bot), key.secret)


@delete("/bots/{bot_id:str}", responses=may_answer(401, 403, 404))
async def end_bot(deps: Deps, session: BrowserSession, bot_id: FromPath[AccountId]) -> None:
    """Delete a bot. Its games stay, with a nameless seat."""
    await deps.tokens.end_bot(session.account, bot_id, deps.tables)


def bot_of(account: Account) -> Bot:
    """Return a bot as its owner sees it."""
    return Bot(account.id, account.name, account.colour, account.shape, account.created)


TOKENS = Router(
    "/api/me",
    route_handlers=[list_tokens, make_token, end_token, list_bots, make_bot, end_bot],
    tags=["tokens"],
    security=ONLY_BROWSERS,
)
