"""Aggregation: counts games, from columns with a row a game or a round to sums by player."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from palifico.arena.design import Seating
from palifico.arena.game_columns import SEAT_BITS, GameColumns, Ints
from palifico.arena.sums import MAX_ROUNDS, Sums

MAX_ORDERS: Final = 2000
"""The games of the first batch whose finishing orders are stored; later batches store fewer."""
MIN_ORDERS: Final = 50
"""The least number of each batch, rounded to whole deals."""


def count(played: GameColumns, seating: Seating) -> Sums:
    """Return the sums of games of whole deals: game `g` is the one of rotation `g % rotations`."""
    winners = winning_players(played, seating).reshape(-1, seating.rotations)
    wins = [np.count_nonzero(winners == player, axis=1) for player in range(seating.players)]
    turns = (played.winners.astype(np.int64) - played.openers) % seating.seats
    lengths = np.bincount(played.rounds)
    dice, going = _dice(played, seating)
    doubts, doubts_right = _calls(played, seating, exact=False)
    exacts, exacts_right = _calls(played, seating, exact=True)
    return Sums(
        deals=len(winners),
        games_a_deal=seating.rotations,
        wins=tuple(int(won.sum()) for won in wins),
        squares=tuple(int((won**2).sum()) for won in wins),
        turn_wins=tuple(np.bincount(turns, minlength=seating.seats).tolist()),
        lengths={int(length): int(lengths[length]) for length in np.flatnonzero(lengths)},
        decisions=int(played.decisions.sum(dtype=np.int64)),
        dice=dice,
        going=going,
        bids=_said(played.bids, seating),
        bluffs=_said(played.bluffs, seating),
        doubts=doubts,
        doubts_right=doubts_right,
        exacts=exacts,
        exacts_right=exacts_right,
        troubles=({},) * seating.players,
    )


def winning_players(played: GameColumns, seating: Seating) -> NDArray[np.int8]:
    """Return which player won each game."""
    table = np.array(seating.line_ups, np.int8)
    rotations = np.arange(len(played.winners)) % seating.rotations
    won: NDArray[np.int8] = table[rotations, played.winners]
    return won


def order_quota(batch: int, rotations: int) -> int:
    """Return the games of a batch whose finishing orders are kept: always those of whole deals.

    However many batches there are, each has its part of as many games as the first one alone.

    >>> [order_quota(batch, rotations=4) for batch in (0, 1, 2, 3, 1000)]
    [2000, 1000, 664, 500, 48]
    """
    games = max(MAX_ORDERS // (batch + 1), MIN_ORDERS)
    return max(games // rotations, 1) * rotations


def orders(played: GameColumns, seating: Seating, games: int) -> tuple[tuple[int, ...], ...]:
    """Return the finishing orders of the first games: players, the winner first."""
    seats = np.argsort(played.places[:games], axis=1)
    rotations = np.arange(len(seats)) % seating.rotations
    players = np.array(seating.line_ups)[rotations[:, None], seats]
    return tuple(map(tuple, players.tolist()))


def _said(bids: Ints, seating: Seating) -> tuple[int, ...]:
    whole = bids.reshape(-1, seating.rotations, seating.seats)
    return seating.by_player(whole.sum(axis=0, dtype=np.int64))


def _dice(
    played: GameColumns, seating: Seating
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return the dice of every player by round, and how many games came so far."""
    told = played.told
    early = told.number <= MAX_ROUNDS
    number, packed = told.number[early] - 1, told.dice[early]
    at = (told.game[early] % seating.rotations) * MAX_ROUNDS + number
    sums = np.zeros((seating.players, MAX_ROUNDS), np.int64)
    table = np.empty((seating.seats, seating.rotations, MAX_ROUNDS), np.int64)
    for seat in range(seating.seats):
        left = packed >> SEAT_BITS * seat & 15
        added = np.bincount(at, left, minlength=seating.rotations * MAX_ROUNDS)
        table[seat] = added.reshape(seating.rotations, MAX_ROUNDS)
    for rotation, line_up in enumerate(seating.line_ups):
        for seat, player in enumerate(line_up):
            sums[player] += table[seat, rotation]
    going = np.bincount(number, minlength=MAX_ROUNDS)
    return tuple(map(tuple, sums.tolist())), tuple(going.tolist())


def _calls(
    played: GameColumns, seating: Seating, *, exact: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how often every player called, and how often rightly."""
    told = played.told
    asked = told.exact == exact
    right = asked & ((told.found == told.count) if exact else (told.found < told.count))
    at = (told.game % seating.rotations) * seating.seats + told.caller
    return _at(at[asked], seating), _at(at[right], seating)


def _at(at: Ints, seating: Seating) -> tuple[int, ...]:
    shape = seating.rotations, seating.seats
    return seating.by_player(np.bincount(at, minlength=shape[0] * shape[1]).reshape(shape))
