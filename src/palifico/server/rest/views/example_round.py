"""View of an example round as a REST answer: frames of a replay, captions in a language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from palifico.editions import box, variant
from palifico.protocol import rest_games
from palifico.protocol.entries import Began, BidMade, Called, Rolled, Sat, TableMade
from palifico.protocol.frames import Person
from palifico.protocol.settings import TableSettings
from palifico.record import ExampleRound, captions, example_round
from palifico.rules import Seat
from palifico.server.auth.accounts import COLOURS, SHAPES
from palifico.server.games.replay_entries import example_entries
from palifico.words import Speaker

ReplayFrame: TypeAlias = TableMade | Sat | Began | Rolled | rest_games.Hands | BidMade | Called


@cache
def tell_example(lang: str, edition: str) -> rest_games.ExampleRound:
    """Return the example round of an edition; raise Fault `edition.unknown`."""
    example = example_round(edition)
    return rest_games.ExampleRound(
        edition=edition,
        name=box(edition).name,
        people=tuple(_person(seat, name) for seat, name in enumerate(example.players)),
        frames=tuple(_frames(example)),
        captions=captions(Speaker(lang, variant(edition)), example),
    )


def _frames(example: ExampleRound) -> Iterator[ReplayFrame]:
    """Yield the table, its seats, and the round, numbered as a log is."""
    seats = range(len(example.players))
    settings = TableSettings(edition=example.edition, seats=len(seats), pause_ms=0)
    yield TableMade(n=1, host=_account(0), settings=settings)
    for seat in seats:
        yield Sat(n=seat + 2, seat=seat, account=_account(seat), commit=None, bot=None)
    for number, (entry, hands, _) in enumerate(example_entries(example), start=len(seats) + 2):
        entry.n = number
        assert isinstance(entry, Began | Rolled | BidMade | Called)
        yield entry
        if hands is not None:
            yield rest_games.Hands(number, hands)


def _person(seat: Seat, name: str) -> Person:
    """Return a player who exists in this round only."""
    return Person(_account(seat), name, COLOURS[2 * seat], SHAPES[seat], "guest")


def _account(seat: Seat) -> str:
    return f"seat {seat}"
