"""A finger that slips calls nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person, Server, act, look, person, seated
from tests.browser.playing import BID, DUDO, GUARD_MS, MY_MOVE

pytestmark = pytest.mark.slow


@pytest.fixture
def called(browser: Browser, server: Server) -> Iterator[tuple[Person, list[Person], str]]:
    """Somebody on a phone whose turn it is, with a bid before them."""
    people = [person(browser, server, name, size="phone") for name in ("Ada", "Ben")]
    id_ = seated(server, people, edition="pressman-2008")
    people[1].page.goto(f"/t/{id_}")
    people[1].page.locator(".dock").wait_for()
    yield people[1], people, id_
    for one in people:
        one.context.close()


def _bids(server: Server, people: list[Person], id_: str) -> int:
    told = look(server, people[0], id_)
    return len(told["game"]["bids"])


def test_one_tap_does_not_challenge(
    server: Server, called: tuple[Person, list[Person], str]
) -> None:
    who, people, id_ = called
    act(server, people, id_)
    who.page.locator(DUDO).wait_for()
    who.page.wait_for_timeout(GUARD_MS)
    who.page.locator(DUDO).tap()
    expect(who.page.locator(DUDO)).to_contain_text("again")
    who.page.wait_for_timeout(3000)
    expect(who.page.locator(DUDO)).not_to_contain_text("again")
    assert _bids(server, people, id_) == 1


def test_bouncing_finger_does_not_challenge(
    server: Server, called: tuple[Person, list[Person], str]
) -> None:
    who, people, id_ = called
    act(server, people, id_)
    who.page.locator(DUDO).wait_for()
    who.page.wait_for_timeout(GUARD_MS)
    who.page.evaluate(f"for (let i = 0; i < 2; i++) document.querySelector('{DUDO}').click()")
    who.page.wait_for_timeout(300)
    assert _bids(server, people, id_) == 1


def test_tap_as_the_turn_arrives_bids_nothing(
    server: Server, called: tuple[Person, list[Person], str]
) -> None:
    who, people, id_ = called
    who.page.evaluate(
        f"""new MutationObserver(() => document.querySelector('{BID}')?.click())
            .observe(document.body, {{childList: true, subtree: true}})"""
    )
    act(server, people, id_)
    who.page.locator(MY_MOVE).first.wait_for()
    who.page.wait_for_timeout(200)
    assert _bids(server, people, id_) == 1
