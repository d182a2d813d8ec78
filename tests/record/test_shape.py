"""The shape of a record's JSON: where it is wrong, and what belongs there."""

import json
from typing import Any

import pytest

from palifico.errors import Fault
from palifico.record.record import Record
from palifico.record.shape import read_json, read_record
from tests.each import each

MISSING = object()
DICE = [[2, 5], [1, 6]]
GOOD: dict[str, Any] = {
    "edition": "paco",
    "players": 2,
    "starter": 0,
    "rounds": [{"dice": DICE, "actions": [[0, "bid", 2, 5], [1, "dudo"]]}],
}


def with_round(**fields: object) -> dict[str, object]:
    """A second round with these fields."""
    second = {"dice": DICE, "actions": [], **fields}
    return {"rounds": [*GOOD["rounds"], {k: v for k, v in second.items() if v is not MISSING}]}


BAD: list[tuple[dict[str, object], str, str]] = [
    ({"site": "pub"}, "site", "known"),
    ({"edition": MISSING}, "edition", "edition"),
    ({"players": MISSING}, "players", "players"),
    ({"starter": MISSING}, "starter", "starter"),
    ({"rounds": MISSING}, "rounds", "rounds"),
    ({"edition": 3}, "edition", "edition"),
    ({"edition": None}, "edition", "edition"),
    ({"players": 1}, "players", "players"),
    ({"players": 13}, "players", "players"),
    ({"players": True}, "players", "players"),
    ({"players": 2.0}, "players", "players"),
    ({"players": "Ana"}, "players", "players"),
    ({"players": ["Ana"]}, "players", "players"),
    ({"players": ["Ana", 2]}, "players", "players"),
    ({"starter": 2}, "starter", "seat"),
    ({"starter": -1}, "starter", "seat"),
    ({"starter": False}, "starter", "starter"),
    ({"starter": "a"}, "starter", "starter"),
    ({"id": None}, "id", "id"),
    ({"id": 1.5}, "id", "id"),
    ({"id": True}, "id", "id"),
    ({"id": ["demo"]}, "id", "id"),
    ({"date": "2026-W47-1"}, "date", "date"),
    ({"date": None}, "date", "date"),
    ({"date": "today"}, "date", "date"),
    ({"date": "2026-02-30"}, "date", "date"),
    ({"date": "20261116"}, "date", "date"),
    ({"date": 20261116}, "date", "date"),
    ({"options": []}, "options", "object"),
    ({"options": None}, "options", "object"),
    ({"options": {"calza": 1}}, "options.calza", "calza"),
    ({"options": {"calza": "true"}}, "options.calza", "calza"),
    ({"options": {"last_die": 0}}, "options.last_die", "last_die"),
    ({"options": {"last_die": None}}, "options.last_die", "last_die"),
    ({"options": {"lost_dice": True}}, "options.lost_dice", "lost_dice"),
    ({"options": {"lost_dice": ["hidden"]}}, "options.lost_dice", "lost_dice"),
    ({"house": []}, "house", "object"),
    ({"house": "dice_each"}, "house", "object"),
    ({"rounds": {}}, "rounds", "rounds"),
    ({"rounds": [[]]}, "rounds[0]", "round"),
    (with_round(winner=0), "rounds[1].winner", "known"),
    (with_round(dice=MISSING), "rounds[1].dice", "dice"),
    (with_round(dice=[[2, 5]]), "rounds[1].dice", "dice"),
    (with_round(dice=[[2, 5], 6]), "rounds[1].dice[1]", "hand"),
    (with_round(dice=[[2, True], []]), "rounds[1].dice[0]", "hand"),
    (with_round(dice=[[2, 5], ["6"]]), "rounds[1].dice[1]", "hand"),
    (with_round(actions=MISSING), "rounds[1].actions", "actions"),
    (with_round(actions="dudo"), "rounds[1].actions", "actions"),
    (with_round(actions=[[0, "bid", 2, 5], [1, "pass"]]), "rounds[1].actions[1]", "action"),
    (with_round(actions=[[0, "bid", 2]]), "rounds[1].actions[0]", "action"),
    (with_round(actions=[[0, "bid", 2.0, 5]]), "rounds[1].actions[0]", "action"),
    (with_round(actions=[[0, "bid", True, 5]]), "rounds[1].actions[0]", "action"),
    (with_round(actions=[[True, "dudo"]]), "rounds[1].actions[0]", "action"),
    (with_round(actions=["a dudo"]), "rounds[1].actions[0]", "action"),
    (with_round(actions=[[2, "dudo"]]), "rounds[1].actions[0]", "seat"),
    (with_round(actions=[[-1, "calza"]]), "rounds[1].actions[0]", "seat"),
]


def test_good_record_is_good() -> None:
    assert isinstance(read_record(GOOD), Record)
    assert isinstance(read_record({**GOOD, **with_round()}), Record)


@each(("change", "where", "expects"), BAD)
def test_wrong_shape(change: dict[str, object], where: str, expects: str) -> None:
    data = {name: value for name, value in {**GOOD, **change}.items() if value is not MISSING}
    with pytest.raises(Fault) as raised:
        read_record(data)
    assert raised.value.code == "record.invalid"
    assert raised.value.about == {"where": where, "expects": expects}
    with pytest.raises(Fault, match=expects):
        read_json(json.dumps(data))


@pytest.mark.parametrize(
    ("line", "expects"),
    [
        ("", "json"),
        ("{", "json"),
        (b"\xff{}", "json"),
        ('{"starter": NaN}', "json"),
        ("[" * 100_000, "json"),
        ('{"starter": ' + "9" * 5000 + "}", "json"),
        ('{"starter": 0, "starter": 1}', "once"),
        ('{"house": {"dice_each": 1, "dice_each": 2}}', "once"),
    ],
)
def test_line_that_holds_no_record(line: str | bytes, expects: str) -> None:
    with pytest.raises(Fault) as raised:
        read_json(line)
    assert raised.value.code == "record.invalid"
    assert raised.value.about == {"where": "", "expects": expects}


@pytest.mark.parametrize("line", ["[]", "null", "3", '"record"'])
def test_record_is_an_object(line: str) -> None:
    with pytest.raises(Fault) as raised:
        read_json(line)
    assert raised.value.about == {"where": "record", "expects": "object"}


def test_text_and_bytes_are_read_alike() -> None:
    line = json.dumps({**GOOD, "players": ["Ana", "Zoë"]}, ensure_ascii=False)
    assert read_json(line) == read_json(line.encode())
