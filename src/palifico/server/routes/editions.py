"""The editions, their options, and what house rules can change."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Router, get

from palifico.editions import IDS, VALUES, Box, box
from palifico.protocol.rest_tables import Editions, EditionShown, OptionShown, RuleShown
from palifico.server.answers import may_answer


@get("/", responses=may_answer())
async def list_editions() -> Editions:
    """Every edition with its options, and every rule that a table can change."""
    return _editions()


@cache
def _editions() -> Editions:
    return Editions(
        editions=tuple(_edition(box(id_)) for id_ in IDS),
        house=tuple(RuleShown(name, _plain(values)) for name, values in VALUES.items()),
    )


def _edition(the_box: Box) -> EditionShown:
    return EditionShown(
        id=the_box.id,
        name=the_box.name,
        languages=the_box.languages,
        dice_each=the_box.edition.dice_each,
        options=tuple(_option(the_box, name) for name in the_box.options),
    )


def _option(the_box: Box, name: str) -> OptionShown:
    printed = getattr(the_box.edition, name)
    return OptionShown(name, _plain(sorted(VALUES[name], key=lambda value: value != printed)))


def _plain(values: Any) -> tuple[Any, ...]:
    """Words as plain text: what JSON would make of them anyway."""
    return tuple(str(value) if isinstance(value, str) else value for value in values)


EDITIONS = Router("/api/editions", route_handlers=[list_editions], tags=["editions"])
