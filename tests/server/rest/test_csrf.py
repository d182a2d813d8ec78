"""Pages from elsewhere cannot act for whoever looks at them."""

from __future__ import annotations

from pathlib import Path

import pytest

from palifico.server.core.csrf import is_same_origin
from tests.server.rest.application import HOST, problem, rest

ELSEWHERE = "https://elsewhere.example"


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://a.example", "a.example", True),
        ("http://A.example", "a.EXAMPLE", True),
        ("http://a.example:80", "a.example", True),
        ("https://a.example", "a.example:443", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://a.example:8000", "a.example:8001", False),
        ("http://a.example", "b.example", False),
        ("http://a.example.evil", "a.example", False),
        ("http://evil@a.example.evil", "a.example", False),
        ("null", "a.example", False),
        ("", "", False),
        ("file://", "a.example", False),
        ("http://", "", False),
        ("http://a.example:port", "a.example", False),
    ],
)
def test_origin_fits_its_host(origin: str, host: str, same: bool) -> None:
    assert is_same_origin(origin, host) is same


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"Origin": HOST}, True),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Origin": HOST, "Sec-Fetch-Site": "same-origin"}, True),
        ({"Origin": "https://app.example"}, True),
        ({}, False),
        ({"Origin": ELSEWHERE}, False),
        ({"Origin": "null"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Origin": HOST, "Sec-Fetch-Site": "cross-site"}, False),
        ({"Origin": ELSEWHERE, "Authorization": "Basic eDp5"}, False),
    ],
)
async def test_cookie_counts_only_from_our_own_pages(
    tmp_path: Path, headers: dict[str, str], allowed: bool
) -> None:
    async with rest(tmp_path, origins=["https://app.example"]) as server:
        cookie = (await server.guest()).cookies["palifico"]
        browser = server.client(headers=headers)
        browser.cookies.set("palifico", cookie)
        assert (await browser.get("/api/me")).status_code == 200, "reading is not acting"
        answer = await browser.patch("/api/me", json={"name": "Zoe"})
        if allowed:
            assert answer.json()["name"] == "Zoe"
        else:
            problem(answer, 403, "auth.origin")


@pytest.mark.asyncio
async def test_csrf_no_client_is_logged_in_by_a_page_from_elsewhere(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        await server.person("ana")
        wish = {"login": "ana", "password": "correct horse"}
        page = server.client(headers={"Origin": ELSEWHERE})
        problem(await page.post("/api/login", json=wish), 403, "auth.origin")
        problem(await page.post("/api/me"), 403, "auth.origin")
        program = server.client(headers={})
        assert (await program.post("/api/login", json=wish)).status_code == 200


@pytest.mark.asyncio
async def test_token_needs_no_origin_and_a_wrong_one_does_not_help(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = await server.guest()
        token = (await browser.post("/api/me/tokens", json={"label": "x"})).json()["token"]
        answer = await server.script(token).patch("/api/me", json={"name": "Zoe"})
        assert answer.status_code == 200
        page = server.client(headers={"Origin": ELSEWHERE, "Authorization": "Bearer x"})
        page.cookies.set("palifico", browser.cookies["palifico"])
        problem(await page.patch("/api/me", json={"name": "Bad"}), 401, "auth.invalid")
