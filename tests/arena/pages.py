"""Reports taken apart, so that a test can look at their elements, texts and tables."""

from __future__ import annotations

from collections.abc import Iterable
from html.parser import HTMLParser

from palifico.arena.report import report_html
from tests.arena.faked import Faked, of

VOID = {"meta", "wbr"}
FOUR = of("beginner", "counter", "listener", "champion", seats=(4,))


class Page(HTMLParser):
    """A page taken apart: its elements, its texts, its tables; refuses one that is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.elements.append((tag, given))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.rows: list[list[str]] = []
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {key: value or "" for key, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if tag == "table":
            self.tables[self.id_of_last_heading()] = self.rows

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data

    def id_of_last_heading(self) -> str:
        """The mark of the card that is being read."""
        return next(a["id"] for tag, a in reversed(self.elements) if tag == "h3" and "id" in a)

    def of(self, tag: str) -> list[dict[str, str]]:
        """The elements of a kind."""
        return [given for one, given in self.elements if one == tag]

    @property
    def text(self) -> str:
        """All that is to be read."""
        return "\n".join(self.texts)


def shown(run: Faked, lang: str = "en") -> Page:
    """The report of a run."""
    return Page(report_html(run, lang))


def column(rows: Iterable[list[str]], at: int) -> list[str]:
    """A column of a table, without its heading."""
    return [row[at] for row in rows][1:]
