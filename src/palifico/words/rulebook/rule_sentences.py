"""Rule sentences: each field of an edition told in words, and the rules that boxes compare."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from palifico.editions.fields import NEEDS, face_changes
from palifico.rules import Edition
from palifico.rules.edition import FaceChange
from palifico.words.speaker import Speaker

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "aim": ("shared-aim", "shared-players"),
    "start": ("first_player",),
    "bids": (
        "shared-bid",
        "raise_rule",
        "open_wild",
        "shared-wild",
        "shared-half",
        "shared-wild-raise",
        "shared-double",
        "shared-limit",
    ),
    "challenge": ("shared-challenge", "shared-loser-opens"),
    "showing": ("show_dudo", "show_stop", "show_calza"),
    "last-die": (
        "last_die",
        "shared-last-die",
        "last_die_trigger",
        "last_die_two_players",
        "last_die_open_wild",
        "face_change",
        "face_change_opener",
        "face_change_raise",
    ),
    "calza": (
        "calza",
        "shared-calza",
        "calza_to_act",
        "calza_bidder",
        "calza_last_die",
        "calza_two_players",
        "calza_right_opens",
        "calza_tie",
        "calza_or_turn",
    ),
    "lost-dice": ("lost_dice",),
}
"""What boxes are compared by, under each heading: rules that all share, and fields."""

SHARED_NEEDS: Final = {
    **dict.fromkeys(("shared-calza", "guide-decline"), "calza"),
    **dict.fromkeys(("shared-last-die", "guide-counting-last"), "last_die"),
}


def differs(speaker: Speaker) -> str:
    """Return how the box differs from the others, in a sentence."""
    return speaker.say(f"differs-{speaker.variant.base.id}")


def rule(speaker: Speaker, field: str) -> str:
    """Return one field of the edition as a sentence."""
    edition = speaker.variant.edition
    if field == "dice_each":
        return speaker.say("rule-dice_each", dice=edition.dice_each)
    value = getattr(edition, field)
    spelt = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    if field == "calza_two_players" and value and nobody_is_entitled(edition):
        spelt = "nobody"
    if field == "face_change" and value is FaceChange.NOBODY and edition.face_change_opener:
        spelt = "nobody_else"
    return speaker.say(f"rule-{field}-{spelt}")


def rule_with(speaker: Speaker, field: str, value: object) -> str:
    """Return what the rulebook would say with another value of a field."""
    changed: dict[str, Any] = {field: value}
    rules = replace(speaker.variant, edition=replace(speaker.variant.edition, **changed))
    return rule(Speaker(speaker.lang, rules), field)


def told(speaker: Speaker, field: str) -> str:
    """Return a field as a sentence, with a note where it is an option of the box."""
    if meant(speaker, field) is None:
        return speaker.say("rules-none")
    if field not in speaker.variant.base.options:
        return rule(speaker, field)
    return f"{rule(speaker, field)} ({option_note(speaker, field)})"


def option_note(speaker: Speaker, field: str) -> str:
    """Return whether an optional rule of the box is chosen."""
    if field in speaker.variant.options:
        return speaker.say("optional-on")
    return speaker.say("optional-visible" if field == "lost_dice" else "optional-off")


def nobody_is_entitled(edition: Edition) -> bool:
    """Whether, with two players left, neither may call exact: one has bid, the other is to act."""
    return not edition.calza_to_act and not edition.calza_bidder


def heading(speaker: Speaker, name: str) -> str:
    """Return a heading; a box without an exact call has no word for it either."""
    wordless = name == "calza" and not possible(speaker, "calza")
    return speaker.say("heading-no-calza" if wordless else f"heading-{name}")


def possible(speaker: Speaker, rule_: str) -> bool:
    """Return whether a rule is in force, or could be chosen as an option of the box."""
    in_force = bool(getattr(speaker.variant.edition, rule_))
    return in_force or rule_ in speaker.variant.base.options


def needs(entry: str) -> str | None:
    """Return the rule without which an entry has no meaning."""
    rule_ = SHARED_NEEDS.get(entry) or NEEDS.get(entry)
    return NEEDS.get(rule_, rule_) if rule_ else None  # a change of face needs the last die


def meant(speaker: Speaker, field: str) -> object:
    """Return the value of a field, or None where it cannot matter."""
    edition = speaker.variant.edition
    idle = field == "face_change_raise" and not face_changes(edition)
    return None if idle else getattr(edition, field)
