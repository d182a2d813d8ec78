"""The AsyncAPI document: whole, of one piece, and its examples are messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft7Validator, Draft202012Validator

from palifico.protocol import asyncapi, commands, entries, frames
from palifico.protocol.asyncapi import document
from palifico.protocol.codec import encode, read_command, read_entry
from palifico.protocol.frames import AnyFrame
from palifico.protocol.rest_games import Hands
from palifico.protocol.schemas import COMMANDS, ENTRIES, Kind, schemas, tag_of
from palifico.words import LANGS
from tests.each import each
from tests.protocol.document import TOLD, served, wrong
from tests.server.rest.application import rest

KINDS = (*COMMANDS, *TOLD)


def references(part: Any) -> Iterator[str]:
    """Every reference in a part of the document."""
    if isinstance(part, dict):
        if isinstance(place := part.get("$ref"), str):
            yield place
        for inner in part.values():
            yield from references(inner)
    if isinstance(part, list):
        for inner in part:
            yield from references(inner)


def found(place: str) -> Any:
    """What a reference leads to."""
    part = served()
    for name in place.removeprefix("#/").split("/"):
        part = part[name]
    return part


def example(kind: Kind) -> dict[str, Any]:
    """The example of a message."""
    (given,) = served()["components"]["messages"][kind.__name__]["examples"]
    payload: dict[str, Any] = given["payload"]
    return payload


def decoded(kind: Kind, message: bytes) -> msgspec.Struct:
    """A message as the other side reads it."""
    if kind in COMMANDS:
        return read_command(message)
    if kind in ENTRIES:
        return read_entry(message)
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyFrame | Hands)
    frame: msgspec.Struct = decoder.decode(message)
    return frame


def test_asyncapi_it_says_what_it_is() -> None:
    assert served()["asyncapi"] == "3.0.0"
    assert served()["info"]["version"] == "1.2.3"
    assert asyncapi.LANG["enum"] == list(LANGS)


def test_reference_leads_somewhere() -> None:
    places = set(references(served()))
    assert len(places) > 200
    for place in places:
        assert isinstance(found(place), dict), place


def test_asyncapi_no_message_is_forgotten() -> None:
    """Neither in the unions that messages are read by, nor in the document."""
    bases = (commands._Command, entries.Entry, frames.Frame)
    made = {kind for base in bases for kind in base.__subclasses__()}
    assert made == set(KINDS)
    assert served()["components"]["messages"].keys() == {kind.__name__ for kind in KINDS}
    assert served()["components"]["schemas"].keys() > {kind.__name__ for kind in KINDS}


@pytest.mark.parametrize("kinds", [COMMANDS, TOLD])
def test_type_means_one_thing_in_one_direction(kinds: tuple[Kind, ...]) -> None:
    assert Counter(map(tag_of, kinds)).most_common(1)[0][1] == 1


@each("kind", KINDS, ids=lambda kind: kind.__name__)
def test_example_is_a_message(kind: Kind) -> None:
    given = example(kind)
    read = decoded(kind, msgspec.json.encode(given))
    assert type(read) is kind
    assert msgspec.json.decode(encode(read)) == given
    assert wrong("asked" if kind in COMMANDS else "told", given) == []


@each("kind", KINDS, ids=lambda kind: kind.__name__)
def test_old_and_new_drafts_read_the_schemas_alike(kind: Kind) -> None:
    shape = {"$ref": f"#/components/schemas/{kind.__name__}", **served()}
    for draft in (Draft7Validator, Draft202012Validator):
        assert draft(shape).is_valid(example(kind))
        assert not draft(shape).is_valid({**example(kind), "type": "nonsense"})


def test_pair_is_a_pair() -> None:
    bid = Draft7Validator({"$ref": "#/components/schemas/MakeBid", **served()})
    given = {"type": "bid", "id": "x", "expect": 3}
    assert bid.is_valid({**given, "bid": [2, 3]})
    for odd in ([2], [2, 3, 4], ["2", 3], 2):
        assert not bid.is_valid({**given, "bid": odd})


def test_asyncapi_what_the_drafts_write_differently_is_not_passed_over() -> None:
    class Odd(msgspec.Struct):
        pair: tuple[int, str]

    with pytest.raises(ValueError, match="differently"):
        schemas([Odd])


def test_message_on_a_channel_is_in_an_operation() -> None:
    for name, channel in served()["channels"].items():
        used = set[str]()
        for operation in served()["operations"].values():
            if operation["channel"]["$ref"] == f"#/channels/{name}":
                parts = [operation, operation.get("reply", {"messages": []})]
                used |= {
                    ref["$ref"].rpartition("/")[2] for part in parts for ref in part["messages"]
                }
        assert used == set(channel["messages"]), name


@pytest.mark.asyncio
async def test_asyncapi_it_is_served(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        answer = await server.client().get("/schema/asyncapi.json")
        assert answer.headers["content-type"] == "application/json"
        given = answer.json()
        assert given == msgspec.json.decode(msgspec.json.encode(document(given["info"]["version"])))
        about = (await server.client().get("/api/meta")).json()
        assert given["info"]["version"] == about["version"]
