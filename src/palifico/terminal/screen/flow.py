"""Flow of whole parts into lines: a part is on a line as a whole, or dropped as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

MORE: Final = "…"
"""Stands for parts that are dropped."""


def flow(parts: Sequence[Content], columns: int, *, between: str = "  ") -> list[Content]:
    """Return lines of whole parts; only a part that is wider than a line is cut.

    >>> [line.plain for line in flow([Content("ab"), Content("cd"), Content("ef")], 6)]
    ['ab  cd', 'ef']
    """
    lines: list[Content] = []
    for part in (one.truncate(columns, ellipsis=True) for one in parts):
        longer = Content.assemble(lines[-1], between, part) if lines else part
        if lines and longer.cell_length <= columns:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def newest(
    parts: Sequence[Content], columns: int, *, between: str, max_lines: int = 1
) -> list[Content]:
    """Return lines of the last parts that fit, with a sign for those before them.

    >>> parts = [Content("ab"), Content("cd"), Content("ef")]
    >>> [line.plain for line in newest(parts, 8, between=" ")]
    ['ab cd ef']
    >>> [line.plain for line in newest(parts, 7, between=" ")]
    ['… cd ef']
    >>> [line.plain for line in newest(parts, 7, between=" ", max_lines=2)]
    ['ab cd', 'ef']
    """
    for first in range(len(parts)):
        shown = [*([Content(MORE)] if first else []), *parts[first:]]
        lines = flow(shown, columns, between=between)
        if len(lines) <= max_lines:
            return lines
    return flow(parts[-1:], columns)


def fitting_text(texts: Sequence[str], columns: int) -> str:
    """Return the first text that fits, the last of them otherwise."""
    return next((text for text in texts if Content(text).cell_length <= columns), texts[-1])
