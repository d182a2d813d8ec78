"""Dice as text: drawn faces, digits, covered cups; and the widgets of one's own dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.widgets import Static

from palifico.terminal.client.reveal import Tone
from palifico.terminal.client.table import WILD, Table
from palifico.words import Speaker, dice_text

STAR: Final = "★"
COVERED: Final = "▣"
_PIPS: Final = {
    1: ("       ", "   ★   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
DIE_COLUMNS: Final = 10
MIN_ROOM_COLUMNS: Final = 40
TONES: Final[dict[Tone, str]] = {
    "match": "bold $success",
    "wild": "bold $warning",
    "dim": "$text-muted",
}


class OwnDice(Static):
    """The player's dice as drawn faces, where there is room."""

    def show(self, table: Table, columns: int) -> None:
        """Draw them in so many columns."""
        fits = len(table.hand) * DIE_COLUMNS <= max(MIN_ROOM_COLUMNS, columns)
        self.update(row(table.hand) if fits else Content())


class OwnDigits(Static):
    """The player's dice as digits, with how many of them count for the bid."""

    def show(self, speaker: Speaker, table: Table, columns: int) -> None:
        """Draw them in so many columns."""
        dice = table.hand
        text = speaker.say("board-your-dice-are", dice=dice_text(speaker, dice)) if dice else ""
        count = _counting(speaker, table)
        if dice and count and len(text) + len(count) + 4 <= columns:
            text = f"{text}  ({count})"
        self.update(text)


def drawn(face: int) -> tuple[str, ...]:
    """Return a face in five lines of nine characters.

    >>> print("\\n".join(drawn(5)))
    ╭───────╮
    │ ●   ● │
    │   ●   │
    │ ●   ● │
    ╰───────╯
    """
    return ("╭───────╮", *(f"│{row}│" for row in _PIPS[face]), "╰───────╯")


def row(dice: Sequence[int]) -> Content:
    """Return drawn dice side by side."""
    faces = [drawn(die) for die in dice]
    lines = [
        Content(" ").join(Content.styled(face[line], "$foreground") for face in faces)
        for line in range(5)
    ]
    return Content("\n").join(lines)


def small(dice: Sequence[int], tones: Sequence[Tone] = (), *, between: str = " ") -> Content:
    """Return dice as digits, a star for the wild face, coloured by what each is to the bid."""
    styles = [TONES[tone] for tone in tones] or ["$foreground"] * len(dice)
    return Content(between).join(
        Content.styled(sign(die), style) for die, style in zip(dice, styles, strict=True)
    )


def sign(face: int) -> str:
    """Return a face as one character."""
    return STAR if face == 1 else str(face)


def covered(count: int | None, *, between: str = " ") -> str:
    """Return a cup with so many dice under it; None where the count is hidden."""
    return f"{COVERED} ?" if count is None else between.join(COVERED * count)


def _counting(speaker: Speaker, table: Table) -> str:
    """Return how many of the player's dice count for the standing bid, in words."""
    game = table.game
    if game is None or not game.bids or game.reveal:
        return ""
    face = game.bids[-1].bid[1]
    has_wilds = not game.last_die and face != WILD
    count = table.hand.count(face) + (table.hand.count(WILD) if has_wilds else 0)
    return speaker.say("board-yours-count", count=count)
