"""The rule table of the file that players download is that of the editions, field by field."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palifico.editions import IDS, VALUES, box, spell, variant
from palifico.errors import Fault
from palifico.fair import verify_palifico as alone
from tests.each import each
from tests.hostile.fuzzing import JUNK
from tests.properties.tables import examples


def plain(value: object) -> object:
    """A value as JSON has it."""
    return str(value) if isinstance(value, str) else value


def test_editions() -> None:
    assert tuple(alone.EDITIONS) == IDS


@pytest.mark.parametrize("id_", IDS)
def test_field_of_an_edition(id_: str) -> None:
    ours = {field: plain(getattr(box(id_).edition, field)) for field in VALUES}
    assert alone.EDITIONS[id_] == ours
    assert all(type(alone.EDITIONS[id_][field]) is type(ours[field]) for field in ours)


@pytest.mark.parametrize("id_", IDS)
def test_options_of_an_edition(id_: str) -> None:
    """With those of earlier versions: games that were played by them can still be checked."""
    the_box = box(id_)
    assert sorted(alone.OPTIONS[id_]) == sorted((*the_box.options, *the_box.former_options))


def test_asmodee_has_every_option_there_is() -> None:
    assert {name for names in alone.OPTIONS.values() for name in names} == {
        *alone.OPTIONS["asmodee-2024"]
    }


@each("field", VALUES)
def test_values_of_a_field(field: str) -> None:
    values = alone.VALUES.get(field, (False, True))
    assert sorted(map(repr, values)) == sorted(repr(plain(value)) for value in VALUES[field])


FIELDS = {field: st.sampled_from([plain(v) for v in values]) for field, values in VALUES.items()}
SOME = st.sets(st.sampled_from(sorted(VALUES)), max_size=6)


@st.composite
def rules(draw: st.DrawFn) -> dict[str, Any]:
    """An edition, options and house rules that may or may not make sense."""
    options = {"calza": st.booleans(), "last_die": st.booleans(), "lost_dice": FIELDS["lost_dice"]}
    house = {field: draw(FIELDS[field]) for field in sorted(draw(SOME))}
    if draw(st.integers(0, 9)) == 0:
        house |= draw(st.dictionaries(st.sampled_from([*VALUES, "no_such_rule"]), JUNK, max_size=1))
    return {
        "edition": draw(st.sampled_from(IDS)),
        "options": draw(st.fixed_dictionaries({}, optional=options)),
        "house": house,
    }


def by_the_editions(told: dict[str, Any]) -> dict[str, Any] | str:
    """The rules in force as `palifico.editions` has them, or the code of its refusal."""
    try:
        chosen = variant(told["edition"], told["options"], told["house"])
    except Fault as fault:
        return fault.code
    return {field: plain(getattr(chosen.edition, field)) for field in VALUES}


def by_the_file(told: dict[str, Any]) -> dict[str, Any] | str:
    """The same by the file that players download."""
    try:
        return alone.rules_of(told)
    except alone.Fault as fault:
        return str(fault.error["code"])


@examples(10)
@given(rules())
def test_options_and_house_rules_are_accepted_and_refused_alike(told: dict[str, Any]) -> None:
    assert by_the_file(told) == by_the_editions(told)


@examples(5)
@given(rules())
def test_differences_are_the_same(told: dict[str, Any]) -> None:
    in_force = by_the_file(told)
    if isinstance(in_force, dict):
        ours = variant(told["edition"], told["options"], told["house"]).differences
        assert alone.differences(told["edition"], in_force) == ours
        fields = [x for name in sorted(ours) for x in (name, spell(ours[name]))]
        hashed = alone.H("pf1/rules", told["edition"], *fields).hex()
        assert alone.rules_hash(told["edition"], in_force) == hashed


def test_same_tables_both_answers_come_up() -> None:
    assert by_the_file({"edition": "paco", "options": {"last_die": True}}) == "option.unknown"
    assert by_the_file({"edition": "Paco"}) == "edition.unknown"
    assert by_the_file({"edition": "piatnik", "house": {"calza": True}}) == "house.invalid"
    assert isinstance(by_the_file({"edition": "paco", "house": {"dice_each": 10}}), dict)
