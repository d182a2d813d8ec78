"""Study chart: the main figures as one SVG file, a small field for each edition.

Lines differ in their marks as well as in their colours, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from palifico.analysis.dice_style import STYLE
from palifico.analysis.svg import (
    Block,
    TextLayout,
    level,
    paragraph,
    stacked,
    through,
    upright,
    words,
)
from palifico.arena.report.charts.lines import SHAPES
from palifico.arena.report.charts.scale import Scale, digits, ticks
from palifico.arena.studies.results import Results
from palifico.arena.studies.study import Figure, Plot, Study
from palifico.arena.studies.style import LINES
from palifico.arena.studies.tables import (
    POINTS,
    SHARES,
    chosen_figures,
    dimension,
    named,
    ordered,
    spelt,
    told_of,
    value,
)
from palifico.words import message
from palifico.words.numbers import number, percent

WIDTH: Final = 440
MARGIN: Final = 20
TITLE: Final = TextLayout(letters=33, row=26, x=MARGIN)
WHAT: Final = TextLayout(letters=46, row=22, x=MARGIN)
QUIET: Final = TextLayout(letters=50, row=20, x=MARGIN)
SHRINKS: Final = "max-width: 100%; height: auto; color-scheme: light dark"
COLUMNS: Final = 2
FIELD: Final = (166, 130)
"""How wide and how high a field is."""
APART: Final = (38, 66)
LEFT: Final = MARGIN + 34
TOP: Final = 20
MIN_INTERVAL_PX: Final = 1.5
"""An interval that reaches no farther than this lies within its mark."""
MAX_HALF_WIDTH: Final = 0.1
"""A figure with a wider interval is not drawn."""
MARK_SCALE: Final = 0.72
"""Marks are drawn smaller than in a report."""


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn: the figures, in which fields and lines, and the scales of all fields."""

    study: Study
    figures: tuple[Figure, ...]
    lang: str

    @property
    def what(self) -> str:
        """What the figures tell."""
        return self.study.plot.what

    @property
    def lines(self) -> list[str | int]:
        """What the lines are about."""
        return ordered(one.at[self.study.plot.lines] for one in self.figures)

    @property
    def across(self) -> list[int]:
        """What goes from left to right."""
        return sorted({int(one.at[self.study.plot.across]) for one in self.figures})

    @property
    def levels(self) -> list[float]:
        """The scale at the left, the same for all fields."""
        ends = [end for one in self.figures for end in (one.value, one.low, one.high)]
        return ticks(min(0.0, *ends), max(ends), most=4)

    def line(self, edition: str | int, line: str | int) -> list[Figure]:
        """Return the figures of one line, from left to right."""
        plot = self.study.plot
        found = [
            one
            for one in self.figures
            if (one.at["edition"], one.at[plot.lines]) == (edition, line)
        ]
        return sorted(found, key=lambda one: int(one.at[plot.across]))


def study_drawing(study: Study, results: Results, lang: str) -> str:
    """Return the drawing as the text of an SVG file."""
    plot = study.plot
    dimensions = ("edition", plot.lines, plot.across)
    chosen = chosen_figures(results, (plot.what,), dimensions, plot.common)
    drawn = Chart(study, tuple(_worth_drawing(chosen, plot)), lang)
    title = message(lang, f"study-title-{study.name}", {})
    what = told_of(plot.what, plot.common, lang)
    played = message(lang, "study-played", _counted(results, lang))
    parts = [
        paragraph("title", title, TITLE, gap=6),
        paragraph("verdict", what, WHAT, gap=8),
        paragraph("quiet", played, QUIET, gap=16),
        _fields(drawn),
        paragraph("quiet", message(lang, "study-players", {}), QUIET, gap=16),
    ]
    height, lines = stacked(parts, top=14)
    head = _head(title, f"{what}. {played} {_listed(drawn)}", lang, height)
    return "\n".join([*head, *lines, "</svg>", ""])


def _worth_drawing(figures: Sequence[Figure], plot: Plot) -> list[Figure]:
    """Without lines that are left out, and without figures of which next to nothing is known."""
    lines = [one for one in figures if one.at[plot.lines] not in plot.left_out]
    return [one for one in lines if one.half < MAX_HALF_WIDTH] or lines


def _counted(results: Results, lang: str) -> dict[str, str | int]:
    return {"games": number(lang, results.games), "seed": results.seed}


def _head(title: str, described: str, lang: str, height: float) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}"'
        f' width="{WIDTH}" height="{height:g}" style="{SHRINKS}"'
        f' role="img" lang="{lang}" aria-labelledby="study-title study-desc">'
    )
    yield f'<title id="study-title">{escape(title)}</title>'
    yield f'<desc id="study-desc">{escape(described)}</desc>'
    yield f"<style>{STYLE}{LINES}</style>"
    yield f'<rect class="page" width="{WIDTH}" height="{height:g}" rx="12"/>'


