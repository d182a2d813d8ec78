"""What all drawings of the report share: how wide they are, what they are called, their names."""

from __future__ import annotations

from typing import Final, NamedTuple

from palifico.analysis.svg import Block, words
from palifico.arena.report.markup import element, escape

WIDTH: Final = 360
MARGIN: Final = 1
ROW: Final = 17
"""From one row of a name to the next."""
BREAKS: Final = " ,:/_-="
"""Behind these a name may go on in the next row."""


class Called(NamedTuple):
    """What a drawing is called: the mark of its own on the page, its title, what it shows."""

    id: str
    title: str
    shows: str


def framed(called: Called, block: Block) -> str:
    """A drawing as an element of the page, for those who look and for those who listen."""
    title, shows = f"{called.id}-title", f"{called.id}-desc"
    return element(
        "svg",
        element("title", escape(called.title), id=title),
        element("desc", escape(called.shows), id=shows),
        *block.lines,
        viewBox=f"0 0 {WIDTH} {block.height:g}",
        role="img",
        aria_labelledby=title,
        aria_describedby=shows,
    )


def label(name: str, x: float, middle: float, letters: int) -> list[str]:
    """A name at the side in one row or two, cut where it is longer."""
    rows = _rows(name, letters)
    top = middle + 5 - ROW * (len(rows) - 1) / 2
    return [words("name", x, top + ROW * at, row) for at, row in enumerate(rows)]


def cut(name: str, letters: int) -> str:
    """The beginning of a name.

    >>> cut("champion", 8), cut("champions", 8)
    ('champion', 'champio…')
    """
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def _rows(name: str, letters: int) -> list[str]:
    """The name, broken once behind a sign or a blank, or wherever it must be."""
    if len(name) <= letters:
        return [name]
    ends = [at for at, sign in enumerate(name[:letters], start=1) if sign in BREAKS]
    end = ends[-1] if ends and ends[-1] > letters // 3 else letters
    return [name[:end].rstrip(), cut(name[end:].lstrip(), letters)]
