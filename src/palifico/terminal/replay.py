"""A game that is over, told again from its record: one moment for each thing that happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from palifico.editions import Fault, Variant
from palifico.protocol.entries import AnyEntry, Began, Ended, Rolled
from palifico.protocol.frames import Person, SeatShown
from palifico.protocol.settings import TableSettings
from palifico.record import Illegal, Record, illegal_sentence, judge
from palifico.rules import Bid, Hand, Refusal, Seat, State, deal, decide, evolve, start
from palifico.rules.events import BidMade
from palifico.server.table.happening import bid_made, called
from palifico.server.table.playing import rolled
from palifico.terminal.happening import apply
from palifico.terminal.sentences import Line, lines
from palifico.terminal.table import Table
from palifico.words import Speaker


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after something happened, everybody's dice, what is told, and in which round."""

    table: Table
    entry: AnyEntry
    hands: tuple[Hand, ...]
    lines: tuple[Line, ...]
    round: int


def moments(record: Record, lang: str) -> tuple[Variant, list[Moment]]:
    """The moments of a game from its beginning on, and the rules that it was played by.

    Raises Fault when they cannot be, or were not kept to.
    """
    judged = judge(record)
    if isinstance(judged, Illegal):
        why = illegal_sentence(judged, lang)
        raise Fault("record.illegal", round=judged.round, refusal=why)
    speaker, table = Speaker(lang, judged.variant), _table(record)
    found: list[Moment] = []
    hands: tuple[Hand, ...] = ()
    for number, (entry, dealt, round_) in enumerate(_entries(record, judged.variant), start=1):
        entry.n = number
        table = apply(table, entry)
        hands = dealt or hands
        told = tuple(lines(speaker, table, entry))
        found.append(Moment(table, entry, hands, told, round_))
    return judged.variant, found


def round_starts(found: list[Moment]) -> list[int]:
    """The moments with which rounds begin."""
    return [at for at, moment in enumerate(found) if isinstance(moment.entry, Rolled)]


def _table(record: Record) -> Table:
    """A table at which everybody sits, and nothing has happened."""
    names = record.players
    if isinstance(names, int):
        names = tuple(chr(ord("A") + seat) for seat in range(names))
    accounts = [f"seat {seat}" for seat in range(len(names))]
    sitters = (
        SeatShown(account, None, adds_chance=False, opened=False, kept=None, for_good=False)
        for account in accounts
    )
    settings = TableSettings(
        edition=record.edition,
        options=dict(record.options),
        house=dict(record.house),
        seats=len(names),
        pace="relaxed",
        pause_ms=0,
    )
    people = zip(accounts, names, strict=True)
    return Table(
        n=0,
        id="",
        code="",
        status="gathering",
        settings=settings,
        host="",
        seats=tuple(sitters),
        people={account: Person(account, name, "", "", "") for account, name in people},
        here=tuple(range(len(names))),
    )


def _entries(
    record: Record, rules: Variant
) -> Iterator[tuple[AnyEntry, tuple[Hand, ...] | None, int]]:
    """What a server would have told, everybody's dice where they are new, and the round."""
    state = start(rules.edition, seats=record.seats, opener=record.starter)
    yield Began(opener=record.starter, throws=()), None, 0
    outs: tuple[Seat, ...] = ()
    for number, round_ in enumerate(record.rounds, start=1):
        yield rolled(state), round_.dice, number
        dealt = deal(state, round_.dice)
        assert not isinstance(dealt, Refusal)
        state = dealt
        for seat, action in round_.actions:
            events = decide(state, seat, action)
            assert not isinstance(events, Refusal)
            first = events[0]
            if isinstance(first, BidMade) and isinstance(action, Bid):
                state = evolve(state, first)
                yield bid_made(state, first, by="player"), None, number
            else:
                entry, state = called(state, events, by="player")
                outs = outs if entry.out is None else (entry.out, *outs)
                yield entry, None, number
    if state.winner is not None:
        yield _end(record, state, outs), None, len(record.rounds)


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


def seen_by(moment: Moment, eyes: int | None) -> Table:
    """The table of a moment as one seat saw it; None for a spectator."""
    if eyes is None:
        return moment.table
    sitter = moment.table.seats[eyes]
    assert sitter is not None
    hand = moment.hands[eyes] if moment.hands else ()
    return replace(moment.table, me=sitter.account, hand=tuple(sorted(hand)))