def _listed(drawn: Chart) -> str:
    """Return the figures for those who listen."""
    told = []
    for edition in ordered(one.at["edition"] for one in drawn.figures):
        for line in drawn.lines:
            figures = ", ".join(_point(drawn, one) for one in drawn.line(edition, line))
            told.append(f"{edition}, {named(drawn.study.plot.lines, line, drawn.lang)}: {figures}.")
    return " ".join(told)


def _point(drawn: Chart, one: Figure) -> str:
    at = value(drawn.study.plot.across, one.at[drawn.study.plot.across], drawn.lang)
    return f"{at}: {spelt(one, drawn.lang)}"


def _fields(drawn: Chart) -> Block:
    """Return a field for each edition, and what the lines are where the next one would be."""
    editions = ordered(one.at["edition"] for one in drawn.figures)
    lines: list[str] = []
    for place, edition in enumerate(editions):
        lines += _field(drawn, edition, *_corner(place))
    lines += _legend(drawn, *_corner(len(editions)))
    rows = len(editions) // COLUMNS + 1
    return Block(TOP + rows * (FIELD[1] + APART[1]) - 12, lines)


def _corner(place: int) -> tuple[float, float]:
    row, column = divmod(place, COLUMNS)
    return LEFT + column * (FIELD[0] + APART[0]), TOP + row * (FIELD[1] + APART[1])


def _field(drawn: Chart, edition: str | int, left: float, top: float) -> Iterator[str]:
    numbers = drawn.across
    across = Scale(numbers[0], max(numbers[-1], numbers[0] + 1), left + 10, left + FIELD[0] - 8)
    heights = Scale(drawn.levels[0], drawn.levels[-1], top + FIELD[1], top)
    yield words("name", left, top - 8, str(edition))
    for one in drawn.levels:
        kind = "nothing" if one == 0 and drawn.levels[0] < 0 else "axis" if one == 0 else "grid"
        yield level(kind, left, left + FIELD[0], heights.at(one))
        yield words("level", left - 5, heights.at(one) + 4, _level(drawn, one))
    for at in _marked(numbers):
        text = value(drawn.study.plot.across, at, drawn.lang)
        yield words("scale", across.at(at), top + FIELD[1] + 16, text)
    below = dimension(drawn.study.plot.across, drawn.lang)
    yield words("scale", left + FIELD[0] / 2, top + FIELD[1] + 32, below)
    for place, line in enumerate(drawn.lines):
        yield from _line(drawn, place, drawn.line(edition, line), across, heights)


def _line(
    drawn: Chart, place: int, figures: Sequence[Figure], across: Scale, heights: Scale
) -> Iterator[str]:
    xs = [across.at(int(one.at[drawn.study.plot.across])) for one in figures]
    points = [(x, heights.at(one.value)) for x, one in zip(xs, figures, strict=True)]
    yield through(f"line hue{place}", points)
    for (x, y), one in zip(points, figures, strict=True):
        low, high = heights.at(one.low), heights.at(one.high)
        if low - high > 2 * MIN_INTERVAL_PX:
            yield upright(f"reach hue{place}", x, round(high, 1), round(low, 1))
        yield f"<g><title>{escape(_point(drawn, one))}</title>{_mark(place, x, y)}</g>"


def _mark(place: int, x: float, y: float) -> str:
    at = f"translate({x:.1f} {y:.1f}) scale({MARK_SCALE})"
    return f'<path class="mark hue{place}" transform="{at}" d="{SHAPES[place]}"/>'


def _legend(drawn: Chart, left: float, top: float) -> Iterator[str]:
    yield words("name", left, top - 8, dimension(drawn.study.plot.lines, drawn.lang))
    for place, line in enumerate(drawn.lines):
        y = top + 14 + 22 * place
        yield through(f"line hue{place}", [(left, y), (left + 34, y)])
        yield _mark(place, left + 17, y)
        yield words("quiet", left + 44, y + 5, value(drawn.study.plot.lines, line, drawn.lang))


def _level(drawn: Chart, one: float) -> str:
    """Return a figure of the scale, short enough to stand beside it."""
    step = drawn.levels[1] - drawn.levels[0]
    if drawn.what in SHARES:
        return percent(drawn.lang, one, digits(100 * step))
    if drawn.what in POINTS:
        return number(drawn.lang, 100 * one, digits(100 * step), sign=bool(one))
    return number(drawn.lang, one, digits(step))


def _marked(numbers: Sequence[int]) -> list[int]:
    """Return those that are written below: all where there is room, else round ones."""
    if len(numbers) <= 6:
        return list(numbers)
    marks = ticks(numbers[0], numbers[-1], most=5)
    return [int(one) for one in marks if numbers[0] <= one <= numbers[-1]]
