"""Why not: the sentence for a refusal or a fault, with the rule it comes from and what would do."""

from __future__ import annotations

from typing import Final

from palifico.editions import VALUES, Fault
from palifico.rules import Bid, LegalBids, Refusal
from palifico.words.bundle import message, shorten, visible
from palifico.words.rulebook import rule
from palifico.words.speaker import Speaker

RULES_BEHIND: Final = {
    "bid.opening_wild": ("open_wild",),
    "bid.face_down": ("raise_rule",),
    "bid.not_higher": ("raise_rule",),
    "bid.one_axis": ("raise_rule",),
}
IN_LAST_DIE: Final = {
    "bid.opening_wild": ("last_die_open_wild",),
    "bid.face_locked": ("face_change", "face_change_opener"),
    "bid.face_down": ("face_change_raise",),
    "bid.one_axis": ("face_change_raise",),
    "bid.not_higher": (),
}
SHARED_RULES: Final = {"bid.half": "shared-half", "bid.double": "shared-double"}
SAID_WHOLE: Final = ("expected", "file", "place", "why")
"""What is said whole however long it is; anything else may be of any length."""


def refusal_sentence(
    speaker: Speaker, refusal: Refusal, *, bids: LegalBids | None = None, last_die: bool = False
) -> str:
    """What was wrong, the rule of this edition behind it, and the smallest bids that would do.

    `bids` are those open to the player, where it is theirs to bid.
    """
    parts = [_what(speaker, refusal), *_rules(speaker, refusal.code, last_die=last_die)]
    if refusal.code.startswith("bid.") and bids is not None:
        parts.append(can_bid(speaker, bids))
    return " ".join(parts)


def can_bid(speaker: Speaker, bids: LegalBids) -> str:
    """The smallest bids there are, or that there are none."""
    if not bids:
        return speaker.say("smallest-none")
    return speaker.say("smallest-bids", bids=speaker.smallest(bids))


def fault_sentence(lang: str, fault: Fault) -> str:
    """The sentence for an edition, option, house rule, share code or record that cannot be."""
    about = {name: _said_back(name, str(value)) for name, value in fault.about.items()}
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


def _said_back(name: str, value: str) -> str:
    return visible(value) if name in SAID_WHOLE else shorten(value)


def _what(speaker: Speaker, refusal: Refusal) -> str:
    about = refusal.about
    values = {"found": "0", "holds": "0"}
    values |= {name: shorten(str(value)) for name, value in about.items()}
    if "face" in about and "count" in about:
        values["bid"] = speaker.bid(Bid(about["count"], about["face"]))
    if "previous_face" in about:
        previous = Bid(about["previous_count"], about["previous_face"])
        values["previous"] = speaker.bid(previous)
        values["previous_face"] = speaker.face(previous.face)
    return speaker.say(f"refusal-{refusal.code.replace('.', '-')}", **values)


def _rules(speaker: Speaker, code: str, *, last_die: bool) -> list[str]:
    if code in SHARED_RULES:
        return [speaker.say(SHARED_RULES[code])]
    behind = RULES_BEHIND.get(code, ())
    fields = IN_LAST_DIE.get(code, behind) if last_die else behind
    return [rule(speaker, field) for field in fields]
