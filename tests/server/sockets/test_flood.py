"""How much one connection, account and address may ask for."""

from __future__ import annotations

import pytest

from palifico.editions import Fault
from palifico.server.flood import A_SECOND, Crowd, Flow

BURST, EVERY_MS = 2 * A_SECOND, 1000 // A_SECOND


def test_a_burst_and_then_one_at_a_time() -> None:
    flow = Flow()
    assert all(flow.takes(1000) for _ in range(BURST))
    assert not flow.takes(1000)
    assert not flow.takes(1000 + EVERY_MS - 1)
    assert flow.takes(1000 + EVERY_MS)
    assert not flow.takes(1000 + EVERY_MS)
    assert flow.strikes == 3


def test_a_quiet_while_wipes_the_slate() -> None:
    flow = Flow()
    assert sum(flow.takes(0) for _ in range(BURST + 2)) == BURST
    assert flow.strikes == 2
    assert flow.takes(BURST * EVERY_MS)
    assert flow.strikes == 0


def test_twenty_a_second_for_ever() -> None:
    flow = Flow()
    assert all(flow.takes(ms) for ms in range(0, 60_000, EVERY_MS))


def test_everybody_is_counted_off_again() -> None:
    crowd = Crowd(3, 2, 1)
    crowd.come("a")
    crowd.come("a")
    with pytest.raises(Fault, match=r"socket\.many"):
        crowd.come("a")
    crowd.come("b")
    with pytest.raises(Fault, match=r"socket\.full"):
        crowd.come("c")
    crowd.name("ana")
    with pytest.raises(Fault, match=r"socket\.many"):
        crowd.name("ana")
    crowd.go("a", "ana")
    crowd.go("a", None)
    crowd.go("b", None)
    assert crowd == Crowd(3, 2, 1)
