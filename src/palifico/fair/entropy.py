"""Entropy sources: the only place in the project that asks the system for randomness."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from random import Random, seed
from typing import TypeAlias

from palifico.fair.encoding import keyed

Source: TypeAlias = Callable[[int], bytes]
"""Gives as many random bytes as it is asked for; tests and `--seed` bring their own."""

Chance: TypeAlias = Random
"""What a bot draws from: not secret, not proven, made of a source by `chance`."""


def system(size: int) -> bytes:
    """Return the operating system's randomness: the source wherever no other is given."""
    return secrets.token_bytes(size)


def seeded(seed: str | int) -> Source:
    """Return a source with the same bytes for the same seed: for tests, as a seed tells all.

    >>> seeded(7)(4) == seeded(7)(4)
    True
    """
    calls = count()

    def source(size: int) -> bytes:
        call = next(calls)
        blocks = (
            keyed(str(seed).encode(), "palifico/seeded", call, block)
            for block in range(-(-size // 32))
        )
        return b"".join(blocks)[:size]

    return source


def chance(source: Source = system) -> Chance:
    """Return a random generator for a bot, seeded from a source."""
    return Random(int.from_bytes(source(32)))


def begin_anew(number: int) -> None:
    """Let what a program draws by itself begin anew: only in a process that is one bot's own."""
    seed(number)
