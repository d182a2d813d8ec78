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
from palifico.words.rulebook.chapters import CHAPTERS
from tests.each import each
from tests.random_games import all_variants, name_of

OWN = {
    "asmodee-2024": ("Paco", "Paco", "Dubito", "Ultimo dado", "Occhio di Bue"),
    "piatnik": ("Testa di Lama", "Teste di Lama", "Dudo", "Palifico", None),
    "pressman-2008": ("ace", "aces", "dudo", "palafico", "calza"),
    "azteca": ("Testa di Azteco", "Teste di Azteco", "Dudo", "Palifico", "Calza"),
    "paco": ("Paco", "Paco", "Dudo", "Palifico", "Calza"),
}
"""The words that the boxes print: wild face, several of them, challenge, last die, exact call."""
WILDS = {
    "Paco": {"en": "Pacos", "es": "Pacos", "nl": "Paco’s", "de": "Pacos"},
    "aces": {"it": "assi", "fr": "as", "es": "ases", "nl": "azen", "de": "Asse"},
}
ACE = {"it": "asso", "en": "ace", "fr": "as", "es": "as", "nl": "aas", "de": "Ass"}
"""The plurals of a wild face, and an ordinary noun for it, in languages that have their own."""
ORDINARY = ("ace", "aces")
ALL_WORDS = {word for words in OWN.values() for word in words if word and word not in ORDINARY}
"""The names of all boxes; what is an ordinary noun may stand in any text."""
TABLE = list(product(IDS, LANGS))


def text_of(speaker: Speaker) -> str:
    """A whole rulebook, without the notes beside it."""
    sections = rulebook(speaker)
    return "\n".join(t for s in sections for t in (s.title, *(line.text for line in s.lines)))


def own_words(edition: str, lang: str) -> tuple[str | None, ...]:
    """The words of a box in a language."""
    wild, wilds, dudo, palifico, calza = OWN[edition]
    wild = ACE[lang] if wild == "ace" else wild
    wilds = WILDS.get(str(wilds), {}).get(lang, wilds)
    palifico = "Palífico" if (edition, lang) == ("paco", "es") else palifico
    return wild, wilds, dudo, palifico, calza


def has_word(text: str, word: str) -> bool:
    """Whether a word stands in a text, as it is and whole."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w|’s)", text) is not None


@each(("edition", "lang"), TABLE)
def test_edition_speaks_its_own_words_in_every_language(edition: str, lang: str) -> None:
    own = {word for word in own_words(edition, lang) if word}
    text = text_of(Speaker(lang, variant(edition)))
    found = {word for word in ALL_WORDS | own if has_word(text, word)}
    at_a_beginning = {word[:1].upper() + word[1:] for word in own}
    assert own <= found <= own | at_a_beginning


@each(("edition", "lang"), TABLE)
def test_words_of_an_edition_are_those_of_its_box(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    keys = ("wild", "wilds", "dudo", "palifico", "calza")
    own = own_words(edition, lang)
    assert tuple(box(edition).word(key, lang) for key in keys) == own
    assert speaker.word("calza") == own[-1] or (own[-1] is None and speaker.word("calza"))


@each("lang", LANGS)
@each("a_variant", all_variants(), ids=name_of)
def test_rule_of_a_table_is_in_its_rulebook(a_variant: Variant, lang: str) -> None:
    speaker = Speaker(lang, a_variant)
    sections = rulebook(speaker)
    lines = [line.text for section in sections for line in section.lines]
    by_field = {line.field: line.text for section in sections for line in section.lines}
    with_it = {line.also for section in sections for line in section.lines}
    for field in VALUES.keys() - {"dice_each"}:
        if getattr(a_variant.edition, field) is not None and field not in with_it:
            assert by_field[field] == rule(speaker, field)
    assert len(lines) == len(set(lines))
    assert all(text.strip() == text and "{" not in text for text in lines)


def test_field_has_its_place_in_the_rulebook() -> None:
    for book in (SECTIONS, CHAPTERS):
        entries = [entry for entries in book.values() for entry in entries]
        assert len(entries) == len(set(entries))
        fields = {entry for entry in entries if "-" not in entry}
        assert fields == VALUES.keys() - {"dice_each"}, "the dice are in the aim"
    shared = {entry for entries in SECTIONS.values() for entry in entries}
    assert shared <= {entry for entries in CHAPTERS.values() for entry in entries}


@each("lang", LANGS)
@each("edition", IDS)
def test_value_of_a_field_is_told_in_other_words(edition: str, lang: str) -> None:
    printed = variant(edition)
    for name, values in VALUES.items():
        changed: list[Any] = [{name: value} for value in values]
        editions = [replace(printed.edition, **fields) for fields in changed]
        told = {rule(Speaker(lang, replace(printed, edition=e)), name) for e in editions}
        assert len(told) == len(values)


@pytest.mark.parametrize("lang", LANGS)
def test_rulebook_what_a_house_rule_leaves_without_meaning_is_not_told(lang: str) -> None:
    nobody = Speaker(lang, variant("pressman-2008", None, {"face_change": "nobody"}))
    assert rule(nobody, "face_change_raise") not in text_of(nobody)
    without = Speaker(lang, variant("paco", None, {"last_die": False}))
    assert without.say("shared-last-die") not in text_of(without)
    assert rule(without, "last_die") in text_of(without)
    assert rule(without, "last_die_trigger") not in text_of(without)


@each("lang", LANGS)
@each("edition", IDS)
def test_note_stands_where_the_box_does_not_plainly_say_it(edition: str, lang: str) -> None:
    speaker, the_box = Speaker(lang, variant(edition)), box(edition)
    lines = {line.field: line for s in rulebook(speaker) for line in s.lines}
    with_it = {line.also: line for line in lines.values()}
    for field in VALUES.keys() - {"dice_each"}:
        if getattr(the_box.edition, field) is None:
            continue
        told, line = the_box.told.get(field), lines.get(field) or with_it[field]
        if told:
            assert line.source == told
            assert speaker.say(f"told-{told}") in (line.note or "")
        if field in the_box.options:
            opens = field in ("calza", "last_die")
            assert (line.note or "").endswith(
                speaker.say("optional-off-then") if opens else speaker.say("optional-visible")
            )
        if not told and field not in the_box.options and line.also is None:
            assert (line.note, line.source) == (None, None)


@pytest.mark.parametrize("lang", LANGS)
def test_rulebook_where_no_player_is_entitled_the_rulebook_says_so(lang: str) -> None:
    """Azteca allows an exact call between two, but bars the bidder and the player to act."""
    azteca = Speaker(lang, variant("azteca", {"calza": True}))
    assert rule(azteca, "calza_two_players") == azteca.say("rule-calza_two_players-nobody")
    for who in ("calza_to_act", "calza_bidder"):
        entitled = Speaker(lang, variant("azteca", {"calza": True}, {who: True}))
        assert rule(entitled, "calza_two_players") == azteca.say("rule-calza_two_players-yes")


def test_house_rule_and_a_chosen_option_change_the_note() -> None:
    def note(speaker: Speaker, field: str) -> str | None:
        lines = [line for section in rulebook(speaker) for line in section.lines]
        return next(line.note for line in lines if line.text == rule(speaker, field))

    on = Speaker("en", variant("azteca", {"calza": True}, {"open_wild": True}))
    assert note(on, "calza") == "by the optional rule"
    assert note(on, "open_wild") is None
    assert note(on, "show_stop") == "the box’s rulebook can be read in more than one way"
