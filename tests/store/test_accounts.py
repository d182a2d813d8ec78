"""Accounts, keys, mutes, and all about one person, on both kinds of database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from palifico.store import Store
from palifico.store.queries import accounts as kept
from palifico.store.queries.idempotency import TTL_MS, StoredResult, find_result, store_result
from palifico.store.queries.privacy import about, erase
from palifico.store.schema import games, plays, ratings, sitters, talk
from tests.store.stores import opened

pytestmark = pytest.mark.asyncio


def account(id_: str, **more: Any) -> dict[str, Any]:
    looks = {"name": id_.title(), "colour": "red", "shape": "star", "kind": "guest"}
    return {"id": id_, **looks, "created": 1, "seen": 1, **more}


def key(owner: str, id_: str, kind: str = "session", created: int = 1) -> dict[str, Any]:
    about = {"id": id_, "account": owner, "kind": kind, "label": id_}
    return {"hash": id_.encode(), **about, "created": created, "used": 0}


async def add(store: Store, *ids: str, **more: Any) -> None:
    for id_ in ids:
        row = account(id_, **more)
        await store.write(lambda conn, row=row: kept.add_account(conn, row))  # type: ignore[misc]


async def test_login_belongs_to_one(database: str) -> None:
    async with opened(database) as store:
        await add(store, "ana", "bo", "cy")

        async def register(id_: str, login: str) -> str:
            return await store.write(
                lambda conn: kept.register(conn, id_, login=login, password="hash")
            )

        assert sorted(await asyncio.gather(register("ana", "x"), register("bo", "x"))) == [
            "done",
            "taken",
        ]
        assert await register("cy", "y") == "done"
        assert await register("cy", "z") == "no guest"
        assert await store.read(lambda conn: kept.password_by_login(conn, "y")) == ("cy", "hash")
        assert await store.read(lambda conn: kept.password_by_login(conn, "z")) is None
        assert await store.read(lambda conn: kept.password_of(conn, "cy")) == "hash"


async def test_keys_open_accounts_and_end_as_they_are_chosen(database: str) -> None:
    async with opened(database) as store:
        await store.write(lambda conn: kept.add_account(conn, account("ana"), key("ana", "s1")))
        for row in (
            key("ana", "s2", created=2),
            key("ana", "t1", "token"),
            key("ana", "t2", "token"),
        ):
            await store.write(lambda conn, row=row: kept.add_key(conn, row))  # type: ignore[misc]
        found = await store.read(lambda conn: kept.owner_of_key(conn, b"t1"))
        assert found is not None
        assert (found["id"], found["key"], found["key_kind"]) == ("ana", "t1", "token")
        assert await store.read(lambda conn: kept.owner_of_key(conn, b"none")) is None
        await store.write(lambda conn: kept.mark_used(conn, b"t1", "ana", 86_400_000))
        listed = await store.read(lambda conn: kept.keys_of(conn, "ana", "token"))
        assert [(row["id"], row["used"]) for row in listed] == [("t1", 86_400_000), ("t2", 0)]

        async def drop(**which: Any) -> list[str]:
            return await store.write(lambda conn: kept.drop_keys(conn, "ana", **which))

        assert await drop(only="t1") == ["t1"]
        assert await drop(only="t1") == []
        assert await drop(kind="session", but="s2") == ["s1"]
        assert sorted(await drop()) == ["s2", "t2"]


async def test_accounts_so_many_and_no_more(database: str) -> None:
    async with opened(database) as store:
        await add(store, "ana")

        def bot(conn: Connection, n: int) -> bool:
            row = account(f"bot{n}", kind="bot", owner="ana")
            return kept.add_bot(conn, row, key(f"bot{n}", f"b{n}", "token"), most=2)

        made = [await store.write(lambda conn, n=n: bot(conn, n)) for n in range(3)]  # type: ignore[misc]
        assert made == [True, True, False]
        assert len(await store.read(lambda conn: kept.bots_of(conn, "ana"))) == 2

        def token(conn: Connection, n: int) -> bool:
            return kept.add_key_of(conn, key("ana", f"t{n}", "token"), most=1)

        made = [await store.write(lambda conn, n=n: token(conn, n)) for n in range(2)]  # type: ignore[misc]
        assert made == [True, False]


async def test_accounts_to_mute_twice_is_to_mute_once(database: str) -> None:
    async with opened(database) as store:
        await add(store, "ana", "bo", "cy")

        async def mute(whom: str) -> bool:
            return await store.write(lambda conn: kept.mute(conn, "ana", whom, most=2))

        assert [await mute(whom) for whom in ("cy", "bo", "bo", "ana")] == [
            True,
            True,
            True,
            False,
        ]
        assert await store.read(lambda conn: kept.muted_by(conn, "ana")) == ["bo", "cy"]
        await store.write(lambda conn: kept.unmute(conn, "ana", "bo"))
        assert [await mute("cy"), await mute("cy")] == [True, True]
        assert await store.read(lambda conn: kept.muted_by(conn, "ana")) == ["cy"]


def live(conn: Connection) -> None:
    """A table, a game, some words and a rating of Ana's."""
    conn.execute(insert(sitters).values(table=1, account="ana"))
    said = {"table": 1, "account": "ana", "command": "c", "at": 5, "text": "ciao"}
    conn.execute(insert(talk).values(**said))
    game = {"game": "g", "table": 1, "edition": "paco", "seats": 2, "rated": True, "public": True}
    conn.execute(insert(games).values(**game, why="won", winner=0, rounds=3, ended=9))
    conn.execute(insert(plays).values(game="g", seat=0, account="ana", place=1))
    rating = {"edition": "paco", "seats": 2, "mu": 25.0, "sigma": 8.0, "games": 1}
    conn.execute(insert(ratings).values(account="ana", **rating))


