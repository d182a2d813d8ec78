"""Share codes: a table's rules in a few characters that can be read out over the telephone.

A code is `PF1-` and Crockford's base 32 digits: a number that holds the edition, the seats (0 when
they are left open) and the differences, field by field, then two check digits. Every set of rules
has exactly one code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final
from zlib import crc32

from palifico.editions.boxes import IDS
from palifico.editions.fields import VALUES, Value
from palifico.editions.variant import Variant, variant
from palifico.errors import Fault
from palifico.rules.setup import MAX_PLAYERS, MIN_PLAYERS

PREFIX: Final = "PF1-"
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKES: Final = str.maketrans("OIL", "011")
FIELDS: Final = tuple(VALUES)
MAX_LENGTH: Final = 64
EDITIONS, SEATS, FIELD, VALUE = 16, 16, 32, 16


@dataclass(frozen=True, slots=True)
class Shared:
    """What a share code says: the rules, and how many play (None: as many as come)."""

    variant: Variant
    players: int | None = None


def share_code(shared: Shared) -> str:
    """Return the code of a set of rules.

    Raises Fault `share.invalid` when so many cannot play.
    """
    _check_players(shared.players)
    number = 0
    for field, value in reversed(shared.variant.differences.items()):
        number = number * VALUE + VALUES[field].index(value)
        number = number * FIELD + FIELDS.index(field) + 1
    number = number * SEATS + (shared.players or 0)
    number = number * EDITIONS + IDS.index(shared.variant.base.id)
    body = _in_digits(number)
    return f"{PREFIX}{body}{_check(body)}"


def read_rules(name: str, differences: Mapping[str, object] = MappingProxyType({})) -> Shared:
    """Return the rules of an edition or a share code, with these options and house rules on top.

    Raises Fault when there are no such rules.

    >>> read_rules("paco", {"calza": True, "dice_each": 3}).variant.house
    {'dice_each': 3}
    """
    shared = read_share_code(name) if is_share_code(name) else Shared(variant(name))
    base = shared.variant.base
    given = {**shared.variant.differences, **differences}
    options = {field: value for field, value in given.items() if field in base.options}
    house = {field: value for field, value in given.items() if field not in base.options}
    return Shared(variant(base.id, options, house), shared.players)


def is_share_code(text: str) -> bool:
    """Whether a text begins as share codes of any version do.

    >>> is_share_code("pf1-AR4C6"), is_share_code("paco")
    (True, False)
    """
    return re.match("PF[0-9]", text, re.IGNORECASE) is not None


def read_share_code(text: str) -> Shared:
    """Return the rules that a code stands for.

    Raises Fault `share.invalid` with the reason: form, digits, check or rules.
    """
    code = text.strip().upper() if len(text) <= MAX_LENGTH else ""
    if not code.startswith(PREFIX):
        raise Fault("share.invalid", reason="form")
    digits = code.removeprefix(PREFIX).replace("-", "").translate(LOOK_ALIKES)
    body, check = digits[:-2], digits[-2:]
    if not body or not set(digits) <= set(DIGITS):
        raise Fault("share.invalid", reason="digits")
    if check != _check(body):
        raise Fault("share.invalid", reason="check")
    shared = _read_number(_from_digits(body))
    if share_code(shared) != f"{PREFIX}{digits}":
        raise Fault("share.invalid", reason="rules")
    return shared


def _read_number(number: int) -> Shared:
    number, edition = divmod(number, EDITIONS)
    number, players = divmod(number, SEATS)
    differences: dict[str, Value] = {}
    try:
        while number:
            number, field = divmod(number, FIELD)
            number, value = divmod(number, VALUE)
            name = FIELDS[field - 1] if field else ""
            differences[name] = VALUES[name][value]
        return Shared(variant(IDS[edition], None, differences), players or None)
    except (Fault, LookupError):
        raise Fault("share.invalid", reason="rules") from None


def _check_players(players: int | None) -> None:
    if players is not None and not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise Fault("share.invalid", reason="rules")


def _in_digits(number: int) -> str:
    text = ""
    while True:
        number, digit = divmod(number, 32)
        text = DIGITS[digit] + text
        if not number:
            return text


def _from_digits(text: str) -> int:
    number = 0
    for digit in text:
        number = number * 32 + DIGITS.index(digit)
    return number


def _check(body: str) -> str:
    value = crc32(body.encode()) % 1024
    return DIGITS[value // 32] + DIGITS[value % 32]
