"""Idempotency keys: what was made under which key, kept for a day; asked again, made once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import Connection, delete, insert, select

from palifico.store.schema import facts

PREFIX: Final = "made "
TTL_MS: Final = 24 * 60 * 60 * 1000
Also: TypeAlias = Callable[[Connection, str], None]
"""Something that is written together with what is made, whose id it is given."""


@dataclass(frozen=True, slots=True)
class StoredResult:
    """What came of a request: the id of what was made, and what was asked for, as a hash."""

    id: str
    asked: str


def find_result(conn: Connection, account: str, key: str) -> StoredResult | None:
    """Return what an account has had made under a key."""
    value = conn.execute(select(facts.c.value).where(facts.c.name == _name(account, key))).scalar()
    if value is None:
        return None
    _, id_, asked = value.split(" ")
    return StoredResult(id_, asked)


def store_result(conn: Connection, account: str, key: str, made: StoredResult, *, now: int) -> None:
    """Remember what was made, and forget what was made more than a day ago."""
    value = f"{now:015} {made.id} {made.asked}"
    conn.execute(delete(facts).where(facts.c.name == _name(account, key)))
    conn.execute(insert(facts).values(name=_name(account, key), value=value))
    # Numbers of one length are in order as texts.
    old = facts.c.name.startswith(PREFIX) & (facts.c.value < f"{now - TTL_MS:015}")
    conn.execute(delete(facts).where(old))


def _name(account: str, key: str) -> str:
    return f"{PREFIX}{account} {key}"
