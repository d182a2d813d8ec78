"""The boxes: all five load, each with its languages, options and words."""

from __future__ import annotations

import pytest

from palifico.editions import IDS, VALUES, Fault, box

EXPECTED_IDS = ("asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco")

BOXES: dict[str, tuple[str, tuple[str, ...]]] = {
    "asmodee-2024": ("Perudo, Asmodee 2024", ("it",)),
    "piatnik": ("Perudo, Piatnik", ("it",)),
    "pressman-2008": ("Perudo, Pressman 2008", ("en",)),
    "azteca": ("Perudo, Azteca", ("it",)),
    "paco": ("Perudo, Paco", ("fr", "es", "nl")),
}

WORDS: dict[str, tuple[str, str, str, str | None]] = {
    "asmodee-2024": ("Paco", "Dubito", "Ultimo dado", "Occhio di Bue"),
    "piatnik": ("Testa di Lama", "Dudo", "Palifico", None),
    "pressman-2008": ("ace", "dudo", "palafico", "calza"),
    "azteca": ("Testa di Azteco", "Dudo", "Palifico", "Calza"),
    "paco": ("Paco", "Dudo", "Palifico", "Calza"),
}


def test_the_editions_and_their_order() -> None:
    assert IDS == EXPECTED_IDS


@pytest.mark.parametrize("edition", IDS)
def test_a_box_knows_itself(edition: str) -> None:
    found = box(edition)
    assert (found.id, found.edition.id) == (edition, edition)
    assert (found.name, found.languages) == BOXES[edition]
    assert found is box(edition)


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("lang", ["it", "en", "fr", "de", "nl"])
def test_a_box_has_its_own_words_in_every_language(edition: str, lang: str) -> None:
    words = [box(edition).word(key, lang) for key in ("wild", "dudo", "palifico", "calza")]
    assert tuple(words) == WORDS[edition]


def test_spanish_spells_the_word_with_an_accent() -> None:
    paco = box("paco")
    assert (paco.word("palifico", "es"), paco.word("palifico", "fr")) == ("Palífico", "Palifico")
    assert (paco.word("wilds", "es"), paco.word("wilds", "nl")) == ("Pacos", "Paco's")
    assert (paco.word("wilds", "fr"), paco.word("dudo", "es")) == ("Paco", "Dudo")


def test_a_word_that_no_box_has() -> None:
    assert box("paco").word("perudo", "en") is None


@pytest.mark.parametrize("edition", IDS)
def test_options_and_remarks_are_fields(edition: str) -> None:
    assert set(box(edition).options) <= set(VALUES)
    assert set(box(edition).told) <= set(VALUES)
    assert set(box(edition).told.values()) <= {"silent", "reading", "convention"}


@pytest.mark.parametrize("name", ["", "hasbro", "PACO", "paco ", "../data/paco"])
def test_an_edition_that_is_not_there(name: str) -> None:
    with pytest.raises(Fault) as caught:
        box(name)
    assert caught.value.code == "edition.unknown"
    assert caught.value.about == {"edition": name, "expected": ", ".join(EXPECTED_IDS)}
    assert str(caught.value).startswith(f"edition.unknown: edition {name!r}, expected ")


def test_a_fault_without_details_is_its_code() -> None:
    assert str(Fault("share.invalid")) == "share.invalid"
    assert Fault("share.invalid").about == {}
