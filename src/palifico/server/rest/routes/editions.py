"""Edition routes: the editions, their options, and what house rules can change."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Router, get

from palifico.editions import IDS, VALUES, Box, box, variant
from palifico.protocol.rest_tables import Editions, EditionShown, OptionShown, RuleShown
from palifico.server.rest.dependencies import AnyRequest
from palifico.server.rest.problems import lang_of, may_answer
from palifico.server.rest.views.rulebook import own_words
from palifico.words import Speaker, differs


@get("/", responses=may_answer())
async def list_editions(request: AnyRequest) -> Editions:
    """Every edition with its options, and every rule that a table can change."""
    return _editions(lang_of(request))


@cache
def _editions(lang: str) -> Editions:
    return Editions(
        editions=tuple(_edition(lang, box(id_)) for id_ in IDS),
        house=tuple(RuleShown(name, _plain(values)) for name, values in VALUES.items()),
    )


def _edition(lang: str, the_box: Box) -> EditionShown:
    return EditionShown(
        id=the_box.id,
        name=the_box.name,
        differs=differs(Speaker(lang, variant(the_box.id))),
        languages=the_box.languages,
        dice_each=the_box.edition.dice_each,
        words=own_words(the_box, lang),
        options=tuple(_option(the_box, name) for name in the_box.options),
    )


def _option(the_box: Box, name: str) -> OptionShown:
    printed = getattr(the_box.edition, name)
    return OptionShown(name, _plain(sorted(VALUES[name], key=lambda value: value != printed)))


def _plain(values: Any) -> tuple[Any, ...]:
    """Return enum values as plain text, as JSON would."""
    return tuple(str(value) if isinstance(value, str) else value for value in values)


EDITIONS = Router("/api/editions", route_handlers=[list_editions], tags=["editions"])
