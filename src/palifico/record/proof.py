"""Proof of a finished game from its record alone: its dice, its rules, its end, its stamp."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from palifico.editions import Variant, variant
from palifico.errors import Fault
from palifico.fair import LENGTH, SIGNED, STAGES, Flaw, Transcript, first, rules_hash
from palifico.record.record import Record
from palifico.record.shape import read_record
from palifico.record.stamp import digest_of, signed_values
from palifico.record.verdict import Illegal, Judged, judge
from palifico.rules.edition import FirstPlayer

PLACES: Final = frozenset({"where", "line"})
"""What a fault says of the place where something cannot be read."""


@dataclass(frozen=True, slots=True)
class Case:
    """A record that can be looked into: it has a transcript of its size, and rules that exist."""

    record: Record
    fair: Transcript
    rules: Variant
    verdict: Judged | Illegal
    data: Mapping[str, Any]
    key: bytes | None


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found: the stages that hold, in order, and the flaw that ended it, if any.

    `record`, `verdict` and `fault` are there as far as it came, to tell people more; `key` is the
    one that the record was held to.
    """

    checked: tuple[str, ...]
    flaw: Flaw | None
    record: Record | None = None
    verdict: Judged | Illegal | None = None
    fault: Fault | None = None
    key: bytes | None = None


def prove(data: object, *, key: bytes | None = None) -> Proof:
    """Look through a record's decoded JSON to the first flaw; `key` is whose signatures are due."""
    try:
        record = read_record(data)
    except Fault as fault:
        return unreadable(fault)
    assert isinstance(data, dict)
    return prove_record(record, data, key=key)


def prove_record(record: Record, data: Mapping[str, Any], *, key: bytes | None = None) -> Proof:
    """Prove a record that was read already, from this JSON object."""
    if record.fair is None or (flaw := _size(record, record.fair)):
        return Proof((), Flaw("fair.missing") if record.fair is None else flaw, record)
    try:
        rules = variant(record.edition, record.options, record.house)
    except Fault as fault:
        return Proof(("record",), Flaw(fault.code), record, fault=fault)
    return _look(Case(record, record.fair, rules, judge(record), data, key))


def unreadable(fault: Fault) -> Proof:
    """Return the answer for what is no record at all."""
    return Proof(
        (), Flaw(fault.code, {k: fault.about[k] for k in PLACES & fault.about.keys()}), fault=fault
    )


def _size(record: Record, fair: Transcript) -> Flaw | None:
    if len(fair.seats) != record.seats:
        return Flaw("fair.seats")
    rounds = len(fair.rounds)
    return None if rounds == len(record.rounds) <= LENGTH else Flaw("fair.rounds")


def _look(case: Case) -> Proof:
    checked = ["record"]
    for stage in _stages(case):
        if flaw := CHECKS[stage](case):
            return Proof(tuple(checked), flaw, case.record, case.verdict)
        checked.append(stage)
    return Proof(tuple(checked), None, case.record, case.verdict, key=case.key)


def _stages(case: Case) -> Iterator[str]:
    """Return the stages that apply to this record: the host may have named the first player."""
    named = case.rules.edition.first_player is FirstPlayer.NAMED
    stamp = case.record.stamp
    unsigned = case.key is None and (stamp is None or stamp.key is None)
    left_out = {"first": named, "signatures": unsigned}
    return (stage for stage in CHECKS if not left_out.get(stage))


def _rules(case: Case) -> Flaw | None:
    return None if rules_hash(case.rules) == case.fair.rules else Flaw("fair.rules")


def _first(case: Case) -> Flaw | None:
    opens = first(case.fair.mix, case.rules.edition, seats=case.record.seats)
    return None if opens.seat == case.record.starter else Flaw("fair.first")


def _dice(case: Case) -> Flaw | None:
    """Check that the transcript's dice are the record's, and that they follow from the secrets."""
    flaws = [flaw for flaw in (STAGES["dice"](case.fair), _other_dice(case)) if flaw]
    return min(flaws, key=lambda flaw: tuple(flaw.about.values()), default=None)


def _other_dice(case: Case) -> Flaw | None:
    for number, recorded in enumerate(case.record.rounds):
        rolled = case.fair.rounds[number].dice
        for seat in range(max(len(rolled), case.record.seats)):
            if rolled[seat : seat + 1] != recorded.dice[seat : seat + 1]:
                return Flaw("fair.dice", {"round": number, "seat": seat})
    return None


def _game(case: Case) -> Flaw | None:
    verdict = case.verdict
    if isinstance(verdict, Illegal):
        at: dict[str, str | int | None] = {"round": verdict.round, "action": verdict.action}
        return Flaw("game.illegal", {**at, "rule": verdict.refusal.code})
    return None if verdict.state.winner is not None else Flaw("game.unfinished")


def _stamp(case: Case) -> Flaw | None:
    stamp = case.record.stamp
    if stamp is None:
        return Flaw("stamp.missing")
    return None if stamp.digest == digest_of(case.data) else Flaw("stamp.digest")


def _signatures(case: Case) -> Flaw | None:
    stamp = case.record.stamp
    if stamp is None or stamp.key is None or stamp.signatures is None:
        return Flaw("signature.missing")
    if case.key is not None and stamp.key != case.key:
        return Flaw("signature.key")
    from palifico.fair.signer import is_signed  # noqa: PLC0415 - loads a big library

    for what, value in signed_values(case.fair, stamp.digest).items():
        signature = stamp.signatures[what]
        if not is_signed(stamp.key, what, case.fair.game, value, signature):
            return Flaw(f"signature.{what}")
    return None


CHECKS: Final[Mapping[str, Callable[[Case], Flaw | None]]] = {
    "rules": _rules,
    "commitments": lambda case: STAGES["commitments"](case.fair),
    "lock": lambda case: STAGES["lock"](case.fair),
    "mix": lambda case: STAGES["mix"](case.fair),
    "chain": lambda case: STAGES["chain"](case.fair),
    "first": _first,
    "dice": _dice,
    "game": _game,
    "stamp": _stamp,
    "signatures": _signatures,
}
"""Every stage after the record itself, in order."""

FLAWS: Final = (
    *("fair.missing", "fair.seats", "fair.rounds", "fair.rules", "fair.unopened", "fair.commit"),
    *("fair.lock", "fair.mix", "fair.chain", "fair.first", "fair.dice"),
    *("game.illegal", "game.unfinished", "stamp.missing", "stamp.digest"),
    *("signature.missing", "signature.key", *(f"signature.{what}" for what in SIGNED)),
)
"""Every code of a flaw; beside them, a record that cannot be read has the code of its fault."""
