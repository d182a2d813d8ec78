"""What is a record: the file that players download says the same as the package, and where."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palifico.errors import Fault
from palifico.fair import verify_palifico as alone
from palifico.record import read_json, read_record
from tests.each import each
from tests.fair.proofs import proven_record
from tests.hostile.fuzzing import (
    JUNK,
    ODD_BYTES,
    RECORDS,
    places,
    replaced,
    spoilt_lines,
    spoilt_records,
)
from tests.properties.tables import examples
from tests.record.test_shape import BAD, GOOD, MISSING

PROVEN = [proven_record(Random(f"shape {number}"), signed=True) for number in range(6)]
UNSTAMPED = [{**record, "stamp": MISSING} for record in PROVEN]


def without(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if value is not MISSING}


def where_of_package(text: str | bytes) -> str | None:
    """Where the package finds a record to be wrong; None when it can be read."""
    try:
        read_json(text)
    except Fault as fault:
        return str(fault.about["where"])
    return None


def where_of_file(text: str | bytes) -> str | None:
    """The same for the file that players download."""
    error = alone.verify_text(text).get("error", {})
    return error["where"] if error.get("code") == "record.invalid" else None


def alike(text: str | bytes) -> None:
    assert where_of_file(text) == where_of_package(text), text


@each(("change", "where"), [(change, where) for change, where, _ in BAD])
def test_wrong_shapes(change: dict[str, object], where: str) -> None:
    with pytest.raises(alone.Fault) as raised:
        alone.shape_of_record(without({**GOOD, **change}))
    assert raised.value.error == {"code": "record.invalid", "where": where}


@each("line", [b"", b" ", b"null", b"{}", b"[]", *ODD_BYTES])
def test_odd_lines(line: bytes) -> None:
    alike(line)
    assert where_of_file(line) is not None


@each("record", [GOOD, *RECORDS, *map(without, UNSTAMPED), *PROVEN])
def test_right_shapes(record: dict[str, Any]) -> None:
    alone.shape_of_record(record)
    read_record(record)


@examples(6)
@given(spoilt_records())
def test_same_shape_anything_at_any_place(line: str) -> None:
    alike(line)


@examples(3)
@given(spoilt_lines() | st.binary(max_size=40) | JUNK.map(json.dumps))
def test_lines_cut_and_mixed_up(line: str | bytes) -> None:
    alike(line)


@st.composite
def spoilt_proofs(draw: st.DrawFn) -> str:
    """A record with something at a place of its transcript that does not belong there."""
    record = without(draw(st.sampled_from(UNSTAMPED)))
    path = draw(st.sampled_from([p for p in places(record) if p[:1] == ("fair",)]))
    return json.dumps(replaced(record, path, draw(JUNK)))


@examples(6)
@given(spoilt_proofs())
def test_same_shape_anything_at_any_place_of_a_transcript(line: str) -> None:
    alike(line)


HEX64 = "0" * 64
SIGNATURES = dict.fromkeys(("anchor", "lock", "mix", "record"), "f" * 128)
SEAT = {"account": "ann", "commit": None, "open": None}
FAIR: dict[str, Any] = {"game": "0" * 32, "anchor": HEX64, "rules": HEX64, "lock": HEX64}
FAIR |= {"mix": HEX64, "seats": [SEAT, SEAT], "rounds": [{"secret": HEX64, "dice": [[3], []]}]}
STAMP = {"digest": HEX64, "key": HEX64, "signatures": SIGNATURES}

PROOFS: list[tuple[dict[str, Any], str]] = [
    ({"fair": None}, "fair"),
    ({"fair": FAIR | {"x": 1}}, "fair.x"),
    ({"fair": without(FAIR | {"mix": MISSING})}, "fair"),
    ({"fair": FAIR | {"game": "0" * 31}}, "fair.game"),
    ({"fair": FAIR | {"game": HEX64}}, "fair.game"),
    ({"fair": FAIR | {"anchor": "A" * 64}}, "fair.anchor"),
    ({"fair": FAIR | {"lock": "0" * 64 + "\n"}}, "fair.lock"),
    ({"fair": FAIR | {"mix": None}}, "fair.mix"),
    ({"fair": FAIR | {"rules": "٠" * 64}}, "fair.rules"),
    ({"fair": FAIR | {"seats": {}}}, "fair.seats"),
    ({"fair": FAIR | {"seats": [SEAT, None]}}, "fair.seats[1]"),
    ({"fair": FAIR | {"seats": [SEAT | {"name": ""}]}}, "fair.seats[0].name"),
    ({"fair": FAIR | {"seats": [SEAT | {"account": 3}]}}, "fair.seats[0].account"),
    ({"fair": FAIR | {"seats": [SEAT | {"account": "\ud800"}]}}, "fair.seats[0].account"),
    ({"fair": FAIR | {"seats": [SEAT | {"commit": ""}]}}, "fair.seats[0].commit"),
    ({"fair": FAIR | {"seats": [SEAT | {"open": 0}]}}, "fair.seats[0].open"),
    ({"fair": FAIR | {"rounds": None}}, "fair.rounds"),
    ({"fair": FAIR | {"rounds": [[]]}}, "fair.rounds[0]"),
    ({"fair": FAIR | {"rounds": [{"secret": 3, "dice": []}]}}, "fair.rounds[0].secret"),
    ({"fair": FAIR | {"rounds": [{"secret": HEX64, "dice": {}}]}}, "fair.rounds[0].dice"),
    ({"fair": FAIR | {"rounds": [{"secret": HEX64, "dice": [[True]]}]}}, "fair.rounds[0].dice[0]"),
    ({"fair": FAIR | {"rounds": [{"secret": HEX64, "dice": [[1.0]]}]}}, "fair.rounds[0].dice[0]"),
    ({"stamp": None}, "stamp"),
    ({"stamp": {}}, "stamp"),
    ({"stamp": {"digest": "x"}}, "stamp.digest"),
    ({"stamp": {"digest": HEX64, "key": HEX64}}, "stamp"),
    ({"stamp": {"digest": HEX64, "signatures": SIGNATURES}}, "stamp"),
    ({"stamp": STAMP | {"date": 1}}, "stamp.date"),
    ({"stamp": STAMP | {"key": HEX64.upper() + "0"}}, "stamp.key"),
    ({"stamp": STAMP | {"signatures": []}}, "stamp.signatures"),
    ({"stamp": STAMP | {"signatures": {"anchor": "f" * 128}}}, "stamp.signatures"),
    ({"stamp": STAMP | {"signatures": SIGNATURES | {"x": ""}}}, "stamp.signatures.x"),
    ({"stamp": STAMP | {"signatures": SIGNATURES | {"mix": HEX64}}}, "stamp.signatures.mix"),
    ({"stamp": STAMP, "id": 2**53}, ""),
    ({"stamp": STAMP, "id": -(2**53)}, ""),
    ({"stamp": STAMP, "id": "\udfff"}, ""),
    ({"stamp": STAMP, "players": ["Ana", "\ud83c"]}, ""),
    ({"stamp": STAMP, "house": {"\ud800": 1}}, ""),
    ({"stamp": STAMP, "options": {"x": [[{"y": 2**60}]]}}, ""),
]


@each(("change", "where"), PROOFS)
def test_wrong_proofs(change: dict[str, Any], where: str) -> None:
    text = json.dumps({**GOOD, **change})
    assert where_of_file(text) == where
    assert where_of_package(text) == where


@pytest.mark.parametrize(
    "change",
    [
        {"fair": FAIR},
        {"stamp": STAMP},
        {"stamp": {"digest": HEX64}},
        {"stamp": STAMP, "id": 2**53 - 1},
        {"stamp": STAMP, "id": -(2**53) + 1},
        {"stamp": STAMP, "players": ["Ana", "\N{GAME DIE}"]},
        {"fair": FAIR, "players": ["Ana", "\ud83c"], "id": 10**30},
    ],
)
def test_right_proofs(change: dict[str, Any]) -> None:
    text = json.dumps({**GOOD, **change})
    assert where_of_file(text) is None
    assert where_of_package(text) is None
