"""Draft of house rules: rules while they are edited, which need not make sense yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from palifico.editions.boxes import IDS, Box, box
from palifico.editions.fields import NEEDS, Value, in_force, read_value
from palifico.errors import Fault
from palifico.rules.edition import Edition


def sketch(the_box: Box, given: Mapping[str, object]) -> Edition:
    """Return the box with these changes, unchecked; what cannot be read is left as it is."""
    fields: dict[str, Any] = {}
    for name, value in given.items():
        with suppress(Fault):
            fields[name] = read_value(name, value)
    return replace(the_box.edition, **fields)


def idle(edition: Edition) -> tuple[str, ...]:
    """Return the fields that mean nothing as the others are."""
    return tuple(field for field, rule in NEEDS.items() if not in_force(edition, rule))


def missing(edition: Edition) -> tuple[str, ...]:
    """Return the fields that must be given as the others are, and are not."""
    return tuple(
        field
        for field, rule in NEEDS.items()
        if in_force(edition, rule) and getattr(edition, field) is None
    )


def usual(field: str) -> Value:
    """Return what most boxes say: a first choice where one has no such rule.

    >>> str(usual("calza_or_turn"))
    'first_come'
    """
    values: list[Value | None] = [getattr(box(id_).edition, field) for id_ in IDS]
    return Counter(value for value in values if value is not None).most_common(1)[0][0]
