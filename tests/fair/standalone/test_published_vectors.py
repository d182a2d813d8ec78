"""The published transcripts, first players and roll-offs, by the file that players download."""

from __future__ import annotations

import json
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from palifico.fair import verify_palifico as alone

PATH = Path(__file__).resolve().parents[2] / "conformance" / "fair_vectors.json"
VECTORS: list[dict[str, Any]] = json.loads(PATH.read_text(encoding="utf-8"))


@pytest.fixture(params=range(len(VECTORS)))
def vector(request: pytest.FixtureRequest) -> dict[str, Any]:
    return deepcopy(VECTORS[request.param])


def test_transcript_is_sound(vector: dict[str, Any]) -> None:
    assert alone.check_transcript(vector["transcript"]) is None


def test_first_player_by_lot(vector: dict[str, Any]) -> None:
    fair = vector["transcript"]
    assert alone.first_by_lot(bytes.fromhex(fair["mix"]), len(fair["seats"])) == vector["first"]


def test_roll_off(vector: dict[str, Any]) -> None:
    fair, said = vector["transcript"], vector["rolloff"]
    winner, rolls = alone.roll_off(bytes.fromhex(fair["mix"]), len(fair["seats"]))
    assert {"winner": winner, "rolls": rolls} == said


def test_anchor_is_1024_links_below_the_top(vector: dict[str, Any]) -> None:
    game, secret = bytes.fromhex(vector["transcript"]["game"]), bytes.fromhex(vector["top"])
    for t in range(alone.CHAIN, 0, -1):
        secret = alone.H("pf1/chain", game, t, secret)
    assert secret.hex() == vector["transcript"]["anchor"]


def test_roll_off_goes_on_among_those_tied() -> None:
    tied = 0
    for number in range(200):
        winner, rolls = alone.roll_off(alone.H("some mix", number), 3)
        for before, after in pairwise(rolls):
            highest = max(die for _, die in before)
            assert [seat for seat, _ in after] == [s for s, die in before if die == highest]
            tied += 1
        assert winner in {seat for seat, die in rolls[-1] if die == max(d for _, d in rolls[-1])}
    assert tied > 10


def test_encoding() -> None:
    assert alone.enc("a", 1, b"\x02", None) == bytes.fromhex(
        "00000001 61 00000008 0000000000000001 00000001 02 ffffffff"
    )
    assert alone.enc("ë", "") == bytes.fromhex("00000002 c3ab 00000000")


def test_bytes_that_would_favour_some_numbers_are_skipped() -> None:
    assert alone.below(iter([255, 252, 251]), 6) == 251 % 6
    assert alone.below(iter([255]), 2) == 1


FLAWS: list[tuple[str, dict[str, Any]]] = [
    ("seats.0.open", {"code": "fair.commit", "seat": 0}),
    ("seats.2.commit", {"code": "fair.commit", "seat": 2}),
    ("anchor", {"code": "fair.commit", "seat": 0}),
    ("rules", {"code": "fair.lock"}),
    ("lock", {"code": "fair.lock"}),
    ("mix", {"code": "fair.mix"}),
    ("rounds.0.secret", {"code": "fair.chain", "round": 0}),
    ("rounds.2.secret", {"code": "fair.chain", "round": 2}),
]


@pytest.mark.parametrize(("path", "error"), FLAWS)
def test_one_digit_is_enough(path: str, error: dict[str, Any]) -> None:
    fair: Any = deepcopy(VECTORS[0]["transcript"])
    place = fair
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in steps:
        place = place[step]
    place[last] = place[last][:-1] + ("0" if place[last][-1] != "0" else "1")
    assert alone.check_transcript(fair) == error


def test_another_account_at_the_table() -> None:
    fair = deepcopy(VECTORS[0]["transcript"])
    fair["seats"][1]["account"] = "bo"
    assert alone.check_transcript(fair) == {"code": "fair.lock"}


@pytest.mark.parametrize("name", ["commit", "open"])
def test_half_a_commitment(name: str) -> None:
    fair = deepcopy(VECTORS[0]["transcript"])
    fair["seats"][1][name] = None
    assert alone.check_transcript(fair) == {"code": "fair.unopened", "seat": 1}


def test_dice_that_do_not_follow() -> None:
    for index in range(3):
        for seat in range(3):
            fair = deepcopy(VECTORS[1]["transcript"])
            fair["rounds"][index]["dice"][seat][-1] %= 6
            fair["rounds"][index]["dice"][seat][-1] += 1
            error = {"code": "fair.dice", "round": index, "seat": seat}
            assert alone.check_transcript(fair) == error


def test_published_vectors_too_many_hands_and_too_few() -> None:
    fair = deepcopy(VECTORS[1]["transcript"])
    last = fair["rounds"][1]["dice"].pop()
    assert alone.check_transcript(fair) == {"code": "fair.dice", "round": 1, "seat": 2}
    fair["rounds"][1]["dice"] += [last, []]
    assert alone.check_transcript(fair) == {"code": "fair.dice", "round": 1, "seat": 3}


@pytest.mark.parametrize("junk", [None, [], {}, "fair", 3, {"game": 1}, {"seats": None}])
def test_published_vectors_no_transcript_at_all(junk: object) -> None:
    assert alone.check_transcript(junk) == {"code": "record.invalid", "where": "fair"}


def test_chain_has_an_end() -> None:
    """No server can add a round by going on from the last link."""
    game, secrets = b"\x05" * 16, [b"\x07" * 32]
    for t in range(alone.CHAIN + 1, 0, -1):
        secrets.append(alone.H("pf1/chain", game, t, secrets[-1]))
    anchor, rules = secrets.pop(), bytes(32)
    lock = alone.H("pf1/lock", game, anchor, rules)
    fair = {"game": game, "anchor": anchor, "rules": rules, "lock": lock}
    told: dict[str, Any] = {name: value.hex() for name, value in fair.items()}
    told |= {"mix": alone.H("pf1/mix", lock).hex(), "seats": []}
    rounds = [{"secret": secret.hex(), "dice": []} for secret in reversed(secrets)]
    assert alone.check_transcript(told | {"rounds": rounds[:-1]}) is None
    over = {"code": "fair.chain", "round": alone.CHAIN}
    assert alone.check_transcript(told | {"rounds": rounds}) == over
