"""Replay of a finished game: rebuilds the table from its record, one moment for each entry."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from palifico.editions import Variant, variant
from palifico.errors import Fault
from palifico.protocol.entries import AnyEntry, BidMade, Called, Rolled
from palifico.protocol.frames import Person, SeatShown
from palifico.protocol.settings import TableSettings
from palifico.record import ExampleRound, Illegal, Record, captions, illegal_sentence, judge
from palifico.rules import Hand, Seat
from palifico.server.games.replay_entries import ReplayedEntry, example_entries, game_entries
from palifico.terminal.client.reducer import apply
from palifico.terminal.client.sentences import LogLine, log_lines
from palifico.terminal.client.table import Table
from palifico.words import Speaker


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an entry, all hands, the lines of the log, the round, and any captions."""

    table: Table
    entry: AnyEntry
    hands: tuple[Hand, ...]
    lines: tuple[LogLine, ...]
    round: int
    captions: tuple[str, ...] = ()


def moments(record: Record, lang: str) -> tuple[Variant, list[Moment]]:
    """Return the rules of a game, and its moments from the beginning.

    Raises Fault when the record breaks its rules, or they are unknown.
    """
    judged = judge(record)
    if isinstance(judged, Illegal):
        why = illegal_sentence(judged, lang)
        raise Fault("record.illegal", round=judged.round, refusal=why)
    entries = game_entries(record, judged.variant)
    return judged.variant, _moments(Speaker(lang, judged.variant), _table(record), entries)


def example_moments(example: ExampleRound, lang: str) -> tuple[Variant, list[Moment]]:
    """Return the rules of an example round, and its moments from the roll on, with captions."""
    rules = variant(example.edition)
    speaker = Speaker(lang, rules)
    record = Record(example.edition, example.players, 0, (example.played,))
    found = _moments(speaker, _table(record), example_entries(example))[1:]
    told = zip(found, captions(speaker, example), strict=True)
    return rules, [replace(moment, captions=texts) for moment, texts in told]


def _moments(speaker: Speaker, table: Table, entries: Iterable[ReplayedEntry]) -> list[Moment]:
    found: list[Moment] = []
    hands: tuple[Hand, ...] = ()
    for number, (entry, dealt, round_) in enumerate(entries, start=1):
        entry.n = number
        table = apply(table, entry)
        hands = dealt or hands
        lines = tuple(log_lines(speaker, table, entry))
        found.append(Moment(table, entry, hands, lines, round_))
    return found


def round_starts(found: list[Moment]) -> list[int]:
    """Return the indexes of the moments with which rounds begin."""
    return [at for at, moment in enumerate(found) if isinstance(moment.entry, Rolled)]


def _table(record: Record) -> Table:
    """Return the table with all players seated, before the first entry."""
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


def actor_of(entry: AnyEntry) -> Seat | None:
    """Return the seat that an entry of a round is about: the opener, the bidder or the caller."""
    if isinstance(entry, Rolled):
        return entry.opener
    return entry.seat if isinstance(entry, BidMade | Called) else None


def seen_by(moment: Moment, seat: int | None) -> Table:
    """Return the table of a moment as one seat saw it; None for a spectator."""
    if seat is None:
        return moment.table
    sitter = moment.table.seats[seat]
    assert sitter is not None
    hand = moment.hands[seat] if moment.hands else ()
    return replace(moment.table, me=sitter.account, hand=tuple(sorted(hand)))
