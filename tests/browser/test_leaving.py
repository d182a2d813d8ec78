"""Whoever leaves a game is gone, and the game goes on without them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Server, look, person, seated
from tests.browser.playing import MY_MOVE

pytestmark = pytest.mark.slow


def test_leaving_asks_first_and_leads_to_the_first_page(browser: Browser, server: Server) -> None:
    people = [person(browser, server, name) for name in ("Ada", "Ben")]
    id_ = seated(server, people, edition="pressman-2008")
    page = people[0].page
    page.goto(f"/t/{id_}")
    page.locator(MY_MOVE).first.wait_for()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Stay").click()
    assert look(server, people[1], id_)["seats"][0]["kept"] is None
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page).to_have_url(f"{server.url}/")
    told = look(server, people[1], id_)
    assert told["status"] == "playing"
    assert told["seats"][0]["for_good"] is True
    for one in people:
        one.context.close()
