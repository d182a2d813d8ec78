"""One term for one thing: every language has the whole glossary and none of what it forbids."""

from __future__ import annotations

import pytest

from palifico.words import LANGS
from tests.words.glossary import glossary, pattern
from tests.words.texts import texts


def test_glossary_of_every_language_has_a_term_for_the_same_things() -> None:
    assert set(glossary()) == set(LANGS)
    english = [term.thing for term in glossary()["en"]]
    assert len(english) > 25
    assert len(english) == len(set(english))
    for lang, terms in glossary().items():
        assert [term.thing for term in terms] == english, lang
        assert [term.thing for term in terms if not term.term] == [], lang


@pytest.mark.parametrize("lang", LANGS)
def test_messages_with_a_forbidden_variant_do_not_occur(lang: str) -> None:
    forbidden = [(word, pattern(word)) for term in glossary()[lang] for word in term.forbidden]
    found = [
        f"{place}: “{word}” in {text!r}"
        for place, text in texts(lang)
        for word, finds in forbidden
        if finds.search(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("forbidden", "text", "is_found"),
    [
        ("vous", "Vous l’avez dit", True),
        ("vous", "rendez-vous", False),
        ("robot*", "deux robots", True),
        ("bot", "robot", False),
        ("guest", "{$guest} sits", False),
        ("on hand", "on\nhand", True),
    ],
)
def test_forbidden_variant_matches_whole_words_only(
    forbidden: str, text: str, *, is_found: bool
) -> None:
    assert bool(pattern(forbidden).search(text)) is is_found
