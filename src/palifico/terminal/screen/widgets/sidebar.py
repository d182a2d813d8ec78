"""Sidebar of the table: the log, and the coach's advice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from textual import work
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from palifico.bots.coach.text import chance_text
from palifico.terminal.client.client import Client
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.rest import Refused
from palifico.terminal.client.seats import is_my_turn
from palifico.terminal.client.sentences import LineKind, LogLine, bid_text
from palifico.terminal.summaries import MAX_ADVICE
from palifico.words import Speaker

COLOURS: Final[dict[LineKind, str]] = {
    "bid": "$foreground",
    "call": "bold $warning",
    "outcome": "bold $foreground",
    "people": "$text-muted",
    "dice": "$text-muted",
    "table": "$secondary",
}


class LogView(VerticalScroll):
    """The log, scrolled to its end."""

    can_focus = False

    def compose(self) -> Iterable[Static]:
        yield Static(markup=False)

    def show(self, lines: Iterable[LogLine]) -> None:
        """Draw the lines."""
        parts = [Content.styled(line.text, COLOURS[line.kind]) for line in lines]
        self.query_one(Static).update(Content("\n").join(parts))
        self.call_after_refresh(self.scroll_end, animate=False)


class CoachPanel(Static):
    """The coach: fetches odds and advice once a turn while it `is_on`; `changed` hears of them."""

    def __init__(
        self,
        players: LocalPlayers,
        changed: Callable[[], None],
        *,
        is_on: bool,
        id: str,  # noqa: A002 - as Textual calls it
    ) -> None:
        super().__init__(id=id, markup=False)
        self.is_on = is_on
        self._players, self._changed = players, changed
        self._odds: Any = None
        self._advice: Any = None
        self._turn = 0

    def show(self) -> None:
        """Draw the advice, unless the coach is off or only watched."""
        table = self._players.table
        is_allowed = table is not None and bool(table.settings.coach)
        self.display = self.is_on and is_allowed and not self._players.are_watching()
        if self.display:
            self.update(self.advice())

    def advice(self) -> Content:
        """Return the advice for the player to act; for others, what the coach does."""
        speaker, table = self._players.first.speaker, self._players.table
        if table is not None and is_my_turn(table):
            return _advice_text(speaker, self._advice, self._odds)
        title = Content.styled(speaker.say("room-coach"), "bold $primary")
        return Content.assemble(title, "\n", speaker.say("room-coach-more"))

    def chance_of(self, bid: tuple[int, int]) -> float | None:
        """Return how likely a bid is true, if the coach is on and knows."""
        if not self.is_on or self._odds is None:
            return None
        found = (one["heard"] for one in self._odds["bids"] if tuple(one["bid"]) == bid)
        return next(found, None)

    def follow(self) -> None:
        """Fetch the advice of a new turn for the viewer."""
        table, client = self._players.table, self._players.viewer
        if not self.is_on or client is None or table is None or not is_my_turn(table):
            return
        turn = self._players.turn_number()
        if table.settings.coach and turn != self._turn:
            self._turn, self._odds, self._advice = turn, None, None
            self._fetch(client, turn)

    @work(exclusive=True, group="coach")
    async def _fetch(self, client: Client, turn: int) -> None:
        odds = await _fetched(client, f"/api/tables/{client.id}/odds")
        if turn == self._turn:
            self._odds = odds
            self._changed()
        advice = await _fetched(client, f"/api/tables/{client.id}/coach")
        if turn == self._turn:
            self._advice = advice
            self._changed()


async def _fetched(client: Client, path: str) -> Any:
    try:
        return await client.fetch(path)
    except Refused:
        return None


def _advice_text(speaker: Speaker, advice: Any, odds: Any) -> Content:
    lang = speaker.lang
    parts = [Content.styled(speaker.say("room-coach"), "bold $primary")]
    if advice is None and odds is None:
        return Content("\n").join([*parts, Content(speaker.say("room-coach-thinks"))])
    for place, one in enumerate((advice or {"advice": ()})["advice"], start=1):
        if place > MAX_ADVICE and one["action"] == "bid":
            continue
        action = bid_text(speaker, tuple(one["bid"])) if one["bid"] else speaker.word(one["action"])
        chance = chance_text(lang, one["after"])
        parts.append(Content.assemble(f"{place}. ", (action, "bold"), f"  {chance}"))
        parts.append(Content.styled(f"   {one['why']}", "$text-muted"))
    for name, id_ in (("dudo", "room-coach-dudo"), ("calza", "room-coach-calza")):
        if odds and odds[name] is not None:
            right = speaker.say("room-coach-dudo") if name == "dudo" else speaker.say(id_)
            parts.append(Content(f"{right}: {chance_text(lang, odds[name])}"))
    return Content("\n").join(parts)
