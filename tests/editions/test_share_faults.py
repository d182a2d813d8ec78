"""Share codes that are wrong: they are refused, and never read as other rules."""

from __future__ import annotations

from contextlib import suppress
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palifico.editions import Shared, Variant, read_share_code, share_code, variant
from palifico.editions.share import DIGITS, MAX_LENGTH
from palifico.errors import Fault
from tests.editions.strategies import players, variants
from tests.random_games import all_variants
from tests.rulebook.table import CALZA_RULES

LOOK_ALIKES = {"O": "0", "I": "1", "L": "1"}

SAMPLE = [
    *(Shared(one, seats) for one in all_variants() for seats in (None, 2, 6, 12)),
    Shared(variant("piatnik", None, CALZA_RULES), 7),
    Shared(variant("paco", None, {"dice_each": 10, "raise_rule": "free"}), None),
]


def reason(text: str) -> str:
    """Why a code is refused."""
    with pytest.raises(Fault) as caught:
        read_share_code(text)
    assert caught.value.code == "share.invalid"
    assert list(caught.value.about) == ["reason"]
    return str(caught.value.about["reason"])


def of_number(number: int) -> str:
    """A well-formed code with right check digits, whatever its number says."""
    body = ""
    while number or not body:
        number, digit = divmod(number, 32)
        body = DIGITS[digit] + body
    return checked(body)


def checked(body: str) -> str:
    """A code with its two check digits: ten bits of a CRC-32."""
    high, low = divmod(crc32(body.encode()) % 1024, 32)
    return f"PF1-{body}{DIGITS[high]}{DIGITS[low]}"


@pytest.mark.parametrize(
    "text",
    ["", "PF1", "0S1", "PF2-0S1", "PF10S1", "PF-0S1", "PFI-0S1", "PF1-" + "0" * MAX_LENGTH],
)
def test_form(text: str) -> None:
    assert reason(text) == "form"


@pytest.mark.parametrize("text", ["PF1-", "PF1-S1", "PF1--S1", "PF1-US1", "PF1-0S!", "PF1-0 S1"])
def test_digits(text: str) -> None:
    assert reason(text) == "digits"


@pytest.mark.parametrize("text", ["PF1-0S2", "PF1-0T1", "PF1-1S1", "PF1-00S1", "PF1-S01"])
def test_check(text: str) -> None:
    assert reason(text) == "check"


SEATS, FIELD, VALUE = 16, 16 * 16, 16 * 16 * 32


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(5, id="no such edition"),
        pytest.param(1 * SEATS, id="one player"),
        pytest.param(13 * SEATS, id="thirteen players"),
        pytest.param(24 * FIELD, id="no such field"),
        pytest.param(31 * FIELD, id="no such field, the last"),
        pytest.param(2 * VALUE, id="a value of no field"),
        pytest.param(3 * FIELD + 2 * VALUE, id="no such value"),
        pytest.param(4 + 3 * FIELD, id="no difference from the box"),
        pytest.param(4 + 10 * FIELD, id="a rule that would do nothing"),
        pytest.param(4 + 3 * FIELD + VALUE + (3 * FIELD + VALUE) * 512, id="a field twice"),
        pytest.param(4 + 11 * FIELD + VALUE + (2 * FIELD) * 512, id="fields out of order"),
    ],
)
def test_rules(number: int) -> None:
    assert reason(of_number(number)) == "rules"


def test_numbers_above_are_wrong_for_their_own_reason() -> None:
    right = Shared(variant("paco", None, {"open_wild": True}), None)
    assert share_code(right) == of_number(4 + 3 * FIELD + VALUE)
    both = Shared(variant("paco", None, {"raise_rule": "free", "calza": True}), None)
    assert share_code(both) == of_number(4 + 2 * FIELD + (11 * FIELD + VALUE) * 512)
    assert share_code(Shared(variant("asmodee-2024"), 12)) == of_number(12 * SEATS)


def test_leading_noughts_are_refused() -> None:
    assert checked("0") == "PF1-0S1"
    assert reason(checked("00")) == "rules"
    assert reason(checked("000000000000")) == "rules"


def wrong_by_one(code: str) -> list[str]:
    """Every code that differs in one character, look-alikes of the right one left out."""
    digits = code.removeprefix("PF1-")
    return [
        f"PF1-{digits[:at]}{other}{digits[at + 1 :]}"
        for at, digit in enumerate(digits)
        for other in (*DIGITS, *LOOK_ALIKES)
        if LOOK_ALIKES.get(other, other) != digit
    ]


def undetected(code: str) -> list[str]:
    """The codes that differ in one character and are nevertheless read."""
    found = []
    for wrong in wrong_by_one(code):
        try:
            read_share_code(wrong)
        except Fault:
            continue
        found.append(wrong)
    return found


def test_one_wrong_character_is_always_noticed() -> None:
    codes = [share_code(shared) for shared in SAMPLE]
    assert [wrong for code in codes for wrong in undetected(code)] == []
    assert sum(len(wrong_by_one(code)) for code in codes) > 10_000


@given(variants(), players(), st.data())
def test_one_wrong_character_in_any_code(
    a_variant: Variant, seats: int | None, data: st.DataObject
) -> None:
    code = share_code(Shared(a_variant, seats))
    assert reason(data.draw(st.sampled_from(wrong_by_one(code)))) == "check"


@given(st.text(max_size=80).filter(lambda text: not text.strip().upper().startswith("PF1-")))
def test_any_other_text_is_refused(text: str) -> None:
    assert reason(text) == "form"


@given(st.text(DIGITS, max_size=12))
def test_any_digits_are_refused_or_mean_what_they_say(digits: str) -> None:
    code = f"PF1-{digits}"
    with suppress(Fault):
        assert share_code(read_share_code(code)) == code


@pytest.mark.parametrize("players", [-1, 0, 1, 13, 16, 300])
def test_table_that_cannot_be_has_no_code(players: int) -> None:
    with pytest.raises(Fault, match=r"share\.invalid"):
        share_code(Shared(variant("paco"), players))
