"""How much one connection, account and address may ask for."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from palifico.server.core.rate_limits import MESSAGES_PER_S, ConnectionLimits, TokenBucket

BURST, EVERY_MS = 2 * MESSAGES_PER_S, 1000 // MESSAGES_PER_S


def test_burst_and_then_one_at_a_time() -> None:
    flow = TokenBucket()
    assert all(flow.take(1000) for _ in range(BURST))
    assert not flow.take(1000)
    assert not flow.take(1000 + EVERY_MS - 1)
    assert flow.take(1000 + EVERY_MS)
    assert not flow.take(1000 + EVERY_MS)
    assert flow.strikes == 3


def test_quiet_while_wipes_the_slate() -> None:
    flow = TokenBucket()
    assert sum(flow.take(0) for _ in range(BURST + 2)) == BURST
    assert flow.strikes == 2
    assert flow.take(BURST * EVERY_MS)
    assert flow.strikes == 0


def test_twenty_a_second_for_ever() -> None:
    flow = TokenBucket()
    assert all(flow.take(ms) for ms in range(0, 60_000, EVERY_MS))


def test_client_is_counted_off_again() -> None:
    connection_limits = ConnectionLimits(3, 2, 1)
    connection_limits.acquire("a")
    connection_limits.acquire("a")
    with pytest.raises(Fault, match=r"socket\.many"):
        connection_limits.acquire("a")
    connection_limits.acquire("b")
    with pytest.raises(Fault, match=r"socket\.full"):
        connection_limits.acquire("c")
    connection_limits.assign("ana")
    with pytest.raises(Fault, match=r"socket\.many"):
        connection_limits.assign("ana")
    connection_limits.release("a", "ana")
    connection_limits.release("a", None)
    connection_limits.release("b", None)
    assert connection_limits == ConnectionLimits(3, 2, 1)
