"""JSON Schemas of all messages, from the library that reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, Final, TypeAlias, get_args

import msgspec

from palifico.protocol.commands import Command
from palifico.protocol.entries import AnyEntry
from palifico.protocol.frames import AnyFrame

Json: TypeAlias = dict[str, Any]
Kind: TypeAlias = type[msgspec.Struct]

COMMANDS: Final[tuple[Kind, ...]] = get_args(Command)
ENTRIES: Final[tuple[Kind, ...]] = get_args(AnyEntry)
FRAMES: Final[tuple[Kind, ...]] = get_args(AnyFrame)
UNIONS: Final = {"Command": COMMANDS, "AnyEntry": ENTRIES, "AnyFrame": FRAMES}
PLACE: Final = "#/components/schemas/{name}"


def tag_of(kind: Kind) -> str:
    """Return the `type` of a message.

    >>> [tag_of(kind) for kind in COMMANDS[:3]]
    ['sit', 'stand', 'seat_bot']
    """
    return str(kind.__struct_config__.tag)


def schemas(kinds: Iterable[Kind]) -> Json:
    """Return a schema for each of these and all they are made of, and one for each kind of message.

    Drafts 7 and 2020-12 read them alike, for documents are not agreed on one.
    """
    _, found = msgspec.json.schema_components(kinds, ref_template=PLACE)
    unions = {name: _union(members) for name, members in UNIONS.items()}
    return {**{name: _plain(schema) for name, schema in found.items()}, **unions}


def _union(members: Iterable[Kind]) -> Json:
    refs = [{"$ref": PLACE.format(name=kind.__name__)} for kind in members]
    return {"oneOf": refs, "discriminator": "type"}


def _plain(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: _plain(part) for name, part in schema.items()}
    if (parts := plain.pop("prefixItems", None)) is not None:
        if any(part != parts[0] for part in parts):
            raise ValueError("a tuple of different things is written in each draft differently")
        plain["items"] = parts[0]
    if isinstance(text := plain.get("description"), str):
        plain["description"] = cleandoc(text)
    return plain
