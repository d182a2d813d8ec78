"""The cells of a run, the batches that each is played in, and when one is done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from palifico.arena.config import Config
from palifico.arena.counting import Seating
from palifico.arena.sums import Sums, no_sums
from palifico.bots.match import Match
from palifico.bots.tally import Share
from palifico.editions import Value, Variant, box, read_share_code, variant

KERNEL_GAMES: Final = 120_000
"""So many games of vector policies are a batch: about a second's work or less."""
BOT_GAMES: Final = 24
"""So many games of bots are."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One edition with one number of seats: what is counted together.

    `size` is the deals of a batch, `deals` those of the whole cell unless that is left to `until`.
    """

    number: int
    edition: str
    variant: Variant
    seats: int
    seating: Seating
    size: int
    deals: int | None

    @property
    def name(self) -> str:
        """The cell in a word, as in tables and files."""
        return f"{self.edition}-{self.seats}"

    @property
    def batches(self) -> int | None:
        """How many batches there are at most, if that is known."""
        return None if self.deals is None else -(-self.deals // self.size)

    @property
    def chairs(self) -> tuple[int, ...]:
        """How many seats each player has."""
        return tuple(map(self.seating.line_ups[0].count, range(self.seating.players)))

    def even(self, player: int) -> float:
        """The share of the wins that a player would have among equals."""
        return self.chairs[player] / self.seats

    def span(self, batch: int) -> range:
        """The deals of a batch."""
        start, end = batch * self.size, (batch + 1) * self.size
        return range(start, end if self.deals is None else min(end, self.deals))

    def nothing(self) -> Sums:
        """The sums of no deals."""
        return no_sums(self.seating.players, self.seats, self.seating.rotations)

    def shares(self, sums: Sums) -> list[Share]:
        """The share of every player.

        Raises ValueError when nothing was played.
        """
        return [sums.share(player, even=self.even(player)) for player in range(len(self.chairs))]


class Row:
    """The batches of a cell that are done, and where the cell ends.

    With `until` it ends with the first batch up to which all intervals are narrow enough. Only
    the unbroken row from batch 0 on counts for that, so it does not matter who was done first.
    """

    def __init__(self, config: Config, cell: Cell) -> None:
        self._until, self._cell = config.until, cell
        self._ahead: dict[int, Sums] = {}
        self._unbroken = cell.nothing()
        self._next = 0
        self.end = cell.batches
        """The number of batches that the cell has, once it is known."""

    @property
    def complete(self) -> bool:
        """Whether the cell is done."""
        return self.end is not None and self._next >= self.end

    @property
    def sums(self) -> Sums:
        """What came of all batches that count so far."""
        return sum(self._ahead.values(), self._unbroken)

    def holds(self, batch: int) -> bool:
        """Whether a batch is done."""
        return batch < self._next or batch in self._ahead

    def add(self, batch: int, sums: Sums) -> None:
        """Count a batch; what lies behind the end is dropped."""
        if self.end is not None and batch >= self.end:
            return
        self._ahead[batch] = sums
        while self._next in self._ahead and not self.complete:
            self._unbroken += self._ahead.pop(self._next)
            self._next += 1
            if self._until is not None and widest(self._cell, self._unbroken) <= self._until:
                self.end = self._next
                self._ahead.clear()


def cells(config: Config) -> tuple[Cell, ...]:
    """The cells of a run: for each edition every number of seats.

    Raises Fault when there are no such rules.
    """
    tables = [(edition, rules_of(edition, config.rules)) for edition in config.editions]
    made = [_cell(config, *table, seats) for table in tables for seats in config.seats]
    return tuple(replace(cell, number=number) for number, cell in enumerate(made))


def usual_batch(config: Config) -> int:
    """The games of a batch where nobody has asked for a number."""
    return KERNEL_GAMES if config.by_kernel else BOT_GAMES


def rules_of(edition: str, differences: tuple[tuple[str, Value], ...] = ()) -> Variant:
    """The rules of an edition or a share code, with these options and house rules.

    Raises Fault when there are no such rules.
    """
    base, given = edition, dict[str, object]()
    if edition.upper().startswith("PF"):
        shared = read_share_code(edition)
        base, given = shared.variant.base.id, dict(shared.variant.differences)
    given |= dict(differences)
    options = {name: value for name, value in given.items() if name in box(base).options}
    house = {name: value for name, value in given.items() if name not in options}
    return variant(base, options, house)


def widest(cell: Cell, sums: Sums) -> float:
    """Half the widest interval of all players, in points of a hundred."""
    return max(50 * (share.high - share.low) for share in cell.shares(sums))


def _cell(config: Config, edition: str, rules: Variant, seats: int) -> Cell:
    match = Match(tuple(player.name for player in config.players), rules.edition, seats)
    rotations = match.rotations if config.rotate else 1
    line_ups = tuple(map(match.line_up, range(rotations)))
    return Cell(
        number=0,
        edition=edition,
        variant=rules,
        seats=seats,
        seating=Seating(line_ups, len(config.players)),
        size=max(1, (config.batch or usual_batch(config)) // rotations),
        deals=None if config.games is None else -(-config.games // rotations),
    )
