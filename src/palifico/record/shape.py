"""JSON reader: the shape of a record, or where it is wrong and what belongs there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from palifico.editions import VALUES
from palifico.errors import Fault
from palifico.record.record import Record, RecordedRound, Stamp, is_date, seats_of
from palifico.record.shape_fault import wrong
from palifico.record.shape_proof import check_canonical, is_hand, read_stamp, read_transcript
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS, Action, Bid, Calza, Dudo, Seat

REQUIRED: Final = ("edition", "players", "starter", "rounds")
FIELDS: Final = (*REQUIRED, "id", "options", "house", "date", "fair", "stamp")
OPTIONS: Final = ("calza", "last_die", "lost_dice")
ROUND_FIELDS: Final = ("dice", "actions")
DUDO: Final = Dudo()


def read_json(line: str | bytes) -> Record:
    """Return the record that one line of JSON holds.

    Raises Fault `record.invalid` with `where` (a path) and `expects` (what belongs there).
    """
    return read_record(decode(line))


def decode(line: str | bytes) -> object:
    """Return the value that one line of JSON holds, whatever it is; raise as `read_json` does."""
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        text = text.removeprefix("\ufeff")
        data: object = json.loads(
            text, object_pairs_hook=_without_doubles, parse_constant=_no_constant
        )
    except Fault:
        raise
    except (ValueError, RecursionError):
        wrong("", "json")
    return data


def read_record(data: object) -> Record:
    """Return the record that decoded JSON holds; raise as `read_json` does."""
    if not isinstance(data, dict):
        wrong("record", "object")
    for name in data:
        if name not in FIELDS:
            wrong(str(name), "known")
    for name in REQUIRED:
        if name not in data:
            wrong(name, name)
    players = _players(data["players"])
    seats = seats_of(players)
    if type(data["edition"]) is not str:
        wrong("edition", "edition")
    starter = data["starter"]
    if type(starter) is not int:
        wrong("starter", "starter")
    if not 0 <= starter < seats:
        wrong("starter", "seat")
    return Record(
        edition=data["edition"],
        players=players,
        starter=starter,
        rounds=_rounds(data["rounds"], seats),
        options=_options(data.get("options", {})),
        house=_house(data.get("house", {})),
        id=_id(data),
        date=_date(data),
        fair=read_transcript(data["fair"]) if "fair" in data else None,
        stamp=_stamp(data),
    )


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        wrong("", "once")
    return data


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _players(value: object) -> int | tuple[str, ...]:
    if type(value) is int and MIN_PLAYERS <= value <= MAX_PLAYERS:
        return value
    names = value if isinstance(value, list) else []
    if MIN_PLAYERS <= len(names) <= MAX_PLAYERS and all(type(name) is str for name in names):
        return tuple(names)
    return wrong("players", "players")


def _id(data: Mapping[str, Any]) -> str | int | None:
    if "id" in data and type(data["id"]) not in (str, int):
        wrong("id", "id")
    value: str | int | None = data.get("id")
    return value


def _date(data: Mapping[str, Any]) -> str | None:
    value: object = data.get("date")
    if "date" not in data:
        return None
    if type(value) is not str or not is_date(value):
        wrong("date", "date")
    return value


def _stamp(data: dict[str, Any]) -> Stamp | None:
    if "stamp" not in data:
        return None
    check_canonical({name: value for name, value in data.items() if name != "stamp"})
    return read_stamp(data["stamp"])


def _options(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        wrong("options", "object")
    for name, given in value.items():
        if name in OPTIONS and (type(given) not in (bool, str) or given not in VALUES[name]):
            wrong(f"options.{name}", name)
    return value


def _house(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        wrong("house", "object")
    return value


def _rounds(value: object, seats: int) -> tuple[RecordedRound, ...]:
    if not isinstance(value, list):
        wrong("rounds", "rounds")
    return tuple([_round(f"rounds[{i}]", item, seats) for i, item in enumerate(value)])


def _round(where: str, value: object, seats: int) -> RecordedRound:
    if not isinstance(value, dict):
        wrong(where, "round")
    for name in value:
        if name not in ROUND_FIELDS:
            wrong(f"{where}.{name}", "known")
    dice, actions = value.get("dice"), value.get("actions")
    if not isinstance(dice, list) or len(dice) != seats:
        wrong(f"{where}.dice", "dice")
    if not isinstance(actions, list):
        wrong(f"{where}.actions", "actions")
    for seat, hand in enumerate(dice):
        if not is_hand(hand):
            wrong(f"{where}.dice[{seat}]", "hand")
    return RecordedRound(tuple(map(tuple, dice)), _actions(where, actions, seats))


def _actions(where: str, actions: list[Any], seats: int) -> tuple[tuple[Seat, Action], ...]:
    read: list[tuple[Seat, Action]] = []
    bid: Bid | None = None
    for i, action in enumerate(actions):
        said = _said(action, bid)
        if said is None:
            wrong(f"{where}.actions[{i}]", "action")
        if not 0 <= action[0] < seats:
            wrong(f"{where}.actions[{i}]", "seat")
        if isinstance(said, Bid):
            bid = said
        read.append((action[0], said))
    return tuple(read)


def _said(action: object, bid: Bid | None) -> Action | None:
    """Return what a seat said, `bid` being the last bid before it; None for another form."""
    if not isinstance(action, list) or not action or type(action[0]) is not int:
        return None
    said = action[1:]
    if said == ["dudo"]:
        return DUDO
    if said == ["calza"]:
        return Calza(bid)
    if len(said) == 3 and said[0] == "bid" and type(said[1]) is type(said[2]) is int:
        return Bid(said[1], said[2])
    return None
