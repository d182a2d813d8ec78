"""The one fault of a record's shape."""

from __future__ import annotations

from typing import NoReturn

from palifico.errors import Fault


def wrong(where: str, expects: str, **about: str | int) -> NoReturn:
    """Raise Fault `record.invalid`: the path where it is wrong, and what belongs there."""
    raise Fault("record.invalid", where=where, expects=expects, **about)
