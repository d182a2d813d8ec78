"""Playing on the page as people do: looking for what is offered, and pressing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.people import Person

TABLE: Final = "div.play, div.before"
"""A table is there: before the game, or with it."""
MY_MOVE: Final = ".dock .picker, .dock .only"
BID: Final = ".dock .picker button[type=submit]"
DUDO: Final = ".dock .dudo"
CALZA: Final = ".dock .calza"
ADVICE: Final = ".coach ol"
OVER: Final = ".result"
OWN_DICE: Final = ".own p.sr"
LOST: Final = "p.line"
"""The line that says that the connection is gone, or not there yet."""
OFFLINE: Final = ".offline p"
"""What the shell says while the browser itself knows of no net."""
GUARD: Final = 400
"""Milliseconds after a turn has come in which nothing counts, and a little more."""
BOUNCE: Final = 200
QUICK: Final = 4000
"""Within so long something that is offered can be pressed."""
SETTLE: Final = 150
"""Until a move is confirmed: whoever has doubted in vain is to act again at once."""
AGAIN: Final = 100
"""Until pages are looked at again."""
LONGEST: Final = 240
"""Seconds that a whole game may take."""


def bid(who: Person) -> None:
    """Make the bid that is offered: the smallest raise."""
    who.page.wait_for_timeout(GUARD)
    who.page.locator(BID).click(timeout=QUICK)


def call(who: Person, button: str = DUDO) -> None:
    """Call: press, and press again."""
    who.page.wait_for_timeout(GUARD)
    who.page.locator(button).click(timeout=QUICK)
    who.page.wait_for_timeout(BOUNCE)
    who.page.locator(button).click(timeout=QUICK)


def doubt_or_bid(who: Person) -> None:
    """Doubt whatever was bid; where nothing was, bid."""
    if who.page.locator(DUDO).count():
        call(who)
    else:
        bid(who)


def play_to_the_end(people: Sequence[Person], move: Callable[[Person], None] = doubt_or_bid) -> int:
    """Everybody moves when it is their turn, until all pages show the result; gives the moves."""
    late = monotonic() + LONGEST
    moves = 0
    while not all(shows(one.page, OVER) for one in people):
        assert monotonic() < late, f"the game does not end: {moves} moves"
        who = next((one for one in people if shows(one.page, MY_MOVE)), None)
        if who is None:
            people[0].page.wait_for_timeout(AGAIN)
            continue
        with suppress(Late):  # a busy page still showed the turn before: look again
            move(who)
            moves += 1
        who.page.wait_for_timeout(SETTLE)
    return moves


def shows(page: Page, what: str) -> bool:
    """Whether a page has something now."""
    return page.locator(what).count() > 0


def own_dice(page: Page) -> str:
    """The dice that a page shows as one's own, as they are read aloud."""
    return page.locator(OWN_DICE).inner_text()
