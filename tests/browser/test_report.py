"""The report of a run in a real browser: axe finds nothing, and nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext

from palifico.arena.report import report_html
from palifico.words import LANGS
from tests.arena.faked import HOSTILE, faked, of
from tests.browser.axe import faults
from tests.browser.chromium import Size, Theme, Watch, visit

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser report")]

RUN = faked(of("odds:doubt=0.3,press=0.6", HOSTILE, "counter", seats=(3, 4)), complete=False)
OPENED = "document.querySelectorAll('details').forEach(one => one.open = true)"
BIGGER = "document.documentElement.style.fontSize = '200%'"
OVER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def opened(browser: Browser, lang: str, size: Size, theme: Theme = "light") -> BrowserContext:
    """The page with all its figures, in a browser that runs no scripts but ours."""
    context = visit(browser, "about:blank", size=size, theme=theme, lang=lang)
    page = context.new_page()
    page.set_content(report_html(RUN, lang))
    page.evaluate(OPENED)
    return context


@pytest.mark.parametrize(("theme", "size"), [("light", "desktop"), ("dark", "phone")])
def test_axe_finds_nothing_on_the_report(browser: Browser, theme: Theme, size: Size) -> None:
    with opened(browser, "en", size, theme) as context:
        watch = Watch(context.pages[0])
        assert faults(context.pages[0]) == []
        assert watch.complaints == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_report_fits_on_320_pixels_and_with_letters_twice_as_large(
    browser: Browser, lang: str
) -> None:
    with opened(browser, lang, "narrow") as context:
        assert context.pages[0].evaluate(OVER) == 0
        context.pages[0].set_viewport_size({"width": 360, "height": 740})
        context.pages[0].evaluate(BIGGER)
        assert context.pages[0].evaluate(OVER) == 0
