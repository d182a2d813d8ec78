"""The AsyncAPI document as it is served, and what it says of a message."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Literal, TypeAlias

from jsonschema_rs import Draft202012Validator

from palifico.protocol.asyncapi import document
from palifico.protocol.rest_games import Hands
from palifico.protocol.schemas import COMMANDS, ENTRIES, FRAMES, Kind, tag_of

Way: TypeAlias = Literal["asked", "told"]
TOLD: tuple[Kind, ...] = (*ENTRIES, *FRAMES, Hands)
KINDS: dict[Way, dict[str, Kind]] = {
    "asked": {tag_of(kind): kind for kind in COMMANDS},
    "told": {tag_of(kind): kind for kind in TOLD},
}


@cache
def served() -> dict[str, Any]:
    """The document after a trip through JSON."""
    made: dict[str, Any] = json.loads(json.dumps(document("1.2.3")))
    return made


@cache
def strict() -> dict[str, Any]:
    """The schemas as the server keeps to them: no field is missing, none too many."""
    schemas = json.loads(json.dumps(served()["components"]["schemas"]))
    for schema in schemas.values():
        if "properties" in schema:
            schema |= {"additionalProperties": False, "required": [*schema["properties"]]}
    return {"components": {"schemas": schemas}}


@cache
def validator(way: Way, type_: str) -> Draft202012Validator:
    """What a message of a type must be like."""
    name = KINDS[way][type_].__name__
    schemas = served() if way == "asked" else strict()
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", **schemas})


def wrong(way: Way, message: dict[str, Any]) -> list[str]:
    """What is wrong with a message by the document."""
    errors = validator(way, message["type"]).iter_errors(message)
    return [f"{message['type']} {error.instance_path}: {error.message}" for error in errors]
