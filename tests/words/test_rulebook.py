"""The rulebook of each edition: complete, in its own words, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from palifico.editions import IDS, VALUES, Variant, box, variant
from palifico.words import LANGS, Speaker, rule, rulebook
from palifico.words.rulebook import SECTIONS
from tests.support import all_variants, name_of

OWN = {
    "asmodee-2024": ("Paco", "Paco", "Dubito", "Ultimo dado", "Occhio di Bue"),
    "piatnik": ("Testa di Lama", "Teste di Lama", "Dudo", "Palifico", None),
    "pressman-2008": ("ace", "aces", "dudo", "palafico", "calza"),
    "azteca": ("Testa di Azteco", "Teste di Azteco", "Dudo", "Palifico", "Calza"),
    "paco": ("Paco", "Paco", "Dudo", "Palifico", "Calza"),
}
"""The words that the boxes print: wild face, several of them, challenge, last die, exact call."""
IN_ONE_LANGUAGE = {
    ("paco", "es"): ("Paco", "Pacos", "Dudo", "Palífico", "Calza"),
    ("paco", "nl"): ("Paco", "Paco's", "Dudo", "Palifico", "Calza"),
}
ALL_WORDS = {word for words in (*OWN.values(), *IN_ONE_LANGUAGE.values()) for word in words if word}
TABLE = list(product(IDS, LANGS))


def text_of(speaker: Speaker) -> str:
    """A whole rulebook, without the notes beside it."""
    sections = rulebook(speaker)
    return "\n".join(t for s in sections for t in (s.title, *(line.text for line in s.lines)))


def has_word(text: str, word: str) -> bool:
    """Whether a word stands in a text, as it is and whole."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w|'s)", text) is not None


@pytest.mark.parametrize(("edition", "lang"), TABLE)
def test_an_edition_speaks_its_own_words_in_every_language(edition: str, lang: str) -> None:
    own = {word for word in IN_ONE_LANGUAGE.get((edition, lang), OWN[edition]) if word}
    text = text_of(Speaker(lang, variant(edition)))
    assert {word for word in ALL_WORDS if has_word(text, word)} == own


@pytest.mark.parametrize(("edition", "lang"), TABLE)
def test_the_words_of_an_edition_are_those_of_its_box(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    keys = ("wild", "wilds", "dudo", "palifico", "calza")
    own = IN_ONE_LANGUAGE.get((edition, lang), OWN[edition])
    assert tuple(box(edition).word(key, lang) for key in keys) == own
    assert speaker.word("calza") == own[-1] or (own[-1] is None and speaker.word("calza"))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("a_variant", all_variants(), ids=name_of)
def test_every_rule_of_a_table_is_in_its_rulebook(a_variant: Variant, lang: str) -> None:
    speaker = Speaker(lang, a_variant)
    lines = [line.text for section in rulebook(speaker) for line in section.lines]
    told = [f for f in VALUES if f != "dice_each" and getattr(a_variant.edition, f) is not None]
    assert all(rule(speaker, field) in lines for field in told)
    assert len(lines) == len(set(lines))
    assert all(text.strip() == text and "{" not in text for text in lines)


def test_every_field_has_its_place_in_the_rulebook() -> None:
    entries = [entry for entries in SECTIONS.values() for entry in entries]
    assert len(entries) == len(set(entries))
    fields = {entry for entry in entries if not entry.startswith("shared-")}
    assert fields == VALUES.keys() - {"dice_each"}, "the dice are in the aim"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_each_value_of_a_field_is_told_in_other_words(edition: str, lang: str) -> None:
    printed = variant(edition)
    for name, values in VALUES.items():
        changed: list[Any] = [{name: value} for value in values]
        editions = [replace(printed.edition, **fields) for fields in changed]
        told = {rule(Speaker(lang, replace(printed, edition=e)), name) for e in editions}
        assert len(told) == len(values)


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_house_rule_leaves_without_meaning_is_not_told(lang: str) -> None:
    nobody = Speaker(lang, variant("pressman-2008", None, {"face_change": "nobody"}))
    assert rule(nobody, "face_change_raise") not in text_of(nobody)
    without = Speaker(lang, variant("paco", None, {"last_die": False}))
    assert without.say("shared-last-die") not in text_of(without)
    assert rule(without, "last_die") in text_of(without)
    assert rule(without, "last_die_trigger") not in text_of(without)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_a_note_stands_where_the_box_does_not_plainly_say_it(edition: str, lang: str) -> None:
    speaker, the_box = Speaker(lang, variant(edition)), box(edition)
    notes = {line.text: line.note for s in rulebook(speaker) for line in s.lines}
    for field in VALUES.keys() - {"dice_each"}:
        if getattr(the_box.edition, field) is None:
            continue
        told = the_box.told.get(field)
        note = speaker.say(f"told-{told}") if told else None
        opens = field in ("calza", "last_die")
        optional = speaker.say("optional-off-then" if opens else "optional-off")
        both = [note, optional if field in the_box.options else None]
        assert notes[rule(speaker, field)] == ("; ".join(filter(None, both)) or None)


@pytest.mark.parametrize("lang", LANGS)
def test_where_nobody_is_entitled_that_is_said(lang: str) -> None:
    """Azteca allows an exact call between two, but bars the bidder and the player to act."""
    azteca = Speaker(lang, variant("azteca", {"calza": True}))
    assert rule(azteca, "calza_two_players") == azteca.say("rule-calza_two_players-nobody")
    for who in ("calza_to_act", "calza_bidder"):
        entitled = Speaker(lang, variant("azteca", {"calza": True}, {who: True}))
        assert rule(entitled, "calza_two_players") == azteca.say("rule-calza_two_players-yes")


def test_a_house_rule_and_a_chosen_option_change_the_note() -> None:
    def note(speaker: Speaker, field: str) -> str | None:
        lines = [line for section in rulebook(speaker) for line in section.lines]
        return next(line.note for line in lines if line.text == rule(speaker, field))

    on = Speaker("en", variant("azteca", {"calza": True}, {"open_wild": True}))
    assert note(on, "calza") == "by the optional rule"
    assert note(on, "open_wild") is None
    assert note(on, "show_stop") == "the box can be read in more than one way"
