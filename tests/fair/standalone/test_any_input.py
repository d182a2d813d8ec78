"""Whatever it is given, the verifier gives one answer that can be written and said."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from palifico.fair.verify_palifico import (
    FAILS,
    sentence,
    told_and_answer,
    verify,
    verify_text,
)
from tests.each import each
from tests.fair.proofs import proven_record, stamped
from tests.hostile.fuzzing import JUNK, ODD_BYTES, places, replaced, spoilt_lines, spoilt_records
from tests.properties.records import spoilt
from tests.properties.tables import examples

GAMES = [proven_record(Random(f"any {n}"), signed=n % 2 == 0) for n in range(12)]
PLACES = [places(game) for game in GAMES]
GOOD = {"ok", "checked", "rounds", "dice", "winner", "chance", "signed"}
NUMBERED = [game for game in GAMES if isinstance(game["players"], int)]


def one_answer(text: str | bytes) -> str:
    """The code of the answer, or `ok`; it is as the contract says."""
    told, answer = told_and_answer(text, None)
    assert answer == verify_text(text)
    assert json.loads(json.dumps(answer)) == answer
    said = sentence(told, answer)
    assert said.isprintable()
    assert said.endswith(".")
    if answer["ok"]:
        assert set(answer) - {"id"} == GOOD
        return "ok"
    assert set(answer) - {"id"} == {"ok", "checked", "error"}
    code = answer["error"]["code"]
    assert code in {*FAILS, "record.invalid"}
    about = {"record.invalid": {"where"}, "game.illegal": {"round", "action", "rule"}}
    about |= {"fair.chain": {"round"}, "fair.dice": {"round", "seat"}}
    about |= {"fair.unopened": {"seat"}, "fair.commit": {"seat"}}
    assert set(answer["error"]) == {"code"} | about.get(code, set())
    return str(code)


@examples(5)
@given(st.data())
def test_any_input_anything_at_any_place_of_a_game(data: st.DataObject) -> None:
    which = data.draw(st.integers(0, len(GAMES) - 1))
    path = data.draw(st.sampled_from(PLACES[which]))
    one_answer(json.dumps(replaced(GAMES[which], path, data.draw(JUNK))))


@examples(2)
@given(spoilt_records() | JUNK.map(json.dumps))
def test_games_without_a_proof(line: str) -> None:
    assert one_answer(line) != "ok"


@examples(3)
@given(spoilt_lines() | st.binary(max_size=100))
def test_lines_cut_and_mixed_up(line: bytes) -> None:
    assert one_answer(line) != "ok"


@each("line", [b"", *ODD_BYTES])
def test_odd_bytes(line: bytes) -> None:
    assert one_answer(line) == "record.invalid"


@examples(3)
@given(JUNK)
def test_decoded_junk(data: Any) -> None:
    assert not verify(data)["ok"]


def test_games_that_were_spoilt_and_stamped_anew() -> None:
    rng, found = Random("spoilt"), set()
    for _ in range(600):
        record = spoilt(rng, rng.choice(NUMBERED))
        found.add(one_answer(json.dumps(stamped(record))))
    assert {"game.illegal", "game.unfinished", "fair.dice", "fair.rules", "fair.first"} <= found
    assert {"fair.rounds", "edition.unknown", "house.invalid", "option.unknown"} <= found


def test_any_input_no_id_of_what_is_no_record() -> None:
    game = {**GAMES[0], "id": "demo"}
    assert "id" not in verify({**game, "starter": None})
    assert "id" not in verify({**game, "stamp": {}})
    assert verify({name: game[name] for name in game if name != "fair"})["id"] == "demo"
    assert verify({**game, "edition": "perudo"})["id"] == "demo"


def test_deep_data() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert verify(deep)["error"] == {"code": "record.invalid", "where": "record"}
    assert verify({**GAMES[0], "house": {"x": deep}})["error"] == {"code": "house.invalid"}
    assert verify({**GAMES[0], "options": {"calza": deep}})["error"]["where"] == "options.calza"
    while deep:  # or taking it down would be as deep
        [deep] = deep
