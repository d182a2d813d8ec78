"""HTML markup: elements, tables and escaped texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

__all__ = ["element", "escape", "table"]

BREAK: Final = re.compile(r"(?<=[,:/_])(?=\w)")
"""Within a long name a row may end here."""


def element(name: str, *inside: str, **attributes: str) -> str:
    """Return an element around markup; attributes are plain texts, a final `_` is dropped.

    >>> element("p", escape("1 < 2"), class_="note")
    '<p class="note">1 &lt; 2</p>'
    """
    given = (
        f' {key.rstrip("_").replace("_", "-")}="{escape(to)}"' for key, to in attributes.items()
    )
    return f"<{name}{''.join(given)}>{''.join(inside)}</{name}>"


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of plain texts; the first cell of a row says what it is about.

    It can be scrolled sideways where it is wider than the page.
    """
    head = element("tr", *(element("th", _name(text), scope="col") for text in heads))
    whole = element(
        "table",
        element("caption", escape(caption)),
        element("thead", head),
        element("tbody", *map(_row, rows)),
    )
    return element("div", whole, class_="wide", tabindex="0", role="group", aria_label=caption)


def _row(texts: Sequence[str]) -> str:
    about, *figures = texts
    cells = (element("td", escape(text)) for text in figures)
    return element("tr", element("th", _name(about), scope="row"), *cells)


def _name(text: str) -> str:
    """Return a name that is broken behind a sign where it must be, rather than within a word."""
    return "<wbr>".join(map(escape, BREAK.split(text)))
