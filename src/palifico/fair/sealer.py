"""Sealer: secrets at rest under AES-256-GCM, with a key that is not in the database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from palifico.errors import Fault
from palifico.fair.encoding import enc
from palifico.fair.entropy import Source, system
from palifico.fair.keys import SEALING, load_key
from palifico.fair.secret import Secret

VERSION: Final = b"\x01"
NONCE: Final = 12


class Sealer:
    """Seals and opens secrets with AES-256-GCM; what was sealed for one game opens in it only."""

    __slots__ = ("_cipher", "_source")

    def __init__(self, key: Secret, source: Source = system) -> None:
        self._cipher = AESGCM(key.reveal())
        self._source = source

    def seal(self, secret: Secret, game: bytes) -> bytes:
        """Return the secret as it may lie in a database: version, nonce, ciphertext and tag."""
        nonce = self._source(NONCE)
        return VERSION + nonce + self._cipher.encrypt(nonce, secret.reveal(), _bound(game))

    def unseal(self, sealed: bytes, game: bytes) -> Secret:
        """Return the secret.

        Raises Fault `seal.broken` when the key or the game is another, or a bit has changed.
        """
        if sealed[:1] != VERSION or len(sealed) <= NONCE:
            raise Fault("seal.broken")
        nonce, text = sealed[1 : 1 + NONCE], sealed[1 + NONCE :]
        try:
            return Secret(self._cipher.decrypt(nonce, text, _bound(game)))
        except InvalidTag:
            raise Fault("seal.broken") from None


def load_sealer(path: Path) -> Sealer:
    """Return the sealer with the key of the environment or of a file; raise as `load_key` does."""
    return Sealer(load_key(path, SEALING))


def _bound(game: bytes) -> bytes:
    return enc("pf1/sealed", game)
