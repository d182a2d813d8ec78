"""Four browsers play a complete game of each edition, from the link to the proof of the dice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from palifico.editions import IDS, box
from palifico.rules.edition import FirstPlayer
from tests.browser.people import Person, Server, look, person, table
from tests.browser.playing import OVER, PLAY, play_to_the_end
from tests.browser.shifts import MAX_SHIFT, layout_shift, watch_shifts

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Ben", "Cleo", "Dora")


def _sit_down(server: Server, people: list[Person], edition: str) -> str:
    id_ = table(server, people[0], edition=edition, seats=len(people))
    for seat, one in enumerate(people):
        one.page.goto(f"/t/{id_}")
        one.page.get_by_role("button", name=f"Sit here (Seat {seat + 1}: free)").click()
        expect(one.page.get_by_text("Stand up").first).to_be_visible()
    people[0].page.get_by_role("button", name="Begin the game").click()
    if box(edition).edition.first_player is FirstPlayer.NAMED:
        people[0].page.get_by_role("dialog").get_by_role("button", name=NAMES[2]).click()
    return id_


@pytest.mark.parametrize("edition", IDS)
def test_four_browsers_play_a_whole_game(browser: Browser, server: Server, edition: str) -> None:
    people = [
        person(browser, server, name, size="phone" if seat % 2 else "desktop")
        for seat, name in enumerate(NAMES)
    ]
    id_ = _sit_down(server, people, edition)
    for one in people:
        one.page.locator(PLAY).wait_for()
        watch_shifts(one)
    moves = play_to_the_end(people)
    told = look(server, people[0], id_)
    assert told["status"] == "over"
    dice = box(edition).edition.dice_each
    assert moves >= 2 * dice * (len(people) - 1), "each round has a bid and a call"
    winner = NAMES[told["game"]["winner"]]
    for one in people:
        said = "You win the game!" if one.name == winner else f"{winner} wins the game!"
        expect(one.page.locator(OVER)).to_contain_text(said)
    jumps = {one.name: shift for one in people if (shift := layout_shift(one)) >= MAX_SHIFT}
    assert jumps == {}, "phones and desktops: nothing jumps in a whole game"
    # Everybody has added chance: no seat says that it added none.
    assert all(seat["adds_chance"] for seat in told["seats"])
    people[0].page.get_by_role("link", name="Replay").click()
    people[0].page.get_by_role("button", name="Check the dice").click()
    expect(people[0].page.get_by_text("Proven by your browser")).to_be_visible()
    assert [line for one in people for line in one.watch.complaints] == []
    for one in people:
        one.context.close()
