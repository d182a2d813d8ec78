"""How often something may be asked for: so many times in any stretch of so long."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal, TypeAlias

from limits import RateLimitItem, parse

from palifico.editions import Fault

Counted: TypeAlias = Literal[
    "guests", "logins", "guesses", "keys", "tables", "commands", "codes", "odds", "coach"
]

RATES: Final[Mapping[Counted, str]] = {
    "guests": "60/hour",  # of an address
    "logins": "30/15 minutes",  # of an address
    "guesses": "10/15 minutes",  # at a login
    "keys": "30/hour",  # tokens and bots made by an account
    "tables": "60/hour",  # made by an account
    "commands": "600/minute",  # of an account; changes of its looks too
    "codes": "30/minute",  # tried by an address: they are short
    "odds": "120/minute",  # of an account
    "coach": "60/minute",  # of an account, or of an address about games that are over
}
MOST_COUNTED: Final = 100_000
"""So many addresses and accounts are remembered; beyond it the longest idle are forgotten."""


class Rates:
    """Counts within a moving window. The clock is given: the library's own would be another."""

    def __init__(
        self,
        *,
        now: Callable[[], int],
        rates: Mapping[Counted, str] = RATES,
        most: int = MOST_COUNTED,
    ) -> None:
        self._now = now
        self._most = most
        self._limits: dict[str, RateLimitItem] = {name: parse(r) for name, r in rates.items()}
        self._times: OrderedDict[tuple[str, str], deque[int]] = OrderedDict()

    def take(self, what: Counted, who: str) -> None:
        """Count once more; raises Fault `rate` and does not, when it would be too often."""
        if (limit := self._limits.get(what)) is None:
            return
        now, window = self._now(), limit.get_expiry() * 1000
        times = self._times.setdefault((what, who), deque())
        self._times.move_to_end((what, who))
        while times and times[0] <= now - window:
            times.popleft()
        if len(times) >= limit.amount:
            raise Fault("rate", seconds=-(-(times[0] + window - now) // 1000))
        times.append(now)
        if len(self._times) > self._most:
            self._times.popitem(last=False)


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the network, since a house has a whole one.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> 64 << 64))
