"""Table queries: rows of tables, their players, sealed chains and due times."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from palifico.store.base import Row
from palifico.store.schema import chains, log, openings, sitters, tables, upsert


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the store knows it without reading its log."""

    number: int
    id: str
    code: str
    status: str
    public: bool
    created: int
    changed: int


_COLUMNS = (
    tables.c.number,
    tables.c.id,
    tables.c.code,
    tables.c.status,
    tables.c.public,
    tables.c.created,
    tables.c.changed,
)


def add_table(conn: Connection, *, id_: str, code: str, public: bool, now: int, due: int) -> int:
    """Return a new table; gives its number. Raises IntegrityError when id or code are taken."""
    values = {"id": id_, "code": code, "status": "gathering", "public": public}
    times = {"created": now, "changed": now, "due": due}
    made = conn.execute(insert(tables).values(**values, **times).returning(tables.c.number))
    number: int = made.scalar_one()
    return number


def add_rows(conn: Connection, number: int, rows: Iterable[Row]) -> None:
    """The first entries of a new table."""
    values = [
        {"table": number, "n": r.n, "actor": r.actor, "command": r.command, "body": r.body}
        for r in rows
    ]
    conn.execute(insert(log), values)


def find_table(conn: Connection, id_: str) -> TableRow | None:
    """Return a table by its id."""
    row = conn.execute(select(*_COLUMNS).where(tables.c.id == id_)).one_or_none()
    return None if row is None else TableRow(*row)


def find_code(conn: Connection, code: str) -> str | None:
    """Return the id of the table with this short code."""
    found: str | None = conn.execute(
        select(tables.c.id).where(tables.c.code == code)
    ).scalar_one_or_none()
    return found


def lobby(conn: Connection, *, statuses: Iterable[str], limit: int) -> list[str]:
    """Return the ids of public tables, the latest first."""
    wanted = (
        select(tables.c.id)
        .where(tables.c.public, tables.c.status.in_(list(statuses)))
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return list(conn.execute(wanted).scalars())


def tables_of(conn: Connection, account: str, *, limit: int) -> list[TableRow]:
    """Return the tables where an account sits or sat, the latest first."""
    wanted = (
        select(*_COLUMNS)
        .join(sitters, sitters.c.table == tables.c.number)
        .where(sitters.c.account == account)
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return [TableRow(*row) for row in conn.execute(wanted)]


def due_tables(conn: Connection, now: int, *, limit: int) -> list[str]:
    """Return the tables to be looked at again by now."""
    wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list(conn.execute(wanted).scalars())


def bring_forward(conn: Connection, ms: int) -> None:
    """Look at every table so much earlier: the clock that set their times was ahead."""
    waiting = tables.c.due.is_not(None)
    conn.execute(update(tables).where(waiting).values(due=tables.c.due - ms))


def set_due(conn: Connection, number: int, due: int | None) -> None:
    """When a table is to be looked at again."""
    conn.execute(update(tables).where(tables.c.number == number).values(due=due))


def reschedule(conn: Connection, id_: str, due: int) -> None:
    """Look at a table again at another time, if it is to be looked at at all."""
    conn.execute(
        update(tables).where(tables.c.id == id_, tables.c.due.is_not(None)).values(due=due)
    )


def set_status(
    conn: Connection, number: int, *, status: str, public: bool, now: int, due: int | None
) -> None:
    """Where a table stands."""
    values = {"status": status, "public": public, "changed": now, "due": due}
    conn.execute(update(tables).where(tables.c.number == number).values(**values))


def add_sitter(conn: Connection, number: int, account: str) -> None:
    """Store that an account sits, or sat, at a table."""
    sitter = upsert(conn, sitters).values(table=number, account=account)
    conn.execute(sitter.on_conflict_do_nothing())


def keep_chain(conn: Connection, number: int, *, game: str, sealed: bytes) -> None:
    """Keep the sealed chain of a game."""
    conn.execute(insert(chains).values(game=game, table=number, sealed=sealed))


def sealed_chains(conn: Connection, number: int) -> dict[str, bytes]:
    """Return every chain that a table has used, sealed, by game."""
    found = conn.execute(select(chains.c.game, chains.c.sealed).where(chains.c.table == number))
    return {row.game: row.sealed for row in found}


def keep_opening(conn: Connection, *, game: str, seat: int, opening: bytes) -> None:
    """Keep what a seat has opened."""
    conn.execute(insert(openings).values(game=game, seat=seat, opening=opening))


def kept_openings(conn: Connection, games: Iterable[str]) -> dict[str, dict[int, bytes]]:
    """Return what seats have opened, by game."""
    found: dict[str, dict[int, bytes]] = {}
    rows = conn.execute(select(openings).where(openings.c.game.in_(list(games))))
    for row in rows:
        found.setdefault(row.game, {})[row.seat] = row.opening
    return found
