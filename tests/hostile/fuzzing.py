"""How hostile input is made and counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.records import random_record
from tests.properties.tables import VARIANTS, Table
from tests.sizes import SIZES, examples

T = TypeVar("T")
Path: TypeAlias = tuple[str | int, ...]

CASES: Final = {
    "spoilt record": 3000,
    "spoilt line": 1500,
    "any bytes": 500,
    "any JSON": 1000,
    "share code": 1500,
    "rules": 1500,
    "bid": 1000,
    "notation": 1500,
}
"""How many inputs of each kind `make proofs` tries, more than 10,000 in all."""
SHARE: Final = 1 / SIZES["hostile"].factor


def fuzz(kind: str, inputs: st.SearchStrategy[T], answer: Callable[[T], None]) -> None:
    """Try as many inputs as the kind calls for, and see that there really were so many."""
    wanted, tried = examples(CASES[kind] * SHARE), 0

    @settings(max_examples=wanted)
    @given(inputs)
    def attempt(given_input: T) -> None:
        nonlocal tried
        tried += 1
        answer(given_input)

    attempt()
    assert tried >= wanted


TEXT: Final = st.text(st.characters(), max_size=20)
"""Any characters: NUL, lone surrogates, what turns a line about."""

HUGE: Final = st.sampled_from([2**31, -(2**63), 10**30, 10**1200, 10**4299])
SCALARS: Final = (
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | HUGE
    | st.floats()
    | TEXT
    # what the engine might mistake for its own words
    | st.sampled_from(["bid", "dudo", "calza", "hidden", "paco", "true", "never", "1", ""])
    | st.sampled_from(["x" * 3000, "\ud800", "\x00", "\u202e", "{$x}", '"'])
    | st.sampled_from([1.0, 0.0, 5.0, -0.0, 1e308])
)
JUNK: Final = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)

RECORDS: Final = [
    random_record(rng, Table(variant, seats, seats))
    for variants in VARIANTS.values()
    for variant in variants[-1:]
    for seats in (2, 3)
    for rng in [Random(f"{variant.base.id} {seats}")]
]
"""A few whole records to spoil: every edition, with its options."""


def places(data: Any, here: Path = ()) -> list[Path]:
    """The path of every place in JSON data."""
    found = [here]
    if isinstance(data, dict):
        found += [path for key, value in data.items() for path in places(value, (*here, key))]
    if isinstance(data, list):
        found += [path for i, value in enumerate(data) for path in places(value, (*here, i))]
    return found


PLACES: Final = [places(record) for record in RECORDS]


def replaced(data: Any, path: Path, value: object) -> Any:
    """A copy of the data with another value at a place."""
    if not path:
        return value
    first, *rest = path
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[first] = replaced(data[first], tuple(rest), value)
    return copy


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """A valid record with something that does not belong there at one of its places."""
    which = draw(st.integers(0, len(RECORDS) - 1))
    data, paths = RECORDS[which], PLACES[which]
    top = [path for path in paths if len(path) <= 2]
    path = draw(st.sampled_from(top) | st.sampled_from(paths))
    data = replaced(data, path, draw(JUNK))
    if isinstance(data, dict) and draw(st.integers(0, 3)) == 0:
        section = draw(st.sampled_from(["", "options", "house"]))
        name = draw(TEXT | st.sampled_from(["id", "date", "calza", "dice_each", "y" * 3000]))
        extra = {name: draw(JUNK)}
        data = data | ({section: extra} if section else extra)
    return json.dumps(data)


@st.composite
def spoilt_lines(draw: st.DrawFn) -> bytes:
    """A valid line that is cut, has strange bytes in it, repeats keys or nests too deep."""
    whole = json.dumps(draw(st.sampled_from(RECORDS))).encode()
    at = draw(st.integers(0, len(whole)))
    before, after = whole[:at], whole[at:]
    inserted = draw(st.binary(max_size=6) | st.sampled_from(ODD_BYTES))
    return draw(
        st.sampled_from(
            [
                before,
                after,
                before + inserted + after,
                before + inserted + after[len(inserted) :],
                whole[:-1] + b', "edition": "paco"}',
                whole.replace(b'"rounds": [', b'"rounds": [' + inserted + b", ", 1),
                whole.replace(b'"starter": ', b'"starter": ' + inserted, 1),
                whole.replace(b'"edition": ', b'"edition": ' + inserted + b' , "id": ', 1),
            ]
        )
    )


ODD_BYTES: Final = [
    b"\xff\xfe",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\x00",
    b"NaN",
    b"-Infinity",
    b"1e999",
    b"9" * 4300,
    b"9" * 5000,
    b"-" + b"9" * 100_000,
    b"[" * 900 + b"]" * 900,
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b'"\\ud800"',
    b'"\\u0000"',
    b'{"dice": [], "dice": []}',
    b"\n",
    b"\r",
    "\u2028".encode(),
]
