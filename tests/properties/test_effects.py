"""Comparisons list exactly what is played differently: nothing that is not, and all that is."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given

from palifico.editions import VALUES, Variant
from palifico.editions.effects import differing_fields, effect
from palifico.editions.fields import NEEDS, in_force
from palifico.rules import Edition
from tests.each import each
from tests.properties.played_alike import difference
from tests.properties.tables import Table, examples, tables
from tests.random_games import all_variants, name_of
from tests.sizes import examples as sized

GAMES = (6, 60, 600)
"""So many games of either side are looked through for a difference; most show in the first."""
PAIRS = list(product(all_variants(), repeat=2))
PLAIN_OR_FULL = [v for v in all_variants() if len(v.options) in (0, len(v.base.options))]
SAMPLE = PAIRS[:: max(1, round(3 / sized(1)))]
"""Every third pair, by other dice than its reverse."""


def settled(edition: Edition) -> Edition:
    """The edition with every field as it comes to in play."""
    fields: dict[str, Any] = {field: effect(edition, field) for field in VALUES}
    return replace(edition, **fields)


def taking(left: Edition, right: Edition, fields: set[str]) -> Edition:
    """The left edition with these fields of the right, and with what it lacks for them."""
    lacking = {f for f, rule in NEEDS.items() if not in_force(left, rule)}
    taken: dict[str, Any] = {f: getattr(right, f) for f in fields | lacking}
    return replace(left, **taken)


@pytest.mark.slow
@each(("left", "right"), SAMPLE)
def test_editions_are_played_alike_but_for_the_listed_fields(left: Variant, right: Variant) -> None:
    listed = set(differing_fields(left.edition, right.edition))
    mixed = taking(settled(left.edition), settled(right.edition), listed)
    for seats, seed in ((2, 1), (4, 2)):
        found = difference(mixed, right.edition, seats=seats, seed=seed)
        assert found is None, (name_of(left), name_of(right), found)


@examples(0.5)
@given(tables(dice=(1, 3)), tables(dice=(1, 3)))
def test_house_rules_are_played_alike_but_for_the_listed_fields(one: Table, two: Table) -> None:
    left, right = one.variant.edition, two.variant.edition
    listed = set(differing_fields(left, right))
    mixed = taking(settled(left), settled(right), listed)
    assert difference(mixed, right, seats=one.seats, seed=one.seed) is None


@pytest.mark.slow
def test_listed_field_swapped_alone_is_played_differently() -> None:
    for left, right in product(PLAIN_OR_FULL, repeat=2):
        for field in differing_fields(left.edition, right.edition):
            sides = (left.edition, right.edition), (right.edition, left.edition)
            tries = (shows(*side, field, games) for games in GAMES for side in sides)
            assert any(tries), (name_of(left), name_of(right), field)


def shows(one: Edition, other: Edition, field: str, games: int) -> bool:
    """Whether games show it when one edition takes this field alone of the other.

    A rule that is switched on takes its details with it.
    """
    lacking = {f: effect(other, f) for f, r in NEEDS.items() if not in_force(one, r)}
    details = tuple(sorted(lacking.items())) if field in NEEDS.values() else ()
    return _shows(one, field, effect(other, field), details, games)


@cache
def _shows(one: Edition, field: str, value: object, details: tuple[Any, ...], games: int) -> bool:
    changed: dict[str, Any] = {**dict(details), field: value}
    other = replace(one, **changed)
    played = (difference(one, other, seats=5 - n % 4, seed=n) for n in range(games))
    return any(found is not None for found in played)


def test_listed_fields_are_the_same_from_both_sides() -> None:
    for left, right in PAIRS:
        here = differing_fields(left.edition, right.edition)
        assert here == differing_fields(right.edition, left.edition)
        assert left != right or here == ()


def test_fields_that_mean_the_same_are_not_listed() -> None:
    calza = {v.base.id: v.edition for v in all_variants() if dict(v.options) == {"calza": True}}
    assert "calza_two_players" not in differing_fields(calza["azteca"], calza["asmodee-2024"])
    assert "calza_two_players" in differing_fields(calza["azteca"], calza["paco"])
    boxes = {v.base.id: v.edition for v in all_variants() if not v.options}
    assert "face_change" not in differing_fields(boxes["piatnik"], boxes["pressman-2008"])
    assert "last_die_trigger" not in differing_fields(boxes["piatnik"], boxes["paco"])
    assert "last_die_trigger" in differing_fields(calza["pressman-2008"], calza["paco"])
