"""Bid picker: the bid that is chosen, legal faces and counts, and the calls; keys and mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from textual.content import Content

from palifico.bots.coach.text import chance_text
from palifico.protocol.entries import Span
from palifico.terminal.client.seats import is_my_turn, may_calza, may_dudo, spans
from palifico.terminal.client.sentences import bid_text
from palifico.terminal.client.table import Table
from palifico.terminal.screen.base import Clickable
from palifico.terminal.screen.dice import sign
from palifico.terminal.screen.flow import flow
from palifico.terminal.summaries import place_lines
from palifico.words import Speaker

FACES: Final = (2, 3, 4, 5, 6, 1)
"""The faces in the order of display: the wild one last."""


class Choice:
    """A bid that is chosen but not made; only what the server says is legal."""

    def __init__(self) -> None:
        self.face = self.count = 0
        self._spans: tuple[Span, ...] = ()
        self._turn = -1

    @property
    def bid(self) -> tuple[int, int] | None:
        """The chosen bid; None when nothing can be bid."""
        return (self.count, self.face) if self.span(self.face) else None

    def span(self, face: int) -> Span:
        """Return the smallest and the largest legal count of a face."""
        return self._spans[face - 1] if 0 < face <= len(self._spans) else None

    def follow(self, table: Table) -> None:
        """Begin every turn with the smallest raise of the standing bid's face."""
        self._spans, game = spans(table), table.game
        turn = game.turn_n if game else -1
        if turn == self._turn and self.span(self.face):
            return
        self._turn = turn
        standing = game.bids[-1].bid[1] if game and game.bids else 0
        legal = [face for face in (standing, *FACES) if self.span(face)]
        self.pick(legal[0] if legal else 0)

    def pick(self, face: int) -> None:
        """Choose a legal face, with its smallest count."""
        span = self.span(face)
        if span is not None or face == 0:
            self.face, self.count = face, span[0] if span else 0

    def step(self, by: int) -> None:
        """Change the count, within what is legal."""
        if (span := self.span(self.face)) is not None:
            self.count = min(span[1], max(span[0], self.count + by))

    def turn(self, by: int) -> None:
        """Choose the next legal face to the right or left."""
        legal = [face for face in FACES if self.span(face)]
        if self.face in legal:
            self.pick(legal[(legal.index(self.face) + by) % len(legal)])


class Picker(Clickable):
    """Legal actions: faces with the smallest count of each, the count, and the calls."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as Textual calls it
        super().__init__(id=id)
        self.choice = Choice()

    def show(
        self,
        speaker: Speaker,
        table: Table,
        odds: Callable[[tuple[int, int]], float | None],
        columns: int,
    ) -> Content:
        """Draw the legal actions of this moment in so many columns; return what is drawn."""
        self.choice.follow(table)
        content = Content("\n").join(self._lines(speaker, table, odds, columns))
        self.update(content)
        return content

    def _lines(
        self,
        speaker: Speaker,
        table: Table,
        odds: Callable[[tuple[int, int]], float | None],
        columns: int,
    ) -> Iterator[Content]:
        if table.status == "over":
            yield from flow(list(_places(speaker, table)), columns, between="   ")
            return
        if is_my_turn(table):
            yield from self._bids() or [Content(speaker.say("board-only-call"))]
        yield from flow(self._buttons(speaker, table), columns)
        chance = odds(self.choice.bid) if self.choice.bid and is_my_turn(table) else None
        if chance is not None and self.choice.bid:
            bid, share = bid_text(speaker, self.choice.bid), chance_text(speaker.lang, chance)
            text = speaker.say("board-chance", bid=bid, chance=share)
            yield Content.styled(text, "$text-muted")

    def _bids(self) -> list[Content]:
        if self.choice.bid is None:
            return []
        faces = Content(" ").join(_face(self.choice, face) for face in FACES)
        leasts = Content(" ").join(_least(self.choice, face) for face in FACES)
        return [faces, leasts]

    def _buttons(self, speaker: Speaker, table: Table) -> list[Content]:
        parts: list[Content] = []
        if is_my_turn(table) and self.choice.bid is not None:
            count = Content.from_markup("$text ", text=speaker.say("board-count"))
            number = Content.styled(f" {self.choice.count} ", "bold")
            less, more = button("−", "screen.less"), button("+", "screen.step(1)")
            parts.append(Content.assemble(count, less, number, more))
            bid = speaker.say("board-bid", bid=bid_text(speaker, self.choice.bid))
            parts.append(button(f"⏎ {bid}", "screen.bid", main=True))
        if may_dudo(table):
            parts.append(button(f"d {speaker.word('dudo')}!", "screen.dudo"))
        if may_calza(table):
            parts.append(button(f"c {speaker.word('calza')}!", "screen.calza"))
        return parts


def _places(speaker: Speaker, table: Table) -> Iterator[Content]:
    """Yield the places of a finished game, the winner's highlighted."""
    for place, line in enumerate(place_lines(speaker, table)):
        yield Content.styled(line.strip(), "bold $primary" if place == 1 else "$foreground")


def button(text: str, action: str, *, main: bool = False) -> Content:
    """Return a clickable text of one line."""
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
