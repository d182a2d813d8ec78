"""Something in every table of a database, and all that is in it, to be compared."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

from palifico.store import schema
from palifico.store.schema import metadata

PERSON = {"colour": "red", "shape": "round", "created": 1, "seen": 2**40}
ACCOUNTS = [
    # A bot comes before its owner, and is itself the owner of another.
    {"id": "a-bot", "name": "Deep Cup", "kind": "bot", "owner": "zoe", **PERSON},
    {"id": "ann", "name": "Änn \U0001f3b2", "kind": "guest", "owner": None, **PERSON},
    {"id": "bot-of-bot", "name": "Cup", "kind": "bot", "owner": "a-bot", **PERSON},
    {"id": "zoe", "name": "Zoë", "kind": "person", "owner": None, **PERSON, "login": "zoe"},
]
TABLE = {"status": "over", "public": True, "created": 1, "changed": 2, "due": None}


def fill(conn: Connection) -> None:
    """Put something into every table."""
    accounts = schema.accounts
    conn.execute(insert(accounts), [{"login": None, **one, "owner": None} for one in ACCOUNTS])
    for one in ACCOUNTS:
        owned = accounts.update().where(accounts.c.id == one["id"])
        conn.execute(owned.values(owner=one["owner"]))
    key = {"hash": b"\x00\x01\xff", "id": "k", "account": "zoe", "kind": "token", "label": "bot"}
    conn.execute(insert(schema.keys).values(**key, created=1, used=1))
    conn.execute(insert(schema.mutes).values(account="ann", muted="zoe"))
    named = [{"number": i, "id": f"id{i}", "code": f"code{i}", **TABLE} for i in (1, 2, 7)]
    conn.execute(insert(schema.tables), named)
    entries = [{"table": 7, "n": n, "body": bytes([n % 256]) * n} for n in range(1, 2501)]
    conn.execute(insert(schema.log), entries)
    conn.execute(insert(schema.chains).values(game="g", table=7, sealed=b"sealed"))
    conn.execute(insert(schema.openings).values(game="g", seat=0, opening=b"open"))
    conn.execute(insert(schema.sitters).values(table=7, account="ann"))
    said = {"table": 7, "account": "ann", "command": "c", "at": 5, "text": "“dudo”"}
    conn.execute(insert(schema.talk).values(id=40, **said))
    game = {"game": "g", "table": 7, "edition": "paco", "seats": 2, "why": "won", "rounds": 9}
    conn.execute(insert(schema.games).values(**game, rated=True, public=False, winner=1, ended=9))
    conn.execute(insert(schema.plays).values(game="g", seat=0, account="ann", place=2))
    rating = {"account": "ann", "edition": "paco", "seats": 2, "mu": 0.1 + 0.2, "sigma": 8.3}
    conn.execute(insert(schema.ratings).values(**rating, games=1))
    conn.execute(insert(schema.facts).values(name="alive", value="5"))
    conn.execute(insert(schema.outages).values(since=1, until=2))


def everything(conn: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All that a database holds; no table is left out."""
    return {
        table.name: sorted((tuple(row) for row in conn.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }
