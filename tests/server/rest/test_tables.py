"""Tables over HTTP: make, find, list, see, ask."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, Response

from palifico.server.rest.routes import tables as table_routes
from tests.server.rest.application import problem, rest

pytestmark = pytest.mark.asyncio


async def make(client: AsyncClient, key: str | None = None, **settings: Any) -> dict[str, Any]:
    """A new table."""
    headers = {} if key is None else {"Idempotency-Key": key}
    answer = await client.post("/api/tables", json=settings, headers=headers)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def ask(client: AsyncClient, table: str, type_: str, **fields: Any) -> Response:
    """Ask a table for something, under the key that is given or one that follows from it."""
    key = fields.pop("key", type_)
    headers = {"Idempotency-Key": key}
    body = {"type": type_, **fields}
    return await client.post(f"/api/tables/{table}/commands", json=body, headers=headers)


async def playing(host: AsyncClient, **settings: Any) -> str:
    """A table of two where the host opens against a bot."""
    rules: dict[str, Any] = {"edition": "asmodee-2024", "first": 0, "seats": 2}
    table: str = (await make(host, **rules, **settings))["id"]
    for type_, fields in (("sit", {"seat": 0}), ("seat_bot", {"seat": 1}), ("begin", {})):
        answer = await ask(host, table, type_, **fields)
        assert answer.status_code == 200, answer.text
    return table


async def test_make_a_table_and_find_it_by_its_code(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        made = await make(ana, edition="piatnik", seats=3)
        for code in (made["code"], f" {made['code'].upper()} "):
            found = await server.client().get(f"/api/codes/{code}")
            assert found.json() == {"id": made["id"]}
        shown = (await server.client().get(f"/api/tables/{made['id']}")).json()
        assert (shown["status"], shown["code"], len(shown["seats"])) == (
            "gathering",
            made["code"],
            3,
        )
        assert [person["name"] for person in shown["people"]] == ["Ana"]
        problem(await server.client().post("/api/tables", json={}), 401, "auth.needed")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "perudo"}, "edition.unknown"),
        ({"seats": 13}, "seats"),
        ({"options": {"dice": 3}}, "option.unknown"),
        ({"house": {"dice_each": 99}}, "house.invalid"),
        ({"rules": "PF1-XYZ"}, "share.invalid"),
        ({"window_ms": -1}, "table.window"),
        ({"rated": True, "coach": True}, "table.coach"),
    ],
)
async def test_tables_what_no_table_can_be_is_told(
    tmp_path: Path, settings: dict[str, Any], code: str
) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        problem(await ana.post("/api/tables", json=settings), 422, code)


async def test_table_asked_for_twice_is_made_once(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        first, again = await asyncio.gather(make(ana, "k1", seats=2), make(ana, "k1", seats=2))
        assert first == again
        assert await make(ana, "k1", seats=2) == first
        assert await make(ana, "k2", seats=2) != first
        assert await make(bo, "k1", seats=2) != first, "the key is one's own"
        answer = await ana.post("/api/tables", json={"seats": 3}, headers={"Idempotency-Key": "k1"})
        problem(answer, 409, "key.reused")
        server.wait(25 * 60 * 60 * 1000)
        assert await make(ana, "k3", seats=2) != first
        assert await make(ana, "k1", seats=2) != first, "forgotten after a day"


async def test_tables_no_client_makes_any_number_of_tables_or_tries_any_number_of_codes(
    tmp_path: Path,
) -> None:
    async with rest(tmp_path, rates={"tables": "1/hour", "codes": "1/minute"}) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        await make(ana)
        problem(await ana.post("/api/tables", json={}), 429, "rate")
        await make(bo)
        problem(await ana.get("/api/codes/aaaaaa"), 404, "code.unknown")
        problem(await ana.get("/api/codes/aaaaaa"), 429, "rate")


async def test_lobby_has_the_public_tables(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        await make(ana)
        small = await make(ana, privacy="public", seats=2, edition="piatnik")
        server.wait(1)
        big = await make(ana, privacy="public", seats=6)
        await ask(ana, big["id"], "sit", seat=5)

        async def listed(query: str = "") -> list[str]:
            return [one["id"] for one in (await server.client().get(f"/api/tables{query}")).json()]

        assert await listed() == [big["id"], small["id"]]
        assert await listed("?seats=2") == [small["id"]]
        assert await listed("?edition=paco") == [big["id"]]
        assert await listed("?status=gathering&edition=piatnik&seats=2") == [small["id"]]
        assert await listed("?status=playing") == []
        assert await listed("?pace=quick") == []
        assert await listed("?pace=normal&seats=6") == [big["id"]]
        one = (await server.client().get("/api/tables?seats=6")).json()[0]
        assert one["host"]["name"] == one["seats"][5]["name"] == "Ana"
        assert one["seats"][:5] == [None] * 5


async def test_tables_my_tables_and_my_turn(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = await playing(ana)
        (mine,) = (await ana.get("/api/me/tables")).json()
        assert (mine["id"], mine["status"], mine["my_turn"]) == (table, "playing", True)
        assert mine["table"]["seats"][0]["name"] == "Ana"
        assert mine["due"] == server.house.timers.now() + 30_000
        turn = (await ana.get(f"/api/tables/{table}")).json()["game"]["turn_n"]
        assert (await ask(ana, table, "bid", bid=[1, 2], expect=turn)).status_code == 200
        (mine,) = (await ana.get("/api/me/tables")).json()
        assert (mine["my_turn"], mine["due"]) == (False, None), "a bot has no clock"
        assert (await bo.get("/api/me/tables")).json() == []
        assert mine["left"] is False
        assert (await ask(ana, table, "stand")).status_code == 200
        (mine,) = (await ana.get("/api/me/tables")).json()
        assert (mine["left"], mine["my_turn"]) == (True, False)


async def test_tables_there_is_a_coach_only_where_a_client_asks_for_it(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        wishes: list[tuple[dict[str, Any], bool]]
        wishes = [({}, False), ({"coach": False}, False), ({"coach": True}, True)]
        for asked, answered in wishes:
            table = await make(ana, **asked)
            shown = (await server.client().get(f"/api/tables/{table['id']}")).json()
            assert shown["settings"]["coach"] is answered


async def test_command_is_answered_when_it_is_done(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = (await make(ana, seats=2))["id"]
        done = await ask(ana, table, "sit", seat=0, key="first")
        assert (done.status_code, done.json()["type"], done.json()["id"]) == (200, "ok", "first")
        again = await ask(ana, table, "sit", seat=0, key="first")
        assert again.json() == done.json(), "no second effect"
        body = {"type": "stand", "id": "in-the-body"}
        answer = await ana.post(
            f"/api/tables/{table}/commands", json=body, headers={"Idempotency-Key": "header"}
        )
        assert answer.json()["id"] == body["id"]
        assert (await ask(ana, table, "sit", seat=0, key="again")).status_code == 200
        problem(await ask(bo, table, "sit", seat=0), 409, "seat.taken")
        problem(await ask(bo, table, "sit", seat=9), 422, "seat.none")
        problem(await ask(bo, table, "begin"), 403, "host.only")
        problem(await ask(bo, table, "bid", bid=[1, 2], expect=0), 409, "table.not_playing")
        problem(await ask(server.client(), table, "stand"), 401, "auth.needed")


async def test_refusal_by_the_rules_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = await playing(ana)
        turn = (await ana.get(f"/api/tables/{table}")).json()["game"]["turn_n"]
        body = {"type": "bid", "id": "b", "bid": [1, 7], "expect": turn}
        told = {}
        for lang in ("it", "de"):
            answer = await ana.post(f"/api/tables/{table}/commands?lang={lang}", json=body)
            told[lang] = problem(answer, 422, "bid.face")["why"]
        assert told["it"] != told["de"]
        problem(await ask(ana, table, "bid", bid=[1, 2], expect=turn + 1), 409, "seq.stale")


async def test_tables_what_is_no_command_is_told_so(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = (await make(ana))["id"]
        for body in (
            {"type": "fly", "id": "a"},
            {"id": "a"},
            {"type": "sit", "seat": 0},
            {"type": "sit", "seat": "0", "id": "a"},
            {"type": "stand", "id": "a", "more": 1},
            {"type": "stand", "id": "é"},
            ["stand"],
        ):
            answer = await ana.post(f"/api/tables/{table}/commands", json=body)
            problem(answer, 400, "request.form")
        long = json.dumps({"type": "say", "id": "a", "text": "x" * 5000})
        answer = await ana.post(
            f"/api/tables/{table}/commands",
            content=long,
            headers={"Content-Type": "application/json"},
        )
        problem(answer, 413, "request.big")
        problem(await ask(ana, "nowhere", "stand"), 404, "table.unknown")


async def test_table_without_spectators_is_not_seen_while_it_plays(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = await playing(ana, spectators=False)
        assert (await ana.get(f"/api/tables/{table}")).status_code == 200
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/events"):
            problem(await server.client().get(path), 403, "spectators.off")


async def test_tables_what_is_shown_has_no_hidden_dice(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = await playing(ana)
        hers = (await ana.get(f"/api/tables/{table}")).content
        assert hers == (await server.client().get(f"/api/tables/{table}")).content
        assert b"dice" not in hers.replace(b"dice_each", b"")


async def test_table_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = (await make(ana))["id"]
        monkeypatch.setattr(table_routes, "REPLY_TIMEOUT_S", 0)
        monkeypatch.setattr(server.house.tables, "submit", lambda *_: None)
        problem(await ask(ana, table, "stand"), 503, "table.slow")


async def test_editions_phrases_and_what_can_be_chosen(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = server.client()
        found = (await browser.get("/api/editions")).json()
        paco = next(one for one in found["editions"] if one["id"] == "paco")
        assert {"name": "calza", "values": [False, True]} in paco["options"]
        assert {"name": "dice_each", "values": list(range(1, 11))} in found["house"]
        phrases = {
            lang: (await browser.get(f"/api/phrases?lang={lang}")).json() for lang in ("it", "en")
        }
        names = [[one["name"] for one in found] for found in phrases.values()]
        assert names[0] == names[1]
        assert phrases["it"] != phrases["en"]
        accepted = {"Accept-Language": "it"}
        assert (await browser.get("/api/phrases", headers=accepted)).json() == phrases["it"]
        about = (await browser.get("/api/meta")).json()
        assert about["odds"] is (
            (await browser.get("/api/tables/x/odds")).json()["code"] != "route.unknown"
        )
        assert (len(about["colours"]), len(about["shapes"])) == (12, 32)
        assert about["now"] == server.house.timers.now()
        assert about["address"] is None


@pytest.mark.asyncio
async def test_server_tells_where_other_devices_reach_it(tmp_path: Path) -> None:
    async with rest(tmp_path, outside_url=lambda port: f"http://192.0.2.7:{port}") as server:
        about = (await server.client().get("/api/meta")).json()
        assert about["address"].startswith("http://192.0.2.7:")
