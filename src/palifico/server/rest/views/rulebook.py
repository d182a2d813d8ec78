"""Views of rulebooks, comparisons and editions as REST answers, in a language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from palifico.editions import (
    MAX_BOX_PLAYERS,
    Box,
    Shared,
    Variant,
    box,
    read_share_code,
    share_code,
    variant,
)
from palifico.editions.draft import usual
from palifico.editions.fields import NEEDS
from palifico.protocol.rest_rules import (
    Changed,
    EditionTold,
    ExampleTold,
    FieldTold,
    GroupTold,
    OwnWords,
    RowCompared,
    Rulebook,
    RulesCompared,
    RulesNamed,
    RuleTold,
    SectionTold,
    Source,
    ValueTold,
)
from palifico.protocol.settings import plain
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.words import (
    GROUPS,
    Example,
    Line,
    Speaker,
    choices,
    compared,
    differs,
    group_heading,
    house_sentence,
    label,
    rulebook,
)

KEPT = 128
"""So many answers of a kind are kept; there are 30 for the boxes as they are."""


def tell_rulebook(lang: str, shared: Shared) -> Rulebook:
    """Return the rules of a table as a book."""
    return _rulebook(lang, share_code(shared))


def tell_comparison(lang: str, left: Shared, right: Shared) -> RulesCompared:
    """Return two sets of rules side by side."""
    return _comparison(lang, share_code(left), share_code(right))


@lru_cache(maxsize=KEPT)
def tell_edition(lang: str, id_: str) -> EditionTold:
    """Return an edition and all that can be changed in it; raise Fault `edition.unknown`."""
    the_box, speaker = box(id_), Speaker(lang, variant(id_))
    return EditionTold(
        id=id_,
        name=the_box.name,
        differs=differs(speaker),
        languages=the_box.languages,
        dice_each=the_box.edition.dice_each,
        least_players=MIN_PLAYERS,
        most_players=MAX_BOX_PLAYERS,
        most_by_house=MAX_PLAYERS,
        words=own_words(the_box, lang),
        options=tuple(_field(speaker, field) for field in the_box.options),
        groups=tuple(
            GroupTold(
                cast("Any", name),
                group_heading(speaker, name),
                tuple(_field(speaker, field) for field in fields),
            )
            for name, fields in GROUPS.items()
        ),
    )


def own_words(the_box: Box, lang: str) -> OwnWords:
    """Return what an edition calls things in a language."""
    return OwnWords(
        wild=the_box.word("wild", lang) or "",
        wilds=the_box.word("wilds", lang) or "",
        dudo=the_box.word("dudo", lang) or "",
        palifico=the_box.word("palifico", lang) or "",
        calza=the_box.word("calza", lang),
    )


def plain_value(value: Any) -> Any:
    """Return an enum value as plain text, as JSON would."""
    return str(value) if isinstance(value, str) else value


def change_of(rules: Variant, field: str | None) -> Changed | None:
    """Return whether a field is changed by an option of the box or by a house rule."""
    if field in rules.options:
        return "option"
    return "house" if field in rules.house else None


@lru_cache(maxsize=KEPT)
def _rulebook(lang: str, code: str) -> Rulebook:
    shared = read_share_code(code)
    rules, speaker = shared.variant, Speaker(lang, shared.variant)
    return Rulebook(
        edition=rules.base.id,
        name=rules.base.name,
        title=speaker.say("rules-title", edition=rules.base.name),
        differs=differs(speaker),
        sentence=house_sentence(speaker, shared.players),
        code=code,
        options=plain(rules.options),
        house=plain(rules.house),
        words=own_words(rules.base, lang),
        sections=tuple(
            SectionTold(
                one.name,
                one.title,
                tuple(_line(rules, line) for line in one.lines),
                tuple(_example(example) for example in one.examples),
            )
            for one in rulebook(speaker)
        ),
    )


def _line(rules: Variant, line: Line) -> RuleTold:
    return RuleTold(
        field=line.field,
        text=line.text,
        note=line.note,
        source=cast("Source | None", line.source) or _source(rules.base, line.field),
        option=line.field in rules.base.options,
        changed=change_of(rules, line.field) or change_of(rules, line.also),
    )


def _example(one: Example) -> ExampleTold:
    return ExampleTold(
        kind=one.kind,
        text=one.text,
        bid=(one.bid.count, one.bid.face),
        may=tuple((bid.count, bid.face) for bid in one.may),
        may_not=tuple((bid.count, bid.face) for bid in one.may_not),
        cups=one.cups,
        found=one.found,
        last_die=one.last_die,
    )


def _source(the_box: Box, field: str | None) -> Source | None:
    return cast("Source | None", the_box.told.get(field or ""))


@lru_cache(maxsize=KEPT)
def _comparison(lang: str, left: str, right: str) -> RulesCompared:
    a, b = (Speaker(lang, read_share_code(code).variant) for code in (left, right))
    return RulesCompared(
        a=_named(a, left),
        b=_named(b, right),
        rows=tuple(
            RowCompared(
                section=row.section,
                heading=row.heading,
                field=row.field,
                a=row.left,
                b=row.right,
                same=row.same,
                optional=row.optional,
            )
            for row in compared(a, b)
        ),
    )


def _named(speaker: Speaker, code: str) -> RulesNamed:
    the_box = speaker.variant.base
    return RulesNamed(the_box.id, the_box.name, differs(speaker), house_sentence(speaker), code)


def _field(speaker: Speaker, field: str) -> FieldTold:
    the_box = speaker.variant.base
    return FieldTold(
        field=field,
        label=label(speaker, field),
        box=plain_value(getattr(the_box.edition, field)),
        usual=plain_value(usual(field)),
        option=field in the_box.options,
        source=_source(the_box, field),
        needs=NEEDS.get(field),
        values=tuple(ValueTold(plain_value(v), text) for v, text in choices(speaker, field)),
    )
