"""My data: all of it, and what is left when it is deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from palifico.store.schema import accounts, games, metadata, plays, ratings, tables
from tests.server.rest.application import Rest, problem, rest
from tests.server.rest.test_tables import ask, make, playing

pytestmark = pytest.mark.asyncio
PASSWORD = "correct horse"


async def everything(server: Rest) -> str:
    """The whole database as text."""

    def work(conn: Connection) -> list[list[Any]]:
        return [[tuple(row) for row in conn.execute(select(one))] for one in metadata.sorted_tables]

    return repr(await server.store.read(work))


async def add_a_finished_game(server: Rest, account: str) -> None:
    """As if somebody had won a rated game."""

    def work(conn: Connection) -> None:
        values = {"id": "t" * 10, "code": "tttttt", "status": "over", "public": False}
        made = insert(tables).values(**values, created=1, changed=2).returning(tables.c.number)
        number = conn.execute(made).scalar_one()
        game = {"game": "g", "table": number, "edition": "paco", "seats": 2, "rated": True}
        ended = {"public": False, "why": "won", "winner": 0, "rounds": 9, "ended": 5}
        conn.execute(insert(games).values(**game, **ended))
        conn.execute(insert(plays).values(game="g", seat=0, account=account, place=1))
        rating = {"edition": "paco", "seats": 2, "mu": 26.0, "sigma": 8.0, "games": 1}
        conn.execute(insert(ratings).values(account=account, **rating))

    await server.store.write(work)


async def test_export_has_everything_about_me(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana, bo = await server.person("ana"), await server.guest("Bo")
        me, bo_id = (await ana.get("/api/me")).json(), (await bo.get("/api/me")).json()["id"]
        await add_a_finished_game(server, me["id"])
        await ana.post("/api/me/tokens", json={"label": "script"})
        await ana.post("/api/me/bots", json={"name": "Botto"})
        await ana.put(f"/api/me/mutes/{bo_id}")
        table = await playing(ana)
        assert (await ask(ana, table, "say", text="Ciao Bo!")).status_code == 200
        mine = (await ana.get("/api/me/export")).json()
        assert {**mine["account"], "seen": 0} == {**me, "seen": 0}
        assert [token["label"] for token in mine["tokens"]] == ["script"]
        assert [bot["name"] for bot in mine["bots"]] == ["Botto"]
        assert mine["mutes"] == [bo_id]
        assert len(mine["sessions"]) == 1
        assert [one["id"] for one in mine["tables"]] == [table]
        assert [(one["game"], one["seat"], one["place"]) for one in mine["games"]] == [("g", 0, 1)]
        assert [(one["table"], one["text"]) for one in mine["talk"]] == [(table, "Ciao Bo!")]
        assert [(one["edition"], one["mu"]) for one in mine["ratings"]] == [("paco", 26.0)]
        assert "hash" not in json.dumps(mine)
        theirs = (await bo.get("/api/me/export")).json()
        assert {key for key, value in theirs.items() if value} == {"account", "sessions"}


async def test_deleting_needs_the_password_of_an_account_that_has_one(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.person("ana")
        for body in (None, {}, {"password": "wrong"}):
            answer = await ana.post("/api/me/forget", json=body)
            problem(answer, 403, "auth.password")
        answer = await ana.post("/api/me/forget", json={"password": PASSWORD})
        assert answer.status_code == 204
        assert "palifico" not in ana.cookies
        guest = await server.guest()
        assert (await guest.post("/api/me/forget")).status_code == 204


async def test_my_data_nothing_is_left_but_a_nameless_seat(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana, bo = await server.person("ana.lucia"), await server.guest("Bo")
        cookie = ana.cookies["palifico"]
        me = (await ana.get("/api/me")).json()["id"]
        await add_a_finished_game(server, me)
        await ana.patch("/api/me", json={"name": "Lucía"})
        made = (await ana.post("/api/me/bots", json={"name": "Botto"})).json()
        await ana.post("/api/me/tokens", json={"label": "my label"})
        await bo.put(f"/api/me/mutes/{me}")
        table = await playing(ana)
        await ask(ana, table, "say", text="Buonasera!")
        gathering = (await make(ana))["id"]
        await ask(ana, gathering, "sit", seat=2)

        answer = await ana.post("/api/me/forget", json={"password": PASSWORD})
        assert answer.status_code == 204
        await server.house.settle()

        gone = (await bo.get(f"/api/people/{me}")).json()
        assert (gone["name"], gone["kind"]) == ("", "gone")
        left = await everything(server)
        for word in ("Lucía", "ana.lucia", "Buonasera", "my label", "Botto", "argon2"):
            assert word not in left
        assert (await bo.get("/api/me/export")).json()["mutes"] == []
        shown = (await bo.get(f"/api/tables/{table}")).json()
        assert shown["seats"][0]["account"] == me, "the game goes on"
        assert shown["seats"][0]["kept"], "with a bot"
        assert {person["name"] for person in shown["people"] if person["id"] == me} == {""}
        assert (await bo.get(f"/api/tables/{gathering}")).json()["seats"][2] is None
        ana.cookies.set("palifico", cookie)
        problem(await ana.get("/api/me"), 401, "auth.needed")
        problem(await server.script(made["token"]).get("/api/me"), 401, "auth.invalid")
        wish = {"login": "ana.lucia", "password": PASSWORD}
        problem(await server.client().post("/api/login", json=wish), 401, "auth.login")
        assert (await bo.post("/api/me/register", json=wish)).status_code == 200, "free again"


async def test_game_that_was_played_stays(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        me = (await ana.get("/api/me")).json()["id"]
        await add_a_finished_game(server, me)
        assert (await ana.post("/api/me/forget")).status_code == 204
        row = await server.store.read(
            lambda conn: conn.execute(select(plays.c.account, plays.c.place)).one()
        )
        assert tuple(row) == (me, 1)
        known = select(accounts.c.name, accounts.c.created, accounts.c.seen)
        mine = known.where(accounts.c.id == me)
        seen = await server.store.read(lambda conn: conn.execute(mine).one())
        assert tuple(seen) == ("", 0, 0)


async def test_words_of_an_erased_account_are_not_told_to_clients_that_come(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = (await make(ana, seats=2))["id"]
        for client, seat, text in ((ana, 0, "Ciao!"), (bo, 1, "Hello!")):
            await ask(client, table, "sit", seat=seat)
            assert (await ask(client, table, "say", text=text)).status_code == 200
        assert (await ana.post("/api/me/forget")).status_code == 204
        live = await server.house.tables.find(table)
        assert [line.text for line in live.table.chat_lines] == ["Hello!"]
