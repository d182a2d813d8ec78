"""Dice chart: the faces as one self-contained SVG file that a phone can show."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, sqrt
from typing import Final
from xml.sax.saxutils import escape

from palifico.analysis.dice_style import STYLE, die
from palifico.analysis.dice_text import counted, verdict_sentence
from palifico.analysis.dice_verdict import DiceStats, Level
from palifico.analysis.svg import Block, TextLayout, box, paragraph, stacked, upright, words
from palifico.rules import FACES
from palifico.words import message
from palifico.words.numbers import number, percent

WIDTH: Final = 440
MARGIN: Final = 20
LEFT: Final = 64
RIGHT: Final = 326
"""The sides of the field in which the bars lie: the dice are left of it, the numbers right."""
ROW: Final = 44
BAR: Final = 26
BOTTOM: Final = ROW * len(FACES)
TITLE: Final = TextLayout(letters=33, row=26, x=MARGIN)
VERDICT: Final = TextLayout(letters=46, row=22, x=MARGIN)
COUNTED: Final = TextLayout(letters=48, row=22, x=MARGIN)
LEGEND: Final = TextLayout(letters=45, row=20, x=MARGIN + 28)
SWATCH: Final = 16
SHRINKS: Final = "max-width: 100%; height: auto; color-scheme: light dark"
"""No wider than the page, whose own colour in the dark is dark too."""
EXPECTED: Final = 1 / 6
NINETEEN_IN_TWENTY: Final = 1.96


def drawing(stats: DiceStats, lang: str) -> str:
    """Return the drawing as the text of an SVG file."""
    parts = [
        paragraph("title", message(lang, "dice-plot-title", {}), TITLE, gap=6),
        paragraph("verdict", verdict_sentence(stats, lang), VERDICT, gap=8),
        paragraph("quiet", counted(stats, lang), COUNTED, gap=18),
        _field(stats, lang),
        *_legend(stats, lang),
    ]
    height, lines = stacked(parts, top=14)
    return "\n".join([*_head(stats, lang, height), *lines, "</svg>", ""])


def _head(stats: DiceStats, lang: str, height: float) -> Iterator[str]:
    """Yield how large it is, what it is called and how it looks; and the page below all."""
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}"'
        f' width="{WIDTH}" height="{height:g}" style="{SHRINKS}"'
        f' role="img" lang="{lang}" aria-labelledby="dice-title dice-desc">'
    )
    yield f'<title id="dice-title">{escape(message(lang, "dice-plot-title", {}))}</title>'
    yield f'<desc id="dice-desc">{escape(_described(stats, lang))}</desc>'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="page" width="{WIDTH}" height="{height:g}" rx="12"/>'


def _described(stats: DiceStats, lang: str) -> str:
    """Return what there is to see, for those who listen."""
    faces = "; ".join(_face(stats, lang, face) for face in FACES)
    return f"{verdict_sentence(stats, lang)} {counted(stats, lang)} {faces}."


def _face(stats: DiceStats, lang: str, face: int) -> str:
    seen, dice = stats.faces[face - 1].seen, stats.counts.dice
    values = {"seen": number(lang, seen), "dice": number(lang, dice), "face": str(face)}
    return message(lang, "dice-plot-face", {**values, "share": percent(lang, _share(stats, face))})


def _share(stats: DiceStats, face: int) -> float:
    return stats.faces[face - 1].seen / max(stats.counts.dice, 1)


def _spread(stats: DiceStats) -> float:
    """Return how far the band goes to either side of what is expected."""
    dice = stats.counts.dice
    return NINETEEN_IN_TWENTY * sqrt(5 / 36 / dice) if dice else 0.0


def _is_out(stats: DiceStats, face: int) -> bool:
    """Return whether a face is marked: outside the band, where the faces are unusual."""
    faces_are_odd = bool(stats.tests) and stats.tests[0].level is not Level.USUAL
    return faces_are_odd and abs(_share(stats, face) - EXPECTED) > _spread(stats)


def _field(stats: DiceStats, lang: str) -> Block:
    """Return the scale, the band, the bars on it, and what is expected across them."""
    spread = _spread(stats)
    top = _top(max(EXPECTED + spread, *(_share(stats, face) for face in FACES)))
    left, right = (_x(EXPECTED + side, top) for side in (-spread, spread))
    lines = [box("band", left, right, 0, BOTTOM), *_scale(top, lang)]
    for face in FACES:
        lines += _row(stats, lang, face, top)
    lines.append(upright("expected", _x(EXPECTED, top), 0, BOTTOM))
    return Block(BOTTOM + 34, lines)


def _row(stats: DiceStats, lang: str, face: int, top: float) -> Iterator[str]:
    """Yield a die, its bar, and both numbers."""
    middle = ROW * (face - 0.5)
    kind = "bar out" if _is_out(stats, face) else "bar"
    yield f"<g><title>{escape(_face(stats, lang, face))}</title>"
    yield from die(face, MARGIN + 14, middle - 14)
    yield box(kind, LEFT, _x(_share(stats, face), top), middle - BAR / 2, middle + BAR / 2)
    yield words("share", WIDTH - MARGIN, middle - 3, percent(lang, _share(stats, face)))
    yield words("count", WIDTH - MARGIN, middle + 15, number(lang, stats.faces[face - 1].seen))
    yield "</g>"


def _scale(top: float, lang: str) -> Iterator[str]:
    """Yield lines from top to bottom, five or so, each with its share."""
    step = _step(top)
    for share in [step * place for place in range(int(top / step + 0.01) + 1)]:
        at = _x(share, top)
        yield upright("grid" if share else "axis", at, 0, BOTTOM)
        yield words("scale", at, BOTTOM + 20, percent(lang, share, 0))


def _legend(stats: DiceStats, lang: str) -> Iterator[Block]:
    """Yield the legend of the line, of the band, and of the other colour where it is used."""
    expected = message(lang, "dice-plot-expected", {"share": percent(lang, EXPECTED)})
    yield _explained(upright("expected", MARGIN + SWATCH / 2, 4, 4 + SWATCH + 2), expected)
    yield _explained(_swatch("band"), message(lang, "dice-plot-band", {}))
    if any(_is_out(stats, face) for face in FACES):
        yield _explained(_swatch("out"), message(lang, "dice-plot-out", {}))
    yield Block(12, [])


def _explained(mark: str, text: str) -> Block:
    height, lines = paragraph("quiet", text, LEGEND, gap=8)
    return Block(height, [mark, *lines])


def _swatch(kind: str) -> str:
    return box(kind, MARGIN, MARGIN + SWATCH, 6, 6 + SWATCH)


def _top(most: float) -> float:
    """Return the share at the end of the field."""
    return min(ceil(most * 1.02 / _step(most)) * _step(most), 1)


def _step(most: float) -> float:
    return next(step for step in (0.05, 0.1, 0.2) if most <= 5 * step or step == 0.2)


def _x(share: float, top: float) -> float:
    """Return the place of a share, within the field."""
    return LEFT + (RIGHT - LEFT) * max(min(share / top, 1), 0)
