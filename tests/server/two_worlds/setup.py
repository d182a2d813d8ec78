"""Who plays what with whom: everything about a pair of games that follows from its number."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, TypeAlias

from palifico.editions import IDS, Variant
from palifico.rules import Seat
from tests.properties.tables import VARIANTS, house_rules

Sitter: TypeAlias = Literal["open", "silent", "bot"]
"""Somebody who adds chance to the dice, somebody who does not, a bot of the house."""
SEEDS: Final = 8
"""Chains take long to make; the dice differ all the same, since the mix does."""


@dataclass(frozen=True)
class Setup:
    """A game to be played twice. `x` is the seat under whose cup the dice will differ."""

    number: int
    variant: Variant
    settings: dict[str, Any]
    sitters: tuple[Sitter, ...]
    x: Seat
    with_parrots: bool
    host_sits: bool

    @property
    def seed(self) -> str:
        """What the server's chance follows from."""
        return f"house {self.number % SEEDS}"

    @property
    def rng(self) -> Random:
        """What the people's whims follow from."""
        return Random(f"whims {self.number}")

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter != "bot"]

    def __repr__(self) -> str:
        return f"<pair {self.number}: {self.settings}, {self.sitters}, x={self.x}>"


def cast(number: int, **fixed: Any) -> Setup:
    """The game with a number; every five have every edition. `fixed` settings are as given."""
    rng = Random(f"cast {number}")
    edition = IDS[number % len(IDS)]
    variant = rng.choice(VARIANTS[edition])
    seats = rng.choice((2, 2, 3, 3, 4, 4, 5, 6))
    if rng.random() < 0.75 or seats > 4:  # a game with thirty dice is a long one
        variant = house_rules(rng, variant, rng.choice((1, 2, 2, 3, 3, 4)))
    with_parrots = rng.random() < 0.5
    sitters = _sitters(rng, seats)
    x = rng.randrange(seats)
    if not with_parrots and sitters[x] == "bot":
        sitters = tuple("open" if seat == x else each for seat, each in enumerate(sitters))
    coach = {"coach": number % 4 == 0}
    settings = _settings(rng, variant, seats, with_parrots=with_parrots) | coach | fixed
    return Setup(number, variant, settings, sitters, x, with_parrots, rng.random() < 0.7)


def _sitters(rng: Random, seats: int) -> tuple[Sitter, ...]:
    kinds: tuple[Sitter, ...] = ("open", "silent", "bot")
    sitters = rng.choices(kinds, (5, 2, 3), k=seats)
    if set(sitters) == {"bot"}:
        sitters[rng.randrange(seats)] = "open"
    return tuple(sitters)


def _settings(rng: Random, variant: Variant, seats: int, *, with_parrots: bool) -> dict[str, Any]:
    return {
        "edition": variant.base.id,
        "options": _plain(variant.options),
        "house": _plain(variant.house),
        "seats": seats,
        "pace": rng.choice(("normal", "quick", "quick", "relaxed", "day")),
        "privacy": rng.choice(("public", "private")),
        "spectators": rng.random() < 0.85,
        "talk": rng.choice((None, "off", "phrases", "text")),
        "timeout": "bot" if with_parrots and rng.random() < 0.4 else "challenge",
        "window_ms": rng.choice((0, 250, 250, 2000)),
        "pause_ms": rng.choice((0, 800, 3000)),
    }


def _plain(fields: Any) -> dict[str, Any]:
    return {name: str(v) if isinstance(v, str) else v for name, v in fields.items()}
