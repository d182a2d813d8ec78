"""Style of dice charts: colours in light and dark, and the pips of a die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

STYLE: Final = """
  text { font: 15px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #24292f; }
  .title { font-size: 20px; font-weight: 600; }
  .verdict { font-size: 16px; }
  .share { font-weight: 600; }
  .share, .count { text-anchor: end; }
  .scale { text-anchor: middle; }
  .quiet, .scale, .count { fill: #5c636b; }
  .page { fill: #fcfbf8; }
  .grid { stroke: #e4e1da; }
  .axis, .expected { stroke: #24292f; }
  .expected { stroke-width: 1.5; stroke-dasharray: 6 4; }
  .band { fill: #d5e0e5; }
  .bar { fill: #3d7f9c; }
  .out { fill: #c8581a; }
  .die { fill: #fff; stroke: #24292f; stroke-width: 1.5; }
  .pip { fill: #24292f; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e6e1; }
    .quiet, .scale, .count { fill: #a3a8ae; }
    .page { fill: #17191c; }
    .grid { stroke: #2d3136; }
    .axis, .expected { stroke: #e8e6e1; }
    .band { fill: #384952; }
    .bar { fill: #5aa3c2; }
    .out { fill: #ef8a4b; }
    .die { fill: #e8e6e1; stroke: #e8e6e1; }
    .pip { fill: #17191c; }
  }
"""

_DIE: Final = 28
_PIPS: Final = {1: "5", 2: "37", 3: "357", 4: "1379", 5: "13579", 6: "134679"}
"""Which places of nine, counted as on a telephone, have a pip."""


def die(face: int, x: float, y: float) -> Iterator[str]:
    """Yield a die in the middle above a point, showing a face."""
    left = x - _DIE / 2
    yield f'<rect class="die" x="{left:g}" y="{y:g}" width="{_DIE}" height="{_DIE}" rx="6"/>'
    for place in _PIPS[face]:
        row, column = divmod(int(place) - 1, 3)
        across, down = (7 + 7 * step for step in (column, row))
        yield f'<circle class="pip" cx="{left + across:g}" cy="{y + down:g}" r="2.6"/>'
