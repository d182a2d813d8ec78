"""The server's clock: wall time at the start plus monotonic time."""

from __future__ import annotations

import pytest

from palifico.server.core.clock import LoopClock

HOUR_NS = 3_600 * 10**9
YEAR_NS = 365 * 24 * HOUR_NS
START_NS = 1_700_000_000 * 10**9


@pytest.mark.parametrize("step_ns", [HOUR_NS, -HOUR_NS, YEAR_NS, -YEAR_NS])
def test_clock_after_a_step_of_the_wall_clock_goes_on_as_before(step_ns: int) -> None:
    times = {"wall": START_NS, "monotonic": 5 * HOUR_NS}
    clock = LoopClock(lambda: times["wall"], lambda: times["monotonic"])
    assert clock.now() == START_NS // 10**6
    times["wall"] += step_ns
    assert clock.now() == START_NS // 10**6
    times["monotonic"] += 1_500_000_000
    assert clock.now() == START_NS // 10**6 + 1500
    times["wall"] -= step_ns
    assert clock.now() == START_NS // 10**6 + 1500
