"""What was said at tables. It is no part of the game's log, and goes when its author goes."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from palifico.store.schema import mutes, talk


@dataclass(frozen=True, slots=True)
class Line:
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
) -> tuple[Line, bool]:
    """Keep what somebody said, and whether it is new: said twice under one id it is kept once."""
    known = find_line(conn, number, account=account, command=command)
    if known is not None:
        return known, False
    said = {"table": number, "account": account, "command": command}
    words = {"at": at, "phrase": phrase, "text": text}
    made = conn.execute(insert(talk).values(**said, **words).returning(talk.c.id))
    return Line(made.scalar_one(), at, account, phrase, text), True


def find_line(conn: Connection, number: int, *, account: str, command: str) -> Line | None:
    """What somebody said at a table under an id, if it was kept."""
    wanted = select(*_COLUMNS).where(talk.c.table == number, talk.c.account == account)
    row = conn.execute(wanted.where(talk.c.command == command)).one_or_none()
    return None if row is None else Line(*row)


def last_lines(conn: Connection, number: int, *, limit: int) -> list[Line]:
    """The last things said at a table, in order."""
    wanted = select(*_COLUMNS).where(talk.c.table == number).order_by(talk.c.id.desc()).limit(limit)
    return [Line(*row) for row in conn.execute(wanted)][::-1]


def deaf_to(conn: Connection, account: str) -> frozenset[str]:
    """Those who have muted somebody."""
    return frozenset(
        conn.execute(select(mutes.c.account).where(mutes.c.muted == account)).scalars()
    )
