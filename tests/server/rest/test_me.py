"""Over HTTP: becoming a guest, registering, logging in and out, my data and its end."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, Response

from palifico.server.core.rate_limits import RateLimited
from tests.server.rest.application import Rest, problem, rest

pytestmark = pytest.mark.asyncio
PASSWORD = "correct horse"


def morsel(answer: Response) -> Any:
    """The cookie that was set."""
    return SimpleCookie(answer.headers["set-cookie"])["palifico"]


async def test_guest_is_one_request_away(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = server.client()
        problem(await browser.get("/api/me"), 401, "auth.needed")
        answer = await browser.post("/api/me")
        me = answer.json()
        cookie = morsel(answer)
        assert answer.status_code == 201
        assert (me["kind"], me["login"]) == ("guest", None)
        assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
        assert (cookie["max-age"], cookie["secure"]) == (str(365 * 24 * 3600), "")
        assert (await browser.get("/api/me")).json() == me
        assert (await browser.post("/api/me", json={"name": "Other"})).json() == me, "once"


async def test_looks_can_be_chosen_and_changed(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.guest("Ana", colour="pink", shape="star")
        answer = await browser.patch("/api/me", json={"name": " Zoe\u0301 ", "shape": "moon"})
        me = answer.json()
        assert (me["name"], me["colour"], me["shape"]) == ("Zoé", "pink", "moon")
        seen = (await server.client().get(f"/api/people/{me['id']}")).json()
        assert seen == {key: me[key] for key in ("id", "name", "colour", "shape", "kind")}
        for wish, code in (
            ({"name": " "}, "name.form"),
            ({"colour": "gold"}, "colour.unknown"),
            ({"shape": "egg"}, "shape.unknown"),
        ):
            problem(await browser.patch("/api/me", json=wish), 422, code)
            problem(await server.client().post("/api/me", json=wish), 422, code)
        problem(await browser.get("/api/people/nobody"), 404, "person.unknown")


async def test_look_at_me_makes_the_cookie_last(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.guest()
        before = browser.cookies["palifico"]
        answer = await browser.get("/api/me")
        assert morsel(answer).value == before
        token = (await browser.post("/api/me/tokens", json={"label": "x"})).json()["token"]
        assert "set-cookie" not in (await server.script(token).get("/api/me")).headers


async def test_register_log_out_and_in_again(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.person("ana")
        me = (await browser.get("/api/me")).json()
        assert (me["kind"], me["login"]) == ("person", "ana")
        assert (await browser.post("/api/logout")).status_code == 204
        assert "palifico" not in browser.cookies
        problem(await browser.get("/api/me"), 401, "auth.needed")
        wish = {"login": "Ana", "password": PASSWORD}
        assert (await browser.post("/api/login", json=wish)).json() == me
        assert (await browser.get("/api/me")).json() == me


async def logged_in(server: Rest, login: str) -> AsyncClient:
    browser = server.client()
    wish = {"login": login, "password": PASSWORD}
    assert (await browser.post("/api/login", json=wish)).status_code == 200
    return browser


async def test_log_out_everywhere(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        one = await server.person("ana")
        two, three = await logged_in(server, "ana"), await logged_in(server, "ana")
        assert (await one.post("/api/logout", json={"everywhere": False})).status_code == 204
        assert (await two.get("/api/me")).status_code == 200
        assert (await two.post("/api/logout", json={"everywhere": True})).status_code == 204
        problem(await three.get("/api/me"), 401, "auth.needed")


async def test_another_password_over_http(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        one = await server.person("ana")
        two = await logged_in(server, "ana")
        wrong = {"old": "wrong", "new": "battery staple"}
        problem(await one.post("/api/me/password", json=wrong), 403, "auth.password")
        right = {"old": PASSWORD, "new": "battery staple"}
        assert (await one.post("/api/me/password", json=right)).status_code == 204
        assert (await one.get("/api/me")).status_code == 200
        problem(await two.get("/api/me"), 401, "auth.needed")


async def test_guessing_a_password_is_slow(tmp_path: Path) -> None:
    rates: dict[RateLimited, str] = {"all_guesses": "2/minute", "logins": "5/hour"}
    async with rest(tmp_path, rates=rates) as server:
        await server.person("ana")
        wrong = {"login": "ana", "password": "wrong"}
        for address in ("192.0.2.1", "192.0.2.2"):
            browser = server.client(address=address)
            problem(await browser.post("/api/login", json=wrong), 401, "auth.login")
        answer = await server.client(address="192.0.2.3").post("/api/login", json=wrong)
        about = problem(answer, 429, "rate")["about"]
        assert answer.headers["retry-after"] == str(about["seconds"]) == "60"
        other = server.client(address="192.0.2.3")
        problem(await other.post("/api/login", json={**wrong, "login": "bo"}), 401, "auth.login")
        server.wait(60_000)
        wish = {"login": "ana", "password": PASSWORD}
        assert (await server.client().post("/api/login", json=wish)).status_code == 200


async def test_login_guessed_at_from_one_address_is_open_to_its_owner_at_another(
    tmp_path: Path,
) -> None:
    async with rest(tmp_path) as server:
        await server.person("ana")
        wrong = {"login": "ana", "password": "wrong"}
        attacker = server.client(address="198.51.100.7")
        for _ in range(10):
            problem(await attacker.post("/api/login", json=wrong), 401, "auth.login")
        problem(await attacker.post("/api/login", json=wrong), 429, "rate")
        right = {"login": "ana", "password": PASSWORD}
        assert (await server.client().post("/api/login", json=right)).status_code == 200


async def test_session_cookie_over_https_is_bound_to_the_host(tmp_path: Path) -> None:
    async with rest(tmp_path, secure=True) as server:
        answer = await server.client().post("/api/me")
        set_ = answer.headers["set-cookie"]
        assert set_.startswith("__Host-palifico=")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(set_.split("; "))
        assert "Domain" not in set_
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        value = set_.partition("=")[2].partition(";")[0]
        for name in ("__Host-palifico", "palifico"):
            sent = {"Cookie": f"{name}={value}"}
            assert (await server.client().get("/api/me", headers=sent)).status_code == 200
        both = {"Cookie": f"palifico={'a' * 43}; __Host-palifico={value}"}
        assert (await server.client().get("/api/me", headers=both)).status_code == 200


async def test_headers_without_https_do_not_ask_for_it(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        answer = await server.client().post("/api/me")
        assert "strict-transport-security" not in answer.headers
        assert answer.headers["set-cookie"].startswith("palifico=")


async def test_address_cannot_become_any_number_of_guests(tmp_path: Path) -> None:
    async with rest(tmp_path, rates={"guests": "2/hour"}) as server:
        for _ in range(2):
            assert (await server.client().post("/api/me")).status_code == 201
        problem(await server.client().post("/api/me"), 429, "rate")
        assert (await server.client(address="192.0.2.9").post("/api/me")).status_code == 201
        house = "2001:db8:0:1:"
        for host in ("1", "2"):
            answer = await server.client(address=f"{house}:{host}").post("/api/me")
            assert answer.status_code == 201
        problem(await server.client(address=f"{house}:3").post("/api/me"), 429, "rate")


async def test_behind_a_proxy_its_word_counts(tmp_path: Path) -> None:
    async with rest(tmp_path, rates={"guests": "1/hour"}, proxy_header="x-real-ip") as server:
        for client in ("198.51.100.1", "198.51.100.2"):
            browser = server.client(headers={"X-Real-IP": client})
            assert (await browser.post("/api/me")).status_code == 201
            problem(await server.client(headers={"X-Real-IP": client}).post("/api/me"), 429, "rate")


async def test_mute_an_account(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        bo_id = (await bo.get("/api/me")).json()["id"]
        for _ in range(2):
            assert (await ana.put(f"/api/me/mutes/{bo_id}")).status_code == 204
        assert (await ana.get("/api/me/mutes")).json() == [bo_id]
        assert (await bo.get("/api/me/mutes")).json() == []
        problem(await ana.put("/api/me/mutes/nobody"), 404, "person.unknown")
        for _ in range(2):
            assert (await ana.delete(f"/api/me/mutes/{bo_id}")).status_code == 204
        assert (await ana.get("/api/me/mutes")).json() == []


@pytest.mark.asyncio
async def test_device_has_several_guests_each_with_a_token_of_their_own(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        device = await server.guest("Host")
        made = [
            (await device.post("/api/me/guests", json={"name": n})).json() for n in ("Ana", "Ben")
        ]
        assert (await device.get("/api/me")).json()["name"] == "Host"
        for one in made:
            own = server.client(headers={"Authorization": f"Bearer {one['token']}"})
            assert (await own.get("/api/me")).json() == one["guest"]
            assert not own.cookies
        assert [one["guest"]["name"] for one in made] == ["Ana", "Ben"]
        problem(await device.post("/api/me/guests", json={"name": ""}), 422, "name.form")
