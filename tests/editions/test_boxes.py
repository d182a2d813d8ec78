"""The boxes: all five load, each with its languages, options and words."""

from __future__ import annotations

import pytest

from palifico.editions import IDS, VALUES, box, variant
from palifico.errors import Fault
from palifico.rules import Bid
from palifico.words import Speaker
from tests.each import each

EXPECTED_IDS = ("asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco")

BOXES: dict[str, tuple[str, tuple[str, ...]]] = {
    "asmodee-2024": ("Perudo, Asmodee 2024", ("it",)),
    "piatnik": ("Perudo, Piatnik", ("it",)),
    "pressman-2008": ("Perudo, Pressman 2008", ("en",)),
    "azteca": ("Perudo, Azteca", ("it",)),
    "paco": ("Perudo, Paco", ("fr", "es", "nl")),
}

WORDS: dict[str, tuple[str, str, str | None]] = {
    "asmodee-2024": ("Dubito", "Ultimo dado", "Occhio di Bue"),
    "piatnik": ("Dudo", "Palifico", None),
    "pressman-2008": ("dudo", "palafico", "calza"),
    "azteca": ("Dudo", "Palifico", "Calza"),
    "paco": ("Dudo", "Palifico", "Calza"),
}

PACO = {
    "it": ("Paco", "Paco"),
    "en": ("Paco", "Pacos"),
    "fr": ("Paco", "Paco"),
    "es": ("Paco", "Pacos"),
    "nl": ("Paco", "Paco’s"),
    "de": ("Paco", "Pacos"),
}
ACE = {
    "it": ("asso", "assi"),
    "en": ("ace", "aces"),
    "fr": ("as", "as"),
    "es": ("as", "ases"),
    "nl": ("aas", "azen"),
    "de": ("Ass", "Asse"),
}
WILD: dict[str, dict[str, tuple[str, str]]] = {
    "asmodee-2024": PACO,
    "piatnik": dict.fromkeys(ACE, ("Testa di Lama", "Teste di Lama")),
    "pressman-2008": ACE,
    "azteca": dict.fromkeys(ACE, ("Testa di Azteco", "Teste di Azteco")),
    "paco": PACO,
}
"""One wild face and several: a name of the box is kept, an ordinary noun is translated."""


def test_editions_and_their_order() -> None:
    assert IDS == EXPECTED_IDS


@pytest.mark.parametrize("edition", IDS)
def test_box_knows_itself(edition: str) -> None:
    found = box(edition)
    assert (found.id, found.edition.id) == (edition, edition)
    assert (found.name, found.languages) == BOXES[edition]
    assert found is box(edition)


@each("edition", IDS)
@each("lang", ["it", "en", "fr", "de", "nl"])
def test_box_has_its_own_words_in_every_language(edition: str, lang: str) -> None:
    words = [box(edition).word(key, lang) for key in ("dudo", "palifico", "calza")]
    assert tuple(words) == WORDS[edition]


@each("edition", IDS)
@each("lang", list(ACE))
def test_wild_face_in_every_language_has_its_singular_and_plural(edition: str, lang: str) -> None:
    found = box(edition)
    assert (found.word("wild", lang), found.word("wilds", lang)) == WILD[edition][lang]
    assert (Speaker(lang, variant(edition)).bid(Bid(1, 1))) == f"1 {WILD[edition][lang][0]}"
    assert (Speaker(lang, variant(edition)).bid(Bid(2, 1))) == f"2 {WILD[edition][lang][1]}"


def test_spanish_spells_the_word_with_an_accent() -> None:
    paco = box("paco")
    assert (paco.word("palifico", "es"), paco.word("palifico", "fr")) == ("Palífico", "Palifico")
    assert (paco.word("wilds", "es"), paco.word("wilds", "nl")) == ("Pacos", "Paco’s")
    assert (paco.word("wilds", "fr"), paco.word("dudo", "es")) == ("Paco", "Dudo")


def test_word_that_no_box_has() -> None:
    assert box("paco").word("perudo", "en") is None


@pytest.mark.parametrize("edition", IDS)
def test_options_and_remarks_are_fields(edition: str) -> None:
    assert set(box(edition).options) <= set(VALUES)
    assert set(box(edition).told) <= set(VALUES)
    assert set(box(edition).told.values()) <= {"silent", "reading", "convention"}


@pytest.mark.parametrize("name", ["", "hasbro", "PACO", "paco ", "../data/paco"])
def test_edition_that_is_not_there(name: str) -> None:
    with pytest.raises(Fault) as caught:
        box(name)
    assert caught.value.code == "edition.unknown"
    assert caught.value.about == {"edition": name, "expected": ", ".join(EXPECTED_IDS)}
    assert str(caught.value).startswith(f"edition.unknown: edition {name!r}, expected ")


def test_fault_without_details_is_its_code() -> None:
    assert str(Fault("share.invalid")) == "share.invalid"
    assert Fault("share.invalid").about == {}
