"""How often: so many in any stretch of so long, by a clock that is given."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from palifico.server.core.rate_limits import RATE_LIMITS, RateLimiter, network_of
from tests.server.rest.application import Clock


def seconds(rates: RateLimiter, who: str = "ana") -> int:
    """After how many seconds it may be asked for again."""
    with pytest.raises(Fault) as refused:
        rates.take("tables", who)
    assert refused.value.code == "rate"
    return int(refused.value.about["seconds"])


def test_window_moves() -> None:
    clock = Clock(0)
    rates = RateLimiter(now=clock, limits={"tables": "2/minute"})
    rates.take("tables", "ana")
    clock.ms = 30_000
    rates.take("tables", "ana")
    assert seconds(rates) == 30
    clock.ms = 59_001
    assert seconds(rates) == 1
    clock.ms = 60_000
    rates.take("tables", "ana")
    assert seconds(rates) == 30, "what was refused does not count"


def test_client_and_everything_is_counted_apart() -> None:
    rates = RateLimiter(now=Clock(0), limits={"tables": "1/hour", "codes": "1/hour"})
    for who in ("ana", "bo"):
        rates.take("tables", who)
        rates.take("codes", who)
        assert seconds(rates, who) == 3600
    for _ in range(100):
        rates.take("commands", "ana")


def test_rate_limits_no_more_is_remembered_than_may_be() -> None:
    rates = RateLimiter(now=Clock(0), limits={"tables": "1/hour"}, max_counted=2)
    for who in ("ana", "bo", "cy"):
        rates.take("tables", who)
    assert seconds(rates, "cy") == seconds(rates, "bo") == 3600
    rates.take("tables", "ana")


def test_rates_can_be_read() -> None:
    RateLimiter(now=Clock(0), limits=RATE_LIMITS)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_network_counts_as_one(address: str, counted: str) -> None:
    assert network_of(address) == counted
