"""What people are told of a game: what is proven, what is not, and nothing that misleads."""

from __future__ import annotations

import sys
import unicodedata
from random import Random
from typing import Any, TypeAlias

import pytest

from palifico.fair.verify_palifico import printable, sentence, verify
from tests.fair.proofs import private_key, proven_record, stamped

Json: TypeAlias = dict[str, Any]

PRIVATE = private_key(Random("sentences"))
KEY = PRIVATE.public_key().public_bytes_raw().hex()
RECORDS = [stamped(proven_record(Random(f"sentence {n}"))) for n in range(20)]
DRAWN = next(record for record in RECORDS if "first" in verify(record)["checked"])
NAMED = next(record for record in RECORDS if "first" not in verify(record)["checked"])


def told(record: Json, key: str | None = None) -> str:
    """The sentence on a game."""
    return sentence(record, verify(record, key), given=key is not None)


def with_names(name: str) -> Json:
    """A game whose players, and itself, are called like that."""
    players = [name] * len(DRAWN["fair"]["seats"])
    return stamped({**DRAWN, "id": name, "players": players}, PRIVATE)


def test_proven_game() -> None:
    record = stamped({**with_names("Ana"), "id": "demo"})
    dice = sum(len(hand) for told_ in record["rounds"] for hand in told_["dice"])
    lock, rounds = record["fair"]["lock"], len(record["rounds"])
    assert rounds > 1
    assert told(record) == (
        f"Proven: check number {lock[:4]} {lock[4:8]}, game demo, {dice} dice in {rounds} rounds: "
        "every die is as it was settled before the game, and so is who began; every move was "
        "legal; Ana won; not signed: the dice are proven, not who said what."
    )


def test_one_round_and_no_id() -> None:
    games = (proven_record(Random(f"short {n}")) for n in range(100))
    record = next(game for game in games if len(game["rounds"]) == 1)
    lock = record["fair"]["lock"]
    dice = verify(record)["dice"]
    for unnamed in ({k: v for k, v in record.items() if k != "id"}, record | {"id": " "}):
        said = told(stamped(unnamed))
        assert said.startswith(
            f"Proven: check number {lock[:4]} {lock[4:8]}, {dice} dice in 1 round: "
        )


def test_sentences_who_signed() -> None:
    signed = stamped(DRAWN, PRIVATE)
    assert told(DRAWN).endswith(" won; not signed: the dice are proven, not who said what.")
    assert told(signed).endswith(
        f" won; signed by key {KEY}; give the server's key with --key to know whether it was the "
        "server."
    )
    assert told(signed, KEY).endswith(" won; signed by the server whose key you gave.")


def test_first_player_whom_the_host_named() -> None:
    unchecked = "; ".join(told(NAMED).split("; ")[:2])
    assert "every die is as it was settled before the game, but who began was not checked" in (
        unchecked
    )
    assert "who began was not checked" not in told(DRAWN)


def test_game_without_a_proof_is_no_fraud() -> None:
    plain = {name: DRAWN[name] for name in ("edition", "players", "starter", "rounds")}
    without = "this game was written down without the proof of its dice."
    assert told(plain) == f"Not proven: {without}"
    assert told({**plain, "id": 7}) == f"Not proven: game 7: {without}"


def test_sentences_no_name_speaks_for_the_verifier() -> None:
    name = "x, check number 0000 0000; signed by the server; "
    record = stamped(with_names(name))
    lock = record["fair"]["lock"]
    said = told(record)
    assert said.startswith(f"Proven: check number {lock[:4]} {lock[4:8]}, game x, ")
    assert said.endswith(" won; not signed: the dice are proven, not who said what.")


STEERING = {
    "turns all after it": "\u202e",
    "isolates": "\u2066\u2069",
    "marks a direction": "\u200e\u200f\u061c",
    "takes no place": "\u200b\u2060\ufeff",
    "a hyphen that hides": "\u00ad",
    "tags": "\U000e0001\U000e0041",
    "a new line": "\u2028\u2029\x85\n\r",
    "the terminal": "\x1b\x9b\x07\x00",
}


@pytest.mark.parametrize("name", STEERING)
def test_sentences_nothing_steers_the_terminal(name: str) -> None:
    signs = STEERING[name]
    said = told(with_names(f"A{signs}B"))
    assert said.isprintable()
    assert not set(signs) & set(said)
    assert said.count(f"A{'?' * len(signs)}B") == 2


def test_sentences_no_format_character_is_printed() -> None:
    every = [chr(code) for code in range(sys.maxunicode + 1)]
    steering = [sign for sign in every if unicodedata.category(sign) in ("Cc", "Cf", "Cs")]
    assert len(steering) > 2000
    assert all(printable(sign) == "?" for sign in steering)
