"""An example round in a browser: from the rulebook, step by step, by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from palifico.editions import variant
from palifico.record import captions, example_round
from palifico.words import Speaker
from tests.browser.axe import faults
from tests.browser.people import Server, person
from tests.browser.scenes import settle

pytestmark = pytest.mark.slow

EDITION = "azteca"
COVERED = "cup not lifted"


def test_example_by_keyboard_tells_every_step_and_leaves_cups_covered(
    browser: Browser, server: Server
) -> None:
    told = captions(Speaker("en", variant(EDITION)), example_round(EDITION))
    ada = person(browser, server, "Ada", size="phone")
    page, complaints = ada.page, ada.watch.complaints
    page.goto(f"/rules/{EDITION}")
    page.get_by_role("link", name="Watch an example round").press("Enter")
    caption = page.get_by_test_id("caption")
    expect(caption).to_have_text(told[0][0])
    for texts in told[1:]:
        page.keyboard.press("ArrowRight")
        expect(caption).to_contain_text(texts[-1])
        expect(page.locator("[aria-live=polite]")).to_contain_text(texts[-1])
    settle(page)
    assert faults(page) == []
    page.get_by_label("Point of view").select_option(label="A spectator")
    expect(page.get_by_text(COVERED)).to_have_count(2)
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(caption).to_have_text(told[-2][0])
    found = list(complaints)
    ada.context.close()
    assert found == []
