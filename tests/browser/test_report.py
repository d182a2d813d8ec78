"""The report of a run in a real browser: axe finds nothing, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from palifico.arena.report import report_html
from palifico.words import LANGS
from tests.arena.faked import HOSTILE, Faked, faked, of
from tests.browser.axe import faults
from tests.browser.chromium import Size, Theme, Watch, adapt, visit

pytestmark = pytest.mark.slow

RUN = faked(of("odds:doubt=0.3,press=0.6", HOSTILE, "counter", seats=(3, 4)), complete=False)
LOOKS: Final[tuple[tuple[Theme, Size], ...]] = (("light", "desktop"), ("dark", "phone"))
WIDTHS: Final[tuple[tuple[Theme, int], ...]] = (("dark", 390), ("light", 1280))
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


@contextmanager
def opened(browser: Browser, run: Faked, lang: str = "en") -> Iterator[Page]:
    """The page with all its figures, in a browser that runs no scripts but ours."""
    with visit(browser, "about:blank") as context:
        page = context.new_page()
        _open(page, run, lang)
        yield page


def _open(page: Page, run: Faked, lang: str) -> None:
    page.set_content(report_html(run, lang))
    page.evaluate(OPENED)


def test_report_in_either_theme_has_no_axe_fault(browser: Browser) -> None:
    with opened(browser, RUN) as page:
        watch = Watch(page)
        found = {}
        for theme, size in LOOKS:
            adapt(page, size=size, theme=theme)
            found[theme] = faults(page)
    assert found == {"light": [], "dark": []}
    assert watch.complaints == []


def test_report_in_each_language_fits_on_320_pixels_and_with_letters_twice_as_large(
    browser: Browser,
) -> None:
    over = {}
    with opened(browser, RUN) as page:
        for lang in LANGS:
            adapt(page, size="narrow", theme="light")
            _open(page, RUN, lang)
            over[lang] = page.evaluate(OVER)
            adapt(page, size="phone", theme="light")
            page.evaluate(BIGGER)
            over[f"{lang}, twice as large"] = page.evaluate(OVER)
    assert len(over) == 2 * len(LANGS)
    assert {name: pixels for name, pixels in over.items() if pixels} == {}


def test_report_of_many_cells_breaks_no_word_of_a_head_and_cuts_none_of_a_drawing(
    browser: Browser,
) -> None:
    with opened(browser, MANY) as page:
        for theme, width in WIDTHS:
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size({"width": width, "height": 800})
            found = [page.evaluate(script) for script in (BROKEN, OUTSIDE, OVER)]
            assert found == [[], [], 0], (theme, width)
