"""Reload, two tabs, offline, a restart in mid-round, a phone that slept: nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import MANY
from tests.browser.people import Person, Server, act, look, person, seated
from tests.browser.playing import DUDO, LOST, MY_MOVE, OFFLINE, bid, call, own_dice
from tests.server.process import serving

pytestmark = pytest.mark.slow


@pytest.fixture
def pair(browser: Browser, server: Server) -> Iterator[list[Person]]:
    """Two people with browsers."""
    people = [person(browser, server, name) for name in ("Ada", "Ben")]
    yield people
    for one in people:
        one.context.close()


def _at_table(server: Server, people: list[Person], **settings: Any) -> str:
    id_ = seated(server, people, edition="pressman-2008", **settings)
    for one in people:
        one.page.goto(f"/t/{id_}")
    people[0].page.locator(MY_MOVE).first.wait_for()
    return id_


def test_reload_keeps_seat_dice_and_turn(server: Server, pair: list[Person]) -> None:
    _at_table(server, pair)
    dice = own_dice(pair[0].page)
    assert dice.startswith("Your dice: ")
    pair[0].page.reload()
    pair[0].page.locator(MY_MOVE).first.wait_for()
    assert own_dice(pair[0].page) == dice
    bid(pair[0])
    expect(pair[1].page.locator(DUDO)).to_be_visible()


def test_two_tabs_show_the_same_and_either_can_act(server: Server, pair: list[Person]) -> None:
    id_ = _at_table(server, pair)
    tab = pair[0].context.new_page()
    tab.goto(f"/t/{id_}")
    tab.locator(MY_MOVE).first.wait_for()
    assert own_dice(tab) == own_dice(pair[0].page)
    bid(pair[0])
    expect(tab.locator(MY_MOVE)).to_have_count(0)
    call(pair[1])
    told = look(server, pair[0], id_)
    assert sum(told["game"]["counts"] or [0]) in (0, 9), "one die is lost, once"


def test_offline_and_back_the_page_says_so_and_catches_up(
    server: Server, pair: list[Person]
) -> None:
    id_ = _at_table(server, pair)
    page = pair[1].page
    dice = own_dice(page)
    pair[1].context.set_offline(True)
    expect(page.locator(OFFLINE)).to_be_visible()
    bid(pair[0])
    pair[1].context.set_offline(False)
    expect(page.locator(DUDO)).to_be_visible()
    expect(page.locator(OFFLINE)).to_have_count(0)
    expect(page.locator(LOST)).to_have_count(0)
    assert own_dice(page) == dice
    assert look(server, pair[0], id_)["status"] == "playing"


def test_robust_what_was_asked_for_while_the_line_broke_is_done_once(
    server: Server, pair: list[Person]
) -> None:
    id_ = _at_table(server, pair)
    before = look(server, pair[0], id_)["n"]
    page = pair[0].page
    page.wait_for_timeout(400)
    pair[0].context.set_offline(True)
    page.locator(".dock .picker button[type=submit]").click()
    page.wait_for_timeout(300)
    pair[0].context.set_offline(False)
    expect(pair[1].page.locator(DUDO)).to_be_visible()
    assert look(server, pair[0], id_)["n"] == before + 1


def test_server_that_restarts_in_mid_round_costs_nothing(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, *MANY) as process:
        server = Server(process.url)
        people = [person(browser, server, name) for name in ("Ada", "Ben")]
        _at_table(server, people)
        bid(people[0])
        expect(people[1].page.locator(DUDO)).to_be_visible()
        dice = [own_dice(one.page) for one in people]
        process.popen.kill()
        process.popen.wait()
        for one in people:
            expect(one.page.locator(LOST)).to_be_visible()
    with serving(tmp_path, *MANY, port=process.port):
        for one in people:
            expect(one.page.locator(LOST)).to_have_count(0)
        assert [own_dice(one.page) for one in people] == dice
        call(people[1])
        _next_round(people)
    for one in people:
        one.context.close()


def test_phone_that_slept_wakes_up_at_the_same_table(
    browser: Browser, server: Server, pair: list[Person]
) -> None:
    id_ = _at_table(server, pair)
    page = pair[1].page
    dice = own_dice(page)
    line = pair[1].context.new_cdp_session(page)
    line.send("Page.setWebLifecycleState", {"state": "frozen"})
    act(server, pair, id_)
    pair[0].page.wait_for_timeout(500)
    line.send("Page.setWebLifecycleState", {"state": "active"})
    expect(page.locator(DUDO)).to_be_visible()
    assert own_dice(page) == dice


def _next_round(people: list[Person]) -> None:
    """Somebody has lost a die, and opens."""
    people[0].page.wait_for_timeout(300)
    assert any(_opens(one.page) for one in people)


def _opens(page: Page) -> bool:
    return page.locator(MY_MOVE).count() > 0 and page.locator(DUDO).count() == 0
