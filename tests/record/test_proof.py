"""Proofs as they are told: one sentence in six languages for everything that can be found."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from palifico.editions import variant
from palifico.fair import Secret, seeded
from palifico.fair.signer import Signer
from palifico.record import (
    proof_json,
    proof_sentence,
    prove,
    proven,
    read_record,
    read_text,
    stamped,
    to_json,
    write_text,
)
from palifico.record.proof import CHECKS, FLAWS
from palifico.words import LANGS, message
from tests.each import each
from tests.fair.dealt_games import dealt_game
from tests.fair.tampering import Json, Path, at, put
from tests.record.games import ROOT

SIGNER = Signer(Secret(seeded("signer")(32)))
OTHER = Signer(Secret(seeded("other signer")(32)))
RULES = variant("pressman-2008", None, {"dice_each": 2})


def game(*, signed: bool = True, players: tuple[str, ...] | int = ("Ann", "Bob", "Cyd")) -> Json:
    """A small game that is proven."""
    return to_json(proven(*dealt_game(RULES, players), SIGNER if signed else None))


DROPPED = object()
GAME = game()
PLAIN = game(signed=False)


ZEROS = "00" * 32
STARTER = GAME["starter"]
FACE = GAME["fair"]["rounds"][1]["dice"][2][0]
CHANGES: dict[str, list[tuple[Path, Any]]] = {
    "fair.missing": [(("fair",), DROPPED)],
    "fair.seats": [(("fair", "seats", 2), DROPPED)],
    "fair.rounds": [(("fair", "rounds", -1), DROPPED)],
    "fair.rules": [(("fair", "rules"), ZEROS)],
    "fair.unopened": [(("fair", "seats", 0, "open"), None)],
    "fair.commit": [(("fair", "seats", 0, "open"), ZEROS)],
    "fair.lock": [(("fair", "lock"), ZEROS)],
    "fair.mix": [(("fair", "mix"), ZEROS)],
    "fair.chain": [(("fair", "rounds", 1, "secret"), ZEROS)],
    "fair.first": [(("starter",), (STARTER + 1) % 3)],
    "fair.dice": [(("fair", "rounds", 1, "dice", 2, 0), FACE % 6 + 1)],
    "game.illegal": [(("rounds", 1, "actions", 0, 2), 99)],
    "game.unfinished": [(("rounds", -1), DROPPED), (("fair", "rounds", -1), DROPPED)],
    "stamp.missing": [(("stamp",), DROPPED)],
    "stamp.digest": [(("date",), "2026-11-16")],
    "signature.missing": [(("stamp",), PLAIN["stamp"])],
    "signature.key": [],
    **{
        f"signature.{what}": [(("stamp", "signatures", what), "00" * 64)]
        for what in ("anchor", "lock", "mix", "record")
    },
}
"""For every flaw what has to be changed in a game that has none."""


def spoilt(code: str) -> tuple[Json, bytes]:
    """A record with this flaw, and the key it is held to."""
    data = deepcopy(GAME)
    for path, value in CHANGES[code]:
        if value is DROPPED:
            at(data, path[:-1]).pop(path[-1])
        else:
            put(data, path, value)
    return data, (OTHER if code == "signature.key" else SIGNER).public


@each("code", FLAWS)
def test_flaw_is_found_and_told(code: str) -> None:
    data, key = spoilt(code)
    proof = prove(data, key=key)
    assert proof.flaw is not None
    assert proof.flaw.code == code
    told = {proof_sentence(proof, lang) for lang in LANGS}
    assert len(told) == len(LANGS)
    for lang in LANGS:
        flat = proof_sentence(proof, lang)
        head = message(lang, "proof-bad", {"what": ""}).rstrip(" .")
        assert flat.startswith(head)
        for stage in proof.checked:
            assert message(lang, f"stage-{stage}", {}) in flat
        assert flat.endswith(".")
        assert ".." not in flat
        assert "{" not in flat
    answer = proof_json(proof, "en")
    assert answer["error"]["code"] == code
    assert answer["ok"] is False


@pytest.mark.parametrize("lang", LANGS)
def test_proven_game_is_told(lang: str) -> None:
    proof = prove(GAME, key=SIGNER.public)
    assert proof.flaw is None
    sentence = proof_sentence(proof, lang)
    for stage in proof.checked:
        assert message(lang, f"stage-{stage}", {}) in sentence
    assert "signatures" in proof.checked
    assert message(lang, "proof-signed-by-key", {}) in sentence
    winner = proof_json(proof, lang)["winner"]
    assert GAME["players"][winner] in sentence
    assert str(len(GAME["rounds"])) in sentence


def test_game_without_names_is_told_by_seats() -> None:
    proof = prove(game(players=3))
    assert "the player in seat " in proof_sentence(proof, "en")


def test_proof_who_and_where() -> None:
    data, _ = spoilt("fair.dice")
    told = proof_sentence(prove(data), "en")
    assert "the dice of Cyd in round 2 are not those that follow from the secrets" in told
    data, _ = spoilt("game.illegal")
    told = proof_sentence(prove(data), "en")
    assert "in round 2 the move of " in told
    assert "breaks the rules: " in told
    assert "smallest" not in told


def test_proof_without_a_key_signatures_are_checked_with_the_one_that_is_there() -> None:
    assert "signatures" in prove(GAME).checked
    assert proof_json(prove(GAME), "en")["signed"] == SIGNER.public.hex()
    assert "signatures" not in prove(PLAIN).checked
    assert prove(PLAIN).flaw is None
    data, _ = spoilt("signature.mix")
    flaw = prove(data).flaw
    assert flaw is not None
    assert flaw.code == "signature.mix"


def test_text_notation_keeps_the_proof() -> None:
    record = read_record(GAME)
    again = read_text(write_text(record))
    assert again == record
    assert prove(to_json(again), key=SIGNER.public).flaw is None


BAD: list[tuple[Any, str]] = [
    (None, "record"),
    ([], "record"),
    ({**GAME, "fair": None}, "fair"),
    ({**GAME, "fair": []}, "fair"),
    ({**GAME, "fair": {}}, "fair"),
    ({**GAME, "fair": {**GAME["fair"], "x": 1}}, "fair.x"),
    ({**GAME, "fair": {**GAME["fair"], "game": "00"}}, "fair.game"),
    ({**GAME, "fair": {**GAME["fair"], "game": 5}}, "fair.game"),
    ({**GAME, "fair": {**GAME["fair"], "lock": "0" * 63 + "G"}}, "fair.lock"),
    ({**GAME, "fair": {**GAME["fair"], "lock": "A" * 64}}, "fair.lock"),
    ({**GAME, "fair": {**GAME["fair"], "seats": {}}}, "fair.seats"),
    ({**GAME, "fair": {**GAME["fair"], "seats": [None]}}, "fair.seats[0]"),
    ({**GAME, "fair": {**GAME["fair"], "rounds": [1]}}, "fair.rounds[0]"),
    ({**GAME, "stamp": None}, "stamp"),
    ({**GAME, "stamp": {}}, "stamp"),
    ({**GAME, "stamp": {"digest": None}}, "stamp.digest"),
    ({**GAME, "stamp": {**GAME["stamp"], "signatures": {}}}, "stamp.signatures"),
    ({**GAME, "stamp": {"digest": "0" * 64, "key": "0" * 64}}, "stamp"),
    ({**GAME, "id": 2**53}, ""),
    ({**GAME, "id": "\ud800"}, ""),
    ({**GAME, "house": {"dice_each": 2.5}}, ""),
]


@each(("data", "where"), BAD)
def test_proof_what_is_no_record_gets_one_clear_sentence(data: object, where: str) -> None:
    proof = prove(data)
    assert proof.flaw is not None
    assert (proof.flaw.code, proof.flaw.about) == ("record.invalid", {"where": where})
    for lang in LANGS:
        sentence = proof_sentence(proof, lang)
        assert sentence.endswith(".")
        assert where in sentence or where == "record"


def test_account_that_is_no_text() -> None:
    for account in (5, None, "\udfff"):
        data = deepcopy(PLAIN)
        del data["stamp"]
        data["fair"]["seats"][1]["account"] = account
        flaw = prove(data).flaw
        assert flaw is not None
        assert flaw.about == {"where": "fair.seats[1].account"}


def test_signing_needs_a_transcript() -> None:
    record = read_record({k: v for k, v in PLAIN.items() if k not in ("fair", "stamp")})
    with pytest.raises(ValueError, match="together with its transcript"):
        stamped(record, SIGNER)
    assert stamped(record).stamp is not None


def test_page_names_every_stage_and_every_code() -> None:
    page = (ROOT / "docs" / "fair.md").read_text("utf-8")
    named = {"record", *CHECKS, *FLAWS, "record.invalid", "notation.invalid"}
    named |= {"edition.unknown", "option.unknown", "house.invalid"}
    assert [name for name in named if f"`{name}`" not in page] == []
