"""Chart frame: the width of all charts, and the SVG element with title and description."""

from __future__ import annotations

from typing import Final, NamedTuple

from palifico.analysis.svg import Block
from palifico.arena.report.markup import element, escape

WIDTH: Final = 360
MARGIN: Final = 1


class Caption(NamedTuple):
    """What a drawing is called: the mark of its own on the page, its title, what it shows."""

    id: str
    title: str
    shows: str


def framed(called: Caption, block: Block) -> str:
    """Return a drawing as an element of the page, for those who look and for those who listen."""
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
