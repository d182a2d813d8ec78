"""`referee`, exactly by its contract: a verdict a line, whatever the line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palifico.errors import Fault
from palifico.record import verdict_json
from palifico.words import LANGS, fault_sentence, message
from tests.cli.conftest import Palifico

ROUND: dict[str, Any] = {
    "dice": [[2, 5], [1, 6], [3, 3]],
    "actions": [[0, "bid", 2, 5], [1, "bid", 3, 5], [2, "dudo"]],
}
DEMO: dict[str, Any] = {
    "id": "demo",
    "edition": "pressman-2008",
    "players": 3,
    "starter": 0,
    "options": {"calza": True},
    "house": {"dice_each": 2},
    "rounds": [ROUND],
}
OUTCOME = {
    "call": "dudo",
    "caller": 2,
    "bidder": 1,
    "bid": [3, 5],
    "count": 2,
    "loser": 1,
    "gainer": None,
    "shown": [2, 0, 1],
}
VERDICT = {
    "id": "demo",
    "ok": True,
    "rounds": [{"opener": 0, "last_die": False, "outcome": OUTCOME}],
    "dice": [2, 1, 2],
    "opener": 1,
    "winner": None,
}
GOOD = json.dumps(DEMO)
ILLEGAL = json.dumps(DEMO | {"id": 7, "rounds": [{**ROUND, "actions": [[0, "bid", 1, 1]]}]})
JUNK = "no json"


def verdicts(out: str) -> list[dict[str, Any]]:
    """The verdicts that were written, one a line."""
    assert out == "" or out.endswith("\n")
    return [json.loads(line) for line in out.split("\n")[:-1]]


def test_verdict_of_the_contract(palifico: Palifico) -> None:
    status, out, err = palifico("referee", stdin=GOOD + "\n")
    assert (status, err) == (0, "")
    assert out == json.dumps(VERDICT) + "\n"


def test_file_and_standard_input_are_judged_alike(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{GOOD}\n{ILLEGAL}\n", "utf-8")
    named = palifico("referee", str(file))
    assert named.status == 1
    assert palifico("referee", stdin=file.read_bytes()) == named
    assert palifico("referee", "-", stdin=file.read_bytes()) == named
    assert palifico("referee", "--file", str(file)) == named


def test_empty_file_has_no_verdicts_and_is_legal(palifico: Palifico) -> None:
    assert palifico("referee", stdin=b"") == (0, "", "")


@pytest.mark.parametrize("lang", LANGS)
def test_file_that_cannot_be_read(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    for file in (tmp_path / "none.jsonl", tmp_path):
        status, out, err = palifico("referee", str(file), "--lang", lang)
        assert (status, out) == (2, "")
        assert err.startswith(
            message(lang, "fault-file-unreadable", {"file": str(file), "why": ""})[:-1]
        )


@pytest.mark.parametrize(
    ("lines", "oks"),
    [
        ([GOOD], [True]),
        ([GOOD, GOOD], [True, True]),
        ([ILLEGAL], [False]),
        ([JUNK], [False]),
        ([GOOD, JUNK, ILLEGAL, GOOD], [True, False, False, True]),
        ([JUNK, GOOD], [False, True]),
        ([GOOD, "", GOOD], [True, False, True]),
        (["   ", GOOD], [False, True]),
        ([f"  {GOOD}\t"], [True]),
        ([GOOD.replace("demo", "Zoë \u2028 \x85")], [True]),
        (["[]", "3", '"x"', "null", "{}"], [False] * 5),
        ([GOOD[:-1]], [False]),
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("final", [True, False])
def test_one_verdict_a_line_in_order(
    palifico: Palifico, lines: list[str], oks: list[bool], end: str, final: bool
) -> None:
    text = end.join(lines) + (end if final else "")
    status, out, err = palifico("referee", stdin=text)
    assert [verdict["ok"] for verdict in verdicts(out)] == oks
    assert (status, err) == (0 if all(oks) else 1, "")
    invalid = [v["error"] for v in verdicts(out) if not v["ok"] and "id" not in v]
    assert all(error["code"] == "record.invalid" for error in invalid)
    assert all(error.keys() == {"code", "message"} for error in invalid)


@pytest.mark.parametrize("bad", [b"\xff\xfe", b"\xc3", b'{"id": "\xff"}', b"\xef\xbb\xbf{}", b"\0"])
def test_bytes_that_are_no_text(palifico: Palifico, bad: bytes) -> None:
    data = b"\n".join([GOOD.encode(), bad, GOOD.encode()])
    status, out, _ = palifico("referee", stdin=data)
    assert status == 1
    assert [verdict["ok"] for verdict in verdicts(out)] == [True, False, True]
    assert verdicts(out)[1]["error"]["code"] == "record.invalid"


@pytest.mark.parametrize(
    "id_", ["\ud800", "a\udfffb", "\U0001f3b2", "Zoë", '"\\', "", 0, -5, 10**30]
)
def test_id_comes_back_as_it_was(palifico: Palifico, id_: str | int) -> None:
    status, out, _ = palifico("referee", stdin=json.dumps(DEMO | {"id": id_}))
    assert status == 0
    assert verdicts(out)[0]["id"] == id_
    assert next(iter(verdicts(out)[0])) == "id"


def test_record_without_id_has_a_verdict_without(palifico: Palifico) -> None:
    record = {name: value for name, value in DEMO.items() if name != "id"}
    assert "id" not in verdicts(palifico("referee", stdin=json.dumps(record)).out)[0]


ACES = {"it": "assi", "en": "aces", "fr": "as", "es": "ases", "nl": "azen", "de": "Asse"}


@pytest.mark.parametrize("lang", LANGS)
def test_messages_are_in_the_language_asked_for(palifico: Palifico, lang: str) -> None:
    _, out, _ = palifico("referee", "--lang", lang, stdin=f"{ILLEGAL}\n{JUNK}\n")
    illegal, junk = (verdict["error"]["message"] for verdict in verdicts(out))
    assert illegal == verdict_json(ILLEGAL, lang=lang)["error"]["message"]
    assert message(lang, "rule-open_wild-no", {"wilds": ACES[lang]}) in illegal
    fault = Fault("record.invalid", where="", expects="json")
    assert junk == fault_sentence(lang, fault)


def test_illegal_action_is_pointed_at(palifico: Palifico) -> None:
    _, out, _ = palifico("referee", stdin=ILLEGAL)
    [verdict] = verdicts(out)
    assert list(verdict) == ["id", "ok", "error"]
    assert list(verdict["error"]) == ["round", "action", "code", "message"]
    error = verdict["error"]
    assert (error["round"], error["action"], error["code"]) == (0, 0, "bid.opening_wild")


def test_legal_sets_where_they_are_asked_for(palifico: Palifico) -> None:
    running = DEMO | {"rounds": [{**ROUND, "actions": ROUND["actions"][:2]}]}
    _, out, _ = palifico("referee", "--legal", stdin=f"{GOOD}\n{json.dumps(running)}\n")
    done, open_ = (verdict["rounds"][0] for verdict in verdicts(out))
    assert [point["to_act"] for point in done["legal"]] == [0, 1, 2]
    assert open_["legal"] == done["legal"]
    assert (open_["outcome"], open_["to_act"]) == (None, 2)
    first, second, third = done["legal"]
    assert first["bids"] == [[n, f] for n in range(1, 7) for f in range(2, 7)]
    assert (first["dudo"], first["calza"]) == (False, [])
    assert (second["dudo"], second["calza"]) == (True, [2])
    assert [n for n, f in second["bids"] if f == 1] == [1, 2, 3, 4, 5, 6]
    assert third["bids"] == sorted(third["bids"])
    assert list(first) == ["to_act", "bids", "dudo", "calza"]
    assert "legal" not in verdicts(palifico("referee", stdin=GOOD).out)[0]["rounds"][0]
