"""A table on every screen: nothing overlaps, every cup is there, what one needs is in sight."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.people import Server, act, person, seated
from tests.browser.playing import DUDO
from tests.browser.scenes import settle
from tests.browser.test_screens import BIGGER, CUT

pytestmark = pytest.mark.slow

SIZES: Final = ((320, 640), (390, 844), (844, 390), (1024, 768), (1440, 900), (1920, 1080))
LONG_NAME: Final = "Wwwwmmmm Mmmmwwww Wwmmww"
OVERLAPS: Final = """() => {
    const parts = [...document.querySelectorAll('.seat, .cloth, .bids')];
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const boxes = parts.map(e => [e.className, e.getBoundingClientRect()]);
    return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
        .filter(([, other]) => meet(box, other)).map(([other]) => `${name} and ${other}`));
}"""
OUTSIDE: Final = """() => [['.seat', '.cup, .who, .said, .below'], ['.chip', '.chance'],
        ['.felt', '.middle, .own, .words, .own .die']]
    .flatMap(([around, inside]) => [...document.querySelectorAll(around)].flatMap(one => {
        const edge = one.getBoundingClientRect();
        return [...one.querySelectorAll(inside)].filter(e => {
            const box = e.getBoundingClientRect();
            return box.left < edge.left - 1 || box.right > edge.right + 1
                || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
        }).map(e => `${e.className} in ${around}`);
    }))"""
CUPS: Final = """() => [...document.querySelectorAll('.seat .cup svg')]
    .filter(e => e.checkVisibility() && e.getBoundingClientRect().width >= 24).length"""
SMALLER: Final = """() => {
    const wide = what => document.querySelector(what).getBoundingClientRect().width;
    return wide('.own .die') < wide('.picker .face .die') - 0.5;
}"""
OUT_OF_SIGHT: Final = """() => {
    scrollTo(0, innerWidth < 800 && document.querySelectorAll('.seat').length < 6
        ? document.documentElement.scrollHeight : 0);
    const needed = ['.felt .words', '.own .die', '.picker button[type=submit]', '.dock .dudo'];
    return needed.filter(what => {
        const box = document.querySelector(what).getBoundingClientRect();
        return box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
    });
}"""


@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (4, 5), (12, 10)])
def test_table_on_every_screen_is_whole(
    browser: Browser, server: Server, seats: int, dice: int
) -> None:
    people = [person(browser, server, LONG_NAME), person(browser, server, "Ada")]
    house = {"dice_each": dice}
    id_ = seated(server, people, bots=seats - 2, edition="pressman-2008", house=house)
    act(server, people, id_)
    page = people[1].page
    page.goto(f"/t/{id_}")
    page.locator(DUDO).wait_for()
    found = {f"{width}x{height}": _faults(page, width, height, seats) for width, height in SIZES}
    page.evaluate(BIGGER)
    found["letters twice as large"] = [
        *_drawn(page, 390, 844, seats),
        *_drawn(page, 1440, 900, seats),
    ]
    for one in people:
        one.context.close()
    assert {size: faults for size, faults in found.items() if faults} == {}


def _faults(page: Page, width: int, height: int, seats: int) -> list[str]:
    return [*_drawn(page, width, height, seats), *page.evaluate(OUT_OF_SIGHT)]


def _drawn(page: Page, width: int, height: int, seats: int) -> list[str]:
    """What is wrong with the drawing, wherever the page is scrolled to."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    found = [*page.evaluate(OVERLAPS), *page.evaluate(OUTSIDE), *page.evaluate(CUT)]
    if page.evaluate(CUPS) != seats - 1:
        found.append("a cup is missing")
    if page.evaluate(SMALLER):
        found.append("my dice are smaller than those to choose from")
    return found
