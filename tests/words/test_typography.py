"""Typography: the spaces, quotation marks, dots and capitals of each language."""

from __future__ import annotations

import re
from typing import Final

import pytest

from palifico.words import LANGS
from tests.words.texts import texts

NARROW: Final = "\u202f"
NO_BREAK: Final = "\u00a0"
WRONG: Final[dict[str, dict[str, str]]] = {
    "all": {
        r"[\"]": "a straight quotation mark",
        r"(?<=\w)'(?=\w)": "a straight apostrophe",
        r"\.\.\.": "three dots for an ellipsis",
        r"(?<=\S)  +(?=\S)": "two spaces",
        r"(?<=[^\W\d_]) (?=[,.](?:\s|$))": "a space before a comma or full stop",
    },
    "fr": {
        rf"(?<![{NARROW}{NO_BREAK}\d:/?&.\w])(?<=\S)[;!?](?=\s|$)": "no thin space before ; ! ?",
        r"[ ](?=[:;!?»])": "a breakable space before : ; ! ? »",
        rf"«(?![{NARROW}{NO_BREAK}])|(?<![{NARROW}{NO_BREAK}])»": "no space inside « »",
        r"[“”„‘]": "foreign quotation marks",
        r"(?<=[^\W\d_]):(?=\s)": "no space before a colon",
        r"(?<=\d) ?%": "no thin space before a percent sign",
        r"(?i)(?<![\w-])(?:vous|votre|vos)(?![\w-])": "vous in a product that says tu",
        r"(?i)(?<!\w)(?!(?:chez|assez|nez)\b)[a-zà-ÿ]+ez(?!\w)": "a verb for vous",
    },
    "it": {r"[„‘]|“(?=[^”]*“)": "foreign quotation marks"},
    "es": {
        r"(?:^|(?<=[.!?…] ))[^¿?]*(?<=\w)\?": "a question without ¿",
        r"(?:^|(?<=[.!?…] ))[^¡!]*!": "an exclamation without ¡",
    },
    "de": {r"[”‘«»]": "foreign quotation marks"},
    "nl": {r"[„«»“”]": "foreign quotation marks"},
    "en": {r"[„«»]": "foreign quotation marks"},
}
"""What is wrong in every language and in one: a pattern, and what it finds."""
NO_CAPITAL_AFTER_COLON: Final = ("it", "fr", "es", "nl")
AFTER_COLON: Final = re.compile(rf"[{NO_BREAK}{NARROW}]?: (?=[A-ZÀ-Ý][a-zà-ÿ’]+ [a-zà-ÿ])(\w+)")
TYPED: Final = re.compile(
    r"\"(?:[^\"]*[\[.{\d][^\"]*|hidden|visible)\"|`[^`]*`|--?[a-z][\w-]*(?:=\S+)?"
    r"|\{[^{}]*\}|\[[^\]]*\]|https?://\S+"
)
"""What is typed or read by programs: straight quotes around code, options, JSON, addresses."""
NAMES: Final = frozenset(
    [
        *("Ada", "Ana", "Fulvio", "Ines", "Léa", "Pablo", "Rosa", "Teo"),
        *("Dudo", "Calza", "Palifico", "Perudo", "Paco"),
    ]
)


@pytest.mark.parametrize("lang", LANGS)
def test_messages_follow_the_typography_of_their_language(lang: str) -> None:
    rules = [(re.compile(finds), what) for finds, what in {**WRONG["all"], **WRONG[lang]}.items()]
    found = [
        f"{place}: {what} in {text!r}"
        for place, text in texts(lang)
        for finds, what in rules
        if finds.search(_without_code(text))
    ]
    assert found == []


@pytest.mark.parametrize("lang", NO_CAPITAL_AFTER_COLON)
def test_messages_have_no_capital_after_a_colon(lang: str) -> None:
    found = [
        f"{place}: {text!r}"
        for place, text in texts(lang)
        for word in AFTER_COLON.findall(_without_code(text))
        if word not in NAMES
    ]
    assert found == []


def _without_code(text: str) -> str:
    return TYPED.sub("X", text)
