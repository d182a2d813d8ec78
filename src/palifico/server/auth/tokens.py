"""API tokens: bearer tokens for scripts, and bots with accounts of their own."""

from __future__ import annotations

from typing import Final

from palifico.errors import Fault
from palifico.server.auth.accounts import Account, read_name
from palifico.server.auth.credentials import NewKey
from palifico.server.auth.identity import Identity, account_row, read_account
from palifico.server.auth.privacy import Seats, erase
from palifico.store.queries import accounts as kept

MAX_TOKENS: Final = 20
MAX_BOTS: Final = 10


class TokenService:
    """Makes, lists and revokes the tokens and bots of an account."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._store = identity.store

    async def make(self, account: Account, *, label: str) -> NewKey:
        """Make a token; its secret is returned this once. Raises `name.form`, `tokens.many`."""
        key = self._identity.new_key("token", read_name(label))
        added = await self._store.write(
            lambda conn: kept.add_key_of(conn, key.row(account.id), most=MAX_TOKENS)
        )
        if not added:
            raise Fault("tokens.many", to=MAX_TOKENS)
        return key

    async def all_of(self, account: Account) -> list[kept.Values]:
        """Return all tokens: id, label, when made, on which day used last."""
        return await self._store.read(lambda conn: kept.keys_of(conn, account.id, "token"))

    async def end(self, account: Account, id_: str) -> None:
        """Revoke a token, at once. Raises Fault `token.unknown`."""
        tokens = await self.all_of(account)
        if id_ not in [token["id"] for token in tokens]:
            raise Fault("token.unknown")
        await self._identity.end_keys(account.id, kind="token", only=id_)

    async def make_bot(
        self, owner: Account, *, name: str, colour: str | None = None, shape: str | None = None
    ) -> tuple[Account, NewKey]:
        """Make a bot account and its token, whose secret is returned this once.

        Raises what `Identity.guest` raises, Fault `bots.bot`, `bots.many`.
        """
        if owner.kind not in ("guest", "person"):
            raise Fault("bots.bot")
        bot = self._identity.new_account("bot", name=name, colour=colour, shape=shape)
        key = self._identity.new_key("token", bot.name)
        rows = account_row(bot, owner=owner.id), key.row(bot.id)
        if not await self._store.write(lambda conn: kept.add_bot(conn, *rows, most=MAX_BOTS)):
            raise Fault("bots.many", to=MAX_BOTS)
        return bot, key

    async def bots_of(self, owner: Account) -> list[Account]:
        return [read_account(row) for row in await self._bots_of(owner)]

    async def end_bot(self, owner: Account, id_: str, seats: Seats | None = None) -> None:
        """Delete a bot; its games stay, with a nameless seat. Raises Fault `person.unknown`."""
        if id_ not in [row["id"] for row in await self._bots_of(owner)]:
            raise Fault("person.unknown")
        await erase(self._identity, id_, seats)

    async def _bots_of(self, owner: Account) -> list[kept.Values]:
        return await self._store.read(lambda conn: kept.bots_of(conn, owner.id))
