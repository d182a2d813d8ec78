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
PLAY: Final = "div.play"
"""The game is on, or was."""
MY_MOVE: Final = ".dock .picker, .dock .only"
BID: Final = ".dock .picker button[type=submit]"
DUDO: Final = ".dock .dudo"
CALZA: Final = ".dock .calza"
COACH: Final = ".coach summary"
"""One line, until it is opened."""
ADVICE: Final = ".coach ol"
OVER: Final = ".result"
OWN_DICE: Final = ".own p.sr"
LOST: Final = "p.line"
"""The line that says that the connection is gone, or not there yet."""
OFFLINE: Final = ".offline p"
"""What the shell says while the browser itself knows of no net."""
GUARD_MS: Final = 400
"""After a turn has come nothing counts for so long, and a little less."""
BOUNCE_MS: Final = 200
"""A second press counts after so long, and a little less."""
SKIP: Final = """ms => {
    performance.unskipped ??= performance.now.bind(performance);
    performance.skipped = (performance.skipped ?? 0) + ms;
    performance.now = () => performance.unskipped() + performance.skipped;
}"""
QUICK: Final = 4000
"""Within so long something that is offered can be pressed."""
AGAIN_MS: Final = 20
"""Until pages are looked at again."""
LONGEST: Final = 240
"""Seconds that a whole game may take."""


def skip(page: Page, milliseconds: int) -> None:
    """Set the page's clock forward: whoever guards against mistaps need not be waited for."""
    page.evaluate(SKIP, milliseconds)


def bid(who: Person) -> None:
    """Make the bid that is offered, the smallest raise; the turn is then another's."""
    skip(who.page, GUARD_MS)
    who.page.locator(BID).click(timeout=QUICK)
    gone(who.page, MY_MOVE)


def call(who: Person, button: str = DUDO) -> None:
    """Call: press, and press again; nothing is left to call then."""
    skip(who.page, GUARD_MS)
    who.page.locator(button).click(timeout=QUICK)
    skip(who.page, BOUNCE_MS)
    who.page.locator(button).click(timeout=QUICK)
    gone(who.page, button)


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
            people[0].page.wait_for_timeout(AGAIN_MS)
            continue
        with suppress(Late):  # a busy page still showed the turn before: look again
            move(who)
            moves += 1
    return moves


def shows(page: Page, what: str) -> bool:
    """Whether a page has something now."""
    return page.locator(what).count() > 0


def gone(page: Page, what: str) -> None:
    """Wait until a page does not have something any more: a move is made, and confirmed."""
    page.locator(what).first.wait_for(state="detached", timeout=QUICK)


def own_dice(page: Page) -> str:
    """The dice that a page shows as one's own, as they are read aloud."""
    return page.locator(OWN_DICE).inner_text()
