"""A whole game through the accessibility tree alone: roles, names, and what is announced."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Person, Server, person, table
from tests.browser.playing import BOUNCE_MS, GUARD_MS, skip

pytestmark = pytest.mark.slow

LISTEN = """() => { window.heard = [];
    for (const region of document.querySelectorAll('[aria-live]'))
        new MutationObserver(() => { const text = region.textContent.trim();
            if (text) window.heard.push(text); })
            .observe(region, {childList: true, subtree: true, characterData: true}); }"""
MOST = 60


class Listener:
    """Somebody who sees nothing: knows the page by its roles and names, and hears it."""

    def __init__(self, who: Person) -> None:
        self.page: Page = who.page

    def tree(self) -> str:
        """Everything that a screen reader can come to."""
        return self.page.locator("body").aria_snapshot()

    def press(self, name: str) -> None:
        """Press the button that begins with this name."""
        self.page.get_by_role("button", name=re.compile(rf"^{name}")).first.click()

    def heard(self) -> str:
        """All that was announced so far."""
        return "\n".join(self.page.evaluate("window.heard"))

    def is_over(self) -> bool:
        """Whether the tree tells of a winner."""
        return re.search(r'heading ".* wins? the game!"', self.tree()) is not None

    def move(self) -> bool:
        """Do what is offered: doubt, or bid. False if it is somebody else's turn."""
        tree = self.tree()
        if 'heading "Your move"' not in tree:
            return False
        skip(self.page, GUARD_MS)
        if 'button "Dudo' in tree:
            self.press("Dudo")
            skip(self.page, BOUNCE_MS)
            self.press("Dudo")
        else:
            self.press("Bid")
        return True


def test_game_is_played_by_ear(browser: Browser, server: Server) -> None:
    people = [person(browser, server, name) for name in ("Ada", "Ben")]
    id_ = table(server, people[0], edition="pressman-2008", seats=2, house={"dice_each": 2})
    ears = [Listener(one) for one in people]
    for seat, (one, ear) in enumerate(zip(people, ears, strict=True), start=1):
        one.page.goto(f"/t/{id_}")
        ear.press(rf"Sit here \(Seat {seat}:")
        expect(one.page.get_by_role("button", name="Stand up").first).to_be_visible()
        one.page.evaluate(LISTEN)
    ears[0].press("Begin the game")
    for _ in range(MOST):
        if all(ear.is_over() for ear in ears):
            break
        moved = [ear.move() for ear in ears]
        people[0].page.wait_for_timeout(100 if any(moved) else 50)
    for ear in ears:
        said = ear.heard()
        assert re.search(r"[Yy]our turn", said), "the turn is announced"
        assert re.search(r"(Ada|Ben|You) bids? ", said), "the bid is announced"
        assert re.search(r"says?: Dudo", said, re.IGNORECASE), "the call is announced"
        assert re.search(r"(shows?) ", said), "the cups are announced"
        assert re.search(r"loses? a die", said), "the outcome is announced"
        assert re.search(r"wins? the game", said), "the winner is announced"
        assert "Your dice: " not in said or "Ada" in said
    for one in people:
        one.context.close()
