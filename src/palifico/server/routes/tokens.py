"""Tokens for scripts, and bots of mine. A token makes no tokens: what has leaked can be ended."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from palifico.protocol.rest import AccountId, Bot, BotWish, MadeBot, MadeToken, Token, TokenWish
from palifico.server.answers import may_answer
from palifico.server.desk import SECURITY, Session, TheDesk
from palifico.server.people import Account

ONLY_BROWSERS = [SECURITY[0]]


@get("/tokens", responses=may_answer(401, 403))
async def list_tokens(desk: TheDesk, session: Session) -> list[Token]:
    """My tokens, without their secrets."""
    return [Token(**row) for row in await desk.tokens.all_of(session.account)]


@post("/tokens", responses=may_answer(401, 403, 409, 413, 415, 422, 429))
async def make_token(desk: TheDesk, session: Session, data: JSONBody[TokenWish]) -> MadeToken:
    """A new token for my account. It is shown this once."""
    desk.rates.take("keys", session.account.id)
    key = await desk.tokens.make(session.account, label=data.label)
    return MadeToken(key.id, key.label, key.created, key.secret)


@delete("/tokens/{token_id:str}", responses=may_answer(401, 403, 404))
async def end_token(desk: TheDesk, session: Session, token_id: FromPath[str]) -> None:
    """Revoke a token. It stops at once, on open sockets and streams too."""
    await desk.tokens.end(session.account, token_id)


@get("/bots", responses=may_answer(401, 403))
async def list_bots(desk: TheDesk, session: Session) -> list[Bot]:
    """My bots."""
    return [bot_of(bot) for bot in await desk.tokens.bots_of(session.account)]


@post("/bots", responses=may_answer(401, 403, 409, 413, 415, 422, 429))
async def make_bot(desk: TheDesk, session: Session, data: JSONBody[BotWish]) -> MadeBot:
    """A bot with an account and a token of its own. The token is shown this once."""
    desk.rates.take("keys", session.account.id)
    bot, key = await desk.tokens.make_bot(
        session.account, name=data.name, colour=data.colour, shape=data.shape
    )
    return MadeBot(bot_of(bot), key.secret)


@delete("/bots/{bot_id:str}", responses=may_answer(401, 403, 404))
async def end_bot(desk: TheDesk, session: Session, bot_id: FromPath[AccountId]) -> None:
    """Delete a bot. Its games stay, with a nameless seat."""
    await desk.tokens.end_bot(session.account, bot_id, desk.tables)


def bot_of(account: Account) -> Bot:
    """A bot as its owner sees it."""
    return Bot(account.id, account.name, account.colour, account.shape, account.created)


TOKENS = Router(
    "/api/me",
    route_handlers=[list_tokens, make_token, end_token, list_bots, make_bot, end_bot],
    tags=["tokens"],
    security=ONLY_BROWSERS,
)
