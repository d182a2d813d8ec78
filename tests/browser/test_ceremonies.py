"""What the boxes do besides the bids: the toucan, the roll-off, the last die, Dubito or Dudo."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.people import Person, Server, act, command, look, person, seated, table
from tests.browser.playing import DUDO

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
def trio(browser: Browser, server: Server) -> Iterator[list[Person]]:
    """Three people; what moves, moves."""
    people = [person(browser, server, name, still=False) for name in NAMES]
    yield people
    for one in people:
        one.context.close()


def _gathered(server: Server, people: list[Person], edition: str) -> str:
    """A full table that has not begun; the host looks at it."""
    id_ = table(server, people[0], edition=edition, seats=len(people))
    for seat, who in enumerate(people):
        command(server, who, id_, "sit", seat=seat)
    people[0].page.goto(f"/t/{id_}")
    people[0].page.get_by_role("button", name="Begin the game").wait_for()
    return id_


def test_toucan_question_by_keyboard_names_who_opens(server: Server, trio: list[Person]) -> None:
    id_ = _gathered(server, trio, "asmodee-2024")
    page = trio[0].page
    page.get_by_role("button", name="Begin the game").focus()
    page.keyboard.press("Enter")
    asked = page.get_by_role("dialog", name="Who saw a toucan last?")
    expect(asked.get_by_role("button", name="Nobody knows: draw lots")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert look(server, trio[0], id_)["status"] == "gathering", "nothing was said"
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    expect(asked.get_by_role("button", name="Cleo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Cleo saw a toucan last.").first).to_be_visible()
    told = look(server, trio[0], id_)
    assert (told["settings"]["first"], told["game"]["opener"]) == (2, 2)
    assert trio[0].watch.complaints == []


def test_toucan_question_without_an_answer_draws_lots(server: Server, trio: list[Person]) -> None:
    id_ = _gathered(server, trio, "asmodee-2024")
    page = trio[0].page
    page.get_by_role("button", name="Begin the game").click()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Lots are drawn to see who begins.").first).to_be_visible()
    assert look(server, trio[0], id_)["settings"]["first"] is None


def test_roll_off_shows_one_die_a_cup_and_then_who_begins(
    server: Server, trio: list[Person]
) -> None:
    id_ = _gathered(server, trio, "pressman-2008")
    page = trio[0].page
    command(server, trio[0], id_, "begin")
    rolloff = page.locator(".rolloff")
    expect(rolloff.get_by_role("heading", name="Roll-off: the highest roll begins")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^rolled "))).to_have_count(len(trio))
    starter = NAMES[look(server, trio[0], id_)["game"]["opener"]]
    said = "You open the first round." if starter == "Ada" else f"{starter} opens the first round."
    expect(rolloff.get_by_text(said)).to_be_visible()
    assert "Roll-off: Ada: " in page.locator("[aria-live=polite]").inner_text()
    page.keyboard.press("s")
    expect(rolloff).to_have_count(0)
    assert trio[0].watch.complaints == []


def test_roll_off_under_reduced_motion_shows_all_throws_at_once(
    browser: Browser, server: Server, trio: list[Person]
) -> None:
    still = person(browser, server, "Dora")
    people = [still, *trio[1:]]
    id_ = _gathered(server, people, "azteca")
    command(server, still, id_, "begin")
    still.page.locator(".rolloff").wait_for()
    assert still.page.locator(".rolloff .starter").count() == 1, "nothing is waited for"
    expect(still.page.get_by_role("img", name=re.compile("^rolled "))).to_have_count(len(people))
    still.context.close()


def test_last_die_opener_says_the_word_of_the_box(server: Server, trio: list[Person]) -> None:
    pair, options = trio[:2], {"last_die": True, "lost_dice": "visible"}
    house = {"dice_each": 2}
    id_ = seated(server, pair, edition="asmodee-2024", options=options, house=house)
    page = trio[0].page
    page.goto(f"/t/{id_}")
    page.locator(".board").wait_for()
    while not look(server, trio[0], id_)["game"]["last_die"]:
        act(server, pair, id_)
    expect(page.locator(".speech")).to_have_text("Ultimo dado!")
    announced = page.locator("[aria-live=polite]")
    expect(announced).to_contain_text(re.compile("(You say|Ben says): Ultimo dado!"))


def test_round_is_played_out_and_looked_at_by_keyboard(server: Server, trio: list[Person]) -> None:
    pair = [trio[1], trio[0]]
    id_ = seated(server, pair, edition="asmodee-2024", pause_ms=20_000)
    page = trio[0].page
    page.add_init_script("localStorage['palifico-prefs'] ??= '{\"linger\": \"tap\"}'")
    page.goto(f"/t/{id_}")
    page.get_by_role("button", name="Cover my dice and hold to peek").click()
    expect(page.locator(".own .die").first).to_be_hidden()
    assert faults(page) == []
    page.keyboard.press("k")
    expect(page.locator(".own .die").first).to_be_visible()
    act(server, pair, id_)
    act(server, pair, id_)
    on = page.get_by_role("button", name="Go on")
    on.wait_for()
    page.locator(".store .moving").wait_for(state="detached")
    expect(page.locator(".reveal .outcome")).to_be_visible()
    expect(page.locator(".own .die").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("s")
    expect(on).to_have_count(0)
    assert trio[0].watch.complaints == []


def test_word_for_a_challenge_follows_the_choice_of_the_device(
    server: Server, trio: list[Person]
) -> None:
    pair = [trio[1], trio[0]]
    id_ = seated(server, pair, edition="asmodee-2024")
    act(server, pair, id_)
    page = trio[0].page
    page.goto(f"/t/{id_}")
    expect(page.locator(DUDO)).to_have_attribute("aria-label", "Dubito: I don’t believe it")
    page.get_by_role("button", name="Say “Dudo” instead").click()
    expect(page.locator(DUDO)).to_have_attribute("aria-label", "Dudo: I don’t believe it")
    page.goto("/settings")
    expect(page.get_by_role("radio", name="Dudo")).to_be_checked()
