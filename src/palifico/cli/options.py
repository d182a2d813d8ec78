"""Options that several commands share: language, lists, the rules of a table, input files."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Annotated, Any, Final, Literal, TypeAlias

from cyclopts import Parameter

from palifico.cli.converters import converted_list
from palifico.cli.environment import BAD_INPUT, INTERRUPTED, system_lang
from palifico.editions import IDS, VALUES, Shared, box, is_share_code, read_rules, share_code, spell
from palifico.errors import Fault, reason
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.words import Speaker

__all__ = [
    "BAD_INPUT",
    "INTERRUPTED",
    "File",
    "Files",
    "Lang",
    "Names",
    "Numbers",
    "Rules",
    "check_seats",
    "default_edition",
    "describe",
    "differences",
    "opened",
    "rules_json",
    "system_lang",
    "table_rules",
]

Lang: TypeAlias = Literal["it", "en", "fr", "es", "nl", "de"]
File: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
Files: TypeAlias = Annotated[list[str] | None, Parameter(allow_leading_hyphen=True)]
LIST: Final = Parameter(consume_multiple=True, negative="", converter=converted_list)
Names: TypeAlias = Annotated[list[str] | None, LIST]
Numbers: TypeAlias = Annotated[list[int] | None, LIST]
Rules: TypeAlias = Annotated[list[str] | None, Parameter(name="--rule", negative="")]


def table_rules(edition: str, rules: Iterable[str] | None) -> Shared:
    """Return the rules of a table: an edition or a share code, with `name=value` differences.

    Raises Fault when there are no such rules.
    """
    name = edition if is_share_code(edition) else edition.lower()
    return read_rules(name, differences(rules or ()))


def rules_json(shared: Shared) -> dict[str, Any]:
    """The edition, what differs from its box, and the code that says all of it."""
    variant = shared.variant
    return {
        "edition": variant.base.id,
        "options": dict(variant.options),
        "house": dict(variant.house),
        "players": shared.players,
        "code": share_code(shared),
    }


def differences(rules: Iterable[str]) -> dict[str, object]:
    """Options and house rules that are given as `name=value`.

    Raises Fault `rule.form` or `command.twice`.
    """
    given: dict[str, object] = {}
    for name, value in map(_named, rules):
        if name in given:
            raise Fault("command.twice", name=name)
        given[name] = value
    return given


def check_seats(given: int | None, *, most: int = MAX_PLAYERS) -> None:
    """Refuse a number of players that cannot be.

    Raises Fault `seats`.
    """
    if given is not None and not MIN_PLAYERS <= given <= most:
        raise Fault("seats", **{"from": MIN_PLAYERS, "to": most, "given": given})


def default_edition(lang: str) -> str:
    """The edition that speaks a language, else the one that speaks most."""
    return next((id_ for id_ in IDS if lang in box(id_).languages), "paco")


def describe(speaker: Speaker, shared: Shared) -> str:
    """The name of the rules wherever they are shown: the box, and the code if they differ."""
    name = shared.variant.base.name
    return f"{name} ({share_code(shared)})" if speaker.variant.differences else name


@contextmanager
def opened(file: str) -> Iterator[IO[bytes]]:
    """A file to read, or standard input for `-`.

    Raises Fault `file.unreadable`, or `command.option` when it looks like an option.
    """
    if file == "-":
        yield sys.stdin.buffer
        return
    if file.startswith("-"):
        raise Fault("command.option", given=file)
    with ExitStack() as stack:
        try:
            stream = stack.enter_context(Path(file).open("rb"))
            stream.peek()
        except OSError as error:
            raise Fault("file.unreadable", file=file, why=reason(error)) from None
        yield stream


def _named(rule: str) -> tuple[str, object]:
    name, equals, value = rule.partition("=")
    if not equals:
        raise Fault("rule.form", given=rule)
    spelt = {"yes": "true", "no": "false"}.get(value, value)
    values = VALUES.get(name, ())
    return name, next((known for known in values if spell(known) == spelt), value)
