"""Tables to try a property at: an edition, its options, house rules, seats, and luck.

Hypothesis chooses a seed; the table and the game on it follow from the seed, so that every edition
and number of seats comes up equally often and one number is enough to see a failure again.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from hypothesis import settings
from hypothesis import strategies as st

from palifico.editions import IDS, VALUES, Variant, variant
from palifico.errors import Fault
from tests.random_games import all_variants, name_of

VARIANTS: Final = {id_: [v for v in all_variants() if v.base.id == id_] for id_ in IDS}

TOGETHER: Final[tuple[tuple[str, ...], ...]] = (
    tuple(f for f in VALUES if f == "calza" or f.startswith("calza_") or f == "show_calza"),
    ("face_change", "face_change_opener", "face_change_raise"),
    ("last_die", "last_die_trigger", "last_die_two_players", "last_die_open_wild"),
    ("show_dudo", "show_stop"),
    ("raise_rule",),
    ("open_wild",),
    ("lost_dice",),
)
"""House rules that make sense only together, or alone."""


@dataclass(frozen=True)
class Table:
    """A table ready to be played at."""

    variant: Variant
    seats: int
    seed: int

    @property
    def rng(self) -> Random:
        """The luck of this table, from the beginning."""
        return Random(self.seed)

    def __repr__(self) -> str:
        return f"<{name_of(self.variant)}, {self.seats} seats, seed {self.seed}>"


Tables: TypeAlias = st.SearchStrategy[Table]


def examples(share: float = 1.0) -> settings:
    """So many times the examples of the profile that is in force."""
    return settings(max_examples=max(1, int(share * settings().max_examples)))


def house_rules(rng: Random, base: Variant, dice_each: int) -> Variant:
    """The variant with random house rules on top, those that its other rules allow."""
    house: dict[str, object] = {"dice_each": dice_each}
    best = variant(base.base.id, base.options, house)
    for group in TOGETHER:
        if rng.random() < 0.3:
            tried = house | {f: rng.choice(VALUES[f]) for f in group if f not in base.options}
            try:
                best = variant(base.base.id, base.options, tried)
            except Fault:
                continue
            house = tried
    return best


def tables(*, seats: tuple[int, int] = (2, 6), dice: tuple[int, int] = (1, 5)) -> Tables:
    """Any edition with any options, as printed or with house rules."""

    def table(seed: int) -> Table:
        rng = Random(f"table {seed}")
        base, each = rng.choice(VARIANTS[rng.choice(IDS)]), rng.randint(*dice)
        printed = rng.random() < 0.4 and dice[0] <= base.edition.dice_each <= dice[1]
        return Table(base if printed else house_rules(rng, base, each), rng.randint(*seats), seed)

    return st.integers(0, 2**32 - 1).map(table)
