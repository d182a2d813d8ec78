"""Bar chart: how often each number came up, with the median marked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from palifico.analysis.svg import Block, box, level, upright, words
from palifico.arena.report.charts.frame import MARGIN, WIDTH
from palifico.arena.report.charts.intervals import Formatter
from palifico.arena.report.charts.scale import Scale, ticks

LEFT: Final = 42
RIGHT: Final = WIDTH - MARGIN - 4
TOP: Final = 26
BOTTOM: Final = 206
MAX_BARS: Final = 40


class Bar(NamedTuple):
    """How many of all are from one number up to another."""

    first: int
    last: int
    times: int

    @property
    def name(self) -> str:
        """The number or numbers.

        >>> Bar(3, 3, 10).name, Bar(3, 5, 10).name
        ('3', '3–5')
        """
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def bars_of(counts: Mapping[int, int]) -> list[Bar]:
    """Return the bars from the least number to the greatest, few enough to be told apart.

    >>> bars_of({3: 1, 5: 2})
    [Bar(first=3, last=3, times=1), Bar(first=4, last=4, times=0), Bar(first=5, last=5, times=2)]
    """
    if not counts:
        return []
    least, most = min(counts), max(counts)
    wide = -(-(most - least + 1) // MAX_BARS)
    firsts = range(least, most + 1, wide)
    return [
        Bar(at, at + wide - 1, sum(counts.get(n, 0) for n in range(at, at + wide))) for at in firsts
    ]


def middle_of(counts: Mapping[int, int]) -> int:
    """Return the median: at least half are no greater, and at least half no smaller."""
    total, so_far = sum(counts.values()), 0
    for number in sorted(counts):
        so_far += counts[number]
        if 2 * so_far >= total:
            return number
    raise ValueError("there is nothing to count")


def bars_drawn(counts: Mapping[int, int], share: Formatter, middle: str) -> Block:
    """Return bars as high as their share of all; `middle` is written at the median."""
    bars = bars_of(counts)
    total = sum(counts.values())
    levels = ticks(0, max(bar.times for bar in bars) / total, most=4)
    heights = Scale(0, levels[-1], BOTTOM, TOP)
    across = Scale(bars[0].first - 0.5, bars[-1].last + 0.5, LEFT, RIGHT)
    lines = [*_levels(heights, levels, share)]
    for bar in bars:
        lines += _bar(bar, across, heights, total, share)
    lines += _numbers(bars, across)
    lines += _middle(across.at(middle_of(counts)), middle)
    return Block(BOTTOM + 32, lines)


def _levels(heights: Scale, levels: Sequence[float], share: Formatter) -> Iterator[str]:
    for one in levels:
        yield level("grid" if one else "axis", LEFT, RIGHT, heights.at(one))
        yield words("level", LEFT - 8, heights.at(one) + 5, share(one))


def _bar(bar: Bar, across: Scale, heights: Scale, total: int, share: Formatter) -> Iterator[str]:
    left, right = across.at(bar.first - 0.5), across.at(bar.last + 0.5)
    gap = min(1.5, (right - left) / 8)
    yield f"<g><title>{escape(f'{bar.name}: {share(bar.times / total)}')}</title>"
    yield box("bar", left + gap, right - gap, heights.at(bar.times / total), BOTTOM)
    yield "</g>"


def _numbers(bars: Sequence[Bar], across: Scale) -> Iterator[str]:
    marks = ticks(bars[0].first, bars[-1].last, most=6)
    for mark in marks:
        if bars[0].first <= mark <= bars[-1].last and mark == int(mark):
            yield words("scale", across.at(mark), BOTTOM + 20, str(int(mark)))


def _middle(x: float, text: str) -> Iterator[str]:
    """Yield the mark, with its words on the side where there is room."""
    yield upright("expected", x, TOP - 8, BOTTOM)
    kind, aside = ("aside", 6) if x < (LEFT + RIGHT) / 2 else ("before-it", -6)
    yield words(kind, x + aside, TOP - 8, text)
