"""The rulebook to play from: all that a newcomer needs, and what no box says marked as ours."""

from __future__ import annotations

import pytest

from palifico.editions import IDS, VALUES, Variant, variant
from palifico.words import LANGS, Line, Speaker, rule, rulebook
from palifico.words.rulebook.chapters import CHAPTERS, CONVENTIONS
from palifico.words.rulebook.sheet import sheet_html
from tests.each import each
from tests.random_games import all_variants, name_of

NEEDED = {
    *("guide-shake", "guide-peek", "guide-turns", "guide-bluff", "guide-again", "guide-more"),
    *("guide-counting", "guide-end", "shared-bid", "shared-challenge", "shared-loser-opens"),
    *("tip-third", "tip-count", "tip-low", "tip-jump", "tip-wilds"),
}
"""What somebody must read who has lost the booklet and never played."""
STORES = {
    "asmodee-2024": "into it",
    "piatnik": "into it",
    "pressman-2008": "pouch",
    "azteca": "spare cup",
    "paco": "under it",
}


def lines_of(speaker: Speaker, chapter: str | None = None) -> list[Line]:
    found = [s for s in rulebook(speaker) if chapter in (None, s.name)]
    return [line for section in found for line in section.lines]


@each("lang", LANGS)
@each("edition", IDS)
def test_rulebook_of_a_box_has_every_chapter_and_what_a_newcomer_needs(
    edition: str, lang: str
) -> None:
    speaker = Speaker(lang, variant(edition))
    assert [section.name for section in rulebook(speaker)] == list(CHAPTERS)
    texts = {line.text for line in lines_of(speaker)}
    assert {entry for entry in NEEDED if speaker.say(entry) not in texts} == set()
    last_die, calza = f"“{speaker.word('palifico')}!”", speaker.word("calza")
    if lang == "en":
        assert any(last_die in text for text in texts), "the last die is announced"
    assert (edition == "piatnik") == (not any(calza in text for text in texts))


@each("lang", LANGS)
@each("a_variant", all_variants(), ids=name_of)
def test_fields_of_an_edition_are_told_by_lines(a_variant: Variant, lang: str) -> None:
    lines = lines_of(Speaker(lang, a_variant))
    told = {line.field for line in lines} | {line.also for line in lines}
    edition = a_variant.edition
    assert {f for f in VALUES if getattr(edition, f) is not None} <= told


@each("lang", LANGS)
@each("edition", IDS)
def test_conventions_carry_their_mark(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    by_text = {line.text: line for line in lines_of(speaker)}
    ours = [by_text[text] for e in CONVENTIONS if (text := speaker.say(e)) in by_text]
    assert speaker.say("shared-limit") in by_text
    for line in ours:
        assert (line.source, line.note) == ("convention", speaker.say("told-convention"))
    for line in by_text.values():
        if line.source:
            assert speaker.say(f"told-{line.source}") in (line.note or "")


def test_mark_goes_where_a_house_rule_took_its_place() -> None:
    speaker = Speaker("en", variant("azteca", None, {"open_wild": True}))
    told = {line.field: line for line in lines_of(speaker)}
    assert told["open_wild"].source is None
    assert told["last_die_open_wild"].source == "silent"


@pytest.mark.parametrize("lang", LANGS)
def test_options_are_told_apart_by_whether_they_are_chosen(lang: str) -> None:
    off, on = (Speaker(lang, variant("paco", chosen)) for chosen in ({}, {"calza": True}))
    played = rule(on, "calza")
    assert lines_of(off, "options")[0].text == off.say("option-off", change=played)
    assert lines_of(on, "options")[0].text == on.say("option-on", change=played)
    none = lines_of(Speaker(lang, variant("piatnik")), "options")
    assert [line.text for line in none] == [off.say("option-none")]


@pytest.mark.parametrize("edition", IDS)
def test_lost_dice_go_where_the_box_puts_them_or_lie_open(edition: str) -> None:
    hidden = Speaker("en", variant(edition))
    assert STORES[edition] in lines_of(hidden, "setup")[-1].text
    is_option = "lost_dice" in hidden.variant.base.options
    change = {"lost_dice": "visible"}
    rules = variant(edition, change) if is_option else variant(edition, None, change)
    assert lines_of(Speaker("en", rules), "setup")[-1].text == hidden.say("store-open")


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("asmodee-2024", "guide-toucan"),
        ("azteca", "guide-roll-off"),
        ("pressman-2008", "guide-once"),
    ],
)
def test_rule_that_only_some_boxes_need_is_told_there_alone(edition: str, told: str) -> None:
    assert told in _told(edition)
    assert told not in _told("paco")


@pytest.mark.parametrize("lang", LANGS)
def test_locked_face_is_told_in_one_line(lang: str) -> None:
    nobody = Speaker(lang, variant("paco"))
    line = next(line for line in lines_of(nobody) if line.field == "face_change")
    assert (line.also, line.source) == ("face_change_opener", "reading")
    house = {"face_change_opener": True, "face_change_raise": "free"}
    opener = Speaker(lang, variant("paco", None, house))
    texts = [line.text for line in lines_of(opener)]
    assert opener.say("rule-face_change-nobody_else") in texts
    assert opener.say("rule-face_change_opener-yes") in texts


@each("lang", LANGS)
@each("edition", IDS)
def test_sheet_has_the_whole_rulebook_and_draws_its_dice(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    page = sheet_html(speaker, "Title <b>")
    assert "Title &lt;b&gt;" in page
    assert page.count("<h2>") == len(rulebook(speaker))
    assert page.count("<li>") == sum(len(s.lines) + len(s.examples) for s in rulebook(speaker))
    assert 'aria-label="4"' in page
    assert "http" not in page


def _told(edition: str) -> set[str]:
    speaker = Speaker("en", variant(edition))
    texts = {line.text for line in lines_of(speaker)}
    entries = (entry for entries in CHAPTERS.values() for entry in entries if "guide-" in entry)
    return {
        entry
        for entry in entries
        if entry not in ("guide-contents", "guide-store") and speaker.say(entry) in texts
    }
