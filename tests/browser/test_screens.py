"""Every screen: axe finds nothing in either theme, nothing is cut off in six languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from palifico.words import LANGS
from tests.browser.axe import faults
from tests.browser.chromium import adapt
from tests.browser.people import Server, person
from tests.browser.scenes import SCENES, Scene, settle

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Ben", "Cleo")
MISSING = ("not-found", "join-unknown")
"""Scenes about something that is not there, as the browser remarks."""
BIGGER = "document.documentElement.style.fontSize = '200%'"
DARK_ON_DARK = """() => { const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-color-scheme: dark) { h1 { color: #222 !important } }');
    document.adoptedStyleSheets.push(sheet); }"""
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
def test_screen_in_each_theme_size_and_language_has_no_fault(
    browser: Browser, server: Server, scene: Scene
) -> None:
    """One visit: a screen is not brought about, nor loaded, anew where it can be changed."""
    people = [person(browser, server, name) for name in NAMES]
    page, complaints = people[0].page, people[0].watch.complaints
    scene.show(server, people)
    found = {"axe, light, desktop": faults(page)}
    adapt(page, size="phone", theme="dark")
    if scene.resizes:
        settle(page)
    else:
        scene.load(page)
    found["axe, dark, phone"] = faults(page)
    adapt(page, size="narrow", theme="light")
    for lang in LANGS:
        scene.speak(page, lang)
        found[f"cut off, {lang}"] = _cut(page)
    found["less than 44 pixels high"] = page.evaluate(SMALL)
    adapt(page, size="phone", theme="light")
    page.evaluate(BIGGER)
    found[f"cut off, {LANGS[-1]}, letters twice as large"] = _cut(page)
    for one in people:
        one.context.close()
    assert {name: faults for name, faults in found.items() if faults} == {}
    missing = [] if scene.name not in MISSING else [line for line in complaints if "404" in line]
    assert complaints == missing


def test_axe_finds_what_is_planted(browser: Browser, server: Server) -> None:
    one = person(browser, server, "Ada")
    one.page.goto("/")
    settle(one.page)
    one.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    found = faults(one.page)
    one.context.close()
    assert [line.partition(" ")[0] for line in found] == ["button-name"]


def test_axe_after_a_change_of_theme_finds_what_is_wrong_in_that_only(
    browser: Browser, server: Server
) -> None:
    one = person(browser, server, "Ada")
    one.page.goto("/settings")
    settle(one.page)
    one.page.evaluate(DARK_ON_DARK)
    found = {"light": faults(one.page)}
    adapt(one.page, size="phone", theme="dark")
    found["dark"] = faults(one.page)
    one.context.close()
    assert found["light"] == []
    assert [line.partition(" ")[0] for line in found["dark"]] == ["color-contrast"]


def test_screens_what_is_cut_off_is_found(browser: Browser, server: Server) -> None:
    ada = person(browser, server, "Ada", size="narrow")
    ada.page.goto("/settings")
    ada.page.locator("h1").wait_for()
    ada.page.evaluate("document.querySelector('h1').style.minWidth = '400px'")
    found = _cut(ada.page)
    ada.context.close()
    assert found


def _cut(page: Page) -> list[str]:
    return list(page.evaluate(CUT))
