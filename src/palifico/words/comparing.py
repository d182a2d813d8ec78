"""Two rulebooks side by side, and what differs between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from palifico.words.rulebook import SECTIONS, heading, meant, needs, possible, told
from palifico.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Row:
    """A rule on both sides; None where a side lacks the rule that it would be a detail of."""

    section: str
    heading: str
    field: str | None
    left: str | None
    right: str | None
    same: bool


def compared(left: Speaker, right: Speaker) -> tuple[Row, ...]:
    """Every rule that stands in one of two rulebooks, in their order."""
    return tuple(
        row
        for name, entries in SECTIONS.items()
        for entry in entries
        for row in _rows(left, right, name, entry)
    )


def differing(left: Speaker, right: Speaker) -> tuple[tuple[str, str, str], ...]:
    """Where two rulebooks differ: the heading, what the left one says, what the right one says."""
    return tuple(
        (row.heading, row.left, row.right)
        for row in compared(left, right)
        if row.left is not None and row.right is not None and not row.same
    )


def _rows(left: Speaker, right: Speaker, section: str, entry: str) -> Iterator[Row]:
    a, b = _text(left, entry), _text(right, entry)
    if a is None and b is None:
        return
    title = heading(left, section)
    if entry == "shared-aim":
        dice = [told(side, "dice_each") for side in (left, right)]
        yield Row(section, title, "dice_each", dice[0], dice[1], same=dice[0] == dice[1])
    is_field = not entry.startswith("shared-")
    differs = a is None or b is None or (is_field and _differs(left, right, entry))
    yield Row(section, title, entry if is_field else None, a, b, same=not differs)


def _text(speaker: Speaker, entry: str) -> str | None:
    """What a rulebook says of an entry; None where a rule that it needs cannot be played."""
    rule_ = needs(entry)
    if rule_ is not None and not possible(speaker, rule_):
        return None
    if not entry.startswith("shared-"):
        return told(speaker, entry)
    return speaker.say(entry, dice=speaker.variant.edition.dice_each)


def _differs(left: Speaker, right: Speaker, field: str) -> bool:
    chosen = [field in side.variant.base.options for side in (left, right)]
    if field in ("calza", "last_die", "lost_dice") and chosen[0] != chosen[1]:
        return True
    return meant(left, field) != meant(right, field)
