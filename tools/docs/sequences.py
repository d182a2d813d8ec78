"""Sequence diagrams of the docs, as SVG: `python -m tools.docs.sequences` draws them anew.

They are data in `docs/sequences.toml`; participants are paths, and a test sees that these exist.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "docs" / "sequences.toml"
CLIENT: Final = "client"
COLUMN, ROW, HEAD, MARGIN = 150, 34, 64, 24
STYLE: Final = """
.head{fill:#f3e3c3;stroke:#8d7648}.name{font:600 15px system-ui,sans-serif;fill:#2b2118}
.folder{font:12px system-ui,sans-serif;fill:#51463a}.life{stroke:#b8a98c;stroke-dasharray:3 5}
.text,.note{font:13px system-ui,sans-serif;paint-order:stroke;stroke:#fdfaf4;stroke-width:5px}
.text{fill:#2b2118}.note{font-style:italic;fill:#51463a}
.dot{fill:#8a2d1c}.arrow{stroke:#8a2d1c;stroke-width:1.6}.tip{fill:#8a2d1c}.ground{fill:#fdfaf4}
@media (prefers-color-scheme:dark){.ground{fill:#211d19}.head{fill:#5a4a2c;stroke:#cdb27a}
.name{fill:#f6eee2}.folder{fill:#d8ccbb}.life{stroke:#6b5f4f}.arrow{stroke:#e58a70}.tip,.dot{fill:#e58a70}
.text,.note{stroke:#211d19}.text{fill:#f6eee2}.note{fill:#d8ccbb}}
"""


def drawings() -> dict[Path, str]:
    """The diagrams, each by the file where it belongs."""
    found = tomllib.loads(SOURCE.read_text("utf-8"))
    return {ROOT / f"docs/assets/sequence-{name}.svg": _svg(one) for name, one in found.items()}


def paths() -> Iterator[Path]:
    """The files and folders that the participants name."""
    for one in tomllib.loads(SOURCE.read_text("utf-8")).values():
        yield from (ROOT / one["root"] / each for each in one["participants"] if each != CLIENT)


def _svg(diagram: dict[str, Any]) -> str:
    places = {_name(path): at for at, path in enumerate(diagram["participants"])}
    width = COLUMN * len(places) + 2 * MARGIN
    height = HEAD + ROW * (len(diagram["messages"]) + 1) + 2 * MARGIN
    title = escape(diagram["title"])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}" rx="16"/>',
        *(_head(path, at, height) for at, path in enumerate(diagram["participants"])),
    ]
    for row, (first, *rest) in enumerate(diagram["messages"], start=1):
        y = MARGIN + HEAD + ROW * row
        if len(rest) == 1:
            is_last = places[first] == len(places) - 1
            lines.append(_note(_x(places[first]), y, rest[0], before=is_last))
        else:
            lines.append(_arrow(_x(places[first]), _x(places[rest[0]]), y, rest[1]))
    return "\n".join([*lines, "</svg>", ""])


def _head(path: str, at: int, height: int) -> str:
    x, folder = _x(at), str(Path(path).parent).removeprefix(".")
    return (
        f'<line class="life" x1="{x}" y1="{MARGIN + HEAD - 12}" x2="{x}" y2="{height - MARGIN}"/>'
        f'<rect class="head" x="{x - 68}" y="{MARGIN}" width="136" height="{HEAD - 12}" rx="8"/>'
        f'<text class="name" x="{x}" y="{MARGIN + 23}" text-anchor="middle">{_name(path)}</text>'
        f'<text class="folder" x="{x}" y="{MARGIN + 41}" text-anchor="middle">{folder}</text>'
    )


def _note(x: int, y: int, text: str, *, before: bool) -> str:
    anchor, at = ("end", x - 10) if before else ("start", x + 10)
    return (
        f'<circle class="dot" cx="{x}" cy="{y - 4}" r="4"/>'
        f'<text class="note" x="{at}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _arrow(start: int, end: int, y: int, text: str) -> str:
    step = 1 if end > start else -1
    tip = f"{end},{y} {end - 9 * step},{y - 5} {end - 9 * step},{y + 5}"
    return (
        f'<line class="arrow" x1="{start}" y1="{y}" x2="{end - 8 * step}" y2="{y}"/>'
        f'<polygon class="tip" points="{tip}"/>'
        f'<text class="text" x="{(start + end) // 2}" y="{y - 6}" text-anchor="middle">'
        f"{escape(text)}</text>"
    )


def _x(at: int) -> int:
    return MARGIN + COLUMN // 2 + COLUMN * at


def _name(path: str) -> str:
    return Path(path).stem


if __name__ == "__main__":
    for file, svg in drawings().items():
        file.write_text(svg, "utf-8")
