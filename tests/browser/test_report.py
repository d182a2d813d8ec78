"""The report of a run in a real browser: axe finds nothing, and nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext

from palifico.arena.report import report_html
from palifico.words import LANGS
from tests.arena.faked import HOSTILE, Faked, faked, of
from tests.browser.axe import faults
from tests.browser.chromium import Size, Theme, Watch, visit

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser report")]

RUN = faked(of("odds:doubt=0.3,press=0.6", HOSTILE, "counter", seats=(3, 4)), complete=False)
OPENED = "document.querySelectorAll('details').forEach(one => one.open = true)"
BIGGER = "document.documentElement.style.fontSize = '200%'"
OVER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
MANY = faked(
    of(
        "odds:doubt=0.35,press=0.6,bluff=0",
        "odds:doubt=0.25,press=0.6,bluff=0",
        "champion",
        seats=(3, 5),
        editions=("asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco"),
    )
)
BROKEN = """
[...document.querySelectorAll("thead th")].flatMap(head => {
  const places = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
  const found = [];
  while (places.nextNode()) {
    const text = places.currentNode;
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getClientRects().length > 1) found.push(word[0]);
    }
  }
  return found;
})
"""
"""Words of the heads of tables that are broken."""
OUTSIDE = """
[...document.querySelectorAll("svg")].flatMap(drawn => {
  const frame = drawn.getBoundingClientRect();
  return [...drawn.querySelectorAll("text")].filter(text => {
    const at = text.getBoundingClientRect();
    return at.left < frame.left - 1 || at.right > frame.right + 1;
  }).map(text => text.textContent);
})
"""
"""Words that reach out of their drawing."""


def opened(
    browser: Browser, lang: str, size: Size, theme: Theme = "light", run: Faked = RUN
) -> BrowserContext:
    """The page with all its figures, in a browser that runs no scripts but ours."""
    context = visit(browser, "about:blank", size=size, theme=theme, lang=lang)
    page = context.new_page()
    page.set_content(report_html(run, lang))
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


@pytest.mark.parametrize(("theme", "width"), [("dark", 390), ("light", 1280)])
def test_no_word_of_a_head_is_broken_and_none_of_a_drawing_cut_off(
    browser: Browser, theme: Theme, width: int
) -> None:
    with opened(browser, "en", "desktop", theme, MANY) as context:
        page = context.pages[0]
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BROKEN) == []
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(OVER) == 0
