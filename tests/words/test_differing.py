"""What differs between two rulebooks: all of that, nothing else, the same from both sides."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from palifico.editions import IDS, VALUES, Variant, box, variant
from palifico.editions.effects import differing_fields
from palifico.words import LANGS, Speaker, compared, differing, house_sentence, rule
from tests.each import each
from tests.random_games import all_variants, name_of

PAIRS = list(combinations(IDS, 2))


@each("lang", LANGS)
@each(("left", "right"), PAIRS)
def test_differences_listed_are_those_of_play_then_those_of_options(
    left: str, right: str, lang: str
) -> None:
    one, two = Speaker(lang, variant(left)), Speaker(lang, variant(right))
    rows = differing(one, two)
    played = differing_fields(one.variant.edition, two.variant.edition)
    assert {row.field for row in rows if not row.optional} == set(played)
    assert [row.optional for row in rows] == sorted(row.optional for row in rows)
    offered = set(one.variant.base.options) ^ set(two.variant.base.options)
    assert offered <= {row.field for row in rows}
    assert all(row.left != row.right for row in rows)
    for row in rows:
        for speaker, text in ((one, row.left), (two, row.right)):
            assert text is None or text.startswith(_told(speaker, str(row.field)))


def _told(speaker: Speaker, field: str) -> str:
    """The rule of a table, or that there is nothing to tell."""
    value = getattr(speaker.variant.edition, field)
    return speaker.say("rules-none") if value is None else rule(speaker, field)


@each("lang", LANGS)
@each(("left", "right"), PAIRS)
def test_differences_are_the_same_from_the_other_side(left: str, right: str, lang: str) -> None:
    one, two = Speaker(lang, variant(left)), Speaker(lang, variant(right))
    there = [(row.field, row.left, row.right, row.optional) for row in differing(one, two)]
    here = [(row.field, row.right, row.left, row.optional) for row in differing(two, one)]
    assert here == there


@each("lang", LANGS)
@each(("left", "right"), PAIRS)
def test_headings_have_the_own_words_of_both_sides(left: str, right: str, lang: str) -> None:
    one, two = Speaker(lang, variant(left)), Speaker(lang, variant(right))
    headings = {row.section: row.heading for row in compared(one, two)}
    for side in (one, two):
        assert side.word("palifico") in headings["last-die"]
        assert side.word("dudo") in headings["challenge"]
        assert "calza" not in side.variant.base.options or (side.word("calza") in headings["calza"])


def test_heading_of_two_words_names_each_once() -> None:
    one, two = Speaker("en", variant("asmodee-2024")), Speaker("en", variant("paco"))
    headings = {row.section: row.heading for row in compared(one, two)}
    assert headings["last-die"] == "Down to one die: Ultimo dado / Palifico"
    assert headings["calza"] == "The exact call: Occhio di Bue / Calza"
    same = {row.section: row.heading for row in compared(two, two)}
    assert same["last-die"] == "Down to one die: Palifico"


@pytest.mark.parametrize("a_variant", all_variants(), ids=name_of)
def test_differing_nothing_differs_from_itself(a_variant: Variant) -> None:
    speaker = Speaker("en", a_variant)
    assert differing(speaker, Speaker("en", variant(a_variant.base.id, a_variant.options))) == ()


def test_one_changed_rule_is_one_row() -> None:
    box_ = Speaker("en", variant("paco"))
    three = Speaker("en", variant("paco", None, {"dice_each": 3}))
    before, after = "Each player begins with 5 dice.", "Each player begins with 3 dice."
    [row] = differing(box_, three)
    assert (row.field, row.left, row.right) == ("dice_each", before, after)
    on = Speaker("en", variant("paco", {"calza": True}))
    [row] = differing(box_, on)
    assert (row.field, row.optional) == ("calza", False)


def test_exact_call_with_two_players_is_compared_by_what_it_comes_to() -> None:
    azteca, asmodee, paco = (
        Speaker("en", variant(id_, {"calza": True})) for id_ in ("azteca", "asmodee-2024", "paco")
    )
    assert "calza_two_players" in {row.field for row in differing(azteca, paco)}
    assert "calza_two_players" not in {row.field for row in differing(azteca, asmodee)}
    off = [Speaker("en", variant(id_)) for id_ in ("azteca", "paco")]
    [row] = [row for row in differing(*off) if row.field == "calza_two_players"]
    assert row.optional


def test_details_of_a_rule_that_one_side_lacks_are_not_compared() -> None:
    without = Speaker("en", variant("piatnik", None, {"last_die": False}))
    rows = differing(without, Speaker("en", variant("azteca")))
    assert [row.field for row in rows if row.section == "last-die"] == ["last_die"]


@each("lang", LANGS)
@each("edition", IDS)
def test_edition_as_in_the_box_is_told_so(edition: str, lang: str) -> None:
    speaker = Speaker(lang, variant(edition))
    assert house_sentence(speaker) == speaker.say("house-plain", edition=box(edition).name)


@each("lang", LANGS)
@each("edition", IDS)
def test_house_rule_is_told_with_its_base(edition: str, lang: str) -> None:
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
def test_players_are_counted(lang: str, players: int) -> None:
    speaker = Speaker(lang, variant("paco"))
    assert str(players) in house_sentence(speaker, players)
    assert str(players) not in house_sentence(speaker)


@each("lang", LANGS)
@each("edition", [id_ for id_ in IDS if box(id_).options])
def test_chosen_options_are_told_as_options_and_not_as_differences(edition: str, lang: str) -> None:
    chosen = {"calza": True}
    speaker = Speaker(lang, variant(edition, chosen))
    name, told = box(edition).name, rule(speaker, "calza")
    text = house_sentence(speaker)
    assert text == speaker.say("house-options", edition=name, options=told)
    both = Speaker(lang, variant(edition, chosen, {"dice_each": 3}))
    house = both.say("house-too", differences=rule(both, "dice_each"))
    assert house_sentence(both) == f"{text} {house}"
