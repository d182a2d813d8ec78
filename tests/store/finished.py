"""Games that are over, and the people who played them."""

from __future__ import annotations

from sqlalchemy import Connection, insert

from palifico.store.queries.games import Finished
from palifico.store.schema import accounts

PEOPLE = ("ann", "bob", "eva", "zoe")


def over(number: int, **more: object) -> Finished:
    """A game at a table."""
    values: dict[str, object] = {
        "game": f"g{number}",
        "table": number,
        "edition": "paco",
        "seats": 3,
        "rated": False,
        "public": True,
        "why": "won",
        "winner": 2,
        "rounds": 9,
        "ended": 100 * number,
        "accounts": ("ann", "bob", "eva"),
        "places": (2, 0, 1),
    }
    return Finished(**{**values, **more})  # type: ignore[arg-type]


def add_people(conn: Connection) -> None:
    """Everybody who plays here."""
    looks = {"colour": "red", "shape": "star", "kind": "person", "created": 1, "seen": 1}
    conn.execute(insert(accounts), [{"id": id_, "name": id_, **looks} for id_ in PEOPLE])
