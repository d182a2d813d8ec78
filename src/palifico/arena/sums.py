"""Sums of a batch: whole numbers only, so that adding them up is the same in any order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from palifico.bots.match.tally import Share, add_each, merge_counts, share

MAX_ROUNDS: Final = 60
"""The rounds for which dice are counted; few games last longer."""


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
            wins=add_each(self.wins, other.wins),
            squares=add_each(self.squares, other.squares),
            turn_wins=add_each(self.turn_wins, other.turn_wins),
            lengths=merge_counts(self.lengths, other.lengths),
            decisions=self.decisions + other.decisions,
            dice=tuple(map(add_each, self.dice, other.dice)),
            going=add_each(self.going, other.going),
            bids=add_each(self.bids, other.bids),
            bluffs=add_each(self.bluffs, other.bluffs),
            doubts=add_each(self.doubts, other.doubts),
            doubts_right=add_each(self.doubts_right, other.doubts_right),
            exacts=add_each(self.exacts, other.exacts),
            exacts_right=add_each(self.exacts_right, other.exacts_right),
            troubles=tuple(map(merge_counts, self.troubles, other.troubles)),
        )

    def share(self, player: int, *, even: float) -> Share:
        """Return the share of the wins that a player has, with its interval.

        Raises ValueError when nothing was played.
        """
        return share(self, player, even=even)


def no_sums(players: int, seats: int, games_a_deal: int) -> Sums:
    """Return the sums of no deals."""
    none = (0,) * players
    return Sums(
        deals=0,
        games_a_deal=games_a_deal,
        wins=none,
        squares=none,
        turn_wins=(0,) * seats,
        lengths={},
        decisions=0,
        dice=((0,) * MAX_ROUNDS,) * players,
        going=(0,) * MAX_ROUNDS,
        bids=none,
        bluffs=none,
        doubts=none,
        doubts_right=none,
        exacts=none,
        exacts_right=none,
        troubles=({},) * players,
    )


def sums_json(sums: Sums) -> bytes:
    """Return sums as JSON, the same bytes for the same sums."""
    lengths = dict(sorted(sums.lengths.items()))
    troubles = tuple(dict(sorted(one.items())) for one in sums.troubles)
    return msgspec.json.encode(replace(sums, lengths=lengths, troubles=troubles))


def read_sums(text: bytes | str) -> Sums:
    """Return sums as they were written.

    Raises msgspec.MsgspecError for anything else.
    """
    return msgspec.json.decode(text, type=Sums)
