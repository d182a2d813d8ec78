"""Values of the table: faces, hands, bids and the actions a player can ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A place at the table, from 0, clockwise."""

Face: TypeAlias = int
"""What a die shows: 1 (the wild face) to 6."""

Hand: TypeAlias = tuple[Face, ...]
"""The dice under one cup."""

WILD: Final[Face] = 1
FACES: Final[tuple[Face, ...]] = (1, 2, 3, 4, 5, 6)


class Bid(NamedTuple):
    """«At least `count` dice show `face`.»

    >>> str(Bid(3, 5)), Bid.from_text("2xA")
    ('3x5', Bid(count=2, face=1))
    """

    count: int  # type: ignore[assignment]  # the table's word; `tuple.count` has no use in a bid
    face: Face

    def __str__(self) -> str:
        return f"{self.count}x{self.face}"

    @classmethod
    def from_text(cls, text: str) -> Bid:
        """Read `3x5`; the wild face may be written 1, A or *.

        Raises ValueError when the text is no bid.
        """
        count, cross, face = text.strip().lower().replace("×", "x").partition("x")
        count, face = count.strip(), face.strip()
        face = "1" if face in ("a", "*") else face
        if not cross or not _is_number(count) or face not in map(str, FACES):
            raise ValueError(f"a bid is written like 3x5 or 2xA, not {text!r}")
        return cls(int(count), int(face))


@dataclass(frozen=True, slots=True)
class Dudo:
    """«I doubt it»: the challenge."""


@dataclass(frozen=True, slots=True)
class Calza:
    """«Exactly that many»: it names the bid it is on, and is never moved to another."""

    on: Bid | None


Action: TypeAlias = Bid | Dudo | Calza


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6
