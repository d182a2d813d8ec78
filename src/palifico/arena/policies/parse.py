"""Policy parser: `random`, `odds`, `odds:doubt=0.3,press=0.5`, `table`, `table:FILE.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from palifico.arena.policies.model import BINS, ODDS, RANDOM, Policy, Table, Thresholds
from palifico.errors import Fault, reason

NAMES: Final = ("random", "odds", "table")
TABLES: Final = Path(__file__).with_name("tables")
"""Tables that come with the package."""
DEFAULT_TABLE: Final = TABLES / "bluffer.toml"


def is_policy(name: str) -> bool:
    """Return whether a name is one of a policy rather than of a bot.

    >>> is_policy("odds:doubt=0.3"), is_policy("counter")
    (True, False)
    """
    return name.split(":", 1)[0] in NAMES


def policy_of(name: str) -> Policy:
    """Return a policy by its name.

    Raises Fault `policy.unknown`, `policy.key`, `policy.number`, `command.twice`, or for a table
    as `read_table` does.

    >>> policy_of("odds:doubt=0.3,bluff=0").doubt
    0.3
    """
    kind, colon, given = name.partition(":")
    if colon and not given:
        raise Fault("policy.unknown", given=name, expected=", ".join(NAMES))
    if kind == "random" and not given:
        return RANDOM
    if kind == "odds":
        return _thresholds(name, _parts(given)) if given else ODDS
    if kind == "table":
        return read_table(Path(given) if given else DEFAULT_TABLE)
    raise Fault("policy.unknown", given=name, expected=", ".join(NAMES))


def policy_from(name: str, told: Mapping[str, Any]) -> Policy:
    """Return a policy as a file describes it: its `kind`, and the numbers of that kind.

    Raises Fault `policy.kind` when there is none, `policy.unknown`, `policy.key`, `policy.number`,
    `policy.row` or `policy.rows`.
    """
    if "kind" not in told:
        raise Fault("policy.kind", name=name, expected=", ".join(NAMES))
    numbers = {key: told[key] for key in told if key != "kind"}
    match told["kind"]:
        case "random":
            _check_keys(name, numbers, ())
            return RANDOM
        case "odds":
            return _thresholds(name, numbers)
        case "table":
            return _table(name, numbers)
        case kind:
            raise Fault("policy.unknown", given=str(kind), expected=", ".join(NAMES))


def read_table(file: Path) -> Table:
    """Return a table from a file: `challenge`, `bid` and perhaps `exact`, each of sixteen numbers.

    Raises Fault `file.unreadable`, `policy.file`, `policy.key`, `policy.number`, `policy.row` or
    `policy.rows`.
    """
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Fault("file.unreadable", file=str(file), why=reason(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("policy.file", file=str(file), why=str(error)) from None
    return _table(str(file), told)


def _parts(given: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for key, _, value in (part.partition("=") for part in given.split(",")):
        if key.strip() in parts:
            raise Fault("command.twice", name=key.strip())
        parts[key.strip()] = value
    return parts


def _thresholds(name: str, numbers: Mapping[str, Any]) -> Thresholds:
    _check_keys(name, numbers, [field.name for field in fields(Thresholds)])
    return Thresholds(**{key: _number(key, given, most=1.0) for key, given in numbers.items()})


def _table(name: str, told: Mapping[str, Any]) -> Table:
    _check_keys(name, told, [field.name for field in fields(Table)])
    if not told.keys() >= {"challenge", "bid"}:
        raise Fault("policy.rows", name=name, number=BINS)
    return Table(**{key: _row(key, row) for key, row in told.items()})


def _row(key: str, row: object) -> tuple[float, ...]:
    if not isinstance(row, list) or len(row) != BINS:
        raise Fault("policy.row", name=key, number=BINS)
    most = float("inf") if key == "bid" else 1.0
    return tuple(_number(key, given, most=most) for given in row)


def _number(key: str, given: object, *, most: float) -> float:
    """Return a number from a file or a name.

    Raises Fault `policy.number`.
    """
    try:
        number = float(str(given))
    except ValueError:
        number = -1.0
    if not 0 <= number <= most or number == float("inf"):
        raise Fault("policy.number", given=str(given), name=key)
    return number


def _check_keys(name: str, told: Mapping[str, Any], known: list[str] | tuple[()]) -> None:
    for key in told:
        if key not in known:
            raise Fault("policy.key", given=key, name=name, expected=", ".join(known) or "-")
