"""What several commands share: the language, the table's rules, and reading files."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Annotated, Literal, TypeAlias

from cyclopts import Parameter

from palifico.cli.surroundings import BAD_INPUT, INTERRUPTED, system_lang
from palifico.editions import (
    IDS,
    VALUES,
    Fault,
    Shared,
    box,
    read_share_code,
    reason,
    share_code,
    spell,
    variant,
)
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.words import Speaker

__all__ = [
    "BAD_INPUT",
    "INTERRUPTED",
    "File",
    "Files",
    "Lang",
    "Players",
    "Rules",
    "check_seats",
    "default_edition",
    "describe",
    "differences",
    "opened",
    "system_lang",
    "table_rules",
]

Lang: TypeAlias = Literal["it", "en", "fr", "es", "nl", "de"]
File: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
Files: TypeAlias = Annotated[list[str] | None, Parameter(allow_leading_hyphen=True)]
Players: TypeAlias = Annotated[int | None, Parameter(name=("--players", "--seats"))]
"""How many play, which other commands call seats."""
Rules: TypeAlias = Annotated[list[str] | None, Parameter(name="--rule", negative="")]


def table_rules(edition: str, rules: Iterable[str] | None) -> Shared:
    """The rules of a table: an edition or a share code, with `name=value` differences.

    Raises Fault when there are no such rules.
    """
    if re.match("PF[0-9]", edition, re.IGNORECASE):
        shared = read_share_code(edition)
        base, given = shared.variant.base, dict[str, object](shared.variant.differences)
    else:
        base, given, shared = box(edition.lower()), {}, None
    given |= differences(rules or ())
    options = {name: value for name, value in given.items() if name in base.options}
    house = {name: value for name, value in given.items() if name not in base.options}
    return Shared(variant(base.id, options, house), shared.players if shared else None)


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

    Raises Fault `file` when it cannot be read, `command.option` when it looks like an option.
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
            raise Fault("file", file=file, why=reason(error)) from None
        yield stream


def _named(rule: str) -> tuple[str, object]:
    name, equals, value = rule.partition("=")
    if not equals:
        raise Fault("rule.form", given=rule)
    spelt = {"yes": "true", "no": "false"}.get(value, value)
    values = VALUES.get(name, ())
    return name, next((known for known in values if spell(known) == spelt), value)
