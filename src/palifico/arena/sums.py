"""What is counted in a batch: whole numbers only, so that sums are the same in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

import msgspec

from palifico.bots.tally import Share, Tally, share

K = TypeVar("K")
ROUNDS: Final = 60
"""Dice are counted for so many rounds; few games last longer."""


@dataclass(frozen=True, slots=True)
class Sums:
    """What came of so many deals, each of them so many games; a place a player of the run.

    `turn_wins` goes by how far the winner sat from the first player, clockwise. `dice[player]`
    adds up the dice of all seats of a player at the beginning of each round, of `going[round]`
    games that came so far; both begin with round 1. A doubt is right if the bid was false, an
    exact call if there were just so many.
    """

    deals: int
    games_a_deal: int
    wins: tuple[int, ...]
    squares: tuple[int, ...]
    turn_wins: tuple[int, ...]
    lengths: Mapping[int, int]
    decisions: int
    dice: tuple[tuple[int, ...], ...]
    going: tuple[int, ...]
    bids: tuple[int, ...]
    bluffs: tuple[int, ...]
    doubts: tuple[int, ...]
    doubts_right: tuple[int, ...]
    exacts: tuple[int, ...]
    exacts_right: tuple[int, ...]
    troubles: tuple[Mapping[str, int], ...] = field(default=())

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals * self.games_a_deal

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            deals=self.deals + other.deals,
            games_a_deal=self.games_a_deal,
            wins=_added(self.wins, other.wins),
            squares=_added(self.squares, other.squares),
            turn_wins=_added(self.turn_wins, other.turn_wins),
            lengths=_merged(self.lengths, other.lengths),
            decisions=self.decisions + other.decisions,
            dice=tuple(map(_added, self.dice, other.dice)),
            going=_added(self.going, other.going),
            bids=_added(self.bids, other.bids),
            bluffs=_added(self.bluffs, other.bluffs),
            doubts=_added(self.doubts, other.doubts),
            doubts_right=_added(self.doubts_right, other.doubts_right),
            exacts=_added(self.exacts, other.exacts),
            exacts_right=_added(self.exacts_right, other.exacts_right),
            troubles=tuple(map(_merged, self.troubles, other.troubles)),
        )

    @property
    def tally(self) -> Tally:
        """The wins as a match counts them."""
        troubles = tuple(map(dict, self.troubles))
        return Tally(self.games_a_deal, self.deals, self.wins, self.squares, troubles)

    def share(self, player: int, *, even: float) -> Share:
        """The share of the wins that a player has, with its interval.

        Raises ValueError when nothing was played.
        """
        return share(self.tally, player, even=even)


def no_sums(players: int, seats: int, games_a_deal: int) -> Sums:
    """The sums of no deals."""
    none = (0,) * players
    return Sums(
        deals=0,
        games_a_deal=games_a_deal,
        wins=none,
        squares=none,
        turn_wins=(0,) * seats,
        lengths={},
        decisions=0,
        dice=((0,) * ROUNDS,) * players,
        going=(0,) * ROUNDS,
        bids=none,
        bluffs=none,
        doubts=none,
        doubts_right=none,
        exacts=none,
        exacts_right=none,
        troubles=({},) * players,
    )


def sums_json(sums: Sums) -> bytes:
    """Sums as JSON, the same bytes for the same sums."""
    lengths = dict(sorted(sums.lengths.items()))
    troubles = tuple(dict(sorted(one.items())) for one in sums.troubles)
    return msgspec.json.encode(replace(sums, lengths=lengths, troubles=troubles))


def read_sums(text: bytes | str) -> Sums:
    """Sums as they were written.

    Raises msgspec.MsgspecError for anything else.
    """
    return msgspec.json.decode(text, type=Sums)


def _added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _merged(one: Mapping[K, int], other: Mapping[K, int]) -> dict[K, int]:
    return {what: one.get(what, 0) + other.get(what, 0) for what in {**one, **other}}
