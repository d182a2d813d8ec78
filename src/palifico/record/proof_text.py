"""Text of a proof: one sentence for people, one JSON object for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from palifico.editions import box
from palifico.fair import Flaw, Transcript, check_number
from palifico.record.notation import SEATS
from palifico.record.proof import Proof
from palifico.record.record import Record
from palifico.record.verdict import Illegal
from palifico.rules import Action, Bid, Dudo, Seat
from palifico.rules.raises import situation
from palifico.words import Speaker, fault_sentence, message, refusal_sentence, shorten


def proof_sentence(proof: Proof, lang: str) -> str:
    """Return what was proven, or what is wrong and where."""
    if proof.flaw is None:
        return " ".join(_good(proof, lang))
    if proof.fault is not None:
        return message(lang, "proof-unread", {"what": fault_sentence(lang, proof.fault)})
    what = _what(proof, proof.flaw, lang).removesuffix(".")
    checked = _checked(proof, lang)
    if not checked:
        return message(lang, "proof-bad", {"what": what})
    return message(lang, "proof-bad-after", {"what": what, "checked": checked})


def proof_json(proof: Proof, lang: str) -> dict[str, Any]:
    """Return a proof as JSON: seats, rounds and actions count from 0."""
    record, flaw = proof.record, proof.flaw
    told: dict[str, Any] = {"ok": flaw is None}
    if record is not None and record.id is not None:
        told["id"] = record.id
    told["checked"] = list(proof.checked)
    sentence = proof_sentence(proof, lang)
    if flaw is not None:
        return {**told, "error": {"code": flaw.code, **flaw.about, "message": sentence}}
    assert record is not None
    assert record.fair is not None
    told |= {"rounds": len(record.rounds), "dice": _dice(record), "winner": _winner(proof)}
    told["chance"] = _chance(record.fair)
    key = record.stamp.key if record.stamp else None
    return {**told, "signed": None if key is None else key.hex(), "message": sentence}


def _good(proof: Proof, lang: str) -> Iterator[str]:
    """Return what was proven and what was not, who vouches for it, and the number to compare.

    A name, which could imitate any of it, comes last.
    """
    record = proof.record
    assert record is not None
    assert record.fair is not None
    values: dict[str, str | int] = {"rounds": len(record.rounds), "dice": str(_dice(record))}
    values |= {"edition": box(record.edition).name, "checked": _checked(proof, lang)}
    yield message(lang, "proof-good", values)
    if "first" not in proof.checked:
        yield message(lang, "proof-first-unchecked", {})
    if not _chance(record.fair):
        yield message(lang, "proof-no-chance", {})
    yield _signed(proof, record, lang)
    yield message(lang, "proof-check-number", {"lock": check_number(record.fair.lock)})
    yield message(lang, "proof-winner", {"winner": _player(record, _winner(proof), lang)})


def _checked(proof: Proof, lang: str) -> str:
    """Return the stages that hold, as a list for people."""
    return ", ".join(message(lang, f"stage-{stage}", {}) for stage in proof.checked)


def _signed(proof: Proof, record: Record, lang: str) -> str:
    if record.stamp is None or record.stamp.key is None:
        return message(lang, "proof-not-signed", {})
    if proof.key is None:
        return message(lang, "proof-signed-by-somebody", {"key": record.stamp.key.hex()})
    return message(lang, "proof-signed-by-key", {})


def _what(proof: Proof, flaw: Flaw, lang: str) -> str:
    if isinstance(proof.verdict, Illegal) and flaw.code == "game.illegal" and proof.record:
        return _illegal(proof.verdict, proof.record, lang)
    values: dict[str, str | int] = {}
    if isinstance(seat := flaw.about.get("seat"), int) and proof.record:
        values["player"] = _player(proof.record, seat, lang)
    if isinstance(number := flaw.about.get("round"), int):
        values["round"] = str(number + 1)
    return message(lang, f"flaw-{flaw.code.replace('.', '-')}", values)


def _illegal(illegal: Illegal, record: Record, lang: str) -> str:
    """Return which move was not legal, and why; not what would have been legal."""
    speaker = Speaker(lang, illegal.variant)
    state = illegal.state
    at = situation(state, state.round) if state.round else None
    why = refusal_sentence(speaker, illegal.refusal, at=at)
    values: dict[str, str | int] = {"round": str(illegal.round + 1), "why": why}
    if illegal.action is None:
        return message(lang, "flaw-game-illegal", values)
    seat, action = record.rounds[illegal.round].actions[illegal.action]
    values |= {"player": _player(record, seat, lang), "move": _move(speaker, action)}
    return message(lang, "flaw-game-illegal-move", values)


def _move(speaker: Speaker, action: Action) -> str:
    if isinstance(action, Bid):
        return speaker.bid(action)
    return speaker.word("dudo" if isinstance(action, Dudo) else "calza")


def _player(record: Record, seat: Seat, lang: str) -> str:
    if isinstance(record.players, tuple) and seat < len(record.players):
        return shorten(record.players[seat])
    return message(lang, "proof-seat", {"seat": SEATS[seat] if seat < len(SEATS) else str(seat)})


def _winner(proof: Proof) -> Seat:
    assert proof.verdict is not None
    assert not isinstance(proof.verdict, Illegal)
    assert proof.verdict.state.winner is not None
    return proof.verdict.state.winner


def _chance(fair: Transcript) -> list[Seat]:
    """Return the seats that added chance of their own."""
    return [seat for seat, entry in enumerate(fair.seats) if entry.open is not None]


def _dice(record: Record) -> int:
    return sum(len(hand) for recorded in record.rounds for hand in recorded.dice)
