"""Record: a game as plain data, what was rolled and what was said, legal or not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from palifico.fair import Transcript
from palifico.rules import Action, Hand, Seat

_DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """The dice of every seat, and who did what in order."""

    dice: tuple[Hand, ...]
    actions: tuple[tuple[Seat, Action], ...]


@dataclass(frozen=True, slots=True)
class Stamp:
    """The digest of all the rest of a record, and who signed what with which key, if at all."""

    digest: bytes
    key: bytes | None = None
    signatures: Mapping[str, bytes] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or running game. `players` is a number, or the players' names.

    `fair` proves its dice, `stamp` that nothing in it was changed since.
    """

    edition: str
    players: int | tuple[str, ...]
    starter: Seat
    rounds: tuple[RecordedRound, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    house: Mapping[str, Any] = field(default_factory=dict)
    id: str | int | None = None
    date: str | None = None
    fair: Transcript | None = None
    stamp: Stamp | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return seats_of(self.players)


def seats_of(players: int | tuple[str, ...]) -> int:
    """Return how many play, given their number or their names."""
    return players if isinstance(players, int) else len(players)


def is_date(text: str) -> bool:
    """Return whether a text is a day such as 2026-01-31."""
    try:
        return bool(_DATE.fullmatch(text) and date.fromisoformat(text))
    except ValueError:
        return False
