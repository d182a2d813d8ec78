"""Champion: Monte Carlo rollouts of each promising action to the end of the round.

A world gives every other seat a hand that its bids make likely. In each the round is played on with
every seat choosing as the listener's model says; what comes of it is worth what the value table
says about the dice that are left.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from palifico.bots.api import Seen
from palifico.bots.evaluation.lookahead import Lookahead, NextPlayer, ScoredAction
from palifico.bots.players.bluffer import Bluffer, doubting
from palifico.fair import Chance
from palifico.odds.hands import hands_of, matching_of
from palifico.odds.model import REACH, choices
from palifico.rules import Bid, Seat, Situation
from palifico.rules.state import left_of

MAX_WORLDS: Final = 40
"""How many worlds are played at a table of the usual size."""
USUAL_DICE: Final = 30
"""A usual number of dice; with more, fewer worlds are played in the same time."""
MAX_ROLLOUT_BIDS: Final = 5
"""How many bids are played on; the others are left at what they are worth one step ahead."""
ROLLOUT_WEIGHT: Final = 0.5
"""How far what came of the worlds is believed, against what is usual when a round goes on."""
MAX_RAISES: Final = 8
"""The most raises that a rollout plays."""
MIN_REACH_CHANCE: Final = 0.05
"""What is less likely than this is not played any further."""
MIXED: Final = 0.015
"""How much of the stake it gives away, more or less, to be hard to read."""


class Champion(Bluffer):
    """One player of a game; the best we have."""

    mixing = MIXED

    def weighed(self, table: Lookahead, seen: Seen) -> list[ScoredAction]:
        """Return all actions that are worth a thought, the best first."""
        next_ = NextPlayer(table, doubting(seen.history, table.next))
        bids = sorted(table.candidates(), key=lambda bid: -next_.win(bid, table.raised(bid)))
        worlds = Rollouts(table, self._rng, MAX_WORLDS * USUAL_DICE // max(USUAL_DICE, table.total))
        played = [ScoredAction(bid, worlds.win(next_, bid)) for bid in bids[:MAX_ROLLOUT_BIDS]]
        return sorted([*played, *table.doubts()], key=lambda one: -one.win)


class World(NamedTuple):
    """A world that may be: how many dice of each seat count for each face."""

    matching: tuple[tuple[int, ...], ...]
    next_hand: int
    """Which hand the next player has, among all of that size"""
    luck: list[float]
    """By which raises fall"""


class Rollouts:
    """The worlds in which the actions of one moment are tried."""

    def __init__(self, table: Lookahead, rng: Chance, number: int) -> None:
        self._table = table
        self._worlds = draw_worlds(table, rng, number)
        self._drawn: dict[tuple[Seat, Bid], Drawn] = {}

    def win(self, next_: NextPlayer, bid: Bid) -> float:
        """Return what a bid is worth: the answer to it exactly, what follows as the worlds show."""
        doubting = next_.doubting(bid).tolist()
        raised = [1 - doubting[world.next_hand] for world in self._worlds]
        weighted = zip(raised, self._worlds, strict=True)
        found = sum([often * self._went_on(world, bid) for often, world in weighted])
        usual = self._table.raised(bid)
        on = found / sum(raised) if sum(raised) else usual
        return next_.win(bid, ROLLOUT_WEIGHT * on + (1 - ROLLOUT_WEIGHT) * usual)

    def _went_on(self, world: World, bid: Bid) -> float:
        """Return the worth of a bid in a world where the next player raises it.

        Each later challenge counts by its chance, raises are as they fall.
        """
        table = self._table
        bidder, seat, likely, found, after = table.seat, table.next, 1.0, 0.0, 0.0
        for turn in range(MAX_RAISES):
            own = world.matching[seat]
            drawn = self._drawn_to(seat, bid)
            faces = [row[own[face]] for face, row in enumerate(drawn.faces)]
            true = sum([m[bid.face - 1] for m in world.matching]) >= bid.count
            after = table.lost(seat if true else bidder)
            raises = sum(faces)
            if turn:
                doubt = drawn.doubt[own[bid.face - 1]]
                found += likely * after * doubt / (doubt + raises)
                likely *= raises / (doubt + raises)
            if likely < MIN_REACH_CHANCE or not raises:
                break
            bid, bidder = _raise(drawn, own, faces, world.luck[2 * turn : 2 * turn + 2]), seat
            seat = left_of(table.dice, seat)
        return found + likely * after

    def _drawn_to(self, seat: Seat, bid: Bid) -> Drawn:
        found = self._drawn.get((seat, bid))
        if found is None:
            table = self._table
            at = table.at.situation(seat, bid)
            found = self._drawn[seat, bid] = drawn_to(at, table.dice[seat], table.total)
        return found


class Drawn(NamedTuple):
    """The model's choices as plain lists, which are quicker one by one."""

    smallest: tuple[int, ...]
    bids: list[list[list[float]]]
    faces: list[list[float]]
    doubt: list[float]


@lru_cache(maxsize=1 << 14)
def drawn_to(at: Situation, own: int, total: int) -> Drawn:
    """Return how much a player with `own` of all dice is drawn to each choice."""
    drawn = choices(at, own, total - own)
    sums = drawn.bids.cumsum(axis=2).tolist()
    return Drawn(drawn.smallest, sums, drawn.faces.tolist(), drawn.doubt.tolist())


def draw_worlds(table: Lookahead, rng: Chance, number: int) -> list[World]:
    """Return worlds as likely as they are after listening."""
    seats = [_draw_hands(table, seat, rng, number) for seat in range(len(table.dice))]
    worlds = []
    for hands in zip(*seats, strict=True):
        rows = tuple(row for _, row in hands)
        luck = [rng.random() for _ in range(2 * MAX_RAISES)]
        worlds.append(World(rows, hands[table.next][0], luck))
    return worlds


def _draw_hands(
    table: Lookahead, seat: Seat, rng: Chance, number: int
) -> list[tuple[int, tuple[int, ...]]]:
    posterior = table.posteriors[seat]
    if posterior is None:
        mine = table.own if seat == table.seat else (0,) * len(table.own)
        return [(0, mine)] * number
    dice = table.dice[seat]
    sums = list(accumulate(posterior.by_dice[dice].tolist()))
    rows = _rows(dice, table.at.last_die)
    drawn = (min(bisect(sums, rng.random() * sums[-1]), len(rows) - 1) for _ in range(number))
    return [(at, rows[at]) for at in drawn]


@lru_cache(maxsize=32)
def _rows(dice: int, last_die: bool) -> list[tuple[int, ...]]:  # noqa: FBT001
    return [tuple(row) for row in matching_of(hands_of(dice), last_die=last_die).tolist()]


def _raise(drawn: Drawn, own: tuple[int, ...], faces: list[float], luck: list[float]) -> Bid:
    sums = list(accumulate(faces))
    face = min(bisect(sums, luck[0] * sums[-1]), len(sums) - 1)
    counts = drawn.bids[face][own[face]]
    beyond = min(bisect(counts, luck[1] * counts[-1]), REACH - 1)
    return Bid(drawn.smallest[face] + beyond, face + 1)
