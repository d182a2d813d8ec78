"""What all sockets share: the door they come through, the wheel they stand on, their limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from time import monotonic_ns
from typing import Any

from palifico.server.door import Door
from palifico.server.flood import A_SECOND, Crowd
from palifico.server.pulse import Pulse


def steady_ms() -> int:
    """Milliseconds on a clock that never goes back."""
    return monotonic_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Hall:
    """Where sockets wait and stand."""

    door: Door
    crowd: Crowd
    origins: Collection[str] = ()
    proxy_header: str = ""
    messages_a_second: int = A_SECOND
    clock: Callable[[], int] = steady_ms
    closed: Callable[[int], None] = lambda _: None
    handshake_limit: float = 10.0
    most_handshakes: int = 1000
    pulse: Pulse = field(default_factory=Pulse)
    handshakes: set[asyncio.Task[Any]] = field(default_factory=set)
