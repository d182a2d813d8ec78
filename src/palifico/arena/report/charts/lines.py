"""Line chart: several players over time, each line named at its end.

Lines differ in their marks and, beyond six, in their strokes: nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from palifico.analysis.svg import Block, level, through, words
from palifico.arena.report.charts.intervals import Formatter, TickFormatter
from palifico.arena.report.charts.labels import told_apart
from palifico.arena.report.charts.scale import Scale, spread, ticks

LEFT: Final = 22
RIGHT: Final = 218
LABELS: Final = 245
TOP: Final = 12
BOTTOM: Final = 240
NAME_CHARS: Final = 12
"""The letters of a name that fit beside the field."""
NAME_GAP: Final = 19
"""From one name to the next."""
MARKS: Final = 7
"""About the number of marks on a line."""
SHAPES: Final = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
    "M-3.6 -3.6h7.2v7.2h-7.2z",
    "M0 -4.8L4.6 3.6H-4.6z",
    "M0 -5.2L5.2 0L0 5.2L-5.2 0z",
    "M0 4.8L4.6 -3.6H-4.6z",
    "M-4.6 -1.6h3v-3h3.2v3h3v3.2h-3v3h-3.2v-3h-3z",
)
HUES: Final = len(SHAPES)


class Line(NamedTuple):
    """A player's figures, the first of them at 1."""

    name: str
    figures: Sequence[float]


def lines_drawn(lines: Sequence[Line], scaled: TickFormatter, below: str) -> Block:
    """Return all lines in one field; `below` says what goes from left to right."""
    last = max(len(line.figures) for line in lines)
    top = max(figure for line in lines for figure in line.figures)
    levels = ticks(0, max(top, 1), most=5)
    heights = Scale(0, levels[-1], BOTTOM, TOP)
    across = Scale(1, max(last, 2), LEFT + 6, RIGHT)
    drawn = [*_levels(heights, levels, scaled(levels[1])), *_numbers(across, last)]
    drawn.append(words("scale", (LEFT + RIGHT) / 2, BOTTOM + 40, below))
    for number, line in enumerate(lines):
        drawn += _line(line, number, across, heights)
    drawn += _names(lines, across, heights)
    return Block(BOTTOM + 48, drawn)


def shape(number: int) -> str:
    """Return how the marks of a player look: beyond six the same shapes, hollow."""
    return f"hue{number % HUES}{' hollow' if number >= HUES else ''}"


def _levels(heights: Scale, levels: Sequence[float], spelt: Formatter) -> Iterator[str]:
    for one in levels:
        yield level("grid" if one else "axis", LEFT, RIGHT, heights.at(one))
        yield words("level", LEFT - 8, heights.at(one) + 5, spelt(one))


def _numbers(across: Scale, last: int) -> Iterator[str]:
    inner = [mark for mark in ticks(1, max(last, 2), most=6) if 1 < mark <= last and mark % 1 == 0]
    for mark in (1, *inner):
        yield words("scale", across.at(mark), BOTTOM + 20, str(int(mark)))


def _line(line: Line, number: int, across: Scale, heights: Scale) -> Iterator[str]:
    points = [(across.at(at), heights.at(one)) for at, one in enumerate(line.figures, start=1)]
    yield f"<g><title>{escape(line.name)}</title>"
    yield through(f"line {shape(number)}", points)
    every = -(-len(points) // MARKS)
    for x, y in points[number % every :: every]:
        yield _mark(number, x, y)
    yield "</g>"


def _names(lines: Sequence[Line], across: Scale, heights: Scale) -> Iterator[str]:
    """Yield each name beside the end of its line, or as near as there is room."""
    labels = told_apart([line.name for line in lines], NAME_CHARS, NAME_CHARS // 3)
    order = sorted(range(len(lines)), key=lambda number: heights.at(lines[number].figures[-1]))
    ends = [heights.at(lines[number].figures[-1]) for number in order]
    for number, end, y in zip(order, ends, spread(ends, NAME_GAP, TOP, BOTTOM), strict=True):
        x = across.at(len(lines[number].figures))
        yield through(f"leader {shape(number)}", [(x + 5, end), (LABELS - 18, y), (LABELS - 12, y)])
        yield _mark(number, LABELS - 6, y)
        yield words("name", LABELS + 4, y + 5, labels[number])


def _mark(number: int, x: float, y: float) -> str:
    place = f"translate({x:.1f} {y:.1f})"
    return f'<path class="mark {shape(number)}" transform="{place}" d="{SHAPES[number % HUES]}"/>'
