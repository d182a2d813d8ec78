"""SVG pieces: boxes, lines and words, stacked; and a check for SVG images."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import IO, NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape


class Block(NamedTuple):
    """A piece of a drawing, drawn from height 0 down, and how high it is."""

    height: float
    lines: list[str]


class TextLayout(NamedTuple):
    """How words are set: how many letters fit in a row, how high rows are, and where they begin."""

    letters: int
    row: float
    x: float


def stacked(blocks: Iterable[Block], top: float) -> Block:
    """Return the blocks one below the other."""
    lines: list[str] = []
    height = top
    for block in blocks:
        lines += [f'<g transform="translate(0 {height:g})">', *block.lines, "</g>"]
        height += block.height
    return Block(height, lines)


def paragraph(kind: str, text: str, set_in: TextLayout, *, gap: float = 0) -> Block:
    """Return words in as few rows as they need, none much shorter than the others."""
    rows = _even(text, set_in.letters)
    lines = [words(kind, set_in.x, set_in.row * at, row) for at, row in enumerate(rows, start=1)]
    return Block(set_in.row * len(rows) + gap, lines)


def words(kind: str, x: float, y: float, text: str) -> str:
    """Return a row of words."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def box(kind: str, left: float, right: float, top: float, bottom: float) -> str:
    """Return a rectangle."""
    return (
        f'<rect class="{kind}" x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}"'
        f' height="{bottom - top:.1f}"/>'
    )


def upright(kind: str, x: float, top: float, bottom: float) -> str:
    """Return a line from top to bottom."""
    return f'<line class="{kind}" x1="{x:.1f}" y1="{top:g}" x2="{x:.1f}" y2="{bottom:g}"/>'


def level(kind: str, left: float, right: float, y: float) -> str:
    """Return a line from left to right."""
    return f'<line class="{kind}" x1="{left:.1f}" y1="{y:.1f}" x2="{right:.1f}" y2="{y:.1f}"/>'


def through(kind: str, points: Iterable[tuple[float, float]]) -> str:
    """Return a line through points."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline class="{kind}" fill="none" points="{path}"/>'


def is_svg(stream: IO[bytes]) -> bool:
    """Return whether this is an SVG image of any kind: XML whose outermost element is `svg`.

    >>> from io import BytesIO
    >>> is_svg(BytesIO(b'<?xml version="1.0"?><svg/>')), is_svg(BytesIO(b"<html/>"))
    (True, False)
    """
    try:
        _, root = next(ElementTree.iterparse(stream, ["start"]))
    except (SyntaxError, LookupError, ValueError):  # no XML, or in no encoding that there is
        return False
    return str(root.tag).rpartition("}")[2] == "svg"


def _even(text: str, letters: int) -> list[str]:
    """Return a text in as few rows as fit so many letters, as short as can be."""
    fewest = len(_rows(text, letters))
    tries = (_rows(text, shorter) for shorter in range(letters // 2, letters + 1))
    return next(rows for rows in tries if len(rows) == fewest)


def _rows(text: str, letters: int) -> list[str]:
    return wrap(text, letters, break_long_words=False, break_on_hyphens=False)
