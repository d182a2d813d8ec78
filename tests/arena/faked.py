"""Runs of the arena that nobody played: figures as they could have been, quickly made."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp

from palifico.arena.config import Config, Player
from palifico.arena.design import Cell, cells
from palifico.arena.sums import MAX_ROUNDS, Sums
from palifico.fair import Chance

VERSIONS = {"palifico": "0.1.0", "numpy": "2.4.0", "random": "policy"}
HOSTILE = """<script>alert("&amp;')</script>"""


@dataclass(frozen=True)
class Faked:
    """What the report reads."""

    config: Config
    cells: tuple[Cell, ...]
    played: tuple[Sums, ...]
    ended: tuple[tuple[tuple[int, ...], ...], ...]
    done: bool
    versions: dict[str, str]

    def sums(self, cell: Cell) -> Sums:
        """What came of a cell."""
        return self.played[cell.number]

    def orders(self, cell: Cell) -> tuple[tuple[int, ...], ...]:
        """How its games ended."""
        return self.ended[cell.number]

    def complete(self, cell: Cell) -> bool:
        """Whether it was played to its end."""
        return self.done or cell.number == 0


def faked(config: Config, *, games: int = 240, complete: bool = True) -> Faked:
    """A run in which later players are stronger; `games` of each cell, rounded up to deals."""
    made = cells(replace(config, batch=50))
    played = [_play(cell, -(-games // cell.seating.rotations)) for cell in made]
    sums, orders = zip(*played, strict=True)
    return Faked(config, made, sums, orders, complete, VERSIONS)


def of(*names: str, seats: tuple[int, ...], editions: tuple[str, ...] = ("paco",)) -> Config:
    """A configuration of bots that need not be there."""
    players = tuple(map(Player, names))
    return Config(name="spring", players=players, editions=editions, seats=seats, games=240)


def _play(cell: Cell, deals: int) -> tuple[Sums, tuple[tuple[int, ...], ...]]:
    chance = Chance(cell.number)
    sums, orders = cell.nothing(), []
    for _ in range(deals):
        ended = [_game(line_up, chance) for line_up in cell.seating.line_ups]
        orders += [order for order, _ in ended]
        sums += _counted(cell, ended, chance)
    return sums, tuple(orders)


def _game(line_up: tuple[int, ...], chance: Chance) -> tuple[tuple[int, ...], int]:
    """Who came first, second and so on; and in which seat the winner was."""
    served = sorted((chance.expovariate(exp(p / 4)), seat) for seat, p in enumerate(line_up))
    return tuple(line_up[seat] for _, seat in served), served[0][1]


def _counted(cell: Cell, ended: list[tuple[tuple[int, ...], int]], chance: Chance) -> Sums:
    """The sums of one deal."""
    players, seats = len(cell.chairs), cell.seats
    wins = [sum(order[0] == player for order, _ in ended) for player in range(players)]
    turns = [(seat + chance.randrange(2)) % seats for _, seat in ended]
    lengths = [4 * seats - 4 + chance.randrange(2 * seats) for _ in ended]
    going = [sum(length > at for length in lengths) for at in range(MAX_ROUNDS)]
    dice = [[0] * MAX_ROUNDS for _ in range(players)]
    for (order, _), length in zip(ended, lengths, strict=True):
        for place, player in enumerate(order):
            for at in range(min(length, MAX_ROUNDS)):
                dice[player][at] += _left(place, seats, at, length)
    calls = [chance.randrange(3, 9) for _ in range(players)]
    right = [sum(chance.random() < 0.55 for _ in range(call)) for call in calls]
    return replace(
        cell.nothing(),
        deals=1,
        wins=tuple(wins),
        squares=tuple(won**2 for won in wins),
        turn_wins=tuple(map(turns.count, range(seats))),
        lengths={length: lengths.count(length) for length in lengths},
        decisions=sum(lengths) * seats,
        dice=tuple(map(tuple, dice)),
        going=tuple(going),
        bids=tuple(5 * call for call in calls),
        bluffs=tuple(call + place for place, call in enumerate(calls)),
        doubts=tuple(calls),
        doubts_right=tuple(right),
        exacts=tuple(call // 3 for call in calls),
        exacts_right=tuple(call // 6 for call in calls),
    )


def _left(place: int, seats: int, at: int, length: int) -> int:
    """The dice of somebody who ends in a place, a part of the way through a game."""
    pace = 0.4 if place == 0 else seats / (seats - place)
    return max(0, round(5 * (1 - pace * at / length)))
