"""Rules as something to choose: each in one group, with a label and a text for each value."""

from __future__ import annotations

from itertools import product

from palifico.editions import IDS, VALUES, box, variant
from palifico.editions.draft import idle, missing, sketch, usual
from palifico.editions.fields import NEEDS
from palifico.words import (
    GROUPS,
    LANGS,
    Speaker,
    choices,
    compared,
    differs,
    group_heading,
    label,
    rule,
    rulebook,
)
from tests.each import each

TABLE = list(product(IDS, LANGS))
LONGEST_LABEL = 45
LONGEST_SENTENCE = 200


def test_rule_is_in_one_group() -> None:
    fields = [field for group in GROUPS.values() for field in group]
    assert len(fields) == len(set(fields))
    assert set(fields) == VALUES.keys()


@each(("edition", "lang"), TABLE)
def test_labels_are_short_and_headings_differ(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    labels = {label(speaker, field) for field in VALUES}
    assert len(labels) == len(VALUES)
    assert max(map(len, labels)) <= LONGEST_LABEL
    assert len({group_heading(speaker, group) for group in GROUPS}) == len(GROUPS)


@each(("edition", "lang"), TABLE)
def test_choice_is_told_as_the_rulebook_would(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    for field, values in VALUES.items():
        told = dict(choices(speaker, field))
        assert list(told) == list(values)
        if field in {*NEEDS, "show_dudo", "show_stop"}:
            continue  # cannot be changed alone
        for value, text in told.items():
            changed = variant(edition, None, {field: value} if field != "calza" else None)
            if getattr(changed.edition, field) == value:
                assert text == rule(Speaker(lang, changed), field)


@each(("edition", "lang"), TABLE)
def test_editing_what_sets_an_edition_apart_is_one_sentence(edition: str, lang: str) -> None:
    text = differs(Speaker(lang, variant(edition)))
    assert len(text) <= LONGEST_SENTENCE
    assert text.endswith(".")
    assert text.count(".") == 1


def test_editing_what_the_sentences_claim_is_so() -> None:
    """Each of them rests on these values; whoever changes one must look at the sentence."""
    claimed: dict[str, dict[str, bool | str]] = {
        "asmodee-2024": {"raise_rule": "free", "show_dudo": "all_at_once", "last_die": False},
        "piatnik": {"raise_rule": "free", "calza": False, "lost_dice": "hidden"},
        "pressman-2008": {"first_player": "highest_roll", "raise_rule": "free"},
        "azteca": {"raise_rule": "never_down", "face_change_raise": "never_down"},
        "paco": {"raise_rule": "one_axis", "last_die_trigger": "every_time"},
    }
    claimed["piatnik"] |= {"show_dudo": "caller_first", "show_stop": "true"}
    claimed["pressman-2008"] |= {"show_dudo": "caller_first", "last_die_trigger": "first_time"}
    claimed["azteca"] |= {"show_dudo": "caller_last", "show_stop": "true_or_false"}
    for id_, values in claimed.items():
        edition = box(id_).edition
        for field, value in values.items():
            assert getattr(edition, field) == value, (id_, field)
    assert box("asmodee-2024").options == ("calza", "last_die", "lost_dice")
    assert box("piatnik").options == ()


def test_editing_what_means_nothing_and_what_is_missing() -> None:
    piatnik = box("piatnik")
    about_calza = {field for field, needed in NEEDS.items() if needed == "calza"}
    assert set(idle(piatnik.edition)) == about_calza
    on = sketch(piatnik, {"calza": True, "calza_tie": "nearest", "dice_each": 99, "x": 1})
    assert set(missing(on)) == about_calza - {"calza_tie"}
    assert (idle(on), on.dice_each) == ((), 5)
    off = sketch(box("azteca"), {"last_die": False})
    assert {"face_change", "face_change_raise", "last_die_trigger"} <= set(idle(off))
    assert missing(off) == ()
    free = sketch(box("paco"), {"face_change": "one_die"})
    assert missing(free) == ("face_change_raise",)


@each("field", VALUES)
def test_editing_what_is_usual_is_in_a_box(field: str) -> None:
    found = [getattr(box(id_).edition, field) for id_ in IDS]
    known = [value for value in found if value is not None]
    assert known.count(usual(field)) == max(map(known.count, known))


@each("lang", LANGS)
@each(("left", "right"), list(product(IDS, IDS)))
def test_comparison_has_all_rules_of_both_books(left: str, right: str, lang: str) -> None:
    one, two = Speaker(lang, variant(left)), Speaker(lang, variant(right))
    rows = compared(one, two)
    for speaker, texts in ((one, [r.left for r in rows]), (two, [r.right for r in rows])):
        told = [text for text in texts if text is not None]
        for section in rulebook(speaker):
            for line in (line for line in section.lines if line.field):
                assert any(text.startswith(line.text) for text in told), line
    assert all(row.same for row in rows if None in {row.left, row.right})
    assert all(row.same for row in rows) == (left == right)
