"""Comparison: two rulebooks side by side, and what is played differently by them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from palifico.editions import Variant
from palifico.editions.effects import differing_fields
from palifico.rules import Edition
from palifico.words.rulebook import SECTIONS, needs, possible, told
from palifico.words.speaker import OWN_WORDS, Speaker

HEADS = ("calza", "last_die")
"""Optional rules that have details."""


@dataclass(frozen=True, slots=True)
class Row:
    """A rule on both sides; None where a side lacks the rule that it would be a detail of.

    `same` tells whether it comes to the same, however it is told; a detail of a rule that one side
    lacks is no difference of its own. `optional` is a difference that only shows where an option is
    chosen that is not: in the option itself, or a detail of it.
    """

    section: str
    heading: str
    field: str | None
    left: str | None
    right: str | None
    same: bool
    optional: bool = False


def compared(left: Speaker, right: Speaker) -> tuple[Row, ...]:
    """Return every rule that stands in one of two rulebooks, in their order."""
    fields = _Differing.between(left.variant, right.variant)
    return tuple(
        row
        for name, entries in SECTIONS.items()
        for entry in entries
        for row in _rows(left, right, name, entry, fields)
    )


def differing(left: Speaker, right: Speaker) -> tuple[Row, ...]:
    """Return the rows that differ: first what is played differently, then what options change."""
    rows = [row for row in compared(left, right) if row.field is not None and not row.same]
    return tuple(sorted(rows, key=lambda row: row.optional))


def side_by_side(speakers: Sequence[Speaker], field: str) -> dict[str, list[Speaker]]:
    """Return each sentence that rulebooks have for a rule, and which of them say it."""
    said: dict[str, list[Speaker]] = {}
    for one in speakers:
        said.setdefault(_text(one, field) or one.say("rules-none"), []).append(one)
    return said


@dataclass(frozen=True, slots=True)
class _Differing:
    """The fields that two sets of rules play differently as they are, and those by options only."""

    played: frozenset[str]
    optional: frozenset[str]

    @classmethod
    def between(cls, left: Variant, right: Variant) -> _Differing:
        played = frozenset(differing_fields(left.edition, right.edition))
        chosen = frozenset(differing_fields(_with_options(left), _with_options(right)))
        offered = frozenset(left.base.options) ^ frozenset(right.base.options)
        return cls(played, (chosen | offered) - played)


def _with_options(variant: Variant) -> Edition:
    """Return the rules with every optional rule in force that has details."""
    chosen: dict[str, Any] = dict.fromkeys((h for h in HEADS if h in variant.base.options), True)
    return replace(variant.edition, **chosen)


def _rows(
    left: Speaker, right: Speaker, section: str, entry: str, fields: _Differing
) -> Iterator[Row]:
    a, b = _text(left, entry), _text(right, entry)
    if a is None and b is None:
        return
    title = _heading(left, right, section)
    if entry == "shared-aim":
        dice = [told(side, "dice_each") for side in (left, right)]
        same = "dice_each" not in fields.played
        yield Row(section, title, "dice_each", dice[0], dice[1], same=same)
    if entry.startswith("shared-"):
        yield Row(section, title, None, a, b, same=True)
        return
    optional = entry in fields.optional
    same = not optional and entry not in fields.played
    yield Row(section, title, entry, a, b, same=same, optional=optional)


def _heading(left: Speaker, right: Speaker, section: str) -> str:
    """Return a heading with the own words of both sides; a side without the rule has none."""
    sides = [one for one in (left, right) if section != "calza" or possible(one, "calza")]
    if not sides:
        return left.say("heading-no-calza")
    words = {key: " / ".join(dict.fromkeys(one.word(key) for one in sides)) for key in OWN_WORDS}
    return left.say(f"heading-{section}", **words)


def _text(speaker: Speaker, entry: str) -> str | None:
    """Return what a rulebook says of an entry; None where a rule that it needs cannot be played."""
    rule_ = needs(entry)
    if rule_ is not None and not possible(speaker, rule_):
        return None
    if not entry.startswith("shared-"):
        return told(speaker, entry)
    return speaker.say(entry, dice=speaker.variant.edition.dice_each)
