"""Games with one thing changed: three verifiers find every one, and say the same.

The three share no code: the package, the stand-alone file, and the TypeScript of the browser.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from palifico.editions import variant
from palifico.errors import Fault
from palifico.fair.verify_palifico import verify_text
from palifico.record import decode, prove, unreadable
from palifico.record.proof import FLAWS
from palifico.record.proof_text import proof_json
from tests.fair.node import web_verify
from tests.fair.proofs import private_key, proven_record, stamped
from tests.fair.tampering import OF_THE_PROOF, WAYS, Json, change_action, tampered
from tests.sizes import size

GAMES, TAMPERINGS = 50, 1000
BLOCKS = max(1, size("tampering") // TAMPERINGS)
"""In each block so many games, and so many tamperings of them."""


def by_the_package(text: str, key: str | None = None) -> Json:
    """The answer of the package, without its sentence."""
    try:
        proof = prove(decode(text), key=bytes.fromhex(key) if key else None)
    except Fault as fault:
        proof = unreadable(fault)
    answer = proof_json(proof, "en")
    told = answer.get("error", answer)
    assert told.pop("message")
    return answer


def by_all(records: list[Json], key: str | None = None) -> list[Json]:
    """The one answer that all three give on each record."""
    return on_texts([json.dumps(record) for record in records], key)


def on_texts(texts: list[str], key: str | None = None) -> list[Json]:
    """The one answer that all three give on each text."""
    here = [by_the_package(text, key) for text in texts]
    alone = [verify_text(text, key) for text in texts]
    for text, one, two, three in zip(texts, here, alone, web_verify(texts, key), strict=True):
        assert one == two == three, text
    return here


def games(rng: Random, count: int) -> list[Json]:
    """Proven games, one in four signed."""
    return [proven_record(rng, signed=number % 4 == 0) for number in range(count)]


def test_games_as_they_were_are_proven() -> None:
    answers = by_all(games(Random("as they were"), 100))
    assert all(answer["ok"] for answer in answers)
    assert {stage for answer in answers for stage in answer["checked"]} >= {"first", "signatures"}


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_tampering_is_found_by_all_three(block: int) -> None:
    rng = Random(f"tampering {block}")
    whole = games(rng, GAMES)
    spoilt = [tampered(rng, whole, WAYS[n % len(WAYS)])[1] for n in range(TAMPERINGS)]
    answers = by_all(spoilt)
    assert sum(answer["ok"] for answer in answers) == 0
    assert len(answers) == TAMPERINGS


@pytest.mark.slow
def test_forger_who_stamps_anew_is_found_by_the_proof_itself() -> None:
    rng = Random("forger")
    whole = games(rng, 100)
    pairs = [tampered(rng, whole, way) for way in OF_THE_PROOF * 60]
    spoilt = [after for before, after in pairs if not only_spelt_otherwise(before, after)]
    assert len(spoilt) > 550
    answers = by_all([stamped(record) for record in spoilt])
    assert [spoilt[n] for n, answer in enumerate(answers) if answer["ok"]] == []
    codes = Counter(answer["error"]["code"] for answer in answers)
    assert not any(code.startswith("stamp") for code in codes)
    assert len(codes) > 8


def only_spelt_otherwise(before: Json, after: Json) -> bool:
    """Whether only rules were touched, and stay the same: an option set as the box has it."""
    names = ("edition", "options", "house")
    rest = [{k: v for k, v in record.items() if k not in names} for record in (before, after)]
    try:
        rules = [
            variant(record["edition"], record.get("options"), record.get("house")).edition
            for record in (before, after)
        ]
    except Fault:
        return False
    return rest[0] == rest[1] and rules[0] == rules[1]


def test_forger_without_the_key_cannot_change_a_word() -> None:
    """Another legal bid passes an unsigned record that is stamped anew; the signature finds it."""
    rng = Random("words")
    private = private_key(rng)
    forgeries, plain = [], []
    for _ in range(60):
        signed = stamped(proven_record(rng), private)
        words = tampered(rng, [signed], change_action)[1]
        forged = stamped(words)
        forged["stamp"] |= {name: signed["stamp"][name] for name in ("key", "signatures")}
        forgeries.append(forged)
        plain.append(stamped(words))
    key = private.public_key().public_bytes_raw().hex()
    answers = [*by_all(forgeries), *by_all([*forgeries, *plain], key)]
    assert not any(answer["ok"] for answer in answers)
    codes = Counter(answer["error"]["code"] for answer in answers)
    assert codes["signature.record"] > 0
    assert codes["signature.missing"] > 0


def test_another_key_is_not_the_servers() -> None:
    rng = Random("keys")
    signed, other = proven_record(rng, signed=True), proven_record(rng, signed=True)
    key = signed["stamp"]["key"]
    good, bad = by_all([signed, other], key)
    assert good["ok"]
    assert good["signed"] == key
    assert bad["error"]["code"] == "signature.key"


def test_flaw_comes_up() -> None:
    """The tamperings reach every stage: no code is there for nothing."""
    rng = Random("every flaw")
    wanted = set(FLAWS)
    whole = games(rng, 40)
    for n in range(20_000):
        if not wanted:
            return
        spoilt = tampered(rng, whole, WAYS[n % len(WAYS)])[1]
        if rng.random() < 0.3 and "fair" in spoilt:
            spoilt = restamped(spoilt)
        answer = by_the_package(
            json.dumps(spoilt), whole[0]["stamp"]["key"] if rng.random() < 0.2 else None
        )
        wanted.discard(answer.get("error", {}).get("code"))
    assert wanted == set()


def restamped(record: Json) -> Any:
    """With a digest that fits, under whatever signatures it had."""
    try:
        fresh = stamped(record)["stamp"]
    except (TypeError, ValueError):
        return record
    return record | {"stamp": {**record["stamp"], **fresh}} if "stamp" in record else record
