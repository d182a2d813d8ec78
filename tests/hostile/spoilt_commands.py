"""Messages that are almost commands: made from the schema of the commands, then spoilt."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from palifico.protocol.commands import Command

MOST: Final = 4096
BATTERED: Final = 1000
SCHEMA: Final[dict[str, Any]] = msgspec.json.schema(Command)
HERE: Final = "\x00here\x00"
"""Marks the place in a command where something else goes."""
ID: Final = b'"id": "0"'

WRONG: Final = (
    *("null", "true", "false", "0", "-1", "1", "11", "12", "2147483648", "-2147483649", "0.5"),
    *("1.0", "-0.0", "1e3", "1e400", "NaN", "Infinity", "-Infinity", "9" * 40, "-" + "9" * 40),
    *("9" * 3900, "-" + "9" * 3900, "0x10", "01", "+1", "1_000", "١"),
    *('""', '" "', '"a"', '"\\u0000"', '"\\ud800"', '"\\ud83d\\ude00"', '"\\u202e"', '"\\n"'),
    *('"\u007f"', '"\x01"', '"é"', '"' + "x" * 41 + '"', '"' + "x" * 3900 + '"', '"0"', '"paco"'),
    *(f'"{"0" * 64}"', f'"{"A" * 64}"', f'"{"0" * 63}"', '"ok"', "'a'", '"{$x}"', '"<b>&amp;"'),
    *("[]", "[0]", "[0,0]", "[1,2,3]", "[null,null]", '["1","2"]', "[1.5,2]", "[[1],[2]]", "{}"),
    *('{"a":1}', '{"type":"sit"}', '{"":{}}', "[" * 1900 + "]" * 1900),
    *('{"a":' * 600 + "1" + "}" * 600, "undefined", "", "//", "[1,", '{"a"', '"a'),
)  # fmt: skip
"""What stands where something else is expected, as it is written."""

ODD: Final = (
    *("", " ", "\n", "{}", "[]", "null", "0", '"sit"', "true", "{", "}", '{"type"}', "[" * 4000),
    *('{"a":' * 680, '{"type":"sit"', "\ufeff{}", "\x00", "{}{}", '{"type":"stand","id":"a"}x'),
    *('{"type":"nothing","id":"a"}', '{"type":"Sit","id":"a","seat":0}', '{"id":"a","seat":0}'),
    *('{"type":null,"id":"a"}', '{"type":["sit"],"id":"a"}', '{"type":1,"id":"a"}'),
    *('{"type":"welcome","id":"a"}', '{"type":"ok","id":"a","n":1}', '{"type":"rolled","n":1}'),
    *('{"type":"sit","type":"kick","id":"a","seat":0}', '{"type":"bid","id":"a","id":"","seat":0}'),
    *('{"__proto__":{"type":"sit"}}', '{"type":"bid","id":"a","bid":"1x1","expect":0}'),
    *("1" * MOST, '"' + "a" * (MOST - 2) + '"', " " * MOST, "{" + " " * (MOST - 2) + "}"),
)  # fmt: skip
"""Messages that are nothing at all."""


def examples() -> list[dict[str, Any]]:
    """Commands of every type with every field; of what may be one or the other, once each."""
    found = [SCHEMA["$defs"][one["$ref"].rpartition("/")[2]] for one in SCHEMA["anyOf"]]
    both = [_example(one, pick) for one in found for pick in (0, -1)]
    return [one for place, one in enumerate(both) if one not in both[:place]]


def messages(rng: Random) -> list[bytes]:
    """All that can be said as text in one frame, in an order of its own."""
    found = [*spoilt(), *battered(rng, BATTERED)]
    rng.shuffle(found)
    return list(numbered(found))


def spoilt() -> Iterator[bytes]:
    """What is no command; and each with every wrong value at every place, or a field less."""
    for text in (*ODD, *_spoilt()):
        yield text.encode()


def battered(rng: Random, count: int) -> Iterator[bytes]:
    """Commands with some of their characters gone, doubled, swapped or replaced."""
    wholes = [json.dumps(one).encode() for one in examples()]
    for _ in range(count):
        data = bytearray(rng.choice(wholes))
        for _ in range(rng.choice((1, 1, 1, 2, 5, 20))):
            _batter(data, rng)
        if not _is_text(data):
            continue
        yield bytes(data)


def numbered(messages: Iterable[bytes]) -> Iterator[bytes]:
    """The same with ids of their own, so that none is answered as one that was sent before."""
    for number, message in enumerate(messages):
        yield message.replace(ID, b'"id": "%d"' % number, 1)


def _is_text(data: bytearray) -> bool:
    try:
        return bool(data.decode())
    except UnicodeDecodeError:
        return False


def _spoilt() -> Iterator[str]:
    for whole in examples():
        yield json.dumps(whole)
        for path in _places(whole):
            marked = json.dumps(_put(whole, path, HERE))
            before, _, after = marked.partition(json.dumps(HERE))
            yield from (text for wrong in WRONG if _fits(text := before + wrong + after))
        for name in whole:
            yield json.dumps({key: value for key, value in whole.items() if key != name})
        yield json.dumps({**whole, "more": 1})
        yield json.dumps(whole)[:-1] + ', "id": "twice"}'


def _fits(text: str) -> bool:
    return len(text.encode()) <= MOST - 4  # there is to be room for a longer id


def _batter(data: bytearray, rng: Random) -> None:
    start = rng.randrange(len(data) + 1)
    end = min(len(data), start + rng.choice((0, 1, 1, 2, 8)))
    match rng.randrange(4):
        case 0:
            del data[start:end]
        case 1:
            data[start:end] = data[start:end] * 3
        case 2:
            data[start:end] = bytes(
                rng.choices(b'{}[]",:\\0123456789-.eEntfu \t\n', k=rng.randrange(4))
            )
        case _:
            data[start:end] = "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(2)).encode()


def _example(schema: dict[str, Any], pick: int) -> Any:
    """A value that a schema allows."""
    match schema:
        case {"$ref": ref}:
            return _example(SCHEMA["$defs"][ref.rpartition("/")[2]], pick)
        case {"anyOf": several}:
            return _example(several[pick], pick)
        case {"enum": several}:
            return several[pick]
        case {"type": "object"}:
            fields = schema.get("properties", {})
            return {name: _example(field, pick) for name, field in fields.items()}
        case {"type": "array"}:
            return [_example(one, pick) for one in schema["prefixItems"]]
        case {"type": "string"}:
            return (
                "0" * schema.get("minLength", 1) if "default" not in schema else schema["default"]
            )
        case {"type": "boolean" | "null" as plain}:
            return False if plain == "boolean" else None
        case _:
            return max(2, schema.get("minimum", 2))


def _places(data: Any, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    pairs: Any = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        yield (*here, key)
        if isinstance(value, (dict, list)):
            yield from _places(value, (*here, key))


def _put(data: Any, path: tuple[str | int, ...], value: object) -> Any:
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = _put(data[path[0]], path[1:], value)
    return copy
