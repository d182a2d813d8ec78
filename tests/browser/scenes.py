"""Every screen of the client, and how one gets there: for axe, pictures and sizes alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from tests.browser.people import Person, Server, act, command, look, played, seated, table
from tests.browser.playing import ADVICE, COACH, TABLE

SETTLED: Final = """quiet => new Promise((done, fail) => {
    const ready = () => document.querySelector('h1') && !document.querySelector('.spinner')
        && document.readyState === 'complete' && document.fonts.status === 'loaded';
    const check = () => { if (!ready()) return wait(); changes.disconnect(); done(); };
    let timer;
    const wait = () => { clearTimeout(timer); timer = setTimeout(check, quiet); };
    const changes = new MutationObserver(wait);
    changes.observe(document,
        {subtree: true, childList: true, attributes: true, characterData: true});
    wait();
    setTimeout(() => fail(new Error('the page does not settle')), 20_000);
})"""
"""Resolves when the screen is there and nothing on it has changed for so many milliseconds."""
QUIET: Final = 60
LANGUAGE: Final = "footer select"
BOTS: Final = "fieldset .bots"
"""The bots of the house, to choose from."""


def settle(page: Page) -> None:
    """Wait until the screen is there, and nothing on it is still being waited for."""
    page.evaluate(SETTLED, QUIET)


@dataclass(frozen=True)
class Scene:
    """A screen: its name, what brings somebody to it, and what they do whenever it was loaded."""

    name: str
    go: Callable[[Server, list[Person]], None]
    then: Callable[[Page], None] = settle
    resizes: bool = True
    """Whether it looks the same when it is resized as when it is loaded in the new size."""
    translates: bool = True
    """Whether it can be told to speak another language, and is then as if loaded in that one."""

    def show(self, server: Server, people: list[Person]) -> None:
        """Bring the first of these people to it."""
        self.go(server, people)
        self.then(people[0].page)

    def load(self, page: Page) -> None:
        """Load it again."""
        page.reload()
        self.then(page)

    def speak(self, page: Page, lang: str) -> None:
        """Have it in another language."""
        if self.translates:
            page.locator(LANGUAGE).select_option(lang)
            page.locator(f"html[lang={lang}]").wait_for()
            settle(page)
        else:
            page.evaluate("lang => localStorage.setItem('palifico-lang', lang)", lang)
            self.load(page)
        assert page.evaluate("document.documentElement.lang") == lang


def at(path: str) -> Callable[[Server, list[Person]], None]:
    """A screen that is just opened."""

    def go(server: Server, people: list[Person]) -> None:
        people[0].page.goto(path)

    return go


def _table(page: Page, id_: str) -> None:
    page.goto(f"/t/{id_}")
    page.locator("h1").first.wait_for(state="attached")
    page.locator(TABLE).first.wait_for()


def _gathering(server: Server, people: list[Person]) -> None:
    id_ = table(server, people[0], seats=4, edition="pressman-2008", pace="normal")
    command(server, people[0], id_, "sit", seat=0)
    command(server, people[0], id_, "seat_bot", seat=2, level="beginner")
    _table(people[0].page, id_)


def _invited(server: Server, people: list[Person]) -> None:
    """A guest with a drawn name opens an invitation, and another is ready."""
    guest, host, other = people[:3]
    id_ = table(server, host, seats=4, edition="piatnik", title="Friday night", pace="day")
    for seat, who in enumerate((host, other)):
        command(server, who, id_, "sit", seat=seat)
    command(server, other, id_, "ready")
    for said in ({"text": "Who brings the crisps?"}, {"phrase": "clap"}):
        command(server, other, id_, "say", **said)
    server.ask("PATCH", "/api/me", guest.cookie, {"name": "Condor 92"})
    _table(guest.page, id_)


def _toucan(server: Server, people: list[Person]) -> None:
    id_ = table(server, people[0], seats=4, edition="asmodee-2024")
    for seat, who in enumerate(people[:2]):
        command(server, who, id_, "sit", seat=seat)
    for seat in (2, 3):
        command(server, people[0], id_, "seat_bot", seat=seat, level="beginner")
    _table(people[0].page, id_)


def _my_turn(server: Server, people: list[Person]) -> None:
    id_ = seated(server, people[:2], bots=2, edition="asmodee-2024", options={"calza": True})
    _table(people[0].page, id_)


def _answer_to_a_bid(server: Server, people: list[Person]) -> None:
    pair = [people[1], people[0]]
    id_ = seated(server, pair, edition="asmodee-2024", options={"calza": True}, pace="normal")
    act(server, pair, id_)
    _table(people[0].page, id_)


def _coached(server: Server, people: list[Person]) -> None:
    pair = [people[1], people[0]]
    id_ = seated(server, pair, bots=1, edition="paco", options={"calza": True}, coach=True)
    act(server, pair, id_)
    _table(people[0].page, id_)


def _reveal(server: Server, people: list[Person]) -> None:
    id_ = seated(server, people[:2], edition="pressman-2008", pause_ms=20_000)
    act(server, people[:2], id_)
    _table(people[0].page, id_)
    act(server, people[:2], id_)
    people[0].page.wait_for_timeout(1500)


def _last_die(server: Server, people: list[Person]) -> None:
    house = {"dice_each": 2, "last_die_two_players": True}
    id_ = seated(server, people[:2], edition="azteca", house=house)
    while not (look(server, people[0], id_)["game"] or {})["last_die"]:
        act(server, people[:2], id_)
    _table(people[0].page, id_)


def _many(server: Server, people: list[Person]) -> None:
    house = {"dice_each": 6}
    id_ = seated(server, people[:1], bots=11, edition="asmodee-2024", house=house)
    _table(people[0].page, id_)


def _watching(server: Server, people: list[Person]) -> None:
    pair = people[1:3]
    id_ = seated(server, pair, edition="piatnik")
    act(server, pair, id_)
    _table(people[0].page, id_)


def _over(server: Server, people: list[Person]) -> None:
    pair = people[:2]
    id_ = seated(server, pair, edition="paco", house={"dice_each": 1})
    while act(server, pair, id_):
        pass
    _table(people[0].page, id_)


def _cup(server: Server, people: list[Person]) -> None:
    pair = [people[1], people[0]]
    id_ = seated(server, pair, edition="asmodee-2024", options={"calza": True})
    act(server, pair, id_)
    people[0].page.goto(f"/t/{id_}?cup=1")
    people[0].page.locator("div.cup").wait_for()


def _big_screen(server: Server, people: list[Person]) -> None:
    id_ = seated(server, people[:1], bots=11, edition="asmodee-2024", house={"dice_each": 6})
    people[0].page.goto(f"/t/{id_}/screen")
    people[0].page.locator(".board").wait_for()


def _big_screen_before(server: Server, people: list[Person]) -> None:
    id_ = table(server, people[0], seats=6, edition="piatnik", spectators=False)
    command(server, people[0], id_, "sit", seat=0)
    people[0].page.goto(f"/t/{id_}/screen")
    people[0].page.locator(".welcome").wait_for()


def _one_room(server: Server, people: list[Person]) -> None:
    """All phones are cups, and the big screen shows what came of a challenge."""
    id_ = seated(server, people, edition="asmodee-2024", pause_ms=20_000)
    for page in (people[0].context.new_page(), people[1].page, people[2].page):
        page.goto(f"/t/{id_}?cup=1")
    for bid in ((3, 4), (4, 5)):
        game = look(server, people[0], id_)["game"]
        who = people[game["turn"]["to_act"]]
        command(server, who, id_, "bid", bid=bid, expect=game["turn_n"])
    act(server, people, id_)
    people[0].page.goto(f"/t/{id_}/screen")
    people[0].page.locator(".outcome").wait_for()


def _passed_around(server: Server, people: list[Person]) -> None:
    id_ = table(server, people[0], seats=2, edition="paco")
    page = people[0].page
    page.goto(f"/t/{id_}/local")
    for field, name in enumerate(("Ana", "Ben")):
        page.locator("form input").nth(field).fill(name)
    page.locator("form .button.main").click()
    page.locator("section + .cluster .button.main").click()
    page.locator(".curtain").wait_for()


def _game(server: Server, people: list[Person]) -> None:
    id_ = played(server, people[:3], edition="pressman-2008", house={"dice_each": 2})
    people[0].page.goto(f"/g/{id_}")


def _add_bots(page: Page) -> None:
    """Open the choice of bots where a table is made."""
    settle(page)
    page.get_by_role("spinbutton").nth(1).press("ArrowUp")
    _show(page, BOTS)


def _choose_bots(page: Page) -> None:
    """Open the choice of bots where a table gathers."""
    settle(page)
    page.locator(f"details:has({BOTS}) summary").click()
    _show(page, BOTS)


def _begin(page: Page) -> None:
    """Begin a game whose first player is asked for."""
    settle(page)
    page.locator(".start .button.main").click()
    page.locator("dialog[open]").wait_for()
    settle(page)


def _listen(page: Page) -> None:
    """Open the coach at a table, which stays open then, and wait until it has said something."""
    settle(page)
    page.locator(COACH).wait_for()
    if not page.locator(".coach details[open]").count():
        page.locator(COACH).click()
    page.locator(ADVICE).wait_for()
    _show(page, ".coach")


def _ask(page: Page) -> None:
    """Ask the coach of a replay how the first bid could have been answered."""
    settle(page)
    for _ in ("the first dice", "the first bid"):
        page.keyboard.press("ArrowRight")
    page.locator(".ask button").click()
    _show(page, ".ask ol")


def _to_the_end(page: Page) -> None:
    """Go where the cups of an example round are lifted."""
    settle(page)
    page.keyboard.press("]")
    settle(page)


def _show(page: Page, what: str) -> None:
    page.locator(what).wait_for()
    page.locator(what).scroll_into_view_if_needed()
    settle(page)


def _person(server: Server, people: list[Person]) -> None:
    id_ = server.ask("GET", "/api/me", people[1].cookie)["id"]
    people[0].page.goto(f"/people/{id_}")


SCENES: Final = (
    Scene("home", at("/")),
    Scene("new-table-bots", at("/new"), _add_bots, translates=False),
    Scene("join-unknown", at("/c/ZZZZZZ")),
    Scene("table-gathering-bots", _gathering, _choose_bots, translates=False),
    Scene("table-invited", _invited, translates=False),
    Scene("table-toucan", _toucan, _begin, translates=False),
    Scene("table-my-turn", _my_turn, translates=False),
    Scene("table-answer", _answer_to_a_bid, translates=False),
    Scene("table-coach", _coached, _listen, translates=False),
    Scene("table-reveal", _reveal, translates=False),
    Scene("table-last-die", _last_die, translates=False),
    Scene("table-twelve", _many, translates=False),
    Scene("table-watching", _watching, translates=False),
    Scene("table-over", _over, translates=False),
    Scene("table-cup", _cup, translates=False),
    Scene("table-screen", _big_screen, translates=False),
    Scene("table-local", _passed_around, translates=False),
    Scene("game", _game),
    Scene("game-coach", _game, _ask, translates=False),
    Scene("learn", at("/learn"), translates=False),
    Scene("rules", at("/rules/azteca")),
    Scene("example", at("/rules/azteca/example"), _to_the_end),
    Scene("compare", at("/compare?a=paco&b=pressman-2008")),
    Scene("can-i-bid", at("/can-i-bid"), resizes=False),
    Scene("me", at("/me")),
    Scene("person", _person),
    Scene("leaderboard", at("/leaderboard")),
    Scene("settings", at("/settings")),
    Scene("dice", at("/dice")),
    Scene("not-found", at("/nowhere/at-all")),
)
PICTURES: Final = (
    *SCENES,
    Scene("new-table", at("/new")),
    Scene("table-gathering", _gathering),
    Scene("table-screen-before", _big_screen_before),
    Scene("table-screen-reveal", _one_room),
)
"""With what is only the beginning of another scene."""
