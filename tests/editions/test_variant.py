"""Options and house rules: what they change, and refusals that name the field."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from hypothesis import given

from palifico.editions import IDS, VALUES, Variant, box, spell, variant
from palifico.errors import Fault
from tests.editions.strategies import variants
from tests.rulebook.table import CALZA_RULES

About = dict[str, object]


def fault(base: str, options: About | None = None, house: About | None = None) -> tuple[str, About]:
    """The code and the details of the refusal."""
    with pytest.raises(Fault) as caught:
        variant(base, options, house)
    return caught.value.code, dict(caught.value.about)


@pytest.mark.parametrize("base", IDS)
def test_plain_box(base: str) -> None:
    for plain in (variant(base), variant(base, {}, {}), variant(base, None, {"dice_each": 5})):
        assert plain == Variant(box(base), box(base).edition, {}, {})
        assert plain.differences == {}


@pytest.mark.parametrize("field", [name for name in VALUES if not name.startswith("calza_")])
def test_field_that_says_what_the_box_says_is_no_difference(field: str) -> None:
    same = getattr(box("azteca").edition, field)
    assert variant("azteca", None, {field: same}) == variant("azteca")


def test_options_and_house_rules_are_told_apart() -> None:
    found = variant("asmodee-2024", {"last_die": True}, {"dice_each": 3, "lost_dice": "visible"})
    assert dict(found.options) == {"last_die": True, "lost_dice": "visible"}
    assert dict(found.house) == {"dice_each": 3}
    assert list(found.differences) == ["last_die", "lost_dice", "dice_each"]
    assert asdict(found.edition) == asdict(box("asmodee-2024").edition) | found.differences


def test_differences_come_in_the_order_of_the_fields() -> None:
    found = variant("paco", None, {"dice_each": 3, "raise_rule": "free", "calza": True})
    assert list(found.differences) == ["raise_rule", "calza", "dice_each"]


def test_edition_before_option_before_house() -> None:
    assert fault("hasbro", {"x": 1}, {"y": 1})[0] == "edition.unknown"
    assert fault("paco", {"x": 1}, {"y": 1})[0] == "option.unknown"
    assert fault("paco", {}, {"y": 1})[0] == "house.invalid"


@pytest.mark.parametrize(
    ("base", "option", "expected"),
    [
        ("piatnik", "calza", ""),
        ("piatnik", "lost_dice", ""),
        ("pressman-2008", "lost_dice", "calza"),
        ("paco", "last_die", "calza, lost_dice"),
        ("asmodee-2024", "dice_each", "calza, last_die, lost_dice"),
        ("azteca", "", "calza"),
    ],
)
def test_option_that_the_edition_does_not_have(base: str, option: str, expected: str) -> None:
    about = {"option": option, "edition": base, "expected": expected}
    assert fault(base, {option: True}) == ("option.unknown", about)


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("calza", "yes", "false, true"),
        ("calza", 1, "false, true"),
        ("last_die", None, "false, true"),
        ("lost_dice", True, "hidden, visible"),
        ("lost_dice", "open", "hidden, visible"),
    ],
)
def test_option_with_a_bad_value(option: str, value: object, expected: str) -> None:
    about = {"option": option, "edition": "asmodee-2024", "expected": expected}
    assert fault("asmodee-2024", {option: value}) == ("option.value", about)


@pytest.mark.parametrize("field", ["", "id", "dice", "Calza", "palifico"])
def test_house_rule_for_no_field(field: str) -> None:
    assert fault("paco", None, {field: True}) == (
        "house.invalid",
        {"field": field, "reason": "unknown"},
    )


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("dice_each", 0, "1-10"),
        ("dice_each", 11, "1-10"),
        ("dice_each", "5", "1-10"),
        ("dice_each", True, "1-10"),
        ("dice_each", None, "1-10"),
        ("raise_rule", "FREE", "free, never_down, one_axis"),
        ("raise_rule", 0, "free, never_down, one_axis"),
        ("open_wild", 1, "false, true"),
        ("open_wild", "true", "false, true"),
        ("show_stop", True, "never, true, true_or_false"),
        ("show_stop", [], "never, true, true_or_false"),
    ],
)
def test_house_rule_with_a_bad_value(field: str, value: object, expected: str) -> None:
    about = {"field": field, "reason": "value", "expected": expected}
    assert fault("paco", None, {field: value}) == ("house.invalid", about)


@pytest.mark.parametrize("absent", [name for name in CALZA_RULES if name != "calza"])
def test_piatnik_with_an_exact_call_needs_its_fields(absent: str) -> None:
    house = {name: value for name, value in CALZA_RULES.items() if name != absent}
    code, about = fault("piatnik", None, house)
    expected = ", ".join(map(spell, VALUES[absent]))
    assert code == "house.invalid"
    assert about == {"field": absent, "reason": "missing", "rule": "calza", "expected": expected}
    assert variant("piatnik", None, CALZA_RULES).edition.calza is True


def test_change_of_face_needs_its_kind_of_raise() -> None:
    missing = {"field": "face_change_raise", "reason": "missing", "rule": "face_change"}
    missing["expected"] = "free, never_down, one_axis"
    for house in ({"face_change": "one_die"}, {"face_change_opener": True}):
        assert fault("paco", None, dict(house)) == ("house.invalid", missing)
        whole = variant("paco", None, {**house, "face_change_raise": "free"})
        assert dict(whole.house) == {**house, "face_change_raise": "free"}


@pytest.mark.parametrize(
    ("base", "field", "value", "rule"),
    [
        ("asmodee-2024", "last_die_trigger", "first_time", "last_die"),
        ("asmodee-2024", "last_die_two_players", False, "last_die"),
        ("asmodee-2024", "last_die_open_wild", False, "last_die"),
        ("asmodee-2024", "face_change", "one_die", "last_die"),
        ("asmodee-2024", "face_change_opener", True, "last_die"),
        ("paco", "face_change_raise", "free", "face_change"),
        ("paco", "calza_to_act", False, "calza"),
        ("paco", "calza_tie", "farthest", "calza"),
        ("paco", "show_calza", "caller_last", "calza"),
        ("piatnik", "calza_bidder", True, "calza"),
    ],
)
def test_house_rule_that_would_do_nothing(base: str, field: str, value: object, rule: str) -> None:
    about = {"field": field, "reason": "idle", "rule": rule}
    assert fault(base, None, {field: value}) == ("house.invalid", about)


@pytest.mark.parametrize("stop", ["true", "true_or_false"])
def test_variant_no_early_stop_where_all_show_at_once(stop: str) -> None:
    clash = {"field": "show_stop", "reason": "clash", "rule": "show_dudo"}
    assert fault("paco", None, {"show_stop": stop}) == ("house.invalid", clash)
    assert fault("piatnik", None, {"show_dudo": "all_at_once"}) == ("house.invalid", clash)
    whole = variant("paco", None, {"show_stop": stop, "show_dudo": "caller_last"})
    assert dict(whole.house) == {"show_stop": stop, "show_dudo": "caller_last"}


def test_rule_that_is_given_twice() -> None:
    twice = ("house.invalid", {"field": "calza", "reason": "twice"})
    assert fault("paco", {"calza": True}, {"calza": True}) == twice
    assert fault("paco", {"calza": True}, {"calza": False}) == twice


@given(variants())
def test_variant_is_its_base_and_its_differences(a_variant: Variant) -> None:
    assert variant(a_variant.base.id, None, a_variant.differences) == a_variant
    edition, base = asdict(a_variant.edition), asdict(a_variant.base.edition)
    assert {name for name in edition if edition[name] != base[name]} == set(a_variant.differences)
    assert set(a_variant.options) <= set(a_variant.base.options)
    assert not set(a_variant.house) & set(a_variant.base.options)
