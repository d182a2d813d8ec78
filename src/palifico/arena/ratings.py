"""Ratings: Plackett-Luce over finishing orders, with bootstrap intervals.

The model is Plackett and Luce's as openskill has it, on the scale of the server's lists: every
player begins with 25. Unlike people, bots do not change while they play, so no game is forgotten
(tau 0) and every game makes a rating surer by what it tells (gamma 1): it settles, where a list
moves on.

A bot with several seats plays each of them as a player of its own, and takes the mean of what they
make of it: among equals, more seats make no better rating.

The 95 % interval tells what other dice would have changed. The games of a deal have the same dice,
so deals are drawn with replacement, cell by cell, as many as there are. Each draw is rated anew,
and the interval reaches 1.96 standard deviations of these ratings to either side. With few deals,
or for a bot whose place never changes, it is the model's own deviation instead: rather too wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import sqrt
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from palifico.bots.match.tally import FEW, Z
from palifico.fair import Chance

T = TypeVar("T")
Order: TypeAlias = tuple[int, ...]
"""The players of a game by place, the winner first."""
Deal: TypeAlias = tuple[Order, ...]
"""Games with the same dice."""

MAX_CELL_GAMES: Final = 2000
"""The most games of a cell that are rated, spread over all that there are."""
MAX_GAMES: Final = 20_000
"""The most games of all cells together, of each cell alike."""
BOOTSTRAP_DRAWS: Final = 200
BOOTSTRAP_SEED: Final = 0
INITIAL_RATING: Final = 25.0
SIGMA: Final = INITIAL_RATING / 3
BETA: Final = INITIAL_RATING / 6
MIN_SHRINKAGE: Final = 0.0001
"""No game makes a variance smaller than this part of it."""

_Floats: TypeAlias = NDArray[np.float64]
_Ints: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A rating, or what lies between two, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """What the games of a run say of every player; `covariance` is that of the ratings."""

    games: int
    values: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def rated(self, player: int) -> Estimate:
        """Return the rating of a player."""
        return _around(self.values[player], self.covariance[player][player])

    def gap(self, player: int, other: int) -> Estimate:
        """Return how far a player is above another: surely, where the interval holds no 0."""
        of, shared = self.covariance, self.covariance[player][other]
        variance = of[player][player] + of[other][other] - 2 * shared
        return _around(self.values[player] - self.values[other], variance)

    def best_first(self) -> list[int]:
        """Return the players by rating."""
        return sorted(range(len(self.values)), key=lambda player: -self.values[player])


def ladder(cells: Sequence[Sequence[Deal]], players: int) -> Ladder:
    """Rate the players by the games of some cells; deals of all cells take turns.

    >>> found = ladder([[((0, 1), (0, 1), (1, 0))] * 40], players=2)
    >>> found.games, found.best_first(), found.gap(0, 1).low > 0
    (120, [0, 1], True)
    """
    most = min(MAX_CELL_GAMES, MAX_GAMES // max(len(cells), 1))
    taken = [_spread(deals, most) for deals in cells]
    taken = [deals for deals in taken if deals]
    games = [order for deal in _in_turn(taken) for order in deal]
    values, variances = _rate(games, players)
    covariance = _drawn(taken, players) if taken else np.zeros((players, players))
    for player in range(players):
        if sum(map(len, taken)) < FEW or _never_moves(games, player):
            covariance[player], covariance[:, player] = 0, 0
            covariance[player, player] = variances[player]
    return Ladder(len(games), tuple(values), tuple(map(tuple, covariance.tolist())))


def _rate(games: Sequence[Order], players: int) -> tuple[list[float], list[float]]:
    """Return the ratings after these games, and their variances as the model believes."""
    model = PlackettLuce(
        mu=INITIAL_RATING, sigma=SIGMA, beta=BETA, kappa=MIN_SHRINKAGE, tau=0, gamma=_whole
    )
    values, variances = [INITIAL_RATING] * players, [SIGMA**2] * players
    for order in games:
        seats = [[model.rating(mu=values[one], sigma=sqrt(variances[one]))] for one in order]
        after = [seat for (seat,) in model.rate(seats)]
        for player in set(order):
            own = [seat for one, seat in zip(order, after, strict=True) if one == player]
            values[player] = sum(seat.mu for seat in own) / len(own)
            variances[player] = sum(seat.sigma**2 for seat in own) / len(own)
    return values, variances


def _whole(*_: object) -> float:
    """Variances shrink by all that a game tells."""
    return 1.0


class _State(NamedTuple):
    """Ratings and variances: a row a draw, a column a player."""

    values: _Floats
    variances: _Floats


def _drawn(cells: Sequence[Sequence[Deal]], players: int) -> _Floats:
    """Return how the ratings vary together when deals are drawn anew."""
    chance = Chance(BOOTSTRAP_SEED)
    drawn = [_draw(np.array(deals, np.intp), chance) for deals in cells]
    shape = (BOOTSTRAP_DRAWS, players)
    state = _State(np.full(shape, INITIAL_RATING), np.full(shape, SIGMA**2))
    for deals in _in_turn(drawn):
        for game in range(deals.shape[1]):
            state = _after(state, deals[:, game])
    return np.atleast_2d(np.cov(state.values, rowvar=False))


def _draw(deals: _Ints, chance: Chance) -> Iterator[_Ints]:
    """Draw as many deals as there are, with replacement: one of each draw at a time."""
    picks = np.array(
        [chance.choices(range(len(deals)), k=len(deals)) for _ in range(BOOTSTRAP_DRAWS)]
    )
    return (deals[picks[:, at]] for at in range(len(deals)))


def _after(before: _State, orders: _Ints) -> _State:
    """Return what openskill does with a game, for the game of every draw at once."""
    rows = np.arange(len(orders))[:, None]
    values, variances = (part[rows, orders] for part in before)
    scale = np.sqrt((variances + BETA**2).sum(1, keepdims=True))
    worth = np.exp((values - values.max(1, keepdims=True)) / scale)
    left = worth[:, ::-1].cumsum(1)[:, ::-1]
    first, second = worth * (1 / left).cumsum(1), worth**2 * (1 / left**2).cumsum(1)
    step = variances / scale
    surer = np.maximum(1 - step / scale * (first - second), MIN_SHRINKAGE)
    sat = orders[:, :, None] == np.arange(before.values.shape[1])
    part = sat / np.maximum(sat.sum(1, keepdims=True), 1)
    absent = ~sat.any(1)
    return _State(
        before.values * absent + _mean(values + step * (1 - first), part),
        before.variances * absent + _mean(variances * surer, part),
    )


def _mean(of_seats: _Floats, part: _Floats) -> _Floats:
    """Return the mean over the seats of each player, given the part that each seat has in it."""
    mean: _Floats = np.einsum("rs,rsp->rp", of_seats, part)
    return mean


def _spread(deals: Sequence[Deal], games: int) -> Sequence[Deal]:
    """Return deals for so many games, at least one, spread evenly from the first on."""
    most = max(games // len(deals[0]), 1) if deals else 0
    return deals if len(deals) <= most else [deals[at * len(deals) // most] for at in range(most)]


def _in_turn(cells: Sequence[Iterable[T]]) -> Iterator[T]:
    """Yield one of each cell, then the next of each; the longer ones have the last turns."""
    for turn in zip_longest(*cells):
        yield from (one for one in turn if one is not None)


def _never_moves(games: Sequence[Order], player: int) -> bool:
    places = {tuple(at for at, one in enumerate(order) if one == player) for order in games}
    return len(places) <= 1


def _around(value: float, variance: float) -> Estimate:
    error = Z * sqrt(max(variance, 0.0))
    return Estimate(value, value - error, value + error)
