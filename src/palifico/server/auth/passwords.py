"""Passwords: hashed with argon2id in threads, verified in the same time for unknown logins."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from palifico.errors import Fault
from palifico.fair.entropy import Source

MIN_PASSWORD_CHARS: Final = 8
MAX_PASSWORD_CHARS: Final = 256
MAX_CONCURRENT: Final = 2
SALT_BYTES: Final = 16


class Passwords:
    """Hashes and verifies passwords, few at a time: each takes 64 MiB and a core."""

    def __init__(
        self, source: Source, *, hasher: PasswordHasher | None = None, at_once: int = MAX_CONCURRENT
    ) -> None:
        self._source = source
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(at_once)
        self._dummy_hash = self._make_dummy_hash()

    async def hash(self, password: str) -> str:
        salt = self._source(SALT_BYTES)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _normalised(password), salt=salt)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Verify a password; without a stored hash it takes as long to return False."""
        async with self._turn:
            found = await asyncio.to_thread(self._verify, kept or self._dummy_hash, password)
        return found and kept is not None

    def is_old(self, kept: str) -> bool:
        """Return whether it was hashed with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _normalised(password))
        except VerificationError:
            return False

    def _make_dummy_hash(self) -> str:
        """Return a hash that no password has, with the parameters of all others."""
        h = self._hasher
        costs = f"m={h.memory_cost},t={h.time_cost},p={h.parallelism}"
        salt, digest = _base64(self._source(SALT_BYTES)), _base64(self._source(h.hash_len))
        return f"$argon2id$v=19${costs}${salt}${digest}"


def check_password(given: str) -> None:
    """Raise Fault `password.form` if it is too short or too long."""
    if not MIN_PASSWORD_CHARS <= len(given) <= MAX_PASSWORD_CHARS:
        raise Fault("password.form", **{"from": MIN_PASSWORD_CHARS, "to": MAX_PASSWORD_CHARS})


def _normalised(password: str) -> str:
    """Normalise: the same password however a keyboard composes accents."""
    return normalize("NFKC", password)


def _base64(data: bytes) -> str:
    return b64encode(data).rstrip(b"=").decode()
