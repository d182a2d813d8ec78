"""What the report reads of a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from palifico.arena.cells import Cell
from palifico.arena.config import Config
from palifico.arena.ratings import Order
from palifico.arena.sums import Sums


class Results(Protocol):
    """What the report reads of a run."""

    @property
    def config(self) -> Config: ...
    @property
    def cells(self) -> Sequence[Cell]: ...
    @property
    def versions(self) -> Mapping[str, str]: ...
    def sums(self, cell: Cell) -> Sums: ...
    def orders(self, cell: Cell) -> Sequence[Order]: ...
    def complete(self, cell: Cell) -> bool: ...
