"""The rulebook of an edition, generated from its data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palifico.editions.fields import NEEDS, face_changes
from palifico.rules import Edition
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
"""What stands under each heading: rules that all editions share, and fields."""

SHARED_NEEDS: Final = {"shared-calza": "calza", "shared-last-die": "last_die"}


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of a rulebook, and a note where the box does not plainly say it.

    `field` is the rule that it tells, None where all editions share it.
    """

    text: str
    note: str | None = None
    field: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it; `name` is the same in every language."""

    name: str
    title: str
    lines: tuple[Line, ...]


def rulebook(speaker: Speaker) -> tuple[Section, ...]:
    """The rules of a table, as its players would read them."""
    sections = []
    for name, entries in SECTIONS.items():
        lines = tuple(_line(speaker, entry) for entry in entries if _applies(speaker, entry))
        if lines:
            sections.append(Section(name, heading(speaker, name), lines))
    return tuple(sections)


def differs(speaker: Speaker) -> str:
    """How the box differs from the others, in a sentence."""
    return speaker.say(f"differs-{speaker.variant.base.id}")


def rule(speaker: Speaker, field: str) -> str:
    """One field of the edition as a sentence."""
    edition = speaker.variant.edition
    if field == "dice_each":
        return speaker.say("rule-dice_each", dice=edition.dice_each)
    value = getattr(edition, field)
    spelt = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    if field == "calza_two_players" and value and nobody_is_entitled(edition):
        spelt = "nobody"
    return speaker.say(f"rule-{field}-{spelt}")


def told(speaker: Speaker, field: str) -> str:
    """A field as a sentence, with a note where it is an option of the box."""
    if meant(speaker, field) is None:
        return speaker.say("rules-none")
    if field not in speaker.variant.base.options:
        return rule(speaker, field)
    return f"{rule(speaker, field)} ({option_note(speaker, field)})"


def option_note(speaker: Speaker, field: str) -> str:
    """Whether an optional rule of the box is chosen."""
    return speaker.say("optional-on" if field in speaker.variant.options else "optional-off")


def nobody_is_entitled(edition: Edition) -> bool:
    """Whether, with two players left, neither may call exact: one has bid, the other is to act."""
    return not edition.calza_to_act and not edition.calza_bidder


def heading(speaker: Speaker, name: str) -> str:
    """A heading; a box without an exact call has no word for it either."""
    wordless = name == "calza" and not possible(speaker, "calza")
    return speaker.say("heading-no-calza" if wordless else f"heading-{name}")


def possible(speaker: Speaker, rule_: str) -> bool:
    """Whether a rule is in force, or could be chosen as an option of the box."""
    in_force = bool(getattr(speaker.variant.edition, rule_))
    return in_force or rule_ in speaker.variant.base.options


def needs(entry: str) -> str | None:
    """The rule without which an entry has no meaning."""
    rule_ = SHARED_NEEDS.get(entry) or NEEDS.get(entry)
    return NEEDS.get(rule_, rule_) if rule_ else None  # a change of face needs the last die


def meant(speaker: Speaker, field: str) -> object:
    """The value of a field, or None where it cannot matter."""
    edition = speaker.variant.edition
    idle = field == "face_change_raise" and not face_changes(edition)
    return None if idle else getattr(edition, field)


def _applies(speaker: Speaker, entry: str) -> bool:
    """Rules of an option that is off are told too (they are in the box), but not absent ones."""
    rule_ = needs(entry)
    if rule_ is None:
        return True
    is_there = entry.startswith("shared-") or meant(speaker, entry) is not None
    return is_there and possible(speaker, rule_)


def _line(speaker: Speaker, entry: str) -> Line:
    if entry == "shared-aim":
        text = speaker.say(entry, dice=speaker.variant.edition.dice_each)
        return Line(text, field="dice_each")
    if entry.startswith("shared-"):
        return Line(speaker.say(entry))
    return Line(rule(speaker, entry), _note(speaker, entry), entry)


def _note(speaker: Speaker, field: str) -> str | None:
    variant = speaker.variant
    if field in variant.house:
        return None
    source = variant.base.told.get(field)
    notes = [speaker.say(f"told-{source}")] if source else []
    if field in variant.base.options:
        opens = field in ("calza", "last_die") and field not in variant.options
        notes.append(speaker.say("optional-off-then") if opens else option_note(speaker, field))
    return "; ".join(notes) or None
