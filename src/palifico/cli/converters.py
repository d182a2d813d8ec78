"""Converters of typed values: strict whole numbers, and lists with commas or spaces between."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, get_args

from cyclopts import CoercionError, Token, convert

SEPARATOR: Final = re.compile(r",(?![a-z_]+=)")
"""A comma, unless it separates the parameters of a policy, as in `odds:doubt=0.2,press=0.85`."""


class Digits(str):
    """Target type of a whole number in the message of the parser."""

    __slots__ = ()


def converted(type_: Any, tokens: Sequence[Token]) -> Any:
    """Convert what was typed to a type; a whole number must be in decimal digits.

    Raises CoercionError.
    """
    for token in tokens if _is_whole(type_) else ():
        if re.fullmatch(r"[+-]?[0-9]*[._xXoObB][0-9a-fA-F._]*", token.value):
            raise CoercionError(token=token, target_type=Digits)
    return convert(type_, tokens)


def converted_list(type_: Any, tokens: Sequence[Token]) -> Any:
    """Convert a list whose items are separated by commas, by spaces, or both.

    Raises CoercionError.
    """
    return converted(type_, [part for token in tokens for part in _items(token)])


def _items(token: Token) -> list[Token]:
    """Split a token at its commas; one that holds no item is kept, for the command to refuse."""
    items = [item.strip() for item in SEPARATOR.split(token.value)]
    return [token.evolve(value=item) for item in items if item] or [token]


def _is_whole(type_: Any) -> bool:
    return type_ is int or any(map(_is_whole, get_args(type_)))
