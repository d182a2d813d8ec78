"""The pages that the server writes: whole, in six languages, and nothing in them from elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from httpx import AsyncClient

from palifico.server.pages.shell import SCREENS
from palifico.server.rest.middleware import SECURITY_HEADERS
from palifico.server.rest.routes import pages
from palifico.words import LANGS, message
from tests.server.rest.application import problem, rest

ADDRESSES = [
    *("/", "/new", "/t/7zq0m3k1x5", "/c/abcdef", "/g/00112233", "/rules", "/rules/paco"),
    *("/rules/paco/example", "/t/7zq0m3k1x5/screen", "/t/7zq0m3k1x5/local"),
    *("/compare?a=paco&b=vivago", "/can-i-bid", "/learn", "/learn/paco", "/people/0123456789"),
    *("/me", "/leaderboard", "/settings", "/dice"),
]
READER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
LINKS = re.compile(r'(?:href|src)="(/[^"]+)"')


@pytest_asyncio.fixture
async def browser(tmp_path: Path) -> AsyncIterator[AsyncClient]:
    async with rest(tmp_path) as served:
        yield served.client(headers={})  # whoever only looks tells no origin


@pytest.mark.asyncio
@pytest.mark.parametrize("address", [*ADDRESSES, "/offline"])
async def test_address_shows_a_page_of_which_nothing_is_missing(
    browser: AsyncClient, address: str
) -> None:
    answer = await browser.get(address, headers=READER)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert (address == "/offline") != ('<div id="app">' in answer.text)
    assert "$" not in answer.text
    paths = set(LINKS.findall(answer.text))
    assert {path: (await browser.get(path)).status_code for path in paths} == dict.fromkeys(
        paths, 200
    )


def test_screen_has_an_address() -> None:
    assert {address.split("?")[0].split("/")[1] for address in ADDRESSES} == SCREENS.keys()


@pytest.mark.asyncio
@pytest.mark.parametrize("address", [*ADDRESSES, "/offline", "/nowhere/at/all"])
async def test_page_may_run_nothing_but_our_files(browser: AsyncClient, address: str) -> None:
    answer = await browser.get(address, headers=READER)
    others = {name: value for name, value in SECURITY_HEADERS.items() if "Policy" not in name[-6:]}
    assert {name: answer.headers[name] for name in others} == others
    assert _policy(answer.headers["content-security-policy"]) == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self' ws://table.example wss://table.example",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    assert re.findall(r"<style|<script(?![^>]* src=)|\sstyle=|\son\w+=|https?:", answer.text) == []


@pytest.mark.asyncio
async def test_host_cannot_add_to_what_is_allowed(browser: AsyncClient) -> None:
    for host, status in (
        ("[::1]:8000", 200),
        ("x" * 300, 200),
        ("x.example; script-src *", 400),
        ("x.example, *", 400),
    ):
        answer = await browser.get("/", headers={"Host": host})
        assert answer.status_code == status
        policy = _policy(answer.headers["content-security-policy"])
        assert policy.get("connect-src", "'self'") == "'self'"
        assert "*" not in " ".join(policy.values())


@pytest.mark.asyncio
async def test_theme_is_set_before_anything_is_drawn(browser: AsyncClient) -> None:
    head = (await browser.get("/")).text.partition("</head>")[0]
    first = re.search(r'<script src="/static/assets/early-[\w-]+\.js"></script>', head)
    assert first is not None
    assert "stylesheet" not in head[: first.start()]


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", LANGS)
async def test_page_speaks_the_language_of_the_browser(browser: AsyncClient, lang: str) -> None:
    answer = await browser.get("/", headers={"Accept-Language": lang})
    assert f'<html lang="{lang}"' in answer.text
    for id_ in ("shell-title", "shell-about", "shell-loading", "shell-no-script"):
        assert message(lang, id_, {}) in answer.text.replace("&#x27;", "'")
    assert f'href="/manifest.webmanifest?lang={lang}"' in answer.text
    assert answer.headers["content-language"] == lang
    assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.asyncio
async def test_page_that_is_known_is_not_sent_again(browser: AsyncClient) -> None:
    first = await browser.get("/rules")
    again = await browser.get("/rules", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = {"If-None-Match": first.headers["etag"], "Accept-Language": "it"}
    assert (await browser.get("/rules", headers=other)).status_code == 200


@pytest.mark.asyncio
async def test_shell_what_is_nowhere_is_said_to_people_and_to_programs(
    browser: AsyncClient,
) -> None:
    for address in ("/nowhere", "/nowhere/at/all", "/index.html"):
        shown = await browser.get(address, headers=READER)
        assert (shown.status_code, '<div id="app">' in shown.text) == (404, True)
        problem(await browser.get(address), 404, "route.unknown")
    for address in ("/api/nowhere", "/static/nowhere.js", "/static/assets/nowhere.js"):
        problem(await browser.get(address, headers=READER), 404, "route.unknown")


@pytest.mark.asyncio
async def test_offline_page_has_all_languages(browser: AsyncClient) -> None:
    text = (await browser.get("/offline")).text
    assert re.findall(r'<section lang="(\w+)">', text) == list(LANGS)
    for lang in LANGS:
        assert message(lang, "shell-offline", {}) in text


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", LANGS)
async def test_app_can_be_installed(browser: AsyncClient, lang: str) -> None:
    answer = await browser.get(f"/manifest.webmanifest?lang={lang}")
    assert answer.headers["content-type"] == "application/manifest+json"
    told = json.loads(answer.text)
    assert (told["lang"], told["start_url"], told["display"]) == (lang, "/", "standalone")
    assert message(lang, "shell-title", {}) in told["name"]
    assert told["description"] == message(lang, "shell-about", {})
    icons = {(icon["sizes"], icon["purpose"]): icon for icon in told["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= icons.keys()
    for (sizes, _), icon in icons.items():
        sent = await browser.get(icon["src"])
        assert sent.headers["content-type"].partition(";")[0] == icon["type"]
        if icon["type"] == "image/png":
            assert (
                f"{int.from_bytes(sent.content[16:20])}x{int.from_bytes(sent.content[20:24])}"
                == sizes
            )


@pytest.mark.asyncio
async def test_service_worker_knows_what_belongs_together(browser: AsyncClient) -> None:
    answer = await browser.get("/sw.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    first, _, script = answer.text.partition("\n")
    plan = json.loads(first.removeprefix("const PLAN=").removesuffix(";"))
    assert script.startswith("(function(){")
    assert plan["words"].keys() == set(LANGS)
    for path in (*plan["files"], *plan["words"].values()):
        assert "immutable" in (await browser.get(path)).headers["cache-control"]
    for path in (plan["shell"], plan["offline"]):
        page = await browser.get(path)
        assert page.headers["palifico-version"] == plan["version"]
        assert _wanted(page.text) <= {*plan["files"], *plan["words"].values()}


@pytest.mark.asyncio
async def test_server_without_a_client_says_what_to_do(
    browser: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "client", lambda: None)
    for lang in LANGS:
        answer = await browser.get(f"/t/7zq0m3k1x5?lang={lang}")
        assert answer.status_code == 503
        assert message(lang, "shell-unbuilt", {}) in answer.text
        assert "make play" in answer.text
    for path in ("/sw.js", "/manifest.webmanifest", "/static/assets/main.js"):
        problem(await browser.get(path), 404, "route.unknown")
    assert (await browser.get("/api/meta")).status_code == 200


def _policy(text: str) -> dict[str, str]:
    return dict(part.strip().split(" ", 1) for part in text.split(";"))


def _wanted(page: str) -> set[str]:
    """The scripts and styles that a page asks for."""
    return {path for path in LINKS.findall(page) if path.endswith((".js", ".css"))}
