"""Commands and flags that a page names in passing exist."""

from __future__ import annotations

import re
from functools import cache

import pytest

from palifico.cli.app import COMMANDS, GROUPS, build
from palifico.cli.registry import HELP
from tests.docs.markdown import ROOT, pages

FOR_ALL = {"--help", "--version", "--lang"}
NAMED = [
    (page.relative_to(ROOT).as_posix(), span)
    for page in pages()
    for span in re.findall(r"`palifico ([^`]+)`", page.read_text(encoding="utf-8"))
    if page.name != "CHANGELOG.md"
]
"""What stands in a line as `palifico …`; the changelog tells of what was."""


@cache
def flags(words: tuple[str, ...]) -> set[str]:
    """The flags that a command takes."""
    app = build(COMMANDS, "en", with_help=False)
    for word in words:
        app = app[word]
    found = app.assemble_argument_collection() if app.default_command else []
    return FOR_ALL | {name for one in found for name in one.names}


def wrong(span: str) -> list[str]:
    """What is named in a span and is not there."""
    first, *rest = span.removeprefix("help ").split()
    if first.startswith("-"):
        return [] if first in FOR_ALL else [first]
    if first not in COMMANDS:
        return [] if first.isupper() or first.isdigit() or first == HELP else [first]
    words = (first, *(one for one in rest[:1] if one in GROUPS.get(first, ())))
    named = re.findall(r"(?<![\w-])--[a-z][a-z-]*", span)
    return [flag for flag in named if flag not in flags(words)]


@pytest.mark.parametrize("page", sorted({page for page, _ in NAMED}))
def test_named_commands_what_a_page_names_is_there(page: str) -> None:
    found = {span: wrong(span) for where, span in NAMED if where == page}
    assert {span: missing for span, missing in found.items() if missing} == {}


@pytest.mark.parametrize(
    ("span", "missing"),
    [
        ("odds --dice DICE --others DICE", []),
        ("odds --dices DICE", ["--dices"]),
        ("arena run --players odds", []),
        ("arena run --dice 3", ["--dice"]),
        ("guess", ["guess"]),
        ("help odds", []),
        ("COMMAND --help", []),
        ("--version", []),
    ],
)
def test_named_commands_what_is_not_there_is_noticed(span: str, missing: list[str]) -> None:
    assert wrong(span) == missing


def test_named_commands_there_are_pages_that_name_commands() -> None:
    assert "README.md" in {page for page, _ in NAMED}
