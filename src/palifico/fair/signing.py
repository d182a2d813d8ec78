"""The server's word, in Ed25519: what it has fixed it cannot deny."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeAlias

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from palifico.fair.encoding import enc
from palifico.fair.keys import SIGNING, load_key
from palifico.fair.secret import Secret

PRIME: Final = 2**255 - 19
Signed: TypeAlias = Literal["anchor", "lock", "mix", "record"]
SIGNED: Final[tuple[Signed, ...]] = ("anchor", "lock", "mix", "record")
"""What is signed in a game, in the order in which it comes about."""


class Signer:
    """Whoever has the private key."""

    __slots__ = ("_key", "public")

    def __init__(self, seed: Secret) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed.reveal())
        self.public: bytes = self._key.public_key().public_bytes_raw()

    def sign(self, what: Signed, game: bytes, value: bytes) -> bytes:
        """The signature under one value of one game."""
        return self._key.sign(_message(what, game, value))


def is_signed(public: bytes, what: Signed, game: bytes, value: bytes, signature: bytes) -> bool:
    """Whether the holder of the key has signed this value in this game."""
    if not _is_canonical(public):
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(public)
        key.verify(signature, _message(what, game, value))
    except (InvalidSignature, ValueError):
        return False
    return True


def _is_canonical(public: bytes) -> bool:
    """Whether RFC 8032 knows the key: some libraries take other spellings of a point as well."""
    y, odd = int.from_bytes(public, "little") % 2**255, public[-1:] >= b"\x80"
    return y < PRIME and not (odd and y in (1, PRIME - 1))


def load_signer(path: Path) -> Signer:
    """The signer with the key of the environment or of a file; raises as `load_key` does."""
    return Signer(load_key(path, SIGNING))


def _message(what: Signed, game: bytes, value: bytes) -> bytes:
    return enc(f"pf1/signed/{what}", game, value)
