"""Page of the report: header, comparison of all cells, a section a cell, footer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from palifico.arena.design import Cell
from palifico.arena.ratings import Deal, ladder
from palifico.arena.report.cell_figures import CellReport, win_spans
from palifico.arena.report.cell_section import cell_section, rating_card
from palifico.arena.report.charts.intervals import Span
from palifico.arena.report.markup import element, escape, table
from palifico.arena.report.run_section import Results, reading_section, run_section
from palifico.arena.report.style import STYLE
from palifico.words import message, visible
from palifico.words.numbers import percent

VIEWPORT: Final = "width=device-width, initial-scale=1"
NOWHERE: Final = "–"
ABOVE: Final = "▲"
BELOW: Final = "▼"


def report_html(results: Results, lang: str) -> str:
    """Return the whole page."""
    title = message(lang, "report-title", {"name": visible(results.config.name)})
    deals = [_deals(results, cell) for cell in results.cells]
    told = [_told(results, *one, lang) for one in zip(results.cells, deals, strict=True)]
    head = [
        '<meta charset="utf-8">',
        f'<meta name="viewport" content="{VIEWPORT}">',
        element("title", escape(title)),
        element("style", STYLE),
    ]
    parts = [cell_section(one, alone=len(told) == 1) for one in told]
    body = [
        element("header", *_opening(title, told, lang)),
        element("main", *_together(told, deals, lang), *parts),
        element("footer", run_section(results, lang), reading_section(lang)),
    ]
    page = element("html", element("head", *head), element("body", *body), lang=lang)
    return f"<!doctype html>\n{page}\n"


def _told(results: Results, cell: Cell, deals: Sequence[Deal], lang: str) -> CellReport:
    names = tuple(map(visible, results.config.labels))
    return CellReport(
        cell=cell,
        sums=results.sums(cell),
        ladder=ladder([deals], len(names)),
        names=names,
        complete=results.complete(cell),
        lang=lang,
    )


def _deals(results: Results, cell: Cell) -> list[Deal]:
    """Return the orders of every deal that has any."""
    orders, games = results.orders(cell), cell.seating.rotations
    return [tuple(orders[at : at + games]) for at in range(0, len(orders), games)]


def _opening(title: str, told: Sequence[CellReport], lang: str) -> Iterator[str]:
    """Yield what it is, how much was played, and where to find what."""
    yield element("h1", escape(title))
    games, decisions = (sum(getattr(one.sums, of) for one in told) for of in ("games", "decisions"))
    counted = message(lang, "report-counted", {"games": games, "decisions": decisions})
    yield element("p", escape(counted), class_="lead")
    if not all(one.complete for one in told):
        yield element("p", escape(message(lang, "report-unfinished", {})), class_="warning")
    yield _contents(told, lang)


def _contents(told: Sequence[CellReport], lang: str) -> str:
    links = [
        *([("all", message(lang, "report-all", {}))] if _several(told) else []),
        *((f"cell-{one.cell.number}", one.title) for one in told),
        ("run", message(lang, "report-run", {})),
        ("reading", message(lang, "report-reading", {})),
    ]
    items = (element("li", element("a", escape(text), href=f"#{id_}")) for id_, text in links)
    return element("nav", element("ul", *items), aria_label=message(lang, "report-contents", {}))


def _together(
    told: Sequence[CellReport], deals: Sequence[Sequence[Deal]], lang: str
) -> Iterator[str]:
    """Yield all cells in one, where there are several and players to compare."""
    if not _several(told):
        return
    heading = message(lang, "report-all", {})
    names = told[0].names
    found = ladder(deals, len(names))
    cards = [_shares_card(told, found.best_first(), lang)]
    if found.games:
        cards.append(rating_card(lang, "all-rating", found, names, broad=True))
    yield element(
        "section",
        element("h2", escape(heading), id="all"),
        element("div", *cards, class_="cards"),
        aria_labelledby="all",
    )


def _several(told: Sequence[CellReport]) -> bool:
    return len(told) > 1 and not told[0].alone


def _shares_card(told: Sequence[CellReport], order: Sequence[int], lang: str) -> str:
    """Return the share of the wins of every player in every cell, the best player first."""
    title, names = message(lang, "report-wins", {}), told[0].names
    spans = [win_spans(one) if one.sums.games else [] for one in told]
    heads = [message(lang, "report-head-player", {}), *(one.title for one in told)]
    rows = [
        [names[player], *(_share(lang, found[player]) if found else NOWHERE for found in spans)]
        for player in order
    ]
    return element(
        "div",
        element("h3", escape(title), id="all-wins"),
        element("p", escape(message(lang, "report-all-note", {"above": ABOVE, "below": BELOW}))),
        table(title, heads, rows),
        class_="card broad",
    )


def _share(lang: str, span: Span) -> str:
    """Return a share, and on which side of an even one it surely lies."""
    share = percent(lang, span.value)
    if not span.is_clear:
        return share
    return f"{ABOVE if span.value > (span.mark or 0) else BELOW}\u00a0{share}"
