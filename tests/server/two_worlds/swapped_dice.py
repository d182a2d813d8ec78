"""Other dice under some cups: the one place where two worlds differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from random import Random
from typing import TypeAlias
from unittest.mock import patch

from palifico.fair import Dealer
from palifico.protocol.codec import encode, read_entry
from palifico.protocol.entries import Called, Cup
from palifico.rules import Calza, Dudo, Hand, Refusal, Seat, State, decide
from palifico.rules.events import CupLifted
from palifico.server.live.actor import TableActor
from palifico.server.table.log_entries import called
from palifico.server.table.state import TableState
from palifico.store.base import Row

Swap: TypeAlias = Callable[[int, Seat, Hand], Hand]
"""The dice of a round (counted from 1) under a seat's cup, instead of the true ones."""
TRIES = 40


@dataclass(frozen=True)
class Round:
    """One round of a finished game, as far as one seat's cup matters."""

    number: int
    hand: Hand
    was_lifted: bool
    other: Hand | None
    """Dice with which everybody else would have seen the very same."""


def swapped(swap: Swap) -> AbstractContextManager[object]:
    """Deal other dice, but with the same chain, secrets and mix."""
    true_hands = Dealer.hands

    def hands(dealer: Dealer, round_: int, counts: Sequence[int]) -> list[Hand]:
        dealt = enumerate(true_hands(dealer, round_, counts))
        return [swap(round_, seat, hand) for seat, hand in dealt]

    return patch.object(Dealer, "hands", hands)


def rounds(live: TableActor, log: Sequence[Row], seat: Seat, rng: Random) -> Iterator[Round]:
    """Every round of a finished game, with other dice for a seat where there are any."""
    true = live.state
    table = TableState(true.number, true.id, true.code, true.secrets)
    for row in log:
        entry = read_entry(row.body)
        if isinstance(entry, Called):
            assert table.game is not None
            yield _round(table.game, table.rounds, entry, seat, rng)
        table.apply(entry)


def _round(game: State, number: int, entry: Called, seat: Seat, rng: Random) -> Round:
    assert game.round is not None
    hand = game.round.hands[seat]
    here, lifted = _seen(game, entry, seat)
    for _ in range(TRIES if hand else 0):
        other = tuple(rng.choices(range(1, 7), k=len(hand)))
        if sorted(other) == sorted(hand):
            continue
        if _seen(_with(game, seat, other), entry, seat) == (here, lifted):
            return Round(number, hand, lifted, other)
    return Round(number, hand, lifted, None)


def _with(game: State, seat: Seat, hand: Hand) -> State:
    assert game.round is not None
    hands = tuple(hand if s == seat else h for s, h in enumerate(game.round.hands))
    return game._replace(round=game.round._replace(hands=hands))


def _seen(game: State, entry: Called, seat: Seat) -> tuple[bytes, bool]:
    """What everybody sees of a call but for the dice of one cup, and whether that is lifted.

    It is told by the rules, and not by what was told at the table.
    """
    assert game.round is not None
    action = Dudo() if entry.call == "dudo" else Calza(game.round.bid)
    events = decide(game, entry.seat, action)
    assert not isinstance(events, Refusal)
    seen, _ = called(game, events, by=entry.by)
    lifted = {event.seat for event in events if isinstance(event, CupLifted)}
    seen.cups = tuple(Cup(cup.seat, () if cup.seat == seat else cup.dice) for cup in seen.cups)
    return encode(seen), seat in lifted
