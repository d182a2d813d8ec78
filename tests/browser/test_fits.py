"""Nothing is cut off: 320 pixels, letters twice as large, six languages; targets are big."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from palifico.words import LANGS
from tests.browser.chromium import SIZES
from tests.browser.people import Server, person
from tests.browser.scenes import SCENES, Scene

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser fits")]

NAMES = ("Ada", "Ben", "Cleo")
PHONE = SIZES["phone"]
BIGGER = "document.documentElement.style.fontSize = '200%'"
CUT = """() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = element => {
        for (let at = element; at; at = at.parentElement)
            if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
        return false;
    };
    if (document.documentElement.scrollWidth <= wide) return [];
    return [...document.body.querySelectorAll('*')]
        .filter(e => e.getBoundingClientRect().right > wide + 1 && !scrolls(e.parentElement))
        .slice(0, 3).map(e => e.outerHTML.slice(0, 160)).concat('the page scrolls sideways');
}"""
SMALL = """() => [...document.querySelectorAll(
        'button, select, input:not([type=hidden]), [role=tab], nav a, a.button')]
    .filter(e => e.checkVisibility({opacityProperty: false, visibilityProperty: true}))
    .map(e => [e, (e.closest('label') ?? e).getBoundingClientRect(), e.getBoundingClientRect()])
    .filter(([e, box, own]) => own.width > 1 && Math.max(box.height, own.height) < 43.5)
    .map(([e, box]) => `${Math.round(box.height)}: ${e.outerHTML.slice(0, 160)}`)"""


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_screen_fits_in_six_languages(browser: Browser, server: Server, scene: Scene) -> None:
    """On 320 pixels in each, and on a phone with letters twice as large in the longest."""
    people = [person(browser, server, name, size="narrow") for name in NAMES]
    page, found = people[0].page, {}
    scene.show(server, people)
    for lang in LANGS:
        _speak(page, scene, lang)
        found[lang] = _cut(page)
    small = page.evaluate(SMALL)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.evaluate(BIGGER)
    found[f"{LANGS[-1]}, twice as large"] = _cut(page)
    for one in people:
        one.context.close()
    assert {name: cut for name, cut in found.items() if cut} == {}
    assert small == [], "what can be pressed is 44 pixels high"


def _speak(page: Page, scene: Scene, lang: str) -> None:
    page.evaluate("lang => localStorage.setItem('palifico-lang', lang)", lang)
    page.reload()
    scene.then(page)
    assert page.evaluate("document.documentElement.lang") == lang


def test_what_is_cut_off_is_found(browser: Browser, server: Server) -> None:
    ada = person(browser, server, "Ada", size="narrow")
    ada.page.goto("/settings")
    ada.page.locator("h1").wait_for()
    ada.page.evaluate("document.querySelector('h1').style.minWidth = '400px'")
    found = _cut(ada.page)
    ada.context.close()
    assert found


def _cut(page: Page) -> list[str]:
    return list(page.evaluate(CUT))
