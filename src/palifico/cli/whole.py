"""Whole numbers as they are typed: digits, and nothing that would only be taken for a number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args

from cyclopts import CoercionError, Token, convert


class Digits(str):
    """What a whole number is typed in."""

    __slots__ = ()


def converted(type_: Any, tokens: Sequence[Token]) -> Any:
    """What was typed, as the type that is asked for.

    A whole number is not rounded from a fraction, and is in the usual digits.
    Raises CoercionError.
    """
    for token in tokens if _is_whole(type_) else ():
        if re.fullmatch(r"[+-]?[0-9]*[._xXoObB][0-9a-fA-F._]*", token.value):
            raise CoercionError(token=token, target_type=Digits)
    return convert(type_, tokens)


def _is_whole(type_: Any) -> bool:
    return type_ is int or any(map(_is_whole, get_args(type_)))
