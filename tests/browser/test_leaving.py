"""Whoever leaves a game is gone and the game goes on; whoever is out need not wait for its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.people import Server, command, look, person, seated
from tests.browser.playing import MY_MOVE, OVER, TABLE

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


def test_player_who_is_out_skips_to_the_result_and_plays_again(
    browser: Browser, server: Server
) -> None:
    ada = person(browser, server, "Ada", size="phone")
    rules: dict[str, Any] = {"edition": "pressman-2008", "house": {"dice_each": 1}}
    die = 1
    while die == 1:  # a wild one might make any bid true
        id_ = seated(server, [ada], bots=3, **rules)
        die = look(server, ada, id_, "hand")["dice"][0]
    face, name = (5, "fives") if die == 6 else (6, "sixes")
    turn_n = look(server, ada, id_)["game"]["turn_n"]
    command(server, ada, id_, "bid", bid=[4, face], expect=turn_n)
    page = ada.page
    page.goto(f"/t/{id_}")
    place = page.get_by_role("heading", name="Your place: 4 of 4")
    expect(place).to_be_visible()
    page.reload()
    expect(place).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Skip to the result").click()
    result = page.locator(OVER)
    expect(result).to_contain_text("wins the game!")
    expect(result).to_contain_text(f"doubted your 4 {name}")
    assert faults(page) == []
    result.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(f"{server.url}/t/{id_}")
    page.locator(TABLE).wait_for()
    assert ada.watch.complaints == []
    ada.context.close()
