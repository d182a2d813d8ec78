"""What came of a proof: one sentence for people, one JSON object for programs."""

from __future__ import annotations

from typing import Any

from palifico.editions import box
from palifico.fair import Flaw
from palifico.record.notation import SEATS
from palifico.record.proof import Proof
from palifico.record.record import Record
from palifico.record.referee import illegal_sentence
from palifico.record.verdict import Illegal
from palifico.rules import Seat
from palifico.words import fault_sentence, message, shorten


def proof_sentence(proof: Proof, lang: str) -> str:
    """What was proven, or what is wrong and where."""
    checked = ", ".join(message(lang, f"stage-{stage}", {}) for stage in proof.checked)
    if proof.flaw is None:
        return _good(proof, lang, checked)
    what = _what(proof, proof.flaw, lang).removesuffix(".")
    if not checked:
        return message(lang, "proof-bad", {"what": what})
    return message(lang, "proof-bad-after", {"what": what, "checked": checked})


def proof_json(proof: Proof, lang: str) -> dict[str, Any]:
    """The same for programs: seats, rounds and actions count from 0."""
    record, flaw = proof.record, proof.flaw
    told: dict[str, Any] = {"ok": flaw is None}
    if record is not None and record.id is not None:
        told["id"] = record.id
    told["checked"] = list(proof.checked)
    sentence = proof_sentence(proof, lang)
    if flaw is not None:
        return {**told, "error": {"code": flaw.code, **flaw.about, "message": sentence}}
    assert record is not None
    told |= {"rounds": len(record.rounds), "dice": _dice(record), "winner": _winner(proof)}
    key = record.stamp.key if record.stamp else None
    return {**told, "signed": None if key is None else key.hex(), "message": sentence}


def _good(proof: Proof, lang: str, checked: str) -> str:
    record = proof.record
    assert record is not None
    values: dict[str, str | int] = {"rounds": len(record.rounds), "dice": str(_dice(record))}
    values |= {"edition": box(record.edition).name, "checked": checked}
    winner = _player(record, _winner(proof), lang)
    return message(lang, "proof-good", {**values, "winner": winner})


def _what(proof: Proof, flaw: Flaw, lang: str) -> str:
    if proof.fault is not None:
        return fault_sentence(lang, proof.fault)
    values: dict[str, str | int] = {}
    if isinstance(seat := flaw.about.get("seat"), int) and proof.record:
        values["player"] = _player(proof.record, seat, lang)
    if isinstance(number := flaw.about.get("round"), int):
        values["round"] = str(number + 1)
    if flaw.code == "game.illegal" and isinstance(proof.verdict, Illegal):
        values["why"] = illegal_sentence(proof.verdict, lang)
    return message(lang, f"flaw-{flaw.code.replace('.', '-')}", values)


def _player(record: Record, seat: Seat, lang: str) -> str:
    if isinstance(record.players, tuple) and seat < len(record.players):
        return shorten(record.players[seat])
    return message(lang, "proof-seat", {"seat": SEATS[seat] if seat < len(SEATS) else str(seat)})


def _winner(proof: Proof) -> Seat:
    assert proof.verdict is not None
    assert not isinstance(proof.verdict, Illegal)
    assert proof.verdict.state.winner is not None
    return proof.verdict.state.winner


def _dice(record: Record) -> int:
    return sum(len(hand) for recorded in record.rounds for hand in recorded.dice)
