"""Every line of the conformance files, judged: the verdict must be the expected one, key by key."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palifico.record import verdict_json

HERE = Path(__file__).parent


def lines(name: str) -> list[Any]:
    """The lines of one file, each a test of its own name."""
    text = (HERE / f"{name}.jsonl").read_text("utf-8")
    found = [json.loads(line) for line in text.splitlines()]
    return [pytest.param(line["record"], line["expect"], id=line["name"]) for line in found]


def judged(record: object) -> dict[str, Any]:
    """The verdict on a record, as the referee would write and a reader would read it."""
    verdict = json.loads(json.dumps(verdict_json(json.dumps(record))))
    assert isinstance(verdict, dict)
    return verdict


def check(record: object, expect: dict[str, Any]) -> None:
    """Compare whole verdicts; an error's message is for people and need only be there."""
    verdict = judged(record)
    if verdict["ok"]:
        assert verdict == expect
        return
    message = verdict["error"].pop("message")
    assert isinstance(message, str)
    assert message.strip()
    assert verdict == expect


@pytest.mark.parametrize(("record", "expect"), lines("rule_cells"))
def test_rule_cell(record: object, expect: dict[str, Any]) -> None:
    check(record, expect)


@pytest.mark.parametrize(("record", "expect"), lines("worked_examples"))
def test_worked_example(record: object, expect: dict[str, Any]) -> None:
    check(record, expect)


@pytest.mark.parametrize(("record", "expect"), lines("record_faults"))
def test_record_fault(record: object, expect: dict[str, Any]) -> None:
    check(record, expect)


@pytest.mark.parametrize(
    ("name", "number"), [("rule_cells", 251), ("worked_examples", 47), ("record_faults", 12)]
)
def test_conformance_no_line_is_lost(name: str, number: int) -> None:
    assert len(lines(name)) == number


@pytest.mark.parametrize("identity", ["demo", 7, 0, ""])
def test_verdict_carries_the_id_of_its_record(identity: str | int) -> None:
    record: dict[str, object] = {
        "id": identity,
        "edition": "paco",
        "players": 2,
        "starter": 1,
        "rounds": [],
    }
    assert judged(record) == {
        "id": identity,
        "ok": True,
        "rounds": [],
        "dice": [5, 5],
        "opener": 1,
        "winner": None,
    }
