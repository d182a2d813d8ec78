"""Rule routes: rulebooks, comparisons, house rules, and “Can I bid this?”."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, TypeAlias

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from palifico.editions import Shared, read_share_code, variant
from palifico.errors import Fault
from palifico.protocol.rest_games import ExampleRound
from palifico.protocol.rest_rules import (
    EditionTold,
    ExplainAsked,
    Explained,
    HouseAsked,
    HouseTold,
    Rulebook,
    RulesCompared,
)
from palifico.server.rest.dependencies import AnyRequest
from palifico.server.rest.problems import lang_of, may_answer
from palifico.server.rest.views.example_round import tell_example
from palifico.server.rest.views.explain import tell_choice
from palifico.server.rest.views.house_rules import tell_house
from palifico.server.rest.views.rulebook import tell_comparison, tell_edition, tell_rulebook

Fields: TypeAlias = Annotated[
    str, QueryParameter(max_length=2000, description="A JSON object: fields and their values")
]
Rules: TypeAlias = Annotated[
    str, QueryParameter(max_length=200, description="An edition or a share code")
]


@get("/rules", responses=may_answer(422))
async def read_rules(
    request: AnyRequest,
    edition: Annotated[str, QueryParameter(max_length=40)] = "paco",
    options: Fields = "{}",
    house: Fields = "{}",
    rules: Annotated[
        str | None, QueryParameter(max_length=200, description="A share code, for all of these")
    ] = None,
) -> Rulebook:
    """The rulebook of an edition, with options and house rules or by a share code."""
    if rules:
        shared = read_share_code(rules)
    else:
        shared = Shared(variant(edition, _fields(options), _fields(house)))
    return tell_rulebook(lang_of(request), shared)


@get("/rules/compare", responses=may_answer(422))
async def compare_rules(
    request: AnyRequest, a: Rules = "paco", b: Rules = "piatnik"
) -> RulesCompared:
    """Two rulebooks side by side, rule by rule."""
    return tell_comparison(lang_of(request), _rules(a), _rules(b))


@get("/editions/{edition:str}", responses=may_answer(422))
async def read_edition(request: AnyRequest, edition: FromPath[str]) -> EditionTold:
    """An edition: what sets it apart, its options, and every rule that a table can change."""
    return tell_edition(lang_of(request), edition)


@get("/editions/{edition:str}/example", responses=may_answer(422))
async def read_example(request: AnyRequest, edition: FromPath[str]) -> ExampleRound:
    """The example round of an edition, to be watched step by step: all dice, and captions."""
    return tell_example(lang_of(request), edition)


@post("/house", status_code=200, responses=may_answer(403, 413, 415))
async def put_together(request: AnyRequest, data: JSONBody[HouseAsked]) -> HouseTold:
    """What rules come to: one sentence and a share code, or what is wrong and at which field."""
    return tell_house(lang_of(request), data)


@post("/explain", status_code=200, responses=may_answer(403, 413, 415, 422))
async def explain(request: AnyRequest, data: JSONBody[ExplainAsked]) -> Explained:
    """“Can I bid this?” at a real table: every legal raise, and why the others are not."""
    return tell_choice(lang_of(request), data)


def _rules(text: str) -> Shared:
    is_code = re.match("PF[0-9]", text, re.IGNORECASE)
    return read_share_code(text) if is_code else Shared(variant(text.lower()))


def _fields(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise Fault("request.form", why="JSON object")
    return fields


RULES = Router(
    "/api",
    route_handlers=[
        *(read_rules, compare_rules, read_edition, read_example),
        *(put_together, explain),
    ],
    tags=["editions"],
)
