"""All bots that the suite is for: the built-in ones, and the examples as own bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from palifico.bots import LEVELS
from palifico.bots.conformance import Cell, Make, cells
from palifico.bots.external.plugins import file_bot
from tests.sizes import examples

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples" / "bots"
OWN: Final = {path.stem: file_bot(str(path)) for path in sorted(EXAMPLES.glob("*.py"))}
BOTS: Final[dict[str, Make]] = {
    **{id_: level.make for id_, level in LEVELS.items()},
    **{name: own.make for name, own in OWN.items()},
}
MOST: Final = {"champion": examples(2), "bluffer": examples(5)}
"""How often each is asked at a cell, where it is not `USUAL`."""
USUAL: Final = examples(12, at_least=12)


def cells_of(edition: str) -> list[Cell]:
    """The cells of one edition."""
    return [cell for cell in cells() if cell.edition.id == edition]
