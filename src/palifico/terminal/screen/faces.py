"""Dice drawn in a terminal: whole faces, small ones, and cups that cover them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from palifico.terminal.lifting import Tone

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
TONES: Final[dict[Tone, str]] = {
    "match": "bold $success",
    "wild": "bold $warning",
    "dim": "$text-muted",
}


def drawn(face: int) -> tuple[str, ...]:
    """A face in five lines of nine signs.

    >>> print("\\n".join(drawn(5)))
    ╭───────╮
    │ ●   ● │
    │   ●   │
    │ ●   ● │
    ╰───────╯
    """
    return ("╭───────╮", *(f"│{row}│" for row in _PIPS[face]), "╰───────╯")


def row(dice: Sequence[int], tones: Sequence[str] = ()) -> Content:
    """Dice side by side, each in the colour of what it is to the bid."""
    faces = [drawn(die) for die in dice]
    styles = [*tones, *["$foreground"] * len(dice)]
    lines = [
        Content(" ").join(
            Content.styled(face[line], style) for face, style in zip(faces, styles, strict=False)
        )
        for line in range(5)
    ]
    return Content("\n").join(lines)


def small(dice: Sequence[int], tones: Sequence[Tone] = (), *, between: str = " ") -> Content:
    """Dice as digits, a star for the wild face."""
    styles = [TONES[tone] for tone in tones] or ["$foreground"] * len(dice)
    return Content(between).join(
        Content.styled(sign(die), style) for die, style in zip(dice, styles, strict=True)
    )


def sign(face: int) -> str:
    """A face as one sign."""
    return STAR if face == 1 else str(face)


def covered(count: int | None, *, between: str = " ") -> str:
    """A cup with so many dice under it; nobody knows how many where that is hidden."""
    return f"{COVERED} ?" if count is None else between.join(COVERED * count)
