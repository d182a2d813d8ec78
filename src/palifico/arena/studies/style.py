"""Style of study charts: lines and marks, light and dark."""

from __future__ import annotations

from typing import Final

LINES: Final = """
  .name { font-weight: 600; font-size: 14px; }
  .level, .scale { font-size: 12px; }
  .level { text-anchor: end; fill: #5c636b; }
  .line { stroke-width: 1.6; }
  .reach { stroke-width: 1.2; stroke-opacity: 0.7; }
  .nothing { stroke: #5c636b; stroke-dasharray: 2 4; }
  .hue0 { stroke: #2f7392; } .mark.hue0 { fill: #2f7392; }
  .hue1 { stroke: #b9500f; } .mark.hue1 { fill: #fcfbf8; stroke-width: 1.8; }
  .hue2 { stroke: #4d7a26; } .mark.hue2 { fill: #4d7a26; }
  .hue3 { stroke: #8a4f9e; } .mark.hue3 { fill: #fcfbf8; stroke-width: 1.8; }
  .hue4 { stroke: #a0740a; } .mark.hue4 { fill: #a0740a; }
  .hue5 { stroke: #b23a5b; } .mark.hue5 { fill: #fcfbf8; stroke-width: 1.8; }
  @media (prefers-color-scheme: dark) {
    .level { fill: #a3a8ae; }
    .nothing { stroke: #a3a8ae; }
    .hue0 { stroke: #62adcc; } .mark.hue0 { fill: #62adcc; }
    .hue1 { stroke: #ef8a4b; } .mark.hue1 { fill: #17191c; }
    .hue2 { stroke: #8fbf63; } .mark.hue2 { fill: #8fbf63; }
    .hue3 { stroke: #c391d6; } .mark.hue3 { fill: #17191c; }
    .hue4 { stroke: #d9ae4a; } .mark.hue4 { fill: #d9ae4a; }
    .hue5 { stroke: #ee8aa4; } .mark.hue5 { fill: #17191c; }
  }
"""
