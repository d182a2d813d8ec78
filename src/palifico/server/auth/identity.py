"""Identity: authenticates requests by session cookie or bearer token, and looks accounts up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from palifico.errors import Fault
from palifico.fair.entropy import Source
from palifico.server.auth.accounts import (
    Account,
    animal_for,
    draw_colour,
    draw_name,
    new_id,
    read_colour,
    read_name,
    read_shape,
)
from palifico.server.auth.credentials import (
    SESSION_TTL_MS,
    KeyKind,
    NewKey,
    day,
    hashed,
    new_key,
    session_in,
    token_in,
)
from palifico.server.auth.revocation import Revocations
from palifico.server.core.cache import TtlCache
from palifico.store.queries import accounts as kept

if TYPE_CHECKING:
    from palifico.store.base import Store

CACHE_SIZE: Final = 4096
CACHE_TTL_MS: Final = 10_000
"""Another process may have revoked a key or changed a name: the store is asked again then."""


@dataclass(frozen=True, slots=True)
class Principal:
    """The account behind a request, and the key that authenticated it."""

    account: Account
    key: str
    kind: KeyKind


class Identity:
    """Accounts and the keys that open them. A secret is returned once, when it is made."""

    def __init__(self, store: Store, *, now: Callable[[], int], source: Source) -> None:
        self.store = store
        self.now = now
        self.source = source
        self.on_changed: list[Callable[[Account], None]] = []
        self._revocations = Revocations()
        self._principals: TtlCache[bytes, Principal] = TtlCache(
            size=CACHE_SIZE, age=CACHE_TTL_MS, now=now
        )
        self._accounts: TtlCache[str, Account] = TtlCache(
            size=CACHE_SIZE, age=CACHE_TTL_MS, now=now
        )

    async def authenticate(
        self, *, cookie: str | None, authorization: str | None
    ) -> Principal | None:
        """Return who sends these two headers, and with which key. A token goes before a cookie.

        Raises Fault `auth.invalid` for a bad bearer token.
        """
        if (token := token_in(authorization)) is not None:
            if (principal := await self._open(token, "token")) is None:
                raise Fault("auth.invalid")
            return principal
        session = session_in(cookie)
        return None if session is None else await self._open(session, "session")

    async def account(self, id_: str) -> Account | None:
        return (await self.accounts((id_,))).get(id_)

    async def accounts(self, ids: Iterable[str]) -> dict[str, Account]:
        """Return the accounts with these ids; an unknown id is left out."""
        found = {id_: self._accounts.get(id_) for id_ in ids}
        if missing := [id_ for id_, account in found.items() if account is None]:
            since = self._accounts.drops
            for row in await self.store.read(lambda conn: kept.accounts_by_id(conn, missing)):
                found[row["id"]] = read_account(row)
                self._accounts.put(row["id"], read_account(row), since=since)
        return {id_: account for id_, account in found.items() if account is not None}

    async def guest(
        self,
        *,
        kind: KeyKind = "session",
        name: str | None = None,
        colour: str | None = None,
        shape: str | None = None,
    ) -> tuple[Account, NewKey]:
        """Add a guest; return it with the key that its browser keeps.

        Raises Fault `name.form`, `colour.unknown`, `shape.unknown`.
        """
        account = self.new_account("guest", name=name, colour=colour, shape=shape)
        key = self.new_key(kind)
        rows = account_row(account), key.row(account.id)
        await self.store.write(lambda conn: kept.add_account(conn, *rows))
        return account, key

    async def change(
        self,
        account: Account,
        *,
        name: str | None = None,
        colour: str | None = None,
        shape: str | None = None,
    ) -> Account:
        """Change name, colour or shape; raise what `guest` raises."""
        values = {
            "name": account.name if name is None else read_name(name),
            "colour": account.colour if colour is None else read_colour(colour),
            "shape": account.shape if shape is None else read_shape(shape),
        }
        await self.store.write(lambda conn: kept.change_account(conn, account.id, values))
        return await self.refresh(account.id)

    async def new_session(self, account: str) -> NewKey:
        """Add a session: one more browser for an account."""
        key = self.new_key("session")
        await self.store.write(lambda conn: kept.add_key(conn, key.row(account)))
        return key

    async def end_keys(
        self,
        account: str,
        *,
        kind: KeyKind | None = None,
        only: str | None = None,
        but: str | None = None,
    ) -> list[str]:
        """Delete and revoke keys of an account; return their ids."""
        ended = await self.store.write(
            lambda conn: kept.drop_keys(conn, account, kind=kind, only=only, but=but)
        )
        self.revoke(ended)
        return ended

    def revoke(self, keys: Iterable[str]) -> None:
        """Close every connection that one of these keys opened."""
        ended = frozenset(keys)
        self._principals.drop(lambda principal: principal.key in ended)
        self._revocations.revoke(ended)

    def on_revoked(self, key: str, call: Callable[[], None]) -> Callable[[], None]:
        """Call once when a key is revoked, at once if it is; return what undoes it."""
        return self._revocations.watch(key, call)

    async def refresh(self, id_: str) -> Account:
        """Read an account that has changed anew, and notify `on_changed`."""
        self._accounts.drop(lambda account: account.id == id_)
        self._principals.drop(lambda principal: principal.account.id == id_)
        if (account := await self.account(id_)) is None:
            raise Fault("person.unknown")
        for call in self.on_changed:
            call(account)
        return account

    def new_account(
        self, kind: str, *, name: str | None, colour: str | None, shape: str | None
    ) -> Account:
        """Return an account that is not stored yet; what is not given is drawn."""
        id_ = new_id(self.source)
        shown = draw_name(self.source) if name is None else read_name(name)
        return Account(
            id=id_,
            name=shown,
            colour=(draw_colour(self.source) if colour is None else read_colour(colour)),
            shape=animal_for(shown, self.source) if shape is None else read_shape(shape),
            kind=kind,
            login=None,
            created=self.now(),
        )

    def new_key(self, kind: KeyKind, label: str = "") -> NewKey:
        """Return a key that is not stored yet."""
        return new_key(self.source, kind, label=label, at=self.now())

    async def _open(self, secret: str, kind: KeyKind) -> Principal | None:
        hash_ = hashed(secret)
        if (known := self._principals.get(hash_)) is not None:
            return known if known.kind == kind else None
        since = self._principals.drops
        row = await self.store.read(lambda conn: kept.owner_of_key(conn, hash_))
        if row is None or row["key_kind"] != kind or self._has_run_out(row):
            return None
        today = day(self.now())
        if row["used"] < today:
            await self.store.write(lambda conn: kept.mark_used(conn, hash_, row["id"], today))
        principal = Principal(read_account(row), row["key"], kind)
        self._principals.put(hash_, principal, since=since)
        return principal

    def _has_run_out(self, row: kept.Values) -> bool:
        last_good: int = row["used"] + SESSION_TTL_MS
        return row["key_kind"] == "session" and last_good < self.now()


def read_account(row: kept.Values) -> Account:
    """Return the account in a row of the store."""
    shown = ("id", "name", "colour", "shape", "kind", "login", "created")
    return Account(**{name: row[name] for name in shown})


def account_row(account: Account, *, owner: str | None = None) -> dict[str, object]:
    """Return the row of a new account."""
    return {
        "id": account.id,
        "name": account.name,
        "colour": account.colour,
        "shape": account.shape,
        "kind": account.kind,
        "owner": owner,
        "created": account.created,
        "seen": day(account.created),
    }
