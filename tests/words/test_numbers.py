"""Numbers are written as Fluent writes them in messages."""

from __future__ import annotations

import pytest

from palifico.words import LANGS, message
from palifico.words.numbers import number, percent
from tests.each import each


@each("lang", LANGS)
@each("value", [2, 999, 1000, 12345, 1234567])
def test_thousands_as_in_messages(lang: str, value: int) -> None:
    assert number(lang, value) in message(lang, "house-players", {"players": value})


@pytest.mark.parametrize(
    ("lang", "value", "digits", "sign", "text"),
    [
        ("en", 1234.56, 1, False, "1,234.6"),
        ("de", 1234.56, 1, False, "1.234,6"),
        ("fr", 1234.56, 2, False, "1\u202f234,56"),
        ("it", -0.04, 1, True, "+0,0"),
        ("es", -0.04, 1, False, "0,0"),
        ("nl", -1.25, 2, True, "-1,25"),
        ("en", 7, 0, True, "+7"),
    ],
)
def test_points_and_signs(lang: str, value: float, digits: int, sign: bool, text: str) -> None:
    assert number(lang, value, digits, sign=sign) == text


def test_percentages() -> None:
    assert [percent(lang, 1 / 6) for lang in ("en", "it", "nl")] == ["16.7%", "16,7%", "16,7%"]
    assert {percent(lang, 1 / 6) for lang in ("fr", "es", "de")} == {"16,7\u00a0%"}
