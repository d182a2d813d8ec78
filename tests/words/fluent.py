"""Reading Fluent files apart: their messages, the variables in them, and where two files differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from palifico.words import speaker
from palifico.words.bundle import FILES, WEB_FILES, source

BY_WORD = {"you": {"yes", "no"}, "expected": {"none", "other"}}
"""Variables that choose between words; what else chooses is a number."""
OWN_WORDS = frozenset(speaker.OWN_WORDS)
OF_A_BOX = ("rules", "rulebook")
"""Files that are always said with all words of a box: Paco in one language, Pacos in another."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Message:
    """A message as it is written, the variables in it, and the keys that each one chooses by."""

    text: str
    variables: frozenset[str]
    choices: tuple[tuple[str, frozenset[str]], ...]


class _Walker(Visitor):
    """Collects variables and what they choose between."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, frozenset[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "a variable chooses"
        keys = [variant.key for variant in node.variants]
        names = [k.name if isinstance(k, ast.Identifier) else k.value for k in keys]
        self.choices.append((node.selector.id.name, frozenset(names)))
        self.generic_visit(node)


def read(text: str) -> dict[str, Message]:
    """The messages of a file.

    Raises ValueError for anything that is no message: junk, terms, attributes, the same id twice.
    """
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.BaseComment):
            continue
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            raise ValueError(f"no message: {entry.to_json()}")
        if entry.id.name in found:
            raise ValueError(f"twice: {entry.id.name}")
        walker = _Walker()
        walker.visit(entry)
        text = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
        choices = tuple(sorted(walker.choices, key=str))
        found[entry.id.name] = Message(text, frozenset(walker.variables), choices)
    return found


@cache
def files(lang: str) -> dict[str, dict[str, Message]]:
    """The messages of a language, file by file."""
    return {name: read(source(lang, name)) for name in (*FILES, *WEB_FILES)}


def messages(lang: str) -> dict[str, Message]:
    """All messages of a language."""
    return {id_: one for file in files(lang).values() for id_, one in file.items()}


def compare(
    reference: Mapping[str, Mapping[str, Message]], other: Mapping[str, Mapping[str, Message]]
) -> list[str]:
    """What is wrong with a translation: missing and needless messages, and other variables."""
    return sorted(
        fault
        for file, known in reference.items()
        for fault in _compare(known, other[file], OWN_WORDS if file in OF_A_BOX else frozenset())
    )


def _compare(
    known: Mapping[str, Message], given: Mapping[str, Message], free: frozenset[str]
) -> Iterator[str]:
    """What is wrong in a file; `free` are variables that a language may use as it likes."""
    yield from (f"missing: {id_}" for id_ in known.keys() - given.keys())
    yield from (f"needless: {id_}" for id_ in given.keys() - known.keys())
    for id_ in known.keys() & given.keys():
        if known[id_].variables - free != given[id_].variables - free:
            yield f"other variables: {id_}"
        yield from (f"chooses otherwise: {id_}" for _ in _bad_choices(given[id_].choices))


def _bad_choices(choices: Iterable[tuple[str, frozenset[str]]]) -> Iterator[str]:
    for name, keys in choices:
        good = keys == BY_WORD[name] if name in BY_WORD else {"other"} <= keys <= PLURALS
        if not good:
            yield name
