"""Whatever the line, the referee gives one clear answer and goes on."""

from __future__ import annotations

import json

import pytest
from hypothesis import strategies as st

from palifico.record import verdict_json, verdicts
from palifico.rules import CODES
from palifico.words import LANGS
from tests.hostile.fuzzing import (
    CASES,
    JUNK,
    ODD_BYTES,
    RECORDS,
    fuzz,
    spoilt_lines,
    spoilt_records,
)
from tests.sizes import SIZES

FAULTS = {"record.invalid", "edition.unknown", "option.unknown", "house.invalid"}
KNOWN = FAULTS | (set(CODES) - {"call.outranked", "calza.superseded", "round.not_begun"})
"""Every code of the referee's contract."""


def one_clear_answer(line: str | bytes, lang: str = "en") -> None:
    """A verdict with a code of the contract and a sentence, which can be written as one line."""
    verdict = verdict_json(line, lang=lang, legal=len(line) % 2 == 0)
    assert type(verdict["ok"]) is bool
    if verdict["ok"]:
        assert {"rounds", "dice", "opener", "winner"} <= verdict.keys()
    else:
        assert verdict["error"]["code"] in KNOWN
        assert verdict["error"]["message"].strip()
    assert json.loads(json.dumps(verdict)) == verdict
    raw = line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line
    [(ok, written)] = verdicts([raw], lang=lang)
    assert written.endswith(b"\n")
    assert written.count(b"\n") == 1
    assert json.loads(written.decode("utf-8"))["ok"] is ok


def in_any_language(line: str | bytes) -> None:
    """The same in a language that depends on the line."""
    one_clear_answer(line, LANGS[len(line) % len(LANGS)])


def test_referee_lines_there_are_ten_thousand_cases() -> None:
    assert sum(CASES.values()) == SIZES["hostile"].full >= 10_000


def test_records_to_spoil_are_legal() -> None:
    assert all(verdict_json(json.dumps(record))["ok"] for record in RECORDS)


def test_referee_lines_anything_at_any_place_of_a_record() -> None:
    fuzz("spoilt record", spoilt_records(), in_any_language)


def test_lines_cut_and_mixed_up() -> None:
    fuzz("spoilt line", spoilt_lines(), in_any_language)


def test_any_bytes() -> None:
    fuzz("any bytes", st.binary(max_size=200), in_any_language)


def test_any_json() -> None:
    fuzz("any JSON", JUNK.map(json.dumps), in_any_language)


@pytest.mark.parametrize(
    "line",
    [b"", b" ", b"null", b"{}", b"[]", *ODD_BYTES],
    ids=lambda line: f"{line[:12]!r}, {len(line)} bytes",
)
def test_odd_lines_are_no_records(line: bytes) -> None:
    one_clear_answer(line)
    assert verdict_json(line)["error"]["code"] == "record.invalid"


EMPTY = {"edition": "paco", "players": 2, "starter": 0, "rounds": []}


def after_bid(count: int, face: int) -> dict[str, object]:
    """A record with one bid."""
    round_ = {"dice": [[2] * 5, [3] * 5], "actions": [[0, "bid", count, face]]}
    return EMPTY | {"rounds": [round_]}


LONG, BIG = "x" * 3000, 10**4000
NEARLY_RIGHT = {
    "a long edition": (EMPTY | {"edition": LONG}, "edition.unknown"),
    "a long option": (EMPTY | {"options": {LONG: True}}, "option.unknown"),
    "a number for true": (EMPTY | {"options": {"calza": 1.0}}, "record.invalid"),
    "a number for false": (EMPTY | {"options": {"calza": 0.0}}, "record.invalid"),
    "a long house rule": (EMPTY | {"house": {LONG: True}}, "house.invalid"),
    "a fraction of dice": (EMPTY | {"house": {"dice_each": 3.0}}, "house.invalid"),
    "a long field": (EMPTY | {LONG: True}, "record.invalid"),
    "a big count": (after_bid(BIG, 2), "bid.count"),
    "a big count below nothing": (after_bid(-BIG, 2), "bid.count"),
    "a big face": (after_bid(1, BIG), "bid.face"),
}


@pytest.mark.parametrize("name", NEARLY_RIGHT)
def test_long_big_and_nearly_right(name: str) -> None:
    record, code = NEARLY_RIGHT[name]
    for lang in LANGS:
        one_clear_answer(json.dumps(record), lang)
        assert verdict_json(json.dumps(record), lang=lang)["error"]["code"] == code
