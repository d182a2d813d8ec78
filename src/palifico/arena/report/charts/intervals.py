"""Interval chart: a row a share or rating, a dot with its interval, a mark to compare with.

A full dot lies clear of its mark with the whole interval, a ring does not: nothing is told by
colour alone, and both figures stand beside the row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias
from xml.sax.saxutils import escape

from palifico.analysis.svg import Block, level, upright, words
from palifico.arena.report.charts.frame import MARGIN, WIDTH
from palifico.arena.report.charts.labels import label, told_apart
from palifico.arena.report.charts.scale import Scale, ticks
from palifico.bots.match.tally import STAR

LEFT: Final = 112
RIGHT: Final = 250
ROW: Final = 46
DOT: Final = 5.5
ROW_CHARS: Final = 12
"""The letters of a name that fit into a row; there are two rows."""
CHAR_WIDTH_PX: Final = 8
"""A letter of the scale is no wider."""

Formatter: TypeAlias = Callable[[float], str]
"""How a figure is written."""
TickFormatter: TypeAlias = Callable[[float], Formatter]
"""How the figures of a scale are written, given the step from one to the next."""


@dataclass(frozen=True, slots=True)
class Span:
    """A figure with its 95 % interval, and what it is compared with, if with anything.

    One that is starred is told of in a note.
    """

    name: str
    value: float
    low: float
    high: float
    mark: float | None = None
    starred: bool = False

    @property
    def is_clear(self) -> bool:
        """Whether the whole interval lies on one side of the mark."""
        return self.mark is None or not self.low <= self.mark <= self.high


def spans_drawn(spans: Sequence[Span], spelt: Formatter, scaled: TickFormatter) -> Block:
    """Return a row for each; `spelt` writes its figures, `scaled` those of the scale below."""
    marks = ticks(*_ends(spans), most=4)
    scale = Scale(marks[0], marks[-1], LEFT, RIGHT)
    bottom = ROW * len(spans)
    lines = [*_scale(scale, marks, bottom, scaled(marks[1] - marks[0]))]
    labels = told_apart([span.name for span in spans], 2 * ROW_CHARS - 1, ROW_CHARS - 1)
    for row, (span, name) in enumerate(zip(spans, labels, strict=True)):
        lines += _row(span, name, scale, ROW * row, spelt)
    return Block(bottom + 30, lines)


def interval(span: Span, spelt: Formatter) -> str:
    """Return the ends of the interval, with one percent sign; no dash stands by a minus."""
    low, between = spelt(span.low).rstrip("%\u00a0"), "…" if span.low < 0 else "–"
    return f"{low} {between} {spelt(span.high)}{STAR if span.starred else ''}"


def _ends(spans: Sequence[Span]) -> tuple[float, float]:
    marks = [span.mark for span in spans if span.mark is not None]
    lows, highs = [span.low for span in spans], [span.high for span in spans]
    return min(lows + marks), max(highs + marks)


def _scale(scale: Scale, marks: Sequence[float], bottom: float, spelt: Formatter) -> Iterator[str]:
    texts = list(map(spelt, marks))
    room = (scale.end - scale.begin) / (len(marks) - 1)
    every = -(-CHAR_WIDTH_PX * (max(map(len, texts)) + 1) // room)
    for place, (mark, text) in enumerate(zip(marks, texts, strict=True)):
        yield upright("grid", scale.at(mark), 0, bottom)
        if place % every == 0:
            yield words("scale", scale.at(mark), bottom + 20, text)


def _row(span: Span, name: str, scale: Scale, top: float, spelt: Formatter) -> Iterator[str]:
    middle = top + ROW / 2
    told = f"{span.name}: {spelt(span.value)} ({interval(span, spelt)})"
    yield f"<g><title>{escape(told)}</title>"
    yield from label(name, MARGIN, middle, ROW_CHARS)
    if span.mark is not None:
        yield upright("expected", scale.at(span.mark), top + 3, top + ROW - 3)
    low, high = scale.at(span.low), scale.at(span.high)
    yield level("span", low, high, middle)
    yield from (upright("end", end, middle - 5, middle + 5) for end in (low, high))
    kind = "full" if span.is_clear else "ring"
    yield f'<circle class="{kind}" cx="{scale.at(span.value):.1f}" cy="{middle:g}" r="{DOT}"/>'
    yield words("share", WIDTH - MARGIN, middle - 2, spelt(span.value))
    yield words("count", WIDTH - MARGIN, middle + 14, interval(span, spelt))
    yield "</g>"
