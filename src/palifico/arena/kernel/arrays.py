"""Kernel arrays: named tuples of numbers and arrays that go in and come out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from palifico.arena.kernel.packed_state import FIELDS


class StreamPlan(NamedTuple):
    """How many players, which stream of games, and how often each deal is played."""

    seats: int
    seed: int
    first: int
    rotations: int


class Outcomes(NamedTuple):
    """How games ended, a place for each, or for each and a seat."""

    winners: NDArray[np.int8]
    openers: NDArray[np.int8]
    rounds: NDArray[np.int32]
    decisions: NDArray[np.int32]
    places: NDArray[np.int8]
    bids: NDArray[np.int32]
    bluffs: NDArray[np.int32]

    def since(self, game: int) -> Outcomes:
        """Return the places from a game on."""
        return Outcomes(
            self.winners[game:],
            self.openers[game:],
            self.rounds[game:],
            self.decisions[game:],
            self.places[game:],
            self.bids[game:],
            self.bluffs[game:],
        )

    @classmethod
    def of(cls, games: int, seats: int) -> Outcomes:
        """Room for so many games."""
        return cls(
            winners=np.zeros(games, np.int8),
            openers=np.zeros(games, np.int8),
            rounds=np.zeros(games, np.int32),
            decisions=np.zeros(games, np.int32),
            places=np.zeros((games, seats), np.int8),
            bids=np.zeros((games, seats), np.int32),
            bluffs=np.zeros((games, seats), np.int32),
        )


class PendingGames(NamedTuple):
    """Games that wait for an answer from outside, a place for each; and how answers are numbered.

    `info` has of each seat its dice, whether it had its last-die round, and its last bid: bytes.
    `legal` has all masks that there can be.
    """

    states: NDArray[np.int64]
    info: NDArray[np.int32]
    own: NDArray[np.int64]
    who: NDArray[np.int8]
    actions: NDArray[np.int32]
    shown: NDArray[np.uint32]
    masks: NDArray[np.uint32]
    legal: NDArray[np.uint32]
    seats: NDArray[np.int8]
    losers: NDArray[np.int8]
    shift: int
    dudo: int
    calza: int

    @classmethod
    def of(cls, games: int, seats: int, shift: int, legal: NDArray[np.uint32]) -> PendingGames:
        """Room for so many games; there are `2**shift` places for the bids of each face."""
        stride = 1 << shift
        return cls(
            states=np.zeros((games, FIELDS), np.int64),
            info=np.zeros((games, seats), np.int32),
            own=np.zeros((games, seats), np.int64),
            who=np.zeros((games, seats), np.int8),
            actions=np.zeros(games, np.int32),
            shown=np.zeros((games, 4 + seats), np.uint32),
            masks=np.zeros((games, legal.shape[1]), np.uint32),
            legal=legal,
            seats=np.zeros(games, np.int8),
            losers=np.full(games, -1, np.int8),
            shift=shift,
            dudo=6 * stride,
            calza=6 * stride + 1,
        )
