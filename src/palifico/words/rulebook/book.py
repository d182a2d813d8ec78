"""Rulebook of a table as data: chapters of sentences with their marks, and examples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from palifico.editions.contents import contents
from palifico.rules import Edition
from palifico.rules.edition import FaceChange, LostDice, ShowOrder
from palifico.words.rulebook.chapters import CHAPTERS, applies, source
from palifico.words.rulebook.examples import Example, examples
from palifico.words.rulebook.rule_sentences import (
    heading,
    option_note,
    possible,
    rule,
    rule_with,
)
from palifico.words.speaker import FALLBACK, Speaker

OPENING_OPTIONS: Final = ("calza", "last_die")
"""Options with rules of their own, which are told below them."""
PAIRS: Final = {"show_stop": "show_dudo", "face_change_opener": "face_change"}
"""Fields that the sentence of another one can say with it."""
WORDS: Final = ("wild", "dudo", "palifico", "calza")


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of a rulebook, and a note where the box does not plainly say it.

    `field` is the rule that it tells, None where all editions share it; `also` a rule that is told
    with it. `source` is the mark behind the note: silent, reading or convention.
    """

    text: str
    note: str | None = None
    field: str | None = None
    source: str | None = None
    also: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it; `name` is the same in every language."""

    name: str
    title: str
    lines: tuple[Line, ...]
    examples: tuple[Example, ...] = ()


def rulebook(speaker: Speaker) -> tuple[Section, ...]:
    """Return the rules of a table, as its players would read them."""
    sections = []
    for name in CHAPTERS:
        lines = tuple(_lines(speaker, name))
        if lines:
            found = examples(speaker, name)
            sections.append(Section(name, heading(speaker, name), lines, found))
    return tuple(sections)


def _lines(speaker: Speaker, chapter: str) -> Iterator[Line]:
    if chapter == "options":
        yield from _options(speaker)
    if chapter == "words":
        yield from _words(speaker)
    for entry in CHAPTERS[chapter]:
        if applies(speaker, entry) and not _told_with(speaker.variant.edition, entry):
            yield _line(speaker, entry)
            if entry == "last_die" and _is_off(speaker, entry):
                yield Line(rule_with(speaker, entry, value=True))


def _line(speaker: Speaker, entry: str) -> Line:
    if "-" in entry:
        mark = source(speaker, entry)
        note = speaker.say(f"told-{mark}") if mark else None
        field = "dice_each" if entry == "shared-aim" else None
        return Line(_text(speaker, entry), note, field, mark)
    also = next((f for f in PAIRS if _told_with(speaker.variant.edition, f) == entry), None)
    mark = source(speaker, entry) or (source(speaker, also) if also else None)
    return Line(rule(speaker, entry), _note(speaker, entry, mark), entry, mark, also)


def _told_with(edition: Edition, field: str) -> str | None:
    """Return the field whose sentence says this one, too: all cups at once, no change at all."""
    match field:
        case "show_stop" if edition.show_dudo is ShowOrder.ALL_AT_ONCE:
            return PAIRS[field]
        case "face_change_opener" if edition.face_change is FaceChange.NOBODY:
            return None if edition.face_change_opener else PAIRS[field]
    return None


def _text(speaker: Speaker, entry: str) -> str:
    facts, edition = contents(speaker.variant.base.id), speaker.variant.edition
    match entry:
        case "guide-contents":
            return speaker.say(f"contents-{facts.contents}")
        case "guide-store":
            is_open = edition.lost_dice is LostDice.VISIBLE
            return speaker.say(f"store-{'open' if is_open else facts.store}")
        case "shared-aim":
            return speaker.say(entry, dice=edition.dice_each)
        case _:
            return speaker.say(entry)


def _note(speaker: Speaker, field: str, mark: str | None) -> str | None:
    notes = [speaker.say(f"told-{mark}")] if mark else []
    if field in speaker.variant.base.options:
        opens = field in OPENING_OPTIONS and _is_off(speaker, field)
        notes.append(speaker.say("optional-off-then") if opens else option_note(speaker, field))
    return " · ".join(notes) or None


def _is_off(speaker: Speaker, option: str) -> bool:
    variant = speaker.variant
    return option in variant.base.options and option not in variant.options


def _options(speaker: Speaker) -> Iterator[Line]:
    """Yield what each option of the box would bring, and whether it is chosen here."""
    base = speaker.variant.base
    for field in base.options:
        printed = getattr(base.edition, field)
        chosen = not printed if isinstance(printed, bool) else LostDice.VISIBLE
        state = "off" if _is_off(speaker, field) else "on"
        change = rule_with(speaker, field, chosen)
        yield Line(speaker.say(f"option-{state}", change=change))
    if not base.options:
        yield Line(speaker.say("option-none"))


def _words(speaker: Speaker) -> Iterator[Line]:
    """Yield what each word of the box means."""
    for key in WORDS:
        if key in ("palifico", "calza") and not possible(
            speaker, "last_die" if key == "palifico" else key
        ):
            continue
        word = speaker.variant.base.words[""].get(key) or FALLBACK[key]
        yield Line(speaker.say(f"meaning-{word.lower().replace(' ', '_')}"))
