"""The picker of a bid, with the calls beside it: by keys, and by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from textual.content import Content

from palifico.bots.coach_words import chance_text
from palifico.terminal.screen.choice import FACES, Choice
from palifico.terminal.screen.faces import sign
from palifico.terminal.screen.sized import Links
from palifico.terminal.seats import is_my_turn, may_calza, may_dudo
from palifico.terminal.sentences import bid_text
from palifico.terminal.table import Table
from palifico.terminal.telling import places_told
from palifico.words import Speaker


class Picker(Links):
    """What may be done now: faces with the least of each, how many, and the calls."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as Textual calls it
        super().__init__(id=id)
        self.choice = Choice()

    def show(
        self, speaker: Speaker, table: Table, odds: Callable[[tuple[int, int]], float | None]
    ) -> None:
        """Draw what may be done at this moment."""
        self.choice.follow(table)
        parts = []
        if is_my_turn(table):
            only = speaker.say("board-only-call")
            parts += self._bids() or [Content(only), Content()]
        parts.append(self._doing(speaker, table))
        if table.status == "over":
            parts = [Content("\n"), Content("   ").join(_places(speaker, table))]
        chance = odds(self.choice.bid) if self.choice.bid and is_my_turn(table) else None
        if chance is not None and self.choice.bid:
            bid, share = bid_text(speaker, self.choice.bid), chance_text(speaker.lang, chance)
            told = speaker.say("board-chance", bid=bid, chance=share)
            parts.append(Content.styled(told, "$text-muted"))
        self.update(Content("\n").join(parts))

    def _bids(self) -> list[Content]:
        if self.choice.bid is None:
            return []
        faces = Content(" ").join(_face(self.choice, face) for face in FACES)
        leasts = Content(" ").join(_least(self.choice, face) for face in FACES)
        return [faces, leasts]

    def _doing(self, speaker: Speaker, table: Table) -> Content:
        parts: list[Content] = []
        if is_my_turn(table) and self.choice.bid is not None:
            count = speaker.say("board-count")
            parts.append(Content.from_markup("$text ", text=count))
            parts.append(button("−", "screen.less"))
            parts.append(Content.styled(f" {self.choice.count} ", "bold"))
            parts.append(button("+", "screen.step(1)"))
            bid = speaker.say("board-bid", bid=bid_text(speaker, self.choice.bid))
            parts.append(Content("  "))
            parts.append(button(f"⏎ {bid}", "screen.bid", main=True))
        if may_dudo(table):
            parts += [Content("  "), button(f"d {speaker.word('dudo')}!", "screen.dudo")]
        if may_calza(table):
            parts += [Content("  "), button(f"c {speaker.word('calza')}!", "screen.calza")]
        return Content.assemble(*parts)


def _places(speaker: Speaker, table: Table) -> Iterator[Content]:
    """Who came in where, when a game is over."""
    for place, told in enumerate(places_told(speaker, table)):
        yield Content.styled(told.strip(), "bold $primary" if place == 1 else "$foreground")


def button(text: str, action: str, *, main: bool = False) -> Content:
    """Something to click on, drawn in one line."""
    style = "$background on $primary bold" if main else "$foreground on $panel"
    return Content.from_markup(f"[{style}][@click={action}] $text [/][/]", text=text)


def _face(choice: Choice, face: int) -> Content:
    text = f"  {sign(face)}  "
    if choice.span(face) is None:
        return Content.styled(text, "$text-disabled")
    style = "bold $background on $primary" if face == choice.face else "$foreground on $panel"
    return Content.from_markup(f"[{style}][@click=screen.pick({face})]$text[/][/]", text=text)


def _least(choice: Choice, face: int) -> Content:
    span = choice.span(face)
    text = f"{span[0]}×" if span else "–"
    style = "bold $primary" if face == choice.face else "$text-muted"
    return Content.styled(f"{text:^5}", style)
