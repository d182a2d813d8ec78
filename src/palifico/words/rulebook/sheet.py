"""Printable sheet: a rulebook as one HTML page, A4 in two columns that fold to A5.

It needs nothing but a browser: style and dice are inside, and nothing is loaded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final

from palifico.rules import Face, Hand
from palifico.rules.reveal import matching
from palifico.words.rulebook.book import Line, Section, rulebook
from palifico.words.rulebook.examples import Example
from palifico.words.rulebook.rule_sentences import differs
from palifico.words.speaker import Speaker

PIPS: Final[dict[Face, tuple[tuple[int, int], ...]]] = {
    2: ((7, 3), (3, 7)),
    3: ((7, 3), (5, 5), (3, 7)),
    4: ((3, 3), (7, 3), (3, 7), (7, 7)),
    5: ((3, 3), (7, 3), (5, 5), (3, 7), (7, 7)),
    6: ((3, 3), (7, 3), (3, 5), (7, 5), (3, 7), (7, 7)),
}
STAR: Final = "M5 1.6 5.9 4.1 8.4 5 5.9 5.9 5 8.4 4.1 5.9 1.6 5 4.1 4.1z"
"""The wild face."""
EDGE: Final = 'fill="#fff" stroke="#111" stroke-width=".7"'
BID: Final = re.compile(r"(\d+)×([2-6])")

STYLE: Final = """\
@page { size: A4 landscape; margin: 9mm 10mm }
* { box-sizing: border-box }
html { font: 9pt/1.28 Georgia, "Times New Roman", serif; color: #111; background: #fff }
body { margin: 0 auto; max-width: 277mm; columns: 2; column-gap: 16mm }
h1 { margin: 0 0 .15em; font-size: 15pt; line-height: 1.1 }
h2 { margin: .55em 0 .15em; border-bottom: .6pt solid #111; font-size: 10.4pt; break-after: avoid }
p { margin: 0 0 .3em }
ul { margin: 0; padding: 0 0 0 1.1em }
li { margin: 0; break-inside: avoid }
small { font-size: 7.6pt; font-style: italic }
small::before { content: "[" } small::after { content: "]" }
.examples { padding: 0; list-style: none }
.examples li { margin: .12em 0 .12em .2em; padding-left: .6em; border-left: 1.5pt solid #999 }
.die { display: inline-block; width: 1.15em; height: 1.15em; vertical-align: -.22em }
.cups { display: block; font-size: 10.5pt; line-height: 1.5 }
.cup { display: inline-block; margin-right: .8em }
.bid, .cup { white-space: nowrap }
.counts { outline: 1.2pt solid #111; outline-offset: .4pt; border-radius: 20% }
@media screen and (max-width: 60rem) { body { columns: 1; padding: 1rem } html { font-size: 12pt } }
@media screen and (min-width: 60.01rem) { body { padding: 9mm 0 } }"""


def sheet_html(speaker: Speaker, title: str, about: str = "") -> str:
    """Return the rulebook of a table as a page; `about` says how the table differs from the box."""
    lead = escape(about or differs(speaker))
    sections = "\n".join(_section(speaker, section) for section in rulebook(speaker))
    return f"""<!doctype html>
<html lang="{speaker.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>
{STYLE}
</style>
</head>
<body>
<svg width="0" height="0" style="position:absolute" aria-hidden="true">{"".join(_symbols())}</svg>
<h1>{escape(title)}</h1>
<p>{lead}</p>
{sections}
</body>
</html>
"""


def _section(speaker: Speaker, section: Section) -> str:
    lines = "\n".join(map(_line, section.lines))
    text = f"<section>\n<h2>{escape(section.title)}</h2>\n<ul>\n{lines}\n</ul>"
    if section.examples:
        found = "\n".join(_example(speaker, one) for one in section.examples)
        label = escape(speaker.say("sample-title"))
        text += f'\n<ul class="examples" aria-label="{label}">\n{found}\n</ul>'
    return f"{text}\n</section>"


def _line(line: Line) -> str:
    note = f" <small>{escape(line.note)}</small>" if line.note else ""
    return f"<li>{escape(line.text)}{note}</li>"


def _example(speaker: Speaker, one: Example) -> str:
    text = BID.sub(_bid, escape(one.text))
    cups = "".join(_cup(one, cup) for cup in one.cups)
    label = escape(speaker.say("sample-title"))
    shown = f'<span class="cups" aria-hidden="true">{cups}</span>' if cups else ""
    return f"<li><b>{label}.</b> {text}{shown}</li>"


def _bid(found: re.Match[str]) -> str:
    """Return a bid with its face drawn: 7×⚃."""
    return f'<span class="bid">{found[1]}×{_die(int(found[2]), found[2])}</span>'


def _cup(one: Example, cup: Hand) -> str:
    dice = [
        _die(face, counts=matching((face,), one.bid, wild=not one.last_die) > 0)
        for face in sorted(cup)
    ]
    return f'<span class="cup">{" ".join(dice)}</span>'


def _die(face: Face, label: str = "", *, counts: bool = False) -> str:
    said = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    marked = "die counts" if counts else "die"
    return f'<svg class="{marked}" viewBox="0 0 10 10" {said}><use href="#d{face}"/></svg>'


def _symbols() -> Iterator[str]:
    """Yield a drawing of each face, to be used by name."""
    edge = f'<rect x=".4" y=".4" width="9.2" height="9.2" rx="2" {EDGE}/>'
    yield f'<symbol id="d1" viewBox="0 0 10 10">{edge}<path d="{STAR}"/></symbol>'
    for face, pips in PIPS.items():
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="1"/>' for x, y in pips)
        yield f'<symbol id="d{face}" viewBox="0 0 10 10">{edge}{dots}</symbol>'
