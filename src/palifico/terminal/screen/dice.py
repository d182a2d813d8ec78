"""Dice as text: drawn faces, digits, covered cups; and the widgets of one's own dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.widgets import Static

from palifico.terminal.client.reveal import Tone
from palifico.terminal.client.table import WILD, Table
from palifico.terminal.screen.flow import fitting_text
from palifico.words import Speaker, dice_text

STAR: Final = "★"
COVERED: Final = "▣"
SHAKEN: Final = ("◩", "◪")
_PIPS: Final = {
    1: ("       ", "   ★   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
DIE_COLUMNS: Final = 10
TONES: Final[dict[Tone, str]] = {
    "match": "bold $success",
    "wild": "bold $warning",
    "dim": "$text-muted",
}


class OwnDice(Static):
    """The player's dice as drawn faces, where there is room; while they roll, any faces."""

    def show(self, dice: Sequence[int], frame: int | None = None) -> None:
        """Draw them; `frame` is how far they have rolled."""
        self.update(row(dice if frame is None else tumbling(len(dice), frame)))


class OwnDigits(Static):
    """The player's dice as digits, with how many of them count for the bid."""

    def show(self, speaker: Speaker, table: Table, columns: int, *, is_rolling: bool) -> Content:
        """Draw them in so many columns, once they lie still; return what is drawn."""
        content = Content() if is_rolling else own_digits(speaker, table, columns)
        self.update(content)
        return content


def own_digits(speaker: Speaker, table: Table, columns: int) -> Content:
    """Return the player's dice as text; how many count is left out where there is no room."""
    dice = table.hand
    if not dice:
        return Content()
    text = speaker.say("board-your-dice-are", dice=dice_text(speaker, dice))
    count = _counting(speaker, table)
    more = [f"{text}  ({count})"] if count else []
    return Content(fitting_text([*more, text, " ".join(map(sign, dice))], columns))


def fits_drawn(dice: Sequence[int], columns: int) -> bool:
    """Whether drawn dice have room side by side."""
    return len(dice) * DIE_COLUMNS - 1 <= columns


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


def tumbling(count: int, frame: int) -> tuple[int, ...]:
    """Return faces for dice that roll: they change with every frame, and tell nothing.

    >>> tumbling(3, 0), tumbling(3, 1)
    ((1, 3, 5), (6, 2, 4))
    """
    return tuple((frame * 5 + die * 2) % 6 + 1 for die in range(count))


def row(dice: Sequence[int]) -> Content:
    """Return drawn dice side by side."""
    faces = [drawn(die) for die in dice]
    lines = [
        Content(" ").join(Content.styled(face[line], "$foreground") for face in faces)
        for line in range(5)
    ]
    return Content("\n").join(lines)


def small(
    dice: Sequence[int], tones: Sequence[Tone] = (), *, room: int, marked: int | None = None
) -> Content:
    """Return dice as digits, a star for the wild face, coloured by what each is to the bid.

    The die with the number `marked` is in brackets. Where there is no room for all, those that
    count are told as a number.
    """
    styles = [TONES[tone] for tone in tones] or ["$foreground"] * len(dice)
    signs = [f"[{sign(die)}]" if at == marked else sign(die) for at, die in enumerate(dice)]
    parts = [Content.styled(one, style) for one, style in zip(signs, styles, strict=True)]
    for between in (" ", ""):
        line = Content(between).join(parts)
        if line.cell_length <= room:
            return line
    return Content(f"{sum(tone != 'dim' for tone in tones)}/{len(dice)}")


def sign(face: int) -> str:
    """Return a face as one character."""
    return STAR if face == 1 else str(face)


def covered(count: int | None, *, room: int, frame: int | None = None) -> str:
    """Return a cup with so many dice under it, None where that is hidden; shaken in a `frame`.

    >>> covered(3, room=5), covered(3, room=4), covered(8, room=6), covered(None, room=9)
    ('▣ ▣ ▣', '▣▣▣', '8▣', '▣ ?')
    >>> covered(3, room=5, frame=0), covered(3, room=5, frame=1)
    ('◩ ◪ ◩', '◪ ◩ ◪')
    """
    if count is None:
        return f"{COVERED if frame is None else SHAKEN[frame % 2]} ?"
    signs = [COVERED if frame is None else SHAKEN[(die + frame) % 2] for die in range(count)]
    return fitting_text([" ".join(signs), "".join(signs), f"{count}{COVERED}"], room)


def _counting(speaker: Speaker, table: Table) -> str:
    """Return how many of the player's dice count for the standing bid, in words."""
    game = table.game
    if game is None or not game.bids or game.reveal:
        return ""
    face = game.bids[-1].bid[1]
    has_wilds = not game.last_die and face != WILD
    count = table.hand.count(face) + (table.hand.count(WILD) if has_wilds else 0)
    return speaker.say("board-yours-count", count=count)
