"""Six languages, the same messages: none missing, none needless, none with other variables."""

from __future__ import annotations

import pytest

from palifico.words import LANGS, message
from palifico.words.bundle import FILES, WEB_FILES
from tests.words.fluent import compare, files, messages, read
from tests.words.ids import PATTERNS, WORKED_OUT, expected, in_the_page, prefixes

OTHERS = [lang for lang in LANGS if lang != "en"]
ANIMALS = {
    "it": "alpaca armadillo condor guanaco iguana ocelot puma quetzal",
    "fr": "capibara chinchilla condor guanaco jaguar ocelot puma quetzal tapir tukan",
    "es": "alpaca armadillo chinchilla guanaco iguana jaguar lama puma quetzal tapir vicuna",
    "nl": "alpaca chinchilla condor flamingo guanaco jaguar ocelot quetzal tapir vicuna viscacha",
}
"""Animals that are called as in English."""
ALIKE = {
    "fr": {
        "after-dice-face",
        "after-dice-test",
        "home-colour-orange",
        "home-colour-violet",
        "home-shape-triangle",
        "people-board-bots",
    },
    "nl": {"parameters-heading"},
}
"""Messages that are rightly the same as in English."""

ENGLISH = "one = One { $dice } die.\ntwo = { $you ->\n    [yes] You\n   *[no] { $player }\n }\n"


def test_english_has_exactly_the_messages_that_the_code_asks_for() -> None:
    ours = {id_ for file in FILES for id_ in files("en")[file]}
    of_the_page = {id_ for file in WEB_FILES for id_ in files("en")[file]}
    assert ours == expected() - of_the_page


@pytest.mark.parametrize("file", WEB_FILES)
def test_page_says_everything_that_is_there_to_be_said(file: str) -> None:
    assert sorted(files("en")[file].keys() - in_the_page()) == []


def test_page_asks_for_nothing_that_is_not_there() -> None:
    areas = tuple(f"{file.removeprefix('web-')}-" for file in WEB_FILES)
    asked = {id_ for id_ in in_the_page() if id_.startswith(areas)}
    assert sorted(asked - messages("en").keys()) == []


def test_id_of_the_page_begins_with_its_file() -> None:
    for file in WEB_FILES:
        area = file.removeprefix("web-")
        assert [id_ for id_ in files("en")[file] if not id_.startswith(f"{area}-")] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_page_chooses_alike_in_all_languages(lang: str) -> None:
    english, here = files("en"), files(lang)
    for file in WEB_FILES:
        known = {id_: one.choices for id_, one in english[file].items()}
        assert {id_: one.choices for id_, one in here[file].items()} == known


def test_way_to_put_an_id_together_is_known() -> None:
    assert prefixes() == PATTERNS.keys() | WORKED_OUT


@pytest.mark.parametrize("lang", OTHERS)
def test_language_has_the_messages_and_variables_of_english(lang: str) -> None:
    assert compare(files("en"), files(lang)) == []


def test_english_chooses_as_it_should() -> None:
    assert compare(files("en"), files("en")) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_messages_nothing_is_left_in_english(lang: str) -> None:
    english, here = messages("en"), messages(lang)
    same = {id_ for id_ in english if english[id_].text == here[id_].text}
    animals = {f"welcome-animal-{name}" for name in ANIMALS.get(lang, "").split()}
    assert same == ALIKE.get(lang, set()) | animals


@pytest.mark.parametrize("lang", LANGS)
def test_messages_no_two_messages_of_a_kind_are_the_same(lang: str) -> None:
    """Two values of one field told in the same words would be a slip of the pen."""
    texts: dict[tuple[str, str], list[str]] = {}
    for id_, one in messages(lang).items():
        texts.setdefault((id_.partition("-")[0], one.text), []).append(id_)
    assert [ids for ids in texts.values() if len(ids) > 1] == []


@pytest.mark.parametrize(
    ("translated", "faults"),
    [
        (ENGLISH, []),
        (ENGLISH.replace("die", "Würfel"), []),
        (ENGLISH.replace("one =", "uno ="), ["missing: one", "needless: uno"]),
        (ENGLISH.replace("$dice", "$die"), ["other variables: one"]),
        (ENGLISH.replace("{ $dice } ", ""), ["other variables: one"]),
        (ENGLISH.replace("{ $player }", "Sie"), ["other variables: two"]),
        (ENGLISH.replace("$you", "$me"), ["chooses otherwise: two", "other variables: two"]),
        (ENGLISH.replace("[yes]", "[ja]"), ["chooses otherwise: two"]),
    ],
)
def test_planted_fault_is_found(translated: str, faults: list[str]) -> None:
    assert compare({"file": read(ENGLISH)}, {"file": read(translated)}) == faults


@pytest.mark.parametrize(
    "text", ["one", "one = { $dice", "-one = One", "one =\n    .two = Two", "one = 1\none = 2"]
)
def test_messages_what_is_no_message_is_found(text: str) -> None:
    with pytest.raises(ValueError, match=r"no message|twice"):
        read(text)


def test_missing_message_or_variable_is_an_error_not_a_gap() -> None:
    assert message("en", "shared-limit", {})
    with pytest.raises(KeyError, match="no message shared-nothing in it"):
        message("it", "shared-nothing", {})
    with pytest.raises(ValueError, match="rule-dice_each"):
        message("it", "rule-dice_each", {})
