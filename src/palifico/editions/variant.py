"""Variant: a box as it is played, with its options chosen and house rules as named differences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from palifico.editions.boxes import Box, box
from palifico.editions.fields import VALUES, Value, check_whole, read_value
from palifico.errors import Fault
from palifico.rules.edition import Edition


@dataclass(frozen=True, slots=True)
class Variant:
    """A base edition with its differences. `options` and `house` hold only what differs."""

    base: Box
    edition: Edition
    options: Mapping[str, Value]
    house: Mapping[str, Value]

    @property
    def differences(self) -> dict[str, Value]:
        """Every field that is not as the box has it, in the order of the fields."""
        mixed = {**self.options, **self.house}
        return {field: mixed[field] for field in VALUES if field in mixed}


def variant(
    base: str,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
) -> Variant:
    """Return the rules of a box with these options and house rules.

    What was an option of the box in an earlier version is read as a house rule.
    Raises Fault `edition.unknown`, `option.unknown` or `house.invalid`, in this order.

    >>> variant("paco", {"calza": True}, {"dice_each": 3}).differences
    {'calza': True, 'dice_each': 3}
    """
    the_box = box(base)
    chosen = {name: _option(the_box, name, value) for name, value in (options or {}).items()}
    changed = {name: read_value(name, value) for name, value in (house or {}).items()}
    for name in changed:
        if name in chosen:
            raise Fault("house.invalid", field=name, reason="twice")
    fields: dict[str, Any] = {**chosen, **changed}
    edition = replace(the_box.edition, **fields)
    different = {f: v for f, v in fields.items() if getattr(the_box.edition, f) != v}
    check_whole(edition, frozenset(different))
    return Variant(
        the_box,
        edition,
        {f: v for f, v in different.items() if f in the_box.options},
        {f: v for f, v in different.items() if f not in the_box.options},
    )


def _option(the_box: Box, name: str, value: object) -> Value:
    if name not in the_box.options and name not in the_box.former_options:
        known = ", ".join(the_box.options)
        raise Fault("option.unknown", option=name, edition=the_box.id, expected=known)
    try:
        return read_value(name, value)
    except Fault as fault:
        expected = fault.about["expected"]
        raise Fault("option.value", option=name, edition=the_box.id, expected=expected) from None
