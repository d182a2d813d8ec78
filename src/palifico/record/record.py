"""A game as plain data: what was rolled and what was said, legal or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from palifico.rules import Action, Hand, Seat


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """The dice of every seat, and who did what in order."""

    dice: tuple[Hand, ...]
    actions: tuple[tuple[Seat, Action], ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or running game. `players` is a number, or the players' names."""

    edition: str
    players: int | tuple[str, ...]
    starter: Seat
    rounds: tuple[RecordedRound, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    house: Mapping[str, Any] = field(default_factory=dict)
    id: str | int | None = None
    date: str | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.players if isinstance(self.players, int) else len(self.players)
