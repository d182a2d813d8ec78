"""Signer: Ed25519 signatures under what the server has fixed, so that it cannot deny it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from palifico.fair.encoding import enc
from palifico.fair.keys import SIGNING, load_key
from palifico.fair.secret import Secret
from palifico.fair.transcript import Signed

PRIME: Final = 2**255 - 19
_ROOTS: Final = (
    bytes.fromhex("01" + "00" * 31),
    bytes.fromhex("ec" + "ff" * 30 + "7f"),
    bytes.fromhex("00" * 32),
    bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
    bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
)
NOTHING: Final = frozenset(
    root[:-1] + bytes([root[-1] | sign]) for root in _ROOTS for sign in (0, 128)
)
"""Points that are nothing after three doublings: a signature with one of them fits everything."""


class Signer:
    """The holder of the private key."""

    __slots__ = ("_key", "public")

    def __init__(self, seed: Secret) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed.reveal())
        self.public: bytes = self._key.public_key().public_bytes_raw()

    def sign(self, what: Signed, game: bytes, value: bytes) -> bytes:
        """Return the signature under one value of one game."""
        return self._key.sign(_message(what, game, value))


def is_signed(public: bytes, what: Signed, game: bytes, value: bytes, signature: bytes) -> bool:
    """Return whether the holder of the key has signed this value in this game."""
    if not _is_proper(public) or signature[:32] in NOTHING:
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(public)
        key.verify(signature, _message(what, game, value))
    except (InvalidSignature, ValueError):
        return False
    return True


def load_signer(path: Path) -> Signer:
    """Return the signer with the key of the environment or of a file; raise as `load_key` does."""
    return Signer(load_key(path, SIGNING))


def _is_proper(public: bytes) -> bool:
    """Return whether every library takes it for a key: they differ on other encodings."""
    return public not in NOTHING and int.from_bytes(public, "little") % 2**255 < PRIME


def _message(what: Signed, game: bytes, value: bytes) -> bytes:
    return enc(f"pf1/signed/{what}", game, value)
