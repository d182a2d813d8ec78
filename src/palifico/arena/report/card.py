"""Card of the report: a heading, notes, the chart, and its figures as a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from palifico.analysis.svg import Block
from palifico.arena.report.charts.frame import Caption, framed
from palifico.arena.report.charts.intervals import (
    Formatter,
    Span,
    TickFormatter,
    interval,
    spans_drawn,
)
from palifico.arena.report.charts.scale import digits
from palifico.arena.report.markup import element, escape, table
from palifico.bots.match.tally import STAR
from palifico.words import message
from palifico.words.numbers import number, percent

MAX_DIGITS: Final = 2


@dataclass(frozen=True, slots=True)
class TableData:
    """A table: what stands above its columns, and its rows."""

    heads: Sequence[str]
    rows: Iterable[Sequence[str]]


def card(  # noqa: PLR0913 - all that a card shows
    lang: str,
    called: Caption,
    notes: Sequence[str],
    drawn: Block,
    figures: TableData,
    *,
    broad: bool = False,
) -> str:
    """Return a card; a broad one takes the whole width of the page."""
    heading = element("h3", escape(called.title), id=called.id)
    shown = table(called.title, figures.heads, figures.rows)
    summary = element("summary", escape(message(lang, "report-figures", {})))
    return element(
        "div",
        heading,
        *(element("p", escape(note)) for note in notes),
        framed(called, drawn),
        element("details", summary, shown),
        class_="card broad" if broad else "card",
    )


def spans_card(
    lang: str, called: Caption, notes: Sequence[str], spans: Sequence[Span], counts: TableData
) -> str:
    """Return a card of shares; `counts` goes between the names and the shares in the table.

    The heads of `counts` begin with that of the names, its rows have none.
    """
    spelt = shares_spelt(lang, spans)
    heads = [*counts.heads, message(lang, "match-heading-share", {}), *interval_heads(lang, spans)]
    rows = [
        [span.name, *row, spelt(span.value), *interval_row(span, spelt)]
        for span, row in zip(spans, counts.rows, strict=True)
    ]
    drawn = spans_drawn(spans, spelt, shares_scaled(lang))
    notes = [*notes, *_starred(lang, spans)]
    return card(lang, called, notes, drawn, TableData(heads, rows))


def listed(lang: str, spans: Iterable[Span], spelt: Formatter) -> str:
    """Return spans for those who listen."""
    return "; ".join(
        message(
            lang,
            "report-row",
            {
                "name": span.name,
                "value": spelt(span.value),
                "low": spelt(span.low),
                "high": spelt(span.high),
            },
        )
        for span in spans
    )


def interval_heads(lang: str, spans: Sequence[Span]) -> list[str]:
    """Above the interval, and above what it is compared with."""
    heads = [message(lang, "match-heading-interval", {})]
    marked = any(span.mark is not None for span in spans)
    return [*heads, message(lang, "match-heading-even", {})] if marked else heads


def interval_row(span: Span, spelt: Formatter) -> list[str]:
    """Return the interval, and what it is compared with."""
    return [interval(span, spelt), *([] if span.mark is None else [spelt(span.mark)])]


def shares_spelt(lang: str, spans: Sequence[Span]) -> Formatter:
    """Return how shares are written: with as many digits as the narrowest interval is worth."""
    halves = [50 * (span.high - span.low) for span in spans if span.high > span.low]
    worth = min(max(digits(min(halves, default=1)), 1), MAX_DIGITS)
    return lambda share: percent(lang, share, worth)


def scale_spelt(lang: str) -> Formatter:
    """Return how shares are written on a scale: no digit too many."""

    def spelt(share: float) -> str:
        points = 100 * share
        needed = next(n for n in range(4) if n == 3 or abs(round(points, n) - points) < 1e-6)
        return percent(lang, share, needed)

    return spelt


def shares_scaled(lang: str) -> TickFormatter:
    """Return how shares are written on a scale: with as many digits as its steps take."""
    return lambda step: lambda share: percent(lang, share, digits(100 * step))


def numbers_scaled(lang: str) -> TickFormatter:
    """Return how other figures are."""
    return lambda step: lambda figure: _signed(number(lang, figure, digits(step)))


def rating_spelt(lang: str) -> Formatter:
    """Return how ratings are written, and what lies between two."""
    return lambda rating: _signed(number(lang, rating, 1))


def _signed(text: str) -> str:
    """Return a number with a minus that is no hyphen."""
    return text.replace("-", "\N{MINUS SIGN}")


def _starred(lang: str, spans: Sequence[Span]) -> list[str]:
    """Return what is to be said of the intervals with a star, if there are any."""
    some = any(span.starred for span in spans)
    return [f"{STAR} {message(lang, 'match-wilson', {})}"] if some else []
