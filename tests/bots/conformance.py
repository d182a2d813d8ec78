"""All bots that the suite is for: those of the house, and the examples as own bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from palifico.bots import LEVELS
from palifico.bots.conformance import Cell, Make, cells
from palifico.bots.plugins import file_bot

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples" / "bots"
OWN: Final = {path.stem: file_bot(str(path)) for path in sorted(EXAMPLES.glob("*.py"))}
BOTS: Final[dict[str, Make]] = {
    **{id_: level.make for id_, level in LEVELS.items()},
    **{name: own.make for name, own in OWN.items()},
}
MOST: Final = {"champion": 3}
"""How often each is asked at a cell, where it is not `USUAL`."""
USUAL: Final = 12


def cells_of(edition: str) -> list[Cell]:
    """The cells of one edition."""
    return [cell for cell in cells() if cell.edition.id == edition]
