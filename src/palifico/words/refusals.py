"""Refusal sentences: for a refusal or a fault, with the rule behind it and what would do."""

from __future__ import annotations

from typing import Final

from palifico.editions import VALUES
from palifico.errors import Fault
from palifico.rules import WILD, Bid, Legal, Refusal, Situation
from palifico.rules.edition import FaceChange
from palifico.words.bundle import message, shorten, visible
from palifico.words.rulebook import rule
from palifico.words.speaker import Speaker

SAID_WHOLE: Final = ("expected", "file", "place", "why")
"""What is said whole however long it is; anything else may be of any length."""
SEATS: Final = ("seat", "to_act")
"""Parameters that name a seat."""
MORE_SEATS: Final = {"seat.none": ("to",), "table.first": ("to", "given")}
"""Those that do so in the sentences of one code."""


def refusal_sentence(
    speaker: Speaker,
    refusal: Refusal,
    *,
    at: Situation | None = None,
    moves: Legal | None = None,
) -> str:
    """Return what was wrong, the rules of this edition behind it, and the smallest legal bids.

    `at` is the situation in which a bid was refused; `moves` are those open to the player, where
    it is theirs to bid.
    """
    rules = [_quoted(speaker, id_) for id_ in rules_behind(refusal.code, at)]
    parts = [_what(speaker, refusal), *rules]
    if refusal.code.startswith("bid.") and moves is not None:
        parts.append(can_bid(speaker, moves))
    return " ".join(parts)


def rules_behind(code: str, at: Situation | None) -> tuple[str, ...]:
    """Return the rules to quote behind a refused bid: fields, or messages that tell a shared rule.

    Each speaks of one kind of raise only. The refused bid breaks one of them, and every legal bid
    keeps all.
    """
    if at is None:
        return ()
    match code:
        case "bid.opening_wild":
            return ("last_die_open_wild" if at.last_die else "open_wild",)
        case "bid.half":
            return ("shared-half",)
        case "bid.double":
            return ("shared-double",)
        case "bid.face_locked" if at.edition.face_change is FaceChange.NOBODY:
            return ("face_change",)  # its sentence knows whether the opener may
        case "bid.face_locked":
            return ("face_change", "face_change_opener")
        case "bid.face_down" | "bid.one_axis":
            return ("face_change_raise" if at.last_die else "raise_rule",)
        case "bid.not_higher":
            return _rules_of_raises(at)
        case _:
            return ()


def can_bid(speaker: Speaker, moves: Legal) -> str:
    """Return the smallest bids of the player to act, or which calls are left without one."""
    if moves.bids:
        return speaker.say("smallest-bids", bids=speaker.smallest(moves.bids))
    calls = moves.to_act in moves.calza
    return speaker.say("smallest-none-calza" if calls else "smallest-none")


def fault_sentence(lang: str, fault: Fault) -> str:
    """Return the sentence for an invalid edition, option, house rule, share code or record."""
    code, given = fault.code, fault.about.items()
    about = {name: _shown(name, _counted(code, name, value)) for name, value in given}
    match fault.code:
        case "house.invalid":
            expected = about.get("expected", ", ".join(VALUES))
            return message(lang, f"fault-house-{about['reason']}", {**about, "expected": expected})
        case "share.invalid":
            return message(lang, f"fault-share-{about['reason']}", about)
        case "record.invalid":
            what = message(lang, f"record-expects-{about['expects']}", about)
            return message(lang, "fault-record-invalid", {"what": what})
        case "notation.invalid":
            what = message(lang, f"notation-expects-{about['expects']}", about)
            return message(lang, "fault-notation-invalid", {**about, "what": what})
        case "record.illegal":
            round_ = str(int(about["round"]) + 1)
            return message(
                lang, "fault-record-illegal", {"round": round_, "what": about["refusal"]}
            )
        case _:
            about["expected"] = about.get("expected") or "none"
            return message(lang, f"fault-{fault.code.replace('.', '-')}", about)


def fault_params(fault: Fault) -> dict[str, str | int]:
    """Return the parameters of a fault as they are sent to a client: texts of bounded length."""
    return {
        name: shorten(value) if isinstance(value, str) and name not in SAID_WHOLE else value
        for name, value in fault.about.items()
    }


def _counted(code: str, name: str, value: object) -> str:
    """Return a value as text; players count seats from 1, the rules and the protocol from 0."""
    is_seat = name in SEATS or name in MORE_SEATS.get(code, ())
    return str(value + 1) if is_seat and isinstance(value, int) else str(value)


def _shown(name: str, value: str) -> str:
    return visible(value) if name in SAID_WHOLE else shorten(value)


def _what(speaker: Speaker, refusal: Refusal) -> str:
    about = refusal.about
    values = {"found": "0", "holds": "0"}
    values |= {name: shorten(_counted(refusal.code, name, value)) for name, value in about.items()}
    if "face" in about and "count" in about:
        values["bid"] = speaker.bid(Bid(about["count"], about["face"]))
    if "previous_face" in about:
        previous = Bid(about["previous_count"], about["previous_face"])
        values["previous"] = speaker.bid(previous)
        values["previous_face"] = speaker.face(previous.face)
    return speaker.say(f"refusal-{refusal.code.replace('.', '-')}", **values)


def _rules_of_raises(at: Situation) -> tuple[str, ...]:
    """Return the rules by which a bid that is not higher could have been."""
    if at.last_die:
        return ("raise-count", "face_change_raise") if at.may_change else ("raise-count-only",)
    is_wild = at.previous is not None and at.previous.face == WILD
    return ("shared-wild-raise", "shared-double") if is_wild else ("raise_rule",)


def _quoted(speaker: Speaker, id_: str) -> str:
    if id_ in VALUES:
        return rule(speaker, id_)
    kind, _, name = id_.partition("-")
    return speaker.say(f"raise-{name}" if kind == "raise" else f"shared-{name}")
