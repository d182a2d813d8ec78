"""The rules of a box, each of its options, and each house rule that can be set alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from palifico.editions import VALUES, Variant, box, variant
from palifico.errors import Fault


@cache
def variants(edition: str) -> tuple[Variant, ...]:
    """All of them for an edition, the box itself first."""
    return (variant(edition), *_changed(edition))


def _changed(edition: str) -> Iterator[Variant]:
    for name, values in VALUES.items():
        for value in values:
            option = name in box(edition).options
            try:
                yield variant(edition, *(({name: value},) if option else ({}, {name: value})))
            except Fault:  # what cannot be set alone
                continue
