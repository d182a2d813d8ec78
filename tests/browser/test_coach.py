"""The coach: heard at a table for practice, followed by keyboard, silent where games are rated."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Person, Server, command, look, person, seated
from tests.browser.playing import ADVICE, BID, COACH, GUARD_MS, MY_MOVE, skip

pytestmark = pytest.mark.slow

FACES: Final = ("ace", "two", "three", "four", "five", "six")
EVEN: Final = 0.5
CHOSEN: Final = ".coach tr.picked"


@pytest.fixture
def pair(browser: Browser, server: Server) -> Iterator[list[Person]]:
    """Two people."""
    people = [person(browser, server, name) for name in ("Ada", "Ben")]
    yield people
    for one in people:
        one.context.close()


def test_chances_follow_the_bids_and_the_best_advice_is_taken_by_keyboard(
    server: Server, pair: list[Person]
) -> None:
    ada, ben = pair
    id_ = seated(server, pair, edition="pressman-2008", coach=True)
    page = ada.page
    page.goto(f"/t/{id_}")
    page.locator(COACH).click()
    page.locator(COACH).blur()  # on it Enter would close it
    page.locator(ADVICE).wait_for()
    before, after = _chances(page)
    assert before == after, "nobody has said anything yet"
    expect(page.get_by_role("rowheader", name="Dudo is right")).to_have_count(0)
    at_first = server.ask("GET", f"/api/tables/{id_}/odds", ada.cookie)["bids"]

    count, face = _take_best(page)
    expect(page.locator(".coach")).to_have_text("Coach The coach waits for your turn.")
    told = look(server, ben, id_)["game"]
    assert told["bids"][-1]["bid"] == [count, face]

    least = [span and span[0] for span in told["turn"]["bids"]]
    open_one = _most_open(at_first, least)
    count, face = open_one["bid"]
    command(server, ben, id_, "bid", bid=[least[face - 1], face], expect=told["turn_n"])
    page.locator(ADVICE).wait_for()
    now = server.ask("GET", f"/api/tables/{id_}/odds", ada.cookie)["bids"]
    exact = next(one for one in now if one["bid"] == [count, face])
    assert exact["chance"] == open_one["chance"], "one's own dice are the same as before"
    assert exact["heard"] > exact["chance"], "who bids a face is believed to have some"
    _choose(page, count, face)
    for shown, chance in zip(_chances(page), (exact["chance"], exact["heard"]), strict=True):
        assert abs(shown - 100 * chance) <= 1
    expect(page.get_by_role("rowheader", name="Dudo is right")).to_be_visible()
    assert ada.watch.complaints == []


def test_rated_game_has_no_coach(server: Server, pair: list[Person]) -> None:
    page = pair[0].page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    id_ = seated(server, pair, edition="pressman-2008", rated=True)
    page.goto(f"/t/{id_}")
    page.locator(MY_MOVE).first.wait_for()
    page.wait_for_timeout(GUARD_MS)
    assert page.locator(".coach, .dock .chance").count() == 0
    for what in ("odds", "coach"):
        path = f"/api/tables/{id_}/{what}"
        assert not any(url.endswith(path) for url in asked)
        answer = page.request.get(path)
        assert (answer.status, answer.json()["code"]) == (403, "coach.off")


def _most_open(bids: list[dict[str, Any]], least: list[int | None]) -> dict[str, Any]:
    """The bid nearest to an even chance among those above a smallest raise, aces apart."""
    smallest = dict(enumerate(least, start=1))
    above = [
        one
        for one in bids
        if one["bid"][1] != 1 and one["bid"][0] > (smallest[one["bid"][1]] or math.inf)
    ]
    return min(above, key=lambda one: abs(one["chance"] - EVEN))


def _chances(page: Page) -> tuple[int, int]:
    """How likely the chosen bid is, in percent: before and after listening."""
    before, after = page.locator(f"{CHOSEN} .number").all_inner_texts()
    return _number(before), _number(after)


def _take_best(page: Page) -> tuple[int, int]:
    """Do what the coach would do, which is to bid; gives the bid."""
    advice = page.locator(f"{ADVICE} strong").first.inner_text()
    bid = re.fullmatch(rf"Bid (\d+) ({'|'.join(FACES)})e?s?", advice)
    assert bid, advice
    count, face = int(bid[1]), FACES.index(bid[2]) + 1
    _choose(page, count, face)
    expect(page.locator(BID)).to_have_text(advice)
    skip(page, GUARD_MS)
    page.keyboard.press("Enter")
    return count, face


def _choose(page: Page, count: int, face: int) -> None:
    page.keyboard.press(str(face))
    while (shown := _number(page.locator(BID).inner_text())) != count:
        page.keyboard.press("+" if shown < count else "-")


def _number(text: str) -> int:
    return int("".join(filter(str.isdigit, text)))
