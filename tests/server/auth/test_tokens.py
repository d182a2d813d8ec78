"""Tokens for scripts, and bots with accounts of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from palifico.server.auth.tokens import MAX_BOTS, MAX_TOKENS
from tests.server.rest.application import problem, rest

pytestmark = pytest.mark.asyncio


async def test_token_is_shown_once_and_acts_for_its_owner(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.guest("Ana")
        answer = await browser.post("/api/me/tokens", json={"label": " my  script "})
        made = answer.json()
        assert answer.status_code == 201
        assert made["token"].startswith("pal_")
        assert made["label"] == "my script"
        (listed,) = (await browser.get("/api/me/tokens")).json()
        assert listed.keys() == {"id", "label", "created", "used"}
        assert listed["id"] == made["id"]
        script = server.script(made["token"])
        assert (await script.get("/api/me")).json() == (await browser.get("/api/me")).json()
        assert (await script.patch("/api/me", json={"name": "Zoé"})).status_code == 200
        assert (await browser.get("/api/me")).json()["name"] == "Zoé"


async def test_revoked_token_stops_at_once(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser, other = await server.guest("Ana"), await server.guest("Bo")
        made = (await browser.post("/api/me/tokens", json={"label": "script"})).json()
        script = server.script(made["token"])
        assert (await script.get("/api/me")).status_code == 200
        problem(await other.delete(f"/api/me/tokens/{made['id']}"), 404, "token.unknown")
        assert (await browser.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
        answer = await script.get("/api/me")
        problem(answer, 401, "auth.invalid")
        assert answer.headers["www-authenticate"] == "Bearer"
        problem(await browser.delete(f"/api/me/tokens/{made['id']}"), 404, "token.unknown")


async def test_session_is_not_revoked_as_a_token(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.guest()
        session = (await browser.get("/api/me/export")).json()["sessions"][0]["id"]
        problem(await browser.delete(f"/api/me/tokens/{session}"), 404, "token.unknown")
        assert (await browser.get("/api/me")).status_code == 200


async def test_token_cannot_make_itself_at_home(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.person("ana")
        token = (await browser.post("/api/me/tokens", json={"label": "x"})).json()["token"]
        script = server.script(token)
        for method, path, body in (
            ("GET", "/api/me/tokens", None),
            ("POST", "/api/me/tokens", {"label": "y"}),
            ("POST", "/api/me/bots", {"name": "y"}),
            ("POST", "/api/me/forget", {"password": "correct horse"}),
            ("POST", "/api/me/password", {"old": "correct horse", "new": "battery staple"}),
            ("POST", "/api/logout", {"everywhere": True}),
        ):
            problem(await script.request(method, path, json=body), 403, "auth.session")


async def test_bot_has_an_account_and_a_token_of_its_own(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.guest("Ana")
        answer = await browser.post("/api/me/bots", json={"name": "Botto", "shape": "hexagon"})
        made = answer.json()
        assert answer.status_code == 201
        bot = server.script(made["token"])
        me = (await bot.get("/api/me")).json()
        assert (me["name"], me["kind"], me["shape"]) == ("Botto", "bot", "hexagon")
        assert me["id"] == made["bot"]["id"]
        assert (await browser.get("/api/me/bots")).json() == [made["bot"]]
        other = await server.guest("Bo")
        problem(await other.delete(f"/api/me/bots/{me['id']}"), 404, "person.unknown")
        assert (await browser.delete(f"/api/me/bots/{me['id']}")).status_code == 204
        problem(await bot.get("/api/me"), 401, "auth.invalid")
        assert (await browser.get("/api/me/bots")).json() == []
        gone = (await browser.get(f"/api/people/{me['id']}")).json()
        assert (gone["name"], gone["kind"]) == ("", "gone")


async def test_tokens_no_account_has_any_number_of_them(tmp_path: Path) -> None:
    async with rest(tmp_path, rates={}) as server:
        browser = await server.guest()
        for kind, wish, most in (
            ("tokens", {"label": "x"}, MAX_TOKENS),
            ("bots", {"name": "x"}, MAX_BOTS),
        ):
            for _ in range(most):
                answer = await browser.post(f"/api/me/{kind}", json=wish)
                assert answer.status_code == 201
            problem(await browser.post(f"/api/me/{kind}", json=wish), 409, f"{kind}.many")


async def test_label_is_a_name(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.guest()
        answer = await browser.post("/api/me/tokens", json={"label": "a\u202eb"})
        problem(answer, 422, "name.form")
