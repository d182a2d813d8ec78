"""Notation parser: lines, then headers, then rounds and what they claim.

An illegal game can be read: `judge` says what is wrong with it. Claims are checked up to there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from palifico.errors import Fault
from palifico.record.notation import (
    HEADERS,
    INTEGER,
    MAGIC,
    VERSION,
    Claim,
    check_claims,
    field_value,
    names_of,
    read_claim,
    seat_of,
    unquoted,
    wrong,
)
from palifico.record.record import Record, RecordedRound, is_date, seats_of
from palifico.record.shape import decode
from palifico.record.shape_proof import read_stamp, read_transcript
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS, Action, Bid, Calza, Dudo, Hand, Seat

_T = TypeVar("_T")
_BEFORE_COMMENT: Final = re.compile(r'(?:"(?:[^"\\]|\\.)*+"|[^"#])*+')
_ROUND: Final = re.compile(r"([0-9]{1,6})\.(.*)", re.DOTALL)
_FIELD: Final = re.compile(r"\s*([a-z_]+)\s*=\s*([\w-]+)\s*", re.ASCII)
_HAND: Final = re.compile("[1-6]+|-")


@dataclass(slots=True)
class _Game:
    """The lines of one game, each with its number."""

    line: int
    headers: dict[str, tuple[int, str]] = field(default_factory=dict)
    rounds: list[tuple[int, str]] = field(default_factory=list)


def read_text(text: str) -> Record:
    """Return the one game that a text holds.

    Raises Fault `notation.invalid` with `line` (from 1) and `expects` (one of EXPECTS).
    """
    games = _games(text)
    if not games:
        wrong(1, "version")
    if len(games) > 1:
        wrong(games[1].line, "single")
    return _record(games[0])


def read_texts(text: str) -> list[Record]:
    """Return all games of a text, one after another; raise as `read_text` does."""
    return [_record(game) for game in _games(text)]


def _games(text: str) -> list[_Game]:
    games: list[_Game] = []
    lines = re.split(r"\r\n?|\n", text.removeprefix("\ufeff"))
    for number, whole in enumerate(lines, start=1):
        line = _without_comment(whole)
        if line.lower().split(maxsplit=1)[:1] == [MAGIC]:
            if line.split()[1:] != [str(VERSION)]:
                wrong(number, "version")
            games.append(_Game(number))
        elif line and games:
            _sort(games[-1], number, line)
        elif line:
            wrong(number, "version")
    return games


def _without_comment(line: str) -> str:
    """Return the line up to a `#` outside quotes; all of it where a quote is never closed."""
    before = _BEFORE_COMMENT.match(line)
    end = before.end() if before else 0
    return (line[:end] if line[end : end + 1] == "#" else line).strip()


def _sort(game: _Game, number: int, line: str) -> None:
    if "0" <= line[0] <= "9" or game.rounds:
        game.rounds.append((number, line))
        return
    key, colon, value = line.partition(":")
    key = key.strip().lower()
    if not colon:
        wrong(number, "header")
    if key not in HEADERS:
        wrong(number, "known")
    if key in game.headers:
        wrong(number, "once")
    game.headers[key] = (number, value.strip())


def _record(game: _Game) -> Record:
    def header(key: str) -> tuple[int, str]:
        return game.headers.get(key) or (game.line, "")

    edition = header("edition")
    if not edition[1]:
        wrong(edition[0], "edition")
    players = _players(*header("players"))
    seats = seats_of(players)
    starter = seat_of(header("starter")[1], seats)
    if starter is None:
        wrong(header("starter")[0], "starter")
    rounds = [_round(n, *line, seats) for n, line in enumerate(game.rounds, start=1)]
    record = Record(
        edition=edition[1],
        players=players,
        starter=starter,
        rounds=tuple([recorded for recorded, _ in rounds]),
        options=_fields(*header("options")) if "options" in game.headers else {},
        house=_fields(*header("house")) if "house" in game.headers else {},
        id=_id(*header("id")) if "id" in game.headers else None,
        date=_date(*header("date")) if "date" in game.headers else None,
        fair=_proof(*header("fair"), read_transcript) if "fair" in game.headers else None,
        stamp=_proof(*header("stamp"), read_stamp) if "stamp" in game.headers else None,
    )
    check_claims(record, [claim for _, claim in rounds])
    return record


def _players(line: int, text: str) -> int | tuple[str, ...]:
    if re.fullmatch("[1-9][0-9]?", text) and MIN_PLAYERS <= int(text) <= MAX_PLAYERS:
        return int(text)
    names = names_of(text, line) if text else ()
    if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
        wrong(line, "players")
    return names


def _fields(line: int, text: str) -> dict[str, bool | int | str]:
    fields: dict[str, bool | int | str] = {}
    for item in text.split(","):
        given = _FIELD.fullmatch(item)
        value = field_value(given[1], given[2]) if given else None
        if given is None or value is None:
            wrong(line, "value")
        if given[1] in fields:
            wrong(line, "once")
        fields[given[1]] = value
    return fields


def _date(line: int, text: str) -> str:
    if not is_date(text):
        wrong(line, "date")
    return text


def _id(line: int, text: str) -> str | int:
    return int(text) if INTEGER.fullmatch(text) else unquoted(text, line)


def _proof(line: int, text: str, read: Callable[[object], _T]) -> _T:
    try:
        return read(decode(text))
    except Fault:
        wrong(line, "proof")


def _round(number: int, line: int, text: str, seats: int) -> tuple[RecordedRound, Claim]:
    found = _ROUND.fullmatch(text)
    parts = found[2].split("|") if found else []
    if found is None or int(found[1]) != number or len(parts) > 4:
        wrong(line, "round")
    dice, actions, reveal, outcome = (*[part.strip() for part in parts], "", "", "")[:4]
    recorded = RecordedRound(_dice(line, dice, seats), _actions(line, actions, seats))
    return recorded, read_claim(line, reveal, outcome, seats)


def _dice(line: int, text: str, seats: int) -> tuple[Hand, ...]:
    hands: dict[Seat | None, Hand] = {}
    for word in text.split():
        seat, faces = seat_of(word[0], seats), word[1:].lower().replace("a", "1").replace("*", "1")
        if seat is None or seat in hands or not _HAND.fullmatch(faces):
            wrong(line, "dice")
        hands[seat] = tuple(map(int, faces.replace("-", "")))
    if not any(hands.values()):
        wrong(line, "dice")
    return tuple([hands.get(seat, ()) for seat in range(seats)])


def _actions(line: int, text: str, seats: int) -> tuple[tuple[Seat, Action], ...]:
    actions: list[tuple[Seat, Action]] = []
    bid: Bid | None = None
    for item in text.split(",") if text else []:
        seat, said = seat_of(item.strip()[:1], seats), item.strip()[1:].strip().lower()
        if seat is None:
            wrong(line, "action")
        if said in ("dudo", "calza"):
            actions.append((seat, Dudo() if said == "dudo" else Calza(bid)))
            continue
        try:
            bid = Bid.from_text(said)
        except ValueError:
            wrong(line, "action")
        actions.append((seat, bid))
    return tuple(actions)
