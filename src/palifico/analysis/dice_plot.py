"""The faces as a drawing: one SVG file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, sqrt
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape

from palifico.analysis.dice_style import STYLE, die
from palifico.analysis.dice_verdict import DiceStats, Level
from palifico.analysis.dice_words import counted, verdict_sentence
from palifico.rules import FACES
from palifico.words import message
from palifico.words.numbers import number, percent

WIDTH: Final = 720
MARGIN: Final = 36
LEFT: Final = 76
RIGHT: Final = 560
TOP: Final = 104
BOTTOM: Final = 324
"""The four sides of the field in which the bars stand."""
CAPTION: Final = BOTTOM + 116
VERDICT: Final = CAPTION + 34
BAR: Final = 46
LINE: Final = 21
LETTERS: Final = 74
"""How many letters of the verdict go into a line."""
EXPECTED: Final = 1 / 6
NINETEEN_IN_TWENTY: Final = 1.96


def drawing(stats: DiceStats, lang: str) -> str:
    """The drawing as the text of an SVG file."""
    title = message(lang, "dice-plot-title", {})
    rows = wrap(verdict_sentence(stats, lang), LETTERS)
    height = VERDICT + LINE * len(rows) + 12
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img" lang="{lang}" aria-labelledby="dice-title dice-desc">'
    )
    lines = [
        head,
        f'<title id="dice-title">{escape(title)}</title>',
        f'<desc id="dice-desc">{escape(_described(stats, lang))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}" rx="12"/>',
        _words("title", MARGIN, 48, title),
        _words("quiet", MARGIN, 74, counted(stats, lang)),
        *_field(stats, lang),
        _box("band", MARGIN, 16, CAPTION - 13, CAPTION + 3),
        _words("quiet", MARGIN + 24, CAPTION, message(lang, "dice-plot-band", {})),
        *(_words("verdict", MARGIN, VERDICT + LINE * at, row) for at, row in enumerate(rows)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _described(stats: DiceStats, lang: str) -> str:
    """What there is to see, for those who listen."""
    faces = "; ".join(_face(stats, lang, face) for face in FACES)
    return f"{counted(stats, lang)} {faces}. {verdict_sentence(stats, lang)}"


def _face(stats: DiceStats, lang: str, face: int) -> str:
    seen, dice = stats.faces[face - 1].seen, stats.counts.dice
    values = {"seen": number(lang, seen), "dice": number(lang, dice), "face": str(face)}
    return message(lang, "dice-plot-face", {**values, "share": percent(lang, _share(stats, face))})


def _share(stats: DiceStats, face: int) -> float:
    return stats.faces[face - 1].seen / max(stats.counts.dice, 1)


def _field(stats: DiceStats, lang: str) -> Iterator[str]:
    """The scale, the band, the bars on it, and what is expected across them."""
    dice = stats.counts.dice
    spread = NINETEEN_IN_TWENTY * sqrt(5 / 36 / dice) if dice else 0.0
    top = _top(max(EXPECTED + spread, *(_share(stats, face) for face in FACES)))
    yield from _scale(top, lang)
    yield _box("band", LEFT, RIGHT - LEFT, _y(EXPECTED + spread, top), _y(EXPECTED - spread, top))
    faces_are_odd = bool(stats.tests) and stats.tests[0].level is not Level.USUAL
    for face in FACES:
        is_out = faces_are_odd and abs(_share(stats, face) - EXPECTED) > spread
        kind = "bar out" if is_out else "bar"
        bar = _box(kind, _x(face) - BAR / 2, BAR, _y(_share(stats, face), top), BOTTOM)
        yield from _column(stats, lang, face, bar)
    yield _across("expected", _y(EXPECTED, top))
    expected = message(lang, "dice-plot-expected", {"share": percent(lang, EXPECTED)})
    yield _words("expects", RIGHT + 10, _y(EXPECTED, top) + 5, expected)


def _column(stats: DiceStats, lang: str, face: int, bar: str) -> Iterator[str]:
    """A bar, the die below it, and both numbers."""
    yield f"<g><title>{escape(_face(stats, lang, face))}</title>"
    yield bar
    yield from die(face, _x(face), BOTTOM + 12)
    yield _words("share", _x(face), BOTTOM + 60, percent(lang, _share(stats, face)))
    yield _words("count", _x(face), BOTTOM + 80, number(lang, stats.faces[face - 1].seen))
    yield "</g>"


def _scale(top: float, lang: str) -> Iterator[str]:
    """Lines across, five or so, each with its share."""
    step = _step(top)
    for share in [step * place for place in range(int(top / step + 0.01) + 1)]:
        at = _y(share, top)
        yield _across("grid" if share else "axis", at)
        yield _words("scale", LEFT - 10, at + 5, percent(lang, share, 0))


def _top(most: float) -> float:
    """The share at the top of the field."""
    return ceil(most * 1.02 / _step(most)) * _step(most)


def _step(most: float) -> float:
    return next(step for step in (0.05, 0.1, 0.2) if most <= 6 * step or step == 0.2)


def _x(face: int) -> float:
    return LEFT + (RIGHT - LEFT) * (face - 0.5) / len(FACES)


def _y(share: float, top: float) -> float:
    """The height of a share, within the field."""
    return BOTTOM - (BOTTOM - TOP) * max(min(share / top, 1), 0)


def _words(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _box(kind: str, left: float, width: float, top: float, bottom: float) -> str:
    return (
        f'<rect class="{kind}" x="{left:.1f}" y="{top:.1f}" width="{width:.1f}"'
        f' height="{bottom - top:.1f}"/>'
    )


def _across(kind: str, y: float) -> str:
    return f'<line class="{kind}" x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}"/>'
