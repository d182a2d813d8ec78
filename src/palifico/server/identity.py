"""Who is asking: guests at once, by cookie; scripts by token; everybody by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from palifico.editions import Fault
from palifico.fair.source import Source
from palifico.server import people
from palifico.server.keys import (
    SESSION_LASTS,
    KeyKind,
    NewKey,
    day,
    hashed,
    new_key,
    session_in,
    token_in,
)
from palifico.server.people import Account
from palifico.server.recent import Recent
from palifico.server.revoking import Revocations
from palifico.store import accounts as kept

if TYPE_CHECKING:
    from palifico.store.contract import Store

REMEMBERED: Final = 4096
FOR: Final = 10_000
"""Another process may have ended a key or changed a name: it is asked again after so many ms."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody who is known, and the key that they came with."""

    account: Account
    key: str
    kind: KeyKind


class Identity:
    """Accounts and the keys that open them. Hands a secret out once, when it is made."""

    def __init__(self, store: Store, *, now: Callable[[], int], source: Source) -> None:
        self.store = store
        self.now = now
        self.source = source
        self.on_changed: list[Callable[[Account], None]] = []
        self._revocations = Revocations()
        self._visits: Recent[bytes, Visit] = Recent(size=REMEMBERED, age=FOR, now=now)
        self._accounts: Recent[str, Account] = Recent(size=REMEMBERED, age=FOR, now=now)

    async def who(self, *, cookie: str | None, authorization: str | None) -> Account | None:
        """Who sends these two headers; raises Fault `auth.invalid` for a bad bearer token."""
        visit = await self.visit(cookie=cookie, authorization=authorization)
        return None if visit is None else visit.account

    async def visit(self, *, cookie: str | None, authorization: str | None) -> Visit | None:
        """Who sends these headers, and with which key. A token goes before a cookie."""
        if (token := token_in(authorization)) is not None:
            if (visit := await self._open(token, "token")) is None:
                raise Fault("auth.invalid")
            return visit
        session = session_in(cookie)
        return None if session is None else await self._open(session, "session")

    async def account(self, id_: str) -> Account | None:
        """The account with this id."""
        return (await self.accounts((id_,))).get(id_)

    async def accounts(self, ids: Iterable[str]) -> dict[str, Account]:
        """The accounts with these ids, as far as there are any."""
        found = {id_: self._accounts.get(id_) for id_ in ids}
        if missing := [id_ for id_, account in found.items() if account is None]:
            since = self._accounts.drops
            for row in await self.store.read(lambda conn: kept.accounts_by_id(conn, missing)):
                found[row["id"]] = read_account(row)
                self._accounts.put(row["id"], read_account(row), since=since)
        return {id_: account for id_, account in found.items() if account is not None}

    async def guest(
        self, *, name: str | None = None, colour: str | None = None, shape: str | None = None
    ) -> tuple[Account, NewKey]:
        """A new guest, and the session that its browser keeps.

        Raises Fault `name.form`, `colour.unknown`, `shape.unknown`.
        """
        account = self.new_account("guest", name=name, colour=colour, shape=shape)
        key = self.new_key("session")
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
        """Another name, colour or shape; raises what `guest` raises."""
        values = {
            "name": account.name if name is None else people.read_name(name),
            "colour": account.colour if colour is None else people.read_colour(colour),
            "shape": account.shape if shape is None else people.read_shape(shape),
        }
        await self.store.write(lambda conn: kept.change_account(conn, account.id, values))
        return await self.refresh(account.id)

    async def new_session(self, account: str) -> NewKey:
        """One more browser for an account."""
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
        """End keys of an account, at once and wherever they are in use. Tells which."""
        ended = await self.store.write(
            lambda conn: kept.drop_keys(conn, account, kind=kind, only=only, but=but)
        )
        self.revoke(ended)
        return ended

    def revoke(self, keys: Iterable[str]) -> None:
        """Tell whoever is connected with one of these keys that it has been ended."""
        ended = frozenset(keys)
        self._visits.drop(lambda visit: visit.key in ended)
        self._revocations.revoke(ended)

    def on_revoked(self, key: str, call: Callable[[], None]) -> Callable[[], None]:
        """Have something called once when a key is ended (at once if it is); gives the undoing."""
        return self._revocations.watch(key, call)

    async def refresh(self, id_: str) -> Account:
        """Ask anew for an account that has changed, and tell those who show it."""
        self._accounts.drop(lambda account: account.id == id_)
        self._visits.drop(lambda visit: visit.account.id == id_)
        if (account := await self.account(id_)) is None:
            raise Fault("person.unknown")
        for call in self.on_changed:
            call(account)
        return account

    def new_account(
        self, kind: str, *, name: str | None, colour: str | None, shape: str | None
    ) -> Account:
        """An account that is not kept yet; what is not given is drawn."""
        return Account(
            id=people.new_id(self.source),
            name=people.draw_name(self.source) if name is None else people.read_name(name),
            colour=(
                people.draw_colour(self.source) if colour is None else people.read_colour(colour)
            ),
            shape=people.draw_shape(self.source) if shape is None else people.read_shape(shape),
            kind=kind,
            login=None,
            created=self.now(),
        )

    def new_key(self, kind: KeyKind, label: str = "") -> NewKey:
        """A key that is not kept yet."""
        return new_key(self.source, kind, label=label, at=self.now())

    async def _open(self, secret: str, kind: KeyKind) -> Visit | None:
        hash_ = hashed(secret)
        if (known := self._visits.get(hash_)) is not None:
            return known if known.kind == kind else None
        since = self._visits.drops
        row = await self.store.read(lambda conn: kept.owner_of_key(conn, hash_))
        if row is None or row["key_kind"] != kind or self._has_run_out(row):
            return None
        today = day(self.now())
        if row["used"] < today:
            await self.store.write(lambda conn: kept.mark_used(conn, hash_, row["id"], today))
        visit = Visit(read_account(row), row["key"], kind)
        self._visits.put(hash_, visit, since=since)
        return visit

    def _has_run_out(self, row: kept.Kept) -> bool:
        last_good: int = row["used"] + SESSION_LASTS
        return row["key_kind"] == "session" and last_good < self.now()


def read_account(row: kept.Kept) -> Account:
    """An account as it is kept."""
    shown = ("id", "name", "colour", "shape", "kind", "login", "created")
    return Account(**{name: row[name] for name in shown})


def account_row(account: Account, *, owner: str | None = None) -> dict[str, object]:
    """What is kept of a new account."""
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
