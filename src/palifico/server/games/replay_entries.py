"""Replay entries: what a server would have sent to all for a recorded game or an example round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from palifico.editions import Variant
from palifico.protocol.entries import AnyEntry, Began, BidMade, Called, Ended, Rolled
from palifico.record import ExampleRound, Record, RecordedRound
from palifico.rules import Bid, Hand, Refusal, Seat, State, deal, decide, evolve, start
from palifico.rules import events as happened
from palifico.server.table.log_entries import bid_made, called
from palifico.server.table.play import rolled

ReplayedEntry: TypeAlias = tuple[AnyEntry, tuple[Hand, ...] | None, int]
"""An entry, all hands where they are new, and the number of the round."""


def game_entries(record: Record, rules: Variant) -> Iterator[ReplayedEntry]:
    """Yield the entries of a game that was judged to be legal."""
    state = start(rules.edition, seats=record.seats, opener=record.starter)
    yield Began(opener=record.starter, throws=()), None, 0
    outs: tuple[Seat, ...] = ()
    for number, played in enumerate(record.rounds, start=1):
        for entry, after in _round_entries(state, played):
            state = after
            if isinstance(entry, Called) and entry.out is not None:
                outs = (entry.out, *outs)
            yield entry, played.dice if isinstance(entry, Rolled) else None, number
    if state.winner is not None:
        yield _end(record, state, outs), None, len(record.rounds)


def example_entries(example: ExampleRound) -> Iterator[ReplayedEntry]:
    """Yield the entries of an example round."""
    state, played = example.state, example.played
    yield Began(opener=state.opener, throws=()), None, 0
    for entry, _ in _round_entries(state, played):
        yield entry, played.dice if isinstance(entry, Rolled) else None, 1


def _round_entries(
    state: State, played: RecordedRound
) -> Iterator[tuple[Rolled | BidMade | Called, State]]:
    """Yield the entries of a round, each with the game after it."""
    entry = rolled(state)
    dealt = deal(state, played.dice)
    assert not isinstance(dealt, Refusal)
    state = dealt
    yield entry, state
    for seat, action in played.actions:
        events = decide(state, seat, action)
        assert not isinstance(events, Refusal)
        first = events[0]
        if isinstance(first, happened.BidMade) and isinstance(action, Bid):
            state = evolve(state, first)
            yield bid_made(state, first, by="player"), state
        else:
            call, state = called(state, events, by="player")
            yield call, state


def _end(record: Record, state: State, outs: tuple[Seat, ...]) -> Ended:
    winner = state.winner
    assert winner is not None
    return Ended(
        game=str(record.id or ""),
        why="won",
        winner=winner,
        places=(winner, *outs),
        rounds=len(record.rounds),
        secret=None,
    )
