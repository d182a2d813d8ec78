"""Tokens for scripts, and bots with accounts and tokens of their own."""

from __future__ import annotations

from typing import Final

from palifico.editions import Fault
from palifico.server.identity import Identity, account_row, read_account
from palifico.server.keys import NewKey
from palifico.server.my_data import Seats, erase
from palifico.server.people import Account, read_name
from palifico.store import accounts as kept

MOST_TOKENS: Final = 20
MOST_BOTS: Final = 10


class Tokens:
    """What an account gives to its scripts."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._store = identity.store

    async def make(self, account: Account, *, label: str) -> NewKey:
        """A token, shown this once. Raises Fault `name.form`, `tokens.many`."""
        key = self._identity.new_key("token", read_name(label))
        added = await self._store.write(
            lambda conn: kept.add_key_of(conn, key.row(account.id), most=MOST_TOKENS)
        )
        if not added:
            raise Fault("tokens.many", to=MOST_TOKENS)
        return key

    async def all_of(self, account: Account) -> list[kept.Kept]:
        """The tokens there are: id, label, when made, on which day used last."""
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
        """A bot of somebody's, and its token, shown this once.

        Raises what `Identity.guest` raises, Fault `bots.bot`, `bots.many`.
        """
        if owner.kind not in ("guest", "person"):
            raise Fault("bots.bot")
        bot = self._identity.new_account("bot", name=name, colour=colour, shape=shape)
        key = self._identity.new_key("token", bot.name)
        rows = account_row(bot, owner=owner.id), key.row(bot.id)
        if not await self._store.write(lambda conn: kept.add_bot(conn, *rows, most=MOST_BOTS)):
            raise Fault("bots.many", to=MOST_BOTS)
        return bot, key

    async def bots_of(self, owner: Account) -> list[Account]:
        """The bots of somebody."""
        return [read_account(row) for row in await self._bots_of(owner)]

    async def end_bot(self, owner: Account, id_: str, seats: Seats | None = None) -> None:
        """Delete a bot; its games stay, with a nameless seat. Raises Fault `person.unknown`."""
        if id_ not in [row["id"] for row in await self._bots_of(owner)]:
            raise Fault("person.unknown")
        await erase(self._identity, id_, seats)

    async def _bots_of(self, owner: Account) -> list[kept.Kept]:
        return await self._store.read(lambda conn: kept.bots_of(conn, owner.id))
