"""Columnar games: an array an attribute, a row a game or a round, from kernel and engine alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from palifico.bots.match.game import Game
from palifico.rules import WILD, Hand
from palifico.rules.events import BidMade
from palifico.rules.outcome import round_outcome
from palifico.rules.reveal import matching
from palifico.rules.state import Round

if TYPE_CHECKING:
    from palifico.arena.kernel import Batch

Ints: TypeAlias = NDArray[np.integer[Any]] | NDArray[np.bool_]
SEAT_BITS: Final = 4
"""The dice of a round are packed, so many bits a seat."""


@dataclass(frozen=True, slots=True, eq=False)
class RoundColumns:
    """What is counted of rounds, a place for each; `game` is the place among the games."""

    game: Ints
    number: Ints
    dice: Ints
    count: Ints
    caller: Ints
    exact: Ints
    found: Ints


@dataclass(frozen=True, slots=True, eq=False)
class GameColumns:
    """What is counted of games, a place for each; places, bids and bluffs have a column a seat."""

    winners: Ints
    openers: Ints
    rounds: Ints
    decisions: Ints
    places: Ints
    bids: Ints
    bluffs: Ints
    told: RoundColumns


def of_batch(batch: Batch) -> GameColumns:
    """Return games of the kernel."""
    told = batch.told
    assert told is not None, "rounds were not asked for"
    return GameColumns(
        winners=batch.winners,
        openers=batch.openers,
        rounds=batch.rounds,
        decisions=batch.decisions,
        places=batch.places,
        bids=batch.bids,
        bluffs=batch.bluffs,
        told=RoundColumns(
            game=told.game,
            number=told.number,
            dice=told.dice,
            count=told.count,
            caller=told.caller,
            exact=told.exact,
            found=told.found,
        ),
    )


def side_by_side(several: Sequence[GameColumns]) -> GameColumns:
    """Return the first game of each, then the second of each and so on; all have as many."""

    def mixed(name: str) -> Ints:
        columns = [getattr(one, name) for one in several]
        return np.stack(columns, axis=1).reshape(-1, *columns[0].shape[1:])

    def chained(name: str) -> Ints:
        return np.concatenate([getattr(one.told, name) for one in several])

    places = [one.told.game * len(several) + at for at, one in enumerate(several)]
    return GameColumns(
        winners=mixed("winners"),
        openers=mixed("openers"),
        rounds=mixed("rounds"),
        decisions=mixed("decisions"),
        places=mixed("places"),
        bids=mixed("bids"),
        bluffs=mixed("bluffs"),
        told=RoundColumns(
            game=np.concatenate(places),
            number=chained("number"),
            dice=chained("dice"),
            count=chained("count"),
            caller=chained("caller"),
            exact=chained("exact"),
            found=chained("found"),
        ),
    )


def in_columns(games: Sequence[Game]) -> GameColumns:
    """Finished games in columns."""
    played = [_rounds(game) for game in games]
    said = [_said(game, rounds) for game, rounds in zip(games, played, strict=True)]
    return GameColumns(
        winners=np.array([game.winner for game in games]),
        openers=np.array([rounds[0].opener for rounds in played]),
        rounds=np.array([len(rounds) for rounds in played]),
        decisions=np.array([sum(len(one.bids) + 1 for one in rounds) for rounds in played]),
        places=np.array(
            [_places(game, rounds) for game, rounds in zip(games, played, strict=True)]
        ),
        bids=np.array([bids for bids, _ in said]),
        bluffs=np.array([bluffs for _, bluffs in said]),
        told=_told(played),
    )


def is_bluff(made: BidMade, hands: Sequence[Hand], *, last_die: bool) -> bool:
    """Return whether a bid is unlikely by the bidder's own dice and fair dice elsewhere."""
    bid = made.bid
    needed = bid.count - matching(hands[made.seat], bid, wild=not last_die)
    unknown = sum(map(len, hands)) - len(hands[made.seat])
    return _unlikely(unknown, needed, alone=last_die or bid.face == WILD)


@cache
def _unlikely(unknown: int, needed: int, *, alone: bool) -> bool:
    misses, sides = (5, 6) if alone else (2, 3)
    hits = range(max(needed, 0), unknown + 1)
    ways: int = sum(comb(unknown, hit) * misses ** (unknown - hit) for hit in hits)
    return 2 * ways < int(sides**unknown)


def _rounds(game: Game) -> list[Round]:
    assert game.state.round is not None
    return [*game.state.past, game.state.round]


def _places(game: Game, rounds: Sequence[Round]) -> list[int]:
    """Return the place of every seat: 0 for the winner, 1 for the last one out and so on."""
    seats = range(len(game.state.dice))
    lasted = [sum(1 for one in rounds if one.hands[seat]) for seat in seats]
    out_last_first = sorted(seats, key=lambda seat: (seat != game.winner, -lasted[seat]))
    return [out_last_first.index(seat) for seat in seats]


def _said(game: Game, rounds: Sequence[Round]) -> tuple[list[int], list[int]]:
    bids = [0] * len(game.state.dice)
    bluffs = [0] * len(game.state.dice)
    for one in rounds:
        for made in one.bids:
            bids[made.seat] += 1
            bluffs[made.seat] += is_bluff(made, one.hands, last_die=one.last_die)
    return bids, bluffs


def _told(played: Sequence[Sequence[Round]]) -> RoundColumns:
    places = [
        (game, number, one)
        for game, rounds in enumerate(played)
        for number, one in enumerate(rounds, start=1)
    ]
    ends = [outcome for _, _, one in places if (outcome := round_outcome(one)) is not None]
    return RoundColumns(
        game=np.array([game for game, _, _ in places]),
        number=np.array([number for _, number, _ in places]),
        dice=np.array([_packed(one.hands) for _, _, one in places]),
        count=np.array([end.bid.count for end in ends]),
        caller=np.array([end.caller for end in ends]),
        exact=np.array([end.call == "calza" for end in ends]),
        found=np.array([end.count for end in ends]),
    )


def _packed(hands: Sequence[Hand]) -> int:
    return sum(len(hand) << SEAT_BITS * seat for seat, hand in enumerate(hands))
