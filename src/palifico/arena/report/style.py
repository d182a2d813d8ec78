"""Style sheet of the report: light, dark, phone, desktop and paper."""

from __future__ import annotations

from typing import Final

from palifico.analysis.dice_style import STYLE as DRAWINGS
from palifico.arena.report.charts.lines import HUES

COLOURS: Final = """
:root {
  color-scheme: light dark;
  --page: #f5f3ee; --paper: #fcfbf8; --ink: #24292f; --soft: #5c636b; --line: #e4e1da;
  --strong: #3d7f9c; --link: #2a6580; --warn: #9a3f0b; --warn-page: #f9e9dd;
  --hue0: #2f7392; --hue1: #b9500f; --hue2: #4d7a26; --hue3: #8a4f9e; --hue4: #a0740a;
  --hue5: #b23a5b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101214; --paper: #17191c; --ink: #e8e6e1; --soft: #a3a8ae; --line: #2d3136;
    --strong: #5aa3c2; --link: #86c1da; --warn: #f0a06c; --warn-page: #33241a;
    --hue0: #62adcc; --hue1: #ef8a4b; --hue2: #8fbf63; --hue3: #c391d6; --hue4: #d9ae4a;
    --hue5: #ee8aa4;
  }
}
"""

PAGE: Final = """
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  text-size-adjust: 100%; -webkit-text-size-adjust: 100%;
}
body > * { max-width: 68rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
header { padding-block: clamp(2rem, 7vw, 4.5rem) 0; }
footer { padding-block: 0 4rem; }
main > section, footer > section { margin-block-start: clamp(2.5rem, 6vw, 4rem); }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.75rem, 5vw, 2.6rem); letter-spacing: -0.02em; }
h2 { font-size: clamp(1.35rem, 3.2vw, 1.7rem); letter-spacing: -0.01em; scroll-margin: 1.5rem; }
h3 { font-size: 1.1rem; scroll-margin: 1.5rem; }
p { margin: 0.6rem 0 0; max-width: 44rem; text-wrap: pretty; }
a { color: var(--link); text-underline-offset: 0.18em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 2px; }
.lead { color: var(--soft); font-size: 1.05rem; font-variant-numeric: tabular-nums; }
.warning {
  margin-block-start: 1.2rem; padding: 0.8rem 1rem; border-inline-start: 4px solid var(--warn);
  background: var(--warn-page); border-radius: 0 8px 8px 0;
}
h2 > span {
  display: inline-block; margin-inline-start: 0.7rem; padding: 0.15rem 0.6rem;
  border: 1px solid var(--warn); border-radius: 99px; color: var(--warn);
  font-size: 0.85rem; font-weight: 500; letter-spacing: 0; vertical-align: middle;
}
nav ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.4rem; margin: 0.6rem 0 0; padding: 0; }
nav li { list-style: none; }
nav a { display: inline-block; padding-block: 0.35rem; }
nav { margin-block-start: 1.6rem; }
.cards {
  display: grid; gap: clamp(1rem, 2.4vw, 1.6rem); margin-block-start: 1.4rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr));
}
.card {
  min-width: 0; padding: clamp(1rem, 3vw, 1.6rem); border: 1px solid var(--line);
  border-radius: 14px; background: var(--paper);
}
.card p { font-size: 0.95rem; color: var(--soft); }
.card p:first-of-type:not(:only-of-type) { color: var(--ink); }
.card svg {
  display: block; width: 100%; max-width: 25rem; height: auto; margin-top: 1.1rem;
  overflow: visible;
}
.card.broad { grid-column: 1 / -1; }
details { margin-block-start: 1rem; border-block-start: 1px solid var(--line); }
summary { padding-block: 0.7rem 0; color: var(--link); cursor: pointer; font-size: 0.95rem; }
.wide { overflow-x: auto; margin-block-start: 0.7rem; }
table { border-collapse: collapse; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
caption {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
}
th, td { padding: 0.38rem 0 0.38rem 1.2rem; text-align: end; white-space: nowrap; }
th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
th { font-weight: 600; }
thead th, thead th:first-child {
  color: var(--soft); font-weight: 500; vertical-align: bottom;
  white-space: normal; overflow-wrap: normal; min-width: 4.5rem;
}
tbody tr { border-block-start: 1px solid var(--line); }
tbody th { max-width: 16rem; white-space: normal; min-width: 6rem; font-weight: 500; }
dl {
  display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 0.5rem 1.5rem;
  margin: 1.2rem 0 0;
}
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
pre {
  overflow-x: auto; margin: 0.8rem 0 0; padding: 1rem 1.2rem; border: 1px solid var(--line);
  border-radius: 10px; background: var(--paper); font-size: 0.9rem; line-height: 1.5;
}
code { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
h3.apart { margin-block-start: 2rem; }
@media (min-width: 60rem) {
  .card.broad:has(svg) {
    display: grid; grid-template: auto auto auto 1fr / 1fr 25rem; column-gap: 3.5rem;
  }
  .card.broad > svg { grid-column: 2; grid-row: 1 / 5; margin: 0; }
  .card.broad > details { grid-column: 1 / -1; }
}
@media (max-width: 32rem) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-block-end: 0.7rem; }
}
@media print {
  body { background: none; font-size: 10.5pt; }
  body > * { max-width: none; padding-inline: 0; }
  .cards { grid-template-columns: 1fr 1fr; gap: 10pt; }
  .card { break-inside: avoid; padding: 10pt; }
  h2, h3 { break-after: avoid; }
  nav, details { display: none; }
}
"""

MARKS: Final = """
svg text { font-size: 15px; font-variant-numeric: tabular-nums; }
svg .name { font-size: 14px; }
svg .count, svg .scale, svg .level, svg .aside, svg .before-it { font-size: 13px; }
svg .level, svg .before-it { text-anchor: end; }
svg .level, svg .aside, svg .before-it { fill: var(--soft); }
.span { stroke: var(--strong); stroke-width: 5; stroke-opacity: 0.4; }
.end { stroke: var(--strong); stroke-width: 1.5; }
.full { fill: var(--strong); stroke: var(--strong); stroke-width: 2; }
.ring { fill: var(--paper); stroke: var(--strong); stroke-width: 2; }
.line { stroke-width: 2; stroke-linejoin: round; }
.line.hollow { stroke-dasharray: 5 4; }
.leader { stroke-opacity: 0.45; }
.mark.hollow { fill: var(--paper); stroke-width: 1.6; }
"""

PLAYERS: Final = "".join(
    f".hue{at} {{ stroke: var(--hue{at}); }}\n"
    f".mark.hue{at}:not(.hollow) {{ fill: var(--hue{at}); }}\n"
    for at in range(HUES)
)

STYLE: Final = COLOURS + DRAWINGS + PAGE + MARKS + PLAYERS
