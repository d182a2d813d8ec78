"""Share codes: every set of rules has one, and it is read back as it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palifico.editions import IDS, Shared, Variant, read_share_code, share_code, variant
from palifico.editions.share import MAX_LENGTH
from tests.each import each
from tests.editions.strategies import players, variants
from tests.random_games import all_variants, name_of

PUBLISHED = {
    "asmodee-2024": "PF1-0S1",
    "piatnik": "PF1-1XQ",
    "pressman-2008": "PF1-2GD",
    "azteca": "PF1-3MV",
    "paco": "PF1-4SR",
}
"""Codes that are out in the world: they must never change."""

HOW_MANY = [None, *range(2, 13)]


@pytest.mark.parametrize("edition", IDS)
def test_published_codes_stay(edition: str) -> None:
    code = PUBLISHED[edition]
    assert share_code(Shared(variant(edition))) == code
    assert read_share_code(code) == Shared(variant(edition), None)


@each("a_variant", all_variants(), ids=name_of)
@each("seats", HOW_MANY)
def test_choice_of_options_and_back(a_variant: Variant, seats: int | None) -> None:
    shared = Shared(a_variant, seats)
    assert read_share_code(share_code(shared)) == shared


def test_share_no_two_choices_have_the_same_code() -> None:
    every = [Shared(one, seats) for one in all_variants() for seats in HOW_MANY]
    assert len({share_code(shared) for shared in every}) == len(every)


@given(variants(), players())
def test_any_house_rules_and_back(a_variant: Variant, seats: int | None) -> None:
    shared = Shared(a_variant, seats)
    code = share_code(shared)
    assert read_share_code(code) == shared
    assert len(code) <= MAX_LENGTH
    assert set(code.removeprefix("PF1-")) <= set("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


def sloppy(code: str, spelling: int) -> str:
    """The same code as people write it down: other letters, other case, hyphens, blanks."""
    digits = list(code.removeprefix("PF1-"))
    for at, digit in enumerate(digits):
        alike = {"0": "0Oo", "1": "1IiLl"}.get(digit, digit + digit.lower())
        spelling, choice = divmod(spelling, len(alike))
        digits[at] = alike[choice]
        spelling, hyphen = divmod(spelling, 3)
        digits[at] += "-" if hyphen == 0 else ""
    text = ("PF1-", "pf1-", "Pf1-", "  pF1-")[spelling % 4] + "".join(digits)
    return text + "\n " if spelling % 8 > 3 else text


@given(variants(), players(), st.integers(0, 2**200))
def test_sloppy_spelling_is_understood(
    a_variant: Variant, seats: int | None, spelling: int
) -> None:
    shared = Shared(a_variant, seats)
    text = sloppy(share_code(shared), spelling)
    if len(text) <= MAX_LENGTH:
        assert read_share_code(text) == shared


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("pf1-0s1", "asmodee-2024"),
        ("PF1-OSI", "asmodee-2024"),
        ("PF1-osl", "asmodee-2024"),
        ("PF1-0-S-1", "asmodee-2024"),
        ("PF1--0S1-", "asmodee-2024"),
        (" PF1-lxq\n", "piatnik"),
        ("PF1-IXQ", "piatnik"),
    ],
)
def test_look_alikes_lower_case_and_hyphens(text: str, edition: str) -> None:
    assert read_share_code(text) == Shared(variant(edition))
