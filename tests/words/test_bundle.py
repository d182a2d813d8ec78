"""Messages are cut out of their files one by one: each is what Fluent finds in the whole file."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from palifico.words import LANGS, message
from palifico.words.bundle import FILES, WEB_FILES, as_written, source


def entries(text: str) -> dict[str, str]:
    """The messages of a text by id, as Fluent writes them."""
    body = FluentParser(with_spans=False).parse(text).body
    spoken = [one for one in body if isinstance(one, ast.Message)]
    for one in spoken:
        one.comment = None
    return {one.id.name: FluentSerializer().serialize_entry(one) for one in spoken}


@pytest.mark.parametrize("lang", LANGS)
def test_message_cut_out_is_the_message_in_its_file(lang: str) -> None:
    for name in (*FILES, *WEB_FILES):
        text = source(lang, name)
        alone = (entries(f"{id_} ={one}\n") for id_, one in as_written(text).items())
        assert {id_: one for found in alone for id_, one in found.items()} == entries(text)


@pytest.mark.parametrize("lang", LANGS)
def test_plain_message_needs_no_parser(lang: str) -> None:
    plain = {
        id_: text
        for name in FILES
        for id_, text in as_written(source(lang, name)).items()
        if "{" not in text and "\n" not in text
    }
    assert len(plain) > 100
    for id_, text in plain.items():
        assert entries(f"{id_} ={text}\n") == {id_: f"{id_} = {message(lang, id_, {})}\n"}


def test_bundle_what_goes_over_lines_and_what_stands_between() -> None:
    text = (
        "### File\n\n## Part\n\none = One\n# Why\ntwo =\n    a\n\n    b\n"
        "three = { $x ->\n   *[other] 3\n}\n"
    )
    assert as_written(text) == {
        "one": " One",
        "two": "\n    a\n\n    b",
        "three": " { $x ->\n   *[other] 3\n}",
    }
