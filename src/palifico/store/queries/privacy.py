"""Privacy queries: all data about one account, and its anonymisation."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, delete, or_, select, update

from palifico.store.queries import accounts as kept
from palifico.store.schema import (
    accounts,
    games,
    mutes,
    plays,
    ratings,
    sitters,
    tables,
    talk,
)

GONE: Final = {
    "name": "",
    "kind": "gone",
    "login": None,
    "password": None,
    "owner": None,
    "created": 0,
    "seen": 0,
}


def about(conn: Connection, id_: str) -> dict[str, Any]:
    """Return everything about an account, by topic, as plain values; no hash of any secret."""
    me = select(*kept.PUBLIC_COLUMNS, accounts.c.seen).where(accounts.c.id == id_)
    return {
        "account": _rows(conn, me)[0],
        "sessions": kept.keys_of(conn, id_, "session"),
        "tokens": kept.keys_of(conn, id_, "token"),
        "bots": kept.bots_of(conn, id_),
        "mutes": kept.muted_by(conn, id_),
        "tables": _rows(conn, _tables(id_)),
        "games": _rows(conn, _games(id_)),
        "talk": _rows(conn, _talk(id_)),
        "ratings": _rows(conn, _ratings(id_)),
    }


def erase(conn: Connection, id_: str, *, colour: str, shape: str) -> list[str]:
    """Anonymise an account, and return the keys that were ended."""
    ended = kept.drop_keys(conn, id_)
    conn.execute(delete(mutes).where(or_(mutes.c.account == id_, mutes.c.muted == id_)))
    conn.execute(delete(talk).where(talk.c.account == id_))
    conn.execute(delete(ratings).where(ratings.c.account == id_))
    gone = update(accounts).where(accounts.c.id == id_)
    conn.execute(gone.values(**GONE, colour=colour, shape=shape))
    return ended


def _tables(id_: str) -> Select[Any]:
    shown = select(tables.c.id, tables.c.status, tables.c.public, tables.c.created)
    joined = shown.join_from(sitters, tables, sitters.c.table == tables.c.number)
    return joined.where(sitters.c.account == id_).order_by(tables.c.number)


def _games(id_: str) -> Select[Any]:
    names = ("game", "edition", "seats", "rated", "why", "rounds", "ended")
    shown = select(*(games.c[name] for name in names), plays.c.seat, plays.c.place)
    joined = shown.join_from(plays, games, plays.c.game == games.c.game)
    return joined.where(plays.c.account == id_).order_by(games.c.ended, games.c.game)


def _talk(id_: str) -> Select[Any]:
    shown = select(tables.c.id.label("table"), talk.c.at, talk.c.phrase, talk.c.text)
    joined = shown.join_from(talk, tables, talk.c.table == tables.c.number)
    return joined.where(talk.c.account == id_).order_by(talk.c.id)


def _ratings(id_: str) -> Select[Any]:
    names = ("edition", "seats", "mu", "sigma", "games")
    shown = select(*(ratings.c[name] for name in names)).where(ratings.c.account == id_)
    return shown.order_by(ratings.c.edition, ratings.c.seats)


def _rows(conn: Connection, asked: Select[Any]) -> list[dict[str, Any]]:
    return [row._asdict() for row in conn.execute(asked)]
