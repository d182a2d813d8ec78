"""The encoding: what is hashed, to the byte, and what cannot be."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palifico.fair import Secret
from palifico.fair.encoding import Field, digest, enc, keyed

FIELDS = st.lists(
    st.binary(max_size=9) | st.text(max_size=9) | st.integers(0, 2**64 - 1) | st.none(), max_size=5
)


def test_kind_of_field() -> None:
    assert enc() == b""
    assert enc("è") == bytes.fromhex("00000002 c3a8")
    assert enc(258) == bytes.fromhex("00000008 0000000000000102")
    assert enc(None, b"") == bytes.fromhex("ffffffff 00000000")
    assert enc(Secret(b"\x01\x02")) == enc(b"\x01\x02") == bytes.fromhex("00000002 0102")


def plain(field: Field) -> bytes | None:
    """What stands between the lengths."""
    if isinstance(field, int):
        return field.to_bytes(8, "big")
    return field.encode() if isinstance(field, str) else field  # type: ignore[return-value]


def taken_apart(data: bytes) -> list[bytes | None]:
    """The fields again."""
    fields: list[bytes | None] = []
    while data:
        size, data = data[:4], data[4:]
        length = 0 if size == b"\xff" * 4 else int.from_bytes(size, "big")
        fields.append(None if size == b"\xff" * 4 else data[:length])
        data = data[length:]
    return fields


@given(FIELDS)
def test_encoding_nothing_runs_together(fields: list[Field]) -> None:
    assert taken_apart(enc(*fields)) == [plain(field) for field in fields]


def test_hashes_are_those_of_the_encoding() -> None:
    assert digest("tag", 1) == hashlib.sha256(enc("tag", 1)).digest()
    wanted = hmac.new(b"key", enc("tag", None), "sha256").digest()
    assert keyed(b"key", "tag", None) == keyed(Secret(b"key"), "tag", None) == wanted


@pytest.mark.parametrize("field", [-1, 2**64, True, 1.0, [], "\ud800"])
def test_encoding_what_has_no_encoding(field: object) -> None:
    with pytest.raises(ValueError, match=r"field|number|surrogates"):
        enc(field)  # type: ignore[arg-type]
