"""Account queries: accounts, the keys that open them, and mutes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from palifico.store.schema import accounts, keys, mutes

KeyKind: TypeAlias = Literal["session", "token"]
Values: TypeAlias = Mapping[str, Any]
"""A row, by the names of its columns."""

PUBLIC_COLUMNS: Final = tuple(
    accounts.c[name] for name in ("id", "name", "colour", "shape", "kind", "login", "created")
)
"""All of an account but its password."""


def add_account(conn: Connection, account: Values, key: Values | None = None) -> None:
    """Keep a new account, and its first key."""
    conn.execute(insert(accounts).values(**account))
    if key is not None:
        add_key(conn, key)


def account_by_id(conn: Connection, id_: str) -> Values | None:
    """Return an account."""
    return _one(conn, select(*PUBLIC_COLUMNS).where(accounts.c.id == id_))


def accounts_by_id(conn: Connection, ids: Collection[str]) -> list[Values]:
    """Return those of the accounts that there are."""
    return _all(conn, select(*PUBLIC_COLUMNS).where(accounts.c.id.in_(ids)))


def change_account(conn: Connection, id_: str, values: Values) -> Values | None:
    """Give an account other values; nothing is changed in one that is gone."""
    there = (accounts.c.id == id_) & (accounts.c.kind != "gone")
    conn.execute(update(accounts).where(there).values(**values))
    return account_by_id(conn, id_)


def register(
    conn: Connection, id_: str, *, login: str, password: str
) -> Literal["done", "taken", "no guest"]:
    """Make a guest a person; "taken" when another account has the login."""
    guest = (accounts.c.id == id_) & (accounts.c.kind == "guest")
    person = update(accounts).where(guest).values(kind="person", login=login, password=password)
    try:
        with conn.begin_nested():
            return "done" if conn.execute(person).rowcount else "no guest"
    except IntegrityError:
        return "taken"


def password_of(conn: Connection, id_: str) -> str | None:
    """Return the hash of a person's password."""
    return conn.execute(select(accounts.c.password).where(accounts.c.id == id_)).scalar()


def password_by_login(conn: Connection, login: str) -> tuple[str, str | None] | None:
    """Return whose login it is, and the hash of their password."""
    asked = select(accounts.c.id, accounts.c.password).where(accounts.c.login == login)
    row = conn.execute(asked).one_or_none()
    return None if row is None else (row.id, row.password)


def bots_of(conn: Connection, owner: str) -> list[Values]:
    """Return the bots that belong to an account, oldest first."""
    asked = select(*PUBLIC_COLUMNS).where(accounts.c.owner == owner, accounts.c.kind == "bot")
    return _all(conn, asked.order_by(accounts.c.created, accounts.c.id))


def add_bot(conn: Connection, account: Values, key: Values, *, most: int) -> bool:
    """Keep a new bot with its key, unless its owner has as many as may be."""
    if len(bots_of(conn, account["owner"])) >= most:
        return False
    add_account(conn, account, key)
    return True


def add_key(conn: Connection, values: Values) -> None:
    """Keep the hash of a new key."""
    conn.execute(insert(keys).values(**values))


def add_key_of(conn: Connection, values: Values, *, most: int) -> bool:
    """Keep a new key, unless its account has as many of this kind as may be."""
    if len(keys_of(conn, values["account"], values["kind"])) >= most:
        return False
    add_key(conn, values)
    return True


def owner_of_key(conn: Connection, hash_: bytes) -> Values | None:
    """Return the account that a key opens, with `key`, `key_kind` and `used`."""
    asked = select(
        *PUBLIC_COLUMNS, keys.c.id.label("key"), keys.c.kind.label("key_kind"), keys.c.used
    ).join_from(keys, accounts, keys.c.account == accounts.c.id)
    return _one(conn, asked.where(keys.c.hash == hash_))


def mark_used(conn: Connection, hash_: bytes, account: str, day: int) -> None:
    """Remember the day on which a key was last used, and its owner last seen."""
    conn.execute(update(keys).where(keys.c.hash == hash_).values(used=day))
    conn.execute(update(accounts).where(accounts.c.id == account).values(seen=day))


def keys_of(conn: Connection, account: str, kind: KeyKind) -> list[Values]:
    """Return the keys of an account without their hashes, oldest first."""
    shown = select(keys.c.id, keys.c.label, keys.c.created, keys.c.used)
    mine = shown.where(keys.c.account == account, keys.c.kind == kind)
    return _all(conn, mine.order_by(keys.c.created, keys.c.id))


def drop_keys(
    conn: Connection,
    account: str,
    *,
    kind: KeyKind | None = None,
    only: str | None = None,
    but: str | None = None,
) -> list[str]:
    """End keys of an account: of one kind, only one of them, or all but one. Tells which."""
    mine = keys.c.account == account
    if kind is not None:
        mine &= keys.c.kind == kind
    if only is not None:
        mine &= keys.c.id == only
    if but is not None:
        mine &= keys.c.id != but
    ended = list(conn.execute(select(keys.c.id).where(mine)).scalars())
    conn.execute(delete(keys).where(mine))
    return ended


def mute(conn: Connection, account: str, muted: str, *, most: int) -> bool:
    """Mute an account, once; False when the limit is reached."""
    already = muted_by(conn, account)
    if muted in already:
        return True
    if len(already) >= most:
        return False
    with suppress(IntegrityError), conn.begin_nested():
        conn.execute(insert(mutes).values(account=account, muted=muted))
    return True


def unmute(conn: Connection, account: str, muted: str) -> None:
    """Undo a mute."""
    both = (mutes.c.account == account) & (mutes.c.muted == muted)
    conn.execute(delete(mutes).where(both))


def muted_by(conn: Connection, account: str) -> list[str]:
    """Return the accounts that an account has muted."""
    asked = select(mutes.c.muted).where(mutes.c.account == account)
    return list(conn.execute(asked.order_by(mutes.c.muted)).scalars())


def _one(conn: Connection, asked: Select[Any]) -> Values | None:
    row = conn.execute(asked).one_or_none()
    return None if row is None else row._asdict()


def _all(conn: Connection, asked: Select[Any]) -> list[Values]:
    return [row._asdict() for row in conn.execute(asked)]
