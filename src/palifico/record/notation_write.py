"""Notation writer: one text a game, the same for equal records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from palifico.editions import VALUES, spell
from palifico.editions.fields import read_value
from palifico.errors import Fault
from palifico.fair import transcript_json
from palifico.record.jsonform import stamp_json, to_json
from palifico.record.notation import (
    INTEGER,
    MAGIC,
    SEATS,
    VERSION,
    outcome_items,
    quoted,
    reveal_text,
)
from palifico.record.record import Record, RecordedRound
from palifico.record.shape import read_record
from palifico.record.verdict import Illegal, JudgedRound, judge
from palifico.rules import Action, Bid, Calza, Hand, Seat


def write_text(record: Record) -> str:
    """Return a game in the notation, reveals and outcomes included.

    Raises Fault `record.illegal` (`round` and `action` from 0, the code in `refusal`) when
    the rules refuse the game, `record.invalid` when it is none, and what `variant` raises.
    """
    read_record(to_json(record))
    judged = judge(record)
    if isinstance(judged, Illegal):
        at = {"round": judged.round}
        if judged.action is not None:
            at["action"] = judged.action
        raise Fault("record.illegal", **at, refusal=judged.refusal.code)
    rounds = zip(record.rounds, judged.rounds, strict=True)
    lines = [_round(number, *both) for number, both in enumerate(rounds, start=1)]
    head = [f"{MAGIC} {VERSION}", *(f"{key}: {value}" for key, value in _headers(record))]
    return "\n".join([*head, *([""] if lines else []), *lines, ""])


def write_texts(records: Iterable[Record]) -> str:
    """Return several games, a blank line between them; raise as `write_text` does."""
    return "\n".join(map(write_text, records))


def _headers(record: Record) -> Iterator[tuple[str, str]]:
    yield "edition", record.edition
    if record.options:
        yield "options", _fields(record.options)
    if record.house:
        yield "house", _fields(record.house)
    yield "players", _players(record.players)
    yield "starter", SEATS[record.starter]
    if record.date is not None:
        yield "date", record.date
    if record.id is not None:
        yield "id", _id(record.id)
    if record.fair is not None:
        yield "fair", json.dumps(transcript_json(record.fair))
    if record.stamp is not None:
        yield "stamp", json.dumps(stamp_json(record.stamp))


def _players(players: int | tuple[str, ...]) -> str:
    return str(players) if isinstance(players, int) else ", ".join(map(quoted, players))


def _fields(given: Mapping[str, Any]) -> str:
    return ", ".join(f"{n}={spell(read_value(n, given[n]))}" for n in VALUES if n in given)


def _id(value: str | int) -> str:
    if isinstance(value, str) and not INTEGER.fullmatch(value):
        return quoted(value)
    return f'"{value}"' if isinstance(value, str) else str(value)


def _round(number: int, recorded: RecordedRound, judged: JudgedRound) -> str:
    parts = [" ".join(_hand(seat, hand) for seat, hand in enumerate(recorded.dice))]
    if recorded.actions:
        parts.append(", ".join(_action(seat, action) for seat, action in recorded.actions))
    if judged.outcome is not None:
        parts.append(reveal_text(judged.outcome))
        parts.append(", ".join(outcome_items(recorded.dice, judged.outcome)))
    return f"{number}. {' | '.join(parts)}"


def _hand(seat: Seat, hand: Hand) -> str:
    return SEATS[seat] + ("".join(map(str, hand)) or "-")


def _action(seat: Seat, action: Action) -> str:
    if isinstance(action, Bid):
        return f"{SEATS[seat]} {action}"
    return f"{SEATS[seat]} {'calza' if isinstance(action, Calza) else 'dudo'}"
