"""The golden texts read and rewrite to themselves; the page shows one of them."""

import pytest

from palifico.editions import IDS
from palifico.record.notation import EXPECTS, HEADERS, VERSION
from palifico.record.notation_read import read_text, read_texts
from palifico.record.notation_write import write_text, write_texts
from palifico.record.verdict import Judged, judge
from tests.docs.markdown import blocks
from tests.record.games import EXAMPLES, ROOT

PAGE = ROOT / "docs" / "notation.md"


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_rewrites_to_itself(name: str) -> None:
    assert write_texts(read_texts(EXAMPLES[name])) == EXAMPLES[name]


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_is_a_legal_game(name: str) -> None:
    assert all(isinstance(judge(record), Judged) for record in read_texts(EXAMPLES[name]))


def test_examples_show_every_edition_and_every_mark() -> None:
    text = "".join(EXAMPLES.values())
    assert {record.edition for record in read_texts(text)} == set(IDS)
    marks = [" dudo", " calza", " -1", " +1", " | =\n", " out", " wins", "x1", "- ", ": "]
    assert [mark for mark in marks if mark not in text] == []


def test_page_shows_the_demo() -> None:
    shown = [block.text + "\n" for block in blocks(PAGE) if block.text.startswith("palifico 1\n")]
    assert shown[0] == EXAMPLES["demo.txt"]
    for text in shown:
        assert write_text(read_text(text)).startswith(f"palifico {VERSION}\n")


def test_page_names_every_header_and_every_key() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [key for key in (*HEADERS, *EXPECTS) if f"`{key}`" not in page] == []
