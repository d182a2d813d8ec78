"""Passwords: hashed with argon2 beside the event loop, and as long whoever it is."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from palifico.editions import Fault
from palifico.fair.source import Source

SHORTEST: Final = 8
LONGEST: Final = 256
AT_ONCE: Final = 2
SALT: Final = 16


class Passwords:
    """Hashes and checks passwords, at most so many at once: each takes 64 MiB and a core."""

    def __init__(
        self, source: Source, *, hasher: PasswordHasher | None = None, at_once: int = AT_ONCE
    ) -> None:
        self._source = source
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(at_once)
        self._nobodys = self._make_nobodys()

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        salt = self._source(SALT)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _one_spelling(password), salt=salt)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was kept; without one it takes as long to say no."""
        async with self._turn:
            found = await asyncio.to_thread(self._verify, kept or self._nobodys, password)
        return found and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _one_spelling(password))
        except VerificationError:
            return False

    def _make_nobodys(self) -> str:
        """A hash that no password has, with the parameters of all others."""
        h = self._hasher
        costs = f"m={h.memory_cost},t={h.time_cost},p={h.parallelism}"
        salt, digest = _base64(self._source(SALT)), _base64(self._source(h.hash_len))
        return f"$argon2id$v=19${costs}${salt}${digest}"


def check_password(given: str) -> None:
    """Raises Fault `password.form` when it is too short or too long."""
    if not SHORTEST <= len(given) <= LONGEST:
        raise Fault("password.form", **{"from": SHORTEST, "to": LONGEST})


def _one_spelling(password: str) -> str:
    """However the keyboard puts accents together, it is the same password."""
    return normalize("NFKC", password)


def _base64(data: bytes) -> str:
    return b64encode(data).rstrip(b"=").decode()
