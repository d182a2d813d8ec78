"""Design of a run: its cells, the batches of each, and the stopping rule."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from palifico.arena.config import Config
from palifico.arena.game_columns import Ints
from palifico.arena.sums import Sums, no_sums
from palifico.bots.match.match import Match
from palifico.bots.match.tally import Share
from palifico.editions import Variant, read_rules

KERNEL_BATCH_GAMES: Final = 120_000
"""Games of a batch of vector policies: about a second's work or less."""
BOT_BATCH_GAMES: Final = 24
"""Games of a batch of bots."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: for each way to turn the line-up, the player of every seat."""

    line_ups: tuple[tuple[int, ...], ...]
    players: int

    @property
    def rotations(self) -> int:
        """How many ways there are, each of which is a game of every deal."""
        return len(self.line_ups)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.line_ups[0])

    def by_player(self, table: Ints) -> tuple[int, ...]:
        """Return a table of whole numbers by rotation and seat, added up for every player."""
        sums = [0] * self.players
        for line_up, row in zip(self.line_ups, table.tolist(), strict=True):
            for player, number in zip(line_up, row, strict=True):
                sums[player] += number
        return tuple(sums)


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
        """Return the share of the wins that a player would have among equals."""
        return self.chairs[player] / self.seats

    def span(self, batch: int) -> range:
        """Return the deals of a batch."""
        start, end = batch * self.size, (batch + 1) * self.size
        return range(start, end if self.deals is None else min(end, self.deals))

    def nothing(self) -> Sums:
        """Return the sums of no deals."""
        return no_sums(self.seating.players, self.seats, self.seating.rotations)

    def shares(self, sums: Sums) -> list[Share]:
        """Return the share of every player.

        Raises ValueError when nothing was played.
        """
        return [sums.share(player, even=self.even(player)) for player in range(len(self.chairs))]


class CellProgress:
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
        """Return whether a batch is done."""
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
    """Return the cells of a run: for each edition every number of seats.

    Raises Fault when there are no such rules.
    """
    rules = dict(config.rules)
    tables = [(edition, read_rules(edition, rules).variant) for edition in config.editions]
    made = [_cell(config, *table, seats) for table in tables for seats in config.seats]
    return tuple(replace(cell, number=number) for number, cell in enumerate(made))


def default_batch(config: Config) -> int:
    """Return the games of a batch where the configuration names no number."""
    return KERNEL_BATCH_GAMES if config.by_kernel else BOT_BATCH_GAMES


def widest(cell: Cell, sums: Sums) -> float:
    """Return half the widest interval of all players, in points of a hundred."""
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
        size=max(1, (config.batch or default_batch(config)) // rotations),
        deals=None if config.games is None else -(-config.games // rotations),
    )
