"""Chat queries. Chat is no part of the game's log, and is deleted with its author."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from palifico.store.schema import mutes, talk


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said: a phrase by its name, or a text."""

    id: int
    at: int
    account: str
    phrase: str | None
    text: str | None


_COLUMNS = (talk.c.id, talk.c.at, talk.c.account, talk.c.phrase, talk.c.text)


def add_line(
    conn: Connection,
    number: int,
    *,
    account: str,
    command: str,
    at: int,
    phrase: str | None,
    text: str | None,
) -> tuple[ChatLine, bool]:
    """Store a chat line, once under one command id; return it and whether it is new."""
    known = find_line(conn, number, account=account, command=command)
    if known is not None:
        return known, False
    said = {"table": number, "account": account, "command": command}
    words = {"at": at, "phrase": phrase, "text": text}
    made = conn.execute(insert(talk).values(**said, **words).returning(talk.c.id))
    return ChatLine(made.scalar_one(), at, account, phrase, text), True


def find_line(conn: Connection, number: int, *, account: str, command: str) -> ChatLine | None:
    """Return the line of an account at a table under a command id, if there is one."""
    wanted = select(*_COLUMNS).where(talk.c.table == number, talk.c.account == account)
    row = conn.execute(wanted.where(talk.c.command == command)).one_or_none()
    return None if row is None else ChatLine(*row)


def last_lines(conn: Connection, number: int, *, limit: int) -> list[ChatLine]:
    """Return the last things said at a table, in order."""
    wanted = select(*_COLUMNS).where(talk.c.table == number).order_by(talk.c.id.desc()).limit(limit)
    return [ChatLine(*row) for row in conn.execute(wanted)][::-1]


def muters_of(conn: Connection, account: str) -> frozenset[str]:
    """Return the accounts that have muted an account."""
    return frozenset(
        conn.execute(select(mutes.c.account).where(mutes.c.muted == account)).scalars()
    )
