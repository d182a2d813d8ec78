"""Hash encoding: length-prefixed fields, so that none run together; SHA-256 and HMAC over them."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from palifico.fair.secret import Secret

Field: TypeAlias = bytes | str | int | Secret | None
MISSING: Final = b"\xff\xff\xff\xff"
MAX_FIELD_BYTES: Final = 2**32 - 2


def enc(*fields: Field) -> bytes:
    """Encode each field as a 4-byte length and its bytes; an integer is 8 bytes, None is missing.

    Raises ValueError for what cannot be encoded.

    >>> enc("ab", 1, None).hex(" ", -4)
    '00000002 61620000 00080000 00000000 0001ffff ffff'
    """
    return b"".join([_encoder(field)(field) for field in fields])


def digest(tag: str, *fields: Field) -> bytes:
    """Return `H`: SHA-256 over the encoded fields, the first of which is always a tag."""
    return hashlib.sha256(enc(tag, *fields)).digest()


def keyed(key: Secret | bytes, tag: str, *fields: Field) -> bytes:
    """Return `HM`: HMAC-SHA-256 with this key over the encoded fields."""
    if isinstance(key, Secret):
        return hmac.digest(key.reveal(), enc(tag, *fields), "sha256")
    return hmac.digest(key, enc(tag, *fields), "sha256")


def _encoder(field: Field) -> Callable[[Any], bytes]:
    encoder = _ENCODERS.get(type(field))
    if encoder is None:
        raise ValueError(f"a field is bytes, text, a number or None, not {type(field).__name__}")
    return encoder


def _sized(data: bytes) -> bytes:
    if len(data) > MAX_FIELD_BYTES:
        raise ValueError("a field is shorter than 4 GiB")
    return len(data).to_bytes(4) + data


def _number(number: int) -> bytes:
    if not 0 <= number < 2**64:
        raise ValueError("a number takes 8 bytes and is not negative")
    return b"\0\0\0\x08" + number.to_bytes(8)


_ENCODERS: Final[dict[type, Callable[[Any], bytes]]] = {
    bytes: _sized,
    int: _number,
    str: lambda text: _sized(text.encode()),
    # Without a name for the bytes: a traceback may show what frames call their own.
    Secret: lambda secret: len(secret.reveal()).to_bytes(4) + secret.reveal(),
    type(None): lambda _: MISSING,
}
