"""Odds chart: chance by count, before and after listening, in one SVG file.

Before listening is a dashed line with rings, after listening a full line with dots, so that nothing
is told by colour alone. What is asked about gets one large field, everything else six small ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from palifico.analysis.dice_style import STYLE, die
from palifico.analysis.svg import Block, TextLayout, paragraph, stacked, upright, words
from palifico.odds.comparison import Comparison
from palifico.odds.text import chance_text, conclusion, known
from palifico.rules import FACES, Bid, Face
from palifico.words import Speaker
from palifico.words.numbers import percent

WIDTH: Final = 440
MARGIN: Final = 20
TITLE: Final = TextLayout(letters=33, row=26, x=MARGIN)
VERDICT: Final = TextLayout(letters=46, row=22, x=MARGIN)
QUIET: Final = TextLayout(letters=48, row=22, x=MARGIN)
LEGEND: Final = TextLayout(letters=42, row=20, x=MARGIN + 52)
SHRINKS: Final = "max-width: 100%; height: auto; color-scheme: light dark"
MIN_CHANCE_DRAWN: Final = 0.005
"""The scale of counts ends where all chances are below this."""
MIN_COUNTS: Final = 4
"""Counts that are shown at least, where there are so many dice."""
LINES: Final = """
  .half { stroke: #5c636b; stroke-dasharray: 2 4; }
  .asked { stroke: #c8581a; stroke-width: 2; }
  .before, .after { fill: none; stroke-width: 2; }
  .before { stroke: #5c636b; stroke-dasharray: 5 4; }
  .after { stroke: #3d7f9c; }
  .ring { fill: #fcfbf8; stroke: #5c636b; stroke-width: 1.5; }
  .dot { fill: #3d7f9c; }
  .level { text-anchor: end; fill: #5c636b; }
  @media (prefers-color-scheme: dark) {
    .half, .before { stroke: #a3a8ae; }
    .asked { stroke: #ef8a4b; }
    .after { stroke: #5aa3c2; }
    .ring { fill: #17191c; stroke: #a3a8ae; }
    .dot { fill: #5aa3c2; }
    .level { fill: #a3a8ae; }
  }
"""


class Field(NamedTuple):
    """Where chances by count are drawn: its corners, and the last count."""

    left: float
    right: float
    top: float
    bottom: float
    last: int

    def x(self, count: int) -> float:
        """Return the place of a count; the first is 1."""
        return self.left + (self.right - self.left) * (count - 1) / max(self.last - 1, 1)

    def y(self, chance: float) -> float:
        """Return the height of a chance."""
        return self.bottom - (self.bottom - self.top) * chance


def odds_drawing(speaker: Speaker, weighing: Comparison, asked: Bid | None) -> str:
    """Return the drawing as the text of an SVG file."""
    title = speaker.say("odds-plot-title")
    field = _large(speaker, weighing, asked) if asked else _small(speaker, weighing)
    parts = [
        paragraph("title", title, TITLE, gap=6),
        paragraph("verdict", conclusion(speaker, weighing, asked), VERDICT, gap=8),
        paragraph("quiet", known(speaker, weighing), QUIET, gap=18),
        field,
        *_legend(speaker, weighing),
    ]
    height, lines = stacked(parts, top=14)
    return "\n".join([*_head(speaker, weighing, asked, height), *lines, "</svg>", ""])


def _head(
    speaker: Speaker, weighing: Comparison, asked: Bid | None, height: float
) -> Iterator[str]:
    """Yield how large it is, what it is called and how it looks; and the page below all."""
    told = [conclusion(speaker, weighing, asked), known(speaker, weighing)]
    faces = [asked.face] if asked else FACES
    listed = "; ".join(_listed(speaker, weighing, face) for face in faces)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}"'
        f' width="{WIDTH}" height="{height:g}" style="{SHRINKS}"'
        f' role="img" lang="{speaker.lang}" aria-labelledby="odds-title odds-desc">'
    )
    yield f'<title id="odds-title">{escape(speaker.say("odds-plot-title"))}</title>'
    yield f'<desc id="odds-desc">{escape(" ".join([*told, listed]))}.</desc>'
    yield f"<style>{STYLE}{LINES}</style>"
    yield f'<rect class="page" width="{WIDTH}" height="{height:g}" rx="12"/>'


def _listed(speaker: Speaker, weighing: Comparison, face: Face) -> str:
    """Return the chances of a face for those who listen."""
    bids = (Bid(count, face) for count in range(1, _last(weighing, [face]) + 1))
    return ", ".join(f"{speaker.bid(bid)} {_told(speaker, weighing, bid)}" for bid in bids)


def _told(speaker: Speaker, weighing: Comparison, bid: Bid) -> str:
    row = weighing.row(bid)
    before, after = (chance_text(speaker.lang, one) for one in (row.before, row.after))
    return f"{before} → {after}" if weighing.at.bids else before


def _large(speaker: Speaker, weighing: Comparison, asked: Bid) -> Block:
    """Return one face, and the bid that was asked about."""
    last = max(_last(weighing, [asked.face]), asked.count)
    field = Field(MARGIN + 52, WIDTH - MARGIN - 8, 8, 228, last)
    lines = [*_scale(speaker, field, every=_every(last, 13))]
    lines.append(upright("asked", field.x(asked.count), field.top, field.bottom))
    lines += _curves(weighing, asked.face, field)
    lines += die(asked.face, WIDTH - MARGIN - 22, 8)
    return Block(270, lines)


def _small(speaker: Speaker, weighing: Comparison) -> Block:
    """Return all six faces, two beside each other."""
    last = _last(weighing, FACES)
    lines: list[str] = []
    for face in FACES:
        row, column = divmod(face - 1, 2)
        left, top = MARGIN + 46 + column * 198, 8 + row * 158
        field = Field(left, left + 150, top, top + 110, last)
        lines += _scale(speaker, field, every=_every(last, 6), levels=column == 0)
        lines += _curves(weighing, face, field)
        lines += die(face, left + 136, top - 2)
    return Block(3 * 158 + 8, lines)


def _scale(speaker: Speaker, field: Field, *, every: int, levels: bool = True) -> Iterator[str]:
    """Yield lines at nothing, a half and all; and counts below."""
    for chance, kind in ((0.0, "axis"), (0.5, "half"), (1.0, "grid")):
        y = field.y(chance)
        yield _line(kind, field.left - 4, field.right + 4, y)
        if levels:
            yield words("level", field.left - 10, y + 5, percent(speaker.lang, chance, 0))
    for count in range(1, field.last + 1, every):
        yield words("scale", field.x(count), field.bottom + 20, str(count))


def _curves(weighing: Comparison, face: Face, field: Field) -> Iterator[str]:
    counts = range(1, field.last + 1)
    before = [weighing.before.chance(Bid(count, face)) for count in counts]
    yield from _curve("before", "ring", before, field)
    if weighing.at.bids:
        after = [weighing.after.chance(Bid(count, face)) for count in counts]
        yield from _curve("after", "dot", after, field)


def _curve(kind: str, mark: str, chances: Sequence[float], field: Field) -> Iterator[str]:
    """Yield a line, and a mark at each count."""
    points = [(field.x(at), field.y(chance)) for at, chance in enumerate(chances, start=1)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    yield f'<polyline class="{kind}" fill="none" points="{path}"/>'
    size = (3.0 if field.right - field.left > 200 else 2.2) + (mark == "ring")
    for x, y in points:
        yield f'<circle class="{mark}" cx="{x:.1f}" cy="{y:.1f}" r="{size}"/>'


def _legend(speaker: Speaker, weighing: Comparison) -> Iterator[Block]:
    """Yield what the lines say; of two kinds of odds only where there are two."""
    if weighing.at.bids:
        for kind, mark in (("before", "ring"), ("after", "dot")):
            text = speaker.say("odds-before" if kind == "before" else "odds-after")
            yield _explained([*_sample(kind, mark)], text)
    yield _explained([_line("half", MARGIN, MARGIN + 40, 15)], speaker.say("odds-plot-half"))
    yield Block(12, [])


def _sample(kind: str, mark: str) -> Iterator[str]:
    field = Field(MARGIN, MARGIN + 40, 15, 15, 3)
    yield from _curve(kind, mark, [0.0] * 3, field)


def _explained(marks: list[str], text: str) -> Block:
    height, lines = paragraph("quiet", text, LEGEND, gap=8)
    return Block(height, [*marks, *lines])


def _line(kind: str, left: float, right: float, y: float) -> str:
    return f'<line class="{kind}" x1="{left:g}" y1="{y:g}" x2="{right:g}" y2="{y:g}"/>'


def _last(weighing: Comparison, faces: Sequence[Face]) -> int:
    """Return the last count that is worth a look."""
    seen = [
        count
        for count in range(1, weighing.dice + 1)
        for face in faces
        if max(odds.chance(Bid(count, face)) for odds in (weighing.before, weighing.after))
        > MIN_CHANCE_DRAWN
    ]
    return min(max([MIN_COUNTS, *seen]), weighing.dice)


def _every(last: int, room: int) -> int:
    """Return every which count is written below, where there is room for so many."""
    return -(-last // room)
