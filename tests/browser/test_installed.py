"""The client as an app: it opens without a server, comes back by itself, and begins as chosen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from palifico.words import LANGS, message
from tests.browser.chromium import PATIENCE, visit
from tests.browser.people import Server
from tests.server.process import serving

READY = "navigator.serviceWorker.ready.then(found => found.active.state)"
KEPT = "caches.keys().then(names => names.length)"

pytestmark = pytest.mark.slow


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of somebody whose browser may keep things."""
    with browser.new_context(locale="it-IT", service_workers="allow") as context:
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


def test_installed_without_a_server_there_is_a_page_and_with_it_the_client_again(
    page: Page, tmp_path: Path
) -> None:
    with serving(tmp_path) as server:
        page.goto(f"{server.url}/")
        assert page.evaluate(READY) in ("activating", "activated")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert server.stop()[0] == 0
    page.goto(f"{server.url}/g/00112233")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(message("it", "shell-offline", {}))
    page.get_by_role("link", name=message("it", "shell-offline-practise", {})).click()
    expect(page.locator("#app h1")).to_be_visible()
    page.goto(f"{server.url}/leaderboard")
    expect(heading).to_have_text(message("it", "shell-offline", {}))
    with serving(tmp_path, port=server.port):
        expect(page.locator("#app h1")).to_be_visible()
        assert page.url.endswith("/leaderboard")
    assert page.evaluate(KEPT) == 1


def test_offline_page_speaks_the_chosen_language(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/offline")
    for lang in LANGS:
        page.evaluate("lang => localStorage.setItem('palifico-lang', lang)", lang)
        page.reload()
        (heading,) = [one for one in page.locator("h1").all() if one.is_visible()]
        assert heading.inner_text() == message(lang, "shell-offline", {})


def test_first_thing_that_is_drawn_has_the_chosen_theme(browser: Browser, server: Server) -> None:
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.goto("/offline")
        page.evaluate("""localStorage.setItem("palifico-prefs", '{"theme": "dark"}')""")
        # The client itself never comes.
        page.route("**/static/assets/main-*.js", lambda route: route.abort())
        page.goto("/")
        loading = page.locator("#app > p")
        expect(loading).to_have_text(message("en", "shell-loading", {}))
        background = "getComputedStyle(document.documentElement).backgroundColor"
        red, green, blue = _numbers(page.evaluate(background))
        assert max(red, green, blue) < 64


def _numbers(colour: str) -> list[int]:
    return [int(part) for part in colour.strip("rgba()").split(",")[:3]]
