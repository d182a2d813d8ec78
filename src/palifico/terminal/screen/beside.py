"""Beside the table: what happened, and the coach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from palifico.bots.coach_words import chance_text
from palifico.terminal.sentences import Kind, Line, bid_text
from palifico.words import Speaker

COLOURS: Final[dict[Kind, str]] = {
    "bid": "$foreground",
    "call": "bold $warning",
    "outcome": "bold $foreground",
    "people": "$text-muted",
    "dice": "$text-muted",
    "table": "$secondary",
}
BEST: Final = 3


class LogView(VerticalScroll):
    """The log, which follows what happens."""

    can_focus = False

    def compose(self) -> Iterable[Static]:
        """One text."""
        yield Static(markup=False)

    def show(self, lines: Iterable[Line]) -> None:
        """Draw it, and look at its end."""
        parts = [Content.styled(line.text, COLOURS[line.kind]) for line in lines]
        self.query_one(Static).update(Content("\n").join(parts))
        self.call_after_refresh(self.scroll_end, animate=False)


def coach_text(speaker: Speaker, advice: Any, odds: Any) -> Content:
    """What the coach says, in a few lines for the side of the table."""
    lang = speaker.lang
    parts = [Content.styled(speaker.say("room-coach"), "bold $primary")]
    if advice is None and odds is None:
        return Content("\n").join([*parts, Content(speaker.say("room-coach-thinks"))])
    for place, one in enumerate((advice or {"advice": ()})["advice"], start=1):
        if place > BEST and one["action"] == "bid":
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
