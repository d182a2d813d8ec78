"""Six languages: each from the first page to the dice, and another one without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from palifico.words import LANGS
from tests.browser.people import Server, person
from tests.browser.playing import MY_MOVE, TABLE
from tests.words.fluent import messages

pytestmark = pytest.mark.slow


def _play_now(lang: str) -> str:
    return messages(lang)["home-play-now"].text


@pytest.mark.parametrize("lang", LANGS)
def test_play_now_in_every_language(browser: Browser, server: Server, lang: str) -> None:
    one = person(browser, server, "Ada", lang=lang, size="phone")
    one.page.goto("/")
    one.page.get_by_role("button", name=_play_now(lang)).click()
    one.page.locator(TABLE).wait_for()
    assert one.page.evaluate("document.documentElement.lang") == lang
    one.page.locator(".dock").wait_for()
    assert one.watch.complaints == []
    one.context.close()


def test_another_language_without_a_reload(browser: Browser, server: Server) -> None:
    one = person(browser, server, "Ada")
    one.page.goto("/settings")
    one.page.locator("h1").wait_for()
    one.page.evaluate("window.same = true")
    titles = set()
    for name in ("Italiano", "Français", "Español", "Nederlands", "Deutsch", "English"):
        choice = one.page.locator("main").get_by_role("radio", name=name)
        choice.check(force=True)
        expect(choice).to_be_checked()
        one.page.wait_for_timeout(150)
        titles.add(one.page.locator("h1").inner_text())
    assert len(titles) == len(LANGS)
    assert one.page.evaluate("window.same") is True
    one.context.close()


def test_words_of_the_edition_stay(browser: Browser, server: Server) -> None:
    """A box has its own words for the calls, whatever language is spoken around them."""
    one = person(browser, server, "Ada", lang="de")
    one.page.goto("/")
    one.page.get_by_role("button", name=_play_now("de")).click()
    one.page.locator(MY_MOVE).first.wait_for()
    one.context.close()
