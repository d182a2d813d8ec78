"""View of house rules while they are edited: a sentence and a share code, or what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from palifico.editions import (
    IDS,
    MAX_BOX_PLAYERS,
    VALUES,
    Shared,
    box,
    read_share_code,
    share_code,
    variant,
)
from palifico.editions.draft import idle, missing, sketch
from palifico.errors import Fault
from palifico.protocol.rest_rules import Difference, HouseAsked, HouseFault, HouseTold
from palifico.protocol.settings import check_seats, most_seats, plain
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS, Edition
from palifico.server.rest.views.rulebook import change_of, plain_value
from palifico.words import Speaker, fault_sentence, house_sentence, rule, shorten

AT: Final = {"edition.unknown": "edition", "share.invalid": "rules", "seats": "players"}
"""At which field of the question something is wrong, where it is at none of the rules."""


def tell_house(lang: str, asked: HouseAsked) -> HouseTold:
    """Return the sentence and share code of these rules, or what is wrong with them."""
    try:
        shared = rules_asked(asked)
        if shared.players is not None:
            check_seats(shared.players, shared.variant)
    except Fault as fault:
        return _wrong(lang, asked, fault)
    return _told(lang, shared)


def rules_asked(asked: Any) -> Shared:
    """Return the rules of a request, by share code or field by field; raise Fault."""
    if asked.rules:
        shared = read_share_code(asked.rules)
    else:
        shared = Shared(variant(asked.edition, asked.options, asked.house))
    return Shared(shared.variant, shared.players if asked.players is None else asked.players)


def _told(lang: str, shared: Shared) -> HouseTold:
    rules = shared.variant
    speaker = Speaker(lang, rules)
    return HouseTold(
        ok=True,
        sentence=house_sentence(speaker, shared.players),
        code=share_code(shared),
        edition=rules.base.id,
        options=plain(rules.options),
        house=plain(rules.house),
        players=shared.players,
        least_players=MIN_PLAYERS,
        most_players=most_seats(rules),
        may_rate=not rules.house,
        differences=tuple(
            Difference(
                field, plain_value(value), rule(speaker, field), change_of(rules, field) or "house"
            )
            for field, value in rules.differences.items()
        ),
        values=_values(rules.edition),
        idle=idle(rules.edition),
        missing=(),
        fault=None,
    )


def _wrong(lang: str, asked: HouseAsked, fault: Fault) -> HouseTold:
    known = asked.rules is None and asked.edition in IDS
    changed: Mapping[str, object] = {**asked.options, **asked.house}
    edition = sketch(box(asked.edition), changed) if known else None
    return HouseTold(
        ok=False,
        sentence=None,
        code=None,
        edition=asked.edition if known else None,
        options=dict(asked.options),
        house=dict(asked.house),
        players=asked.players,
        least_players=MIN_PLAYERS,
        most_players=MAX_PLAYERS if asked.house else MAX_BOX_PLAYERS,
        may_rate=False,
        differences=(),
        values=_values(edition) if edition else {},
        idle=idle(edition) if edition else (),
        missing=missing(edition) if edition else (),
        fault=HouseFault(fault.code, _field_of(fault), fault_sentence(lang, fault)),
    )


def _field_of(fault: Fault) -> str | None:
    named = fault.about.get("field") or fault.about.get("option") or AT.get(fault.code)
    return shorten(str(named)) if named else None


def _values(edition: Edition) -> dict[str, Any]:
    return {field: plain_value(getattr(edition, field)) for field in VALUES}
