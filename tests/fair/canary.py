"""Looking for a secret in what was said, in whatever way it may have been written."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable

from palifico.fair import Secret

PART = 6
"""So many bytes in a row are no accident."""


def spellings(secret: bytes) -> set[str]:
    """A part of a secret in every way of writing bytes that comes to mind."""
    parts = [secret[at : at + PART] for at in range(len(secret) - PART + 1)]
    whole = {b64encode(secret).decode(), urlsafe_b64encode(secret).decode(), str(secret)[2:-1]}
    whole |= {str(int.from_bytes(secret, order)) for order in ("big", "little")}
    whole |= {f"{int.from_bytes(secret, order):x}" for order in ("big", "little")}
    return whole | {spelt for part in parts for spelt in _spelt(part)}


def _spelt(part: bytes) -> Iterable[str]:
    listed = ", ".join(map(str, part))
    return (
        part.hex(),
        part.hex().upper(),
        part.hex(" "),
        part.hex(":"),
        repr(part)[2:-1],
        listed,
        listed.replace(" ", ""),
    )


def leaks(said: str | bytes, secrets: Iterable[Secret | bytes]) -> list[str]:
    """The spellings that occur in what was said."""
    text = said.decode("latin-1") if isinstance(said, bytes) else said
    raw = said if isinstance(said, bytes) else said.encode("utf-8", "backslashreplace")
    found = []
    for secret in secrets:
        data = secret.reveal() if isinstance(secret, Secret) else secret
        assert len(data) >= 32
        found += [spelt for spelt in spellings(data) if spelt in text]
        found += ["raw"] if any(data[i : i + PART] in raw for i in range(len(data) - PART)) else []
    return found
