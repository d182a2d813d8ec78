"""What differs between two rulebooks: all of that, nothing else, the same from both sides."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from palifico.editions import IDS, VALUES, Variant, box, variant
from palifico.words import LANGS, Speaker, differing, house_sentence, rule, rulebook
from tests.support import all_variants, name_of

PAIRS = list(combinations(IDS, 2))


def differ(left: Variant, right: Variant) -> set[str]:
    """The fields that two editions play differently; what only one can play is one difference."""
    fields = {f for f in VALUES if getattr(left.edition, f) != getattr(right.edition, f)}
    if ("lost_dice" in left.base.options) != ("lost_dice" in right.base.options):
        fields.add("lost_dice")
    has_calza = {"calza" in variant.base.options for variant in (left, right)}
    if has_calza == {True}:
        return fields
    fields = {f for f in fields if not f.startswith("calza_") and f != "show_calza"}
    return fields | {"calza"} if len(has_calza) > 1 else fields


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_exactly_what_differs_is_told(left: str, right: str, lang: str) -> None:
    one, two = Speaker(lang, variant(left)), Speaker(lang, variant(right))
    rows = differing(one, two)
    fields, none = differ(one.variant, two.variant), one.say("rules-none")
    assert len(rows) == len(fields)
    for speaker, told in ((one, [r[1] for r in rows]), (two, [r[2] for r in rows])):
        edition = speaker.variant.edition
        rules = [rule(speaker, f) for f in fields if getattr(edition, f) is not None]
        assert all(any(text.startswith(r) for text in told) for r in rules)
        assert told.count(none) == len(fields) - len(rules)
    assert all(a != b for _, a, b in rows)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_it_is_the_same_from_the_other_side(left: str, right: str, lang: str) -> None:
    one, two = Speaker(lang, variant(left)), Speaker(lang, variant(right))
    there = [(a, b) for _, a, b in differing(one, two)]
    assert [(b, a) for _, a, b in differing(two, one)] == there
    titles = [section.title for section in rulebook(one)]
    assert all(heading in titles for heading, _, _ in differing(one, two))


@pytest.mark.parametrize("a_variant", all_variants(), ids=name_of)
def test_nothing_differs_from_itself(a_variant: Variant) -> None:
    speaker = Speaker("en", a_variant)
    assert differing(speaker, Speaker("en", variant(a_variant.base.id, a_variant.options))) == ()


def test_one_changed_rule_is_one_row() -> None:
    box_ = Speaker("en", variant("paco"))
    three = Speaker("en", variant("paco", None, {"dice_each": 3}))
    before, after = "Each player begins with 5 dice.", "Each player begins with 3 dice."
    assert differing(box_, three) == (("The aim", before, after),)
    on = Speaker("en", variant("paco", {"calza": True}))
    [(heading, off_text, on_text)] = differing(box_, on)
    assert heading == "The exact call: Calza"
    assert off_text == "There is no exact call. (unless the optional rule is chosen)"
    assert on_text == "The exact call, Calza, is played. (by the optional rule)"


def test_details_of_a_rule_that_one_side_lacks_are_not_compared() -> None:
    without = Speaker("en", variant("piatnik", None, {"last_die": False}))
    rows = differing(without, Speaker("en", variant("azteca")))
    about_it = [row for row in rows if "Palifico" in row[0]]
    assert [row[1] for row in about_it] == ["There are no rounds of Palifico."]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_an_edition_as_in_the_box_is_told_so(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    assert house_sentence(speaker) == speaker.say("house-plain", edition=box(edition).name)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_a_house_rule_is_told_with_its_base(edition: str, lang: str) -> None:
    house = {"dice_each": 3, "open_wild": True, "first_player": "random"}
    speaker = Speaker(lang, variant(edition, None, house))
    text = house_sentence(speaker, 8)
    assert text.startswith(box(edition).name)
    told = [field for field in VALUES if rule_in(text, speaker, field)]
    assert told == list(speaker.variant.differences)
    assert "8" in text.removeprefix(house_sentence(speaker))


def rule_in(text: str, speaker: Speaker, field: str) -> bool:
    """Whether a rule of the table is told in a text."""
    return getattr(speaker.variant.edition, field) is not None and rule(speaker, field) in text


@pytest.mark.parametrize(("lang", "players"), list(product(LANGS, (2, 6, 12))))
def test_the_players_are_counted(lang: str, players: int) -> None:
    speaker = Speaker(lang, variant("paco"))
    assert str(players) in house_sentence(speaker, players)
    assert str(players) not in house_sentence(speaker)
