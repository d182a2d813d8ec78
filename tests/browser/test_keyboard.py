"""A whole game without a mouse, one by shortcuts, one by walking from control to control."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Person, Server, person, table
from tests.browser.playing import (
    BOUNCE_MS,
    DUDO,
    GUARD_MS,
    MY_MOVE,
    OVER,
    gone,
    play_to_the_end,
    skip,
)

pytestmark = pytest.mark.slow

FOCUSED = "() => { const a = document.activeElement; return (a?.ariaLabel ?? a?.innerText ?? ''); }"
OUTLINED = """() => { const s = getComputedStyle(document.activeElement);
    const label = document.activeElement.closest('label');
    const around = label ? getComputedStyle(label) : s;
    return [s, around].some(one => one.outlineStyle !== 'none' && parseFloat(one.outlineWidth) >= 2)
        || s.boxShadow !== 'none'; }"""


@pytest.fixture
def pair(browser: Browser, server: Server) -> Iterator[list[Person]]:
    """Two people who leave the mouse alone."""
    people = [person(browser, server, name) for name in ("Ada", "Ben")]
    yield people
    for one in people:
        one.context.close()


def _walk_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus, which must always be seen."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED).startswith(name):
            assert page.evaluate(OUTLINED), f"nobody sees that {name} has the focus"
            return
    raise AssertionError(f"Tab does not come to {name}")


def _by_shortcuts(who: Person) -> None:
    page = who.page
    skip(page, GUARD_MS)
    if page.locator(DUDO).count():
        page.keyboard.press("d")
        skip(page, BOUNCE_MS)
        page.keyboard.press("d")
        gone(page, DUDO)
    else:
        page.keyboard.press("5")
        page.keyboard.press("+")
        page.keyboard.press("Enter")
        gone(page, MY_MOVE)


def _by_walking(who: Person) -> None:
    page = who.page
    skip(page, GUARD_MS)
    if page.locator(DUDO).count():
        _walk_to(page, "Dudo")
        page.keyboard.press("Enter")
        skip(page, BOUNCE_MS)
        page.keyboard.press("Enter")
        gone(page, DUDO)
    else:
        _walk_to(page, "Bid")
        page.keyboard.press("Enter")
        gone(page, MY_MOVE)


def _sit_by_keys(server: Server, people: list[Person]) -> None:
    id_ = table(server, people[0], edition="pressman-2008", seats=2, house={"dice_each": 2})
    for seat, one in enumerate(people, start=1):
        one.page.goto(f"/t/{id_}")
        one.page.get_by_role("button", name=f"Sit here (Seat {seat}: free)").wait_for()
        _walk_to(one.page, f"Sit here (Seat {seat}")
        one.page.keyboard.press("Enter")
        expect(one.page.get_by_role("button", name="Stand up").first).to_be_visible()
    _walk_to(people[0].page, "Begin the game")
    people[0].page.keyboard.press("Enter")


def test_game_by_walking_from_control_to_control(server: Server, pair: list[Person]) -> None:
    _sit_by_keys(server, pair)
    play_to_the_end(pair, _by_walking)
    _walk_to(pair[0].page, "Rematch")


def test_game_by_shortcuts(server: Server, pair: list[Person]) -> None:
    _sit_by_keys(server, pair)
    play_to_the_end(pair, _by_shortcuts)
    expect(pair[0].page.locator(OVER)).to_be_visible()


def test_shortcuts_are_listed(server: Server, pair: list[Person]) -> None:
    page = pair[0].page
    page.goto("/")
    page.locator("h1").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_first_tab_offers_to_skip_the_head_of_the_page(server: Server, pair: list[Person]) -> None:
    page = pair[0].page
    page.goto("/")
    page.locator("h1").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_key_that_is_held_is_no_second_press(server: Server, pair: list[Person]) -> None:
    _sit_by_keys(server, pair)
    first = _to_act(pair)
    _by_shortcuts(first)
    other = next(one for one in pair if one is not first)
    other.page.locator(DUDO).wait_for()
    other.page.wait_for_timeout(GUARD_MS)
    for _ in range(6):
        other.page.keyboard.down("d")
        other.page.wait_for_timeout(60)
    other.page.keyboard.up("d")
    expect(other.page.locator(DUDO)).to_be_visible()


def _to_act(people: list[Person]) -> Person:
    while True:
        for one in people:
            if one.page.locator(MY_MOVE).count():
                return one
        people[0].page.wait_for_timeout(50)