async def test_accounts_everything_about_an_account_and_nothing(database: str) -> None:
    async with opened(database) as store:
        await add(store, "ana", "bo")
        await store.write(live)
        await store.write(lambda conn: kept.add_key(conn, key("ana", "s")))
        await store.write(lambda conn: kept.mute(conn, "bo", "ana", most=9))
        found = await store.read(lambda conn: about(conn, "ana"))
        assert {topic: len(rows) for topic, rows in found.items() if topic != "account"} == {
            **dict.fromkeys(("sessions", "tables", "games", "talk", "ratings"), 1),
            **dict.fromkeys(("tokens", "bots", "mutes"), 0),
        }
        assert "hash" not in str(found)
        ended = await store.write(lambda conn: erase(conn, "ana", colour="grey", shape="circle"))
        assert ended == ["s"]
        left = await store.read(lambda conn: about(conn, "ana"))
        assert (left["account"]["name"], left["account"]["kind"]) == ("", "gone")
        assert [topic for topic, rows in left.items() if rows] == ["account", "tables", "games"]
        assert await store.read(lambda conn: kept.muted_by(conn, "bo")) == []
        changed = await store.write(lambda conn: kept.change_account(conn, "ana", {"name": "A"}))
        assert changed is not None
        assert changed["name"] == "", "who is gone gets no name"


async def test_accounts_what_was_made_is_known_for_a_day(database: str) -> None:
    async with opened(database) as store:

        async def keep(key: str, id_: str, now: int) -> None:
            await store.write(
                lambda conn: store_result(conn, "ana", key, StoredResult(id_, "h"), now=now)
            )

        async def made(key: str, who: str = "ana") -> StoredResult | None:
            return await store.read(lambda conn: find_result(conn, who, key))

        await keep("k1", "t1", 1_000)
        await keep("k2", "t2", 1_000 + TTL_MS)
        assert await made("k1") == StoredResult("t1", "h")
        assert await made("k1", "bo") is None
        await keep("k3", "t3", 1_001 + TTL_MS)
        assert [await made(key) for key in ("k1", "k2")] == [None, StoredResult("t2", "h")]
