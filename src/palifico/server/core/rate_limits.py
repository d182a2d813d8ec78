"""Rate limits: token bucket for messages, sliding window for requests, caps on connections."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal, TypeAlias

from limits import RateLimitItem, parse

from palifico.errors import Fault

MESSAGES_PER_S: Final = 20
"""The default rate of a socket; a burst may be twice as large."""
MAX_STRIKES: Final = 3
"""A socket with this many refused messages in a row is closed."""

RateLimited: TypeAlias = Literal[
    "guests",
    "logins",
    "guesses",
    "all_guesses",
    "keys",
    "tables",
    "commands",
    "codes",
    "odds",
    "coach",
    "pictures",
]

RATE_LIMITS: Final[Mapping[RateLimited, str]] = {
    "guests": "60/hour",  # of an address
    "logins": "30/15 minutes",  # of an address
    "guesses": "10/15 minutes",  # at a login, by an address
    "all_guesses": "200/15 minutes",  # at a login, by all others: its owner is not locked out
    "keys": "30/hour",  # tokens and bots made by an account
    "tables": "60/hour",  # made by an account
    "commands": "600/minute",  # of an account; changes of its looks too
    "codes": "30/minute",  # tried by an address: they are short
    "odds": "120/minute",  # of an account
    "coach": "60/minute",  # of an account, or of an address about games that are over
    "pictures": "120/minute",  # of an address
}
MAX_COUNTED: Final = 100_000
"""Addresses and accounts that are remembered; beyond it the longest idle are forgotten."""


class TokenBucket:
    """Token bucket of one connection, kept as the time at which it is full again (GCRA)."""

    __slots__ = ("_full_at", "strikes")

    def __init__(self) -> None:
        self._full_at = 0.0
        self.strikes = 0

    def take(self, now: int, per_s: int = MESSAGES_PER_S) -> bool:
        """Take a token at this millisecond; count a strike and return False if there is none."""
        every = 1000 / per_s
        if self._full_at <= now:
            self._full_at = now
            self.strikes = 0
        if self._full_at - now > (2 * per_s - 1) * every:
            self.strikes += 1
            return False
        self._full_at += every
        return True


@dataclass(slots=True)
class ConnectionLimits:
    """Open sockets and streams: in all, of an address, of an account, each with a maximum."""

    max_total: int
    max_per_address: int
    max_per_account: int
    total: int = 0
    _of_address: Counter[str] = field(default_factory=Counter)
    _of_account: Counter[str] = field(default_factory=Counter)

    def acquire(self, address: str) -> None:
        """Count a connection; raise Fault `socket.full` or `socket.many` if there are too many."""
        if self.total >= self.max_total:
            raise Fault("socket.full")
        if self._of_address[address] >= self.max_per_address:
            raise Fault("socket.many", most=self.max_per_address)
        self.total += 1
        self._of_address[address] += 1

    def assign(self, account: str) -> None:
        """Count a connection for an account, too; raise Fault `socket.many` if it has too many."""
        if self._of_account[account] >= self.max_per_account:
            raise Fault("socket.many", most=self.max_per_account)
        self._of_account[account] += 1

    def release(self, address: str, account: str | None) -> None:
        """Count a connection off. An address or account with none left is forgotten."""
        self.total -= 1
        _decrement(self._of_address, address)
        if account is not None:
            _decrement(self._of_account, account)


class RateLimiter:
    """Sliding window log: counts per limit and key. `limits` parses only; the clock is ours."""

    def __init__(
        self,
        *,
        now: Callable[[], int],
        limits: Mapping[RateLimited, str] = RATE_LIMITS,
        max_counted: int = MAX_COUNTED,
    ) -> None:
        self._now = now
        self._max_counted = max_counted
        self._limits: dict[str, RateLimitItem] = {name: parse(r) for name, r in limits.items()}
        self._times: OrderedDict[tuple[str, str], deque[int]] = OrderedDict()

    def take(self, what: RateLimited, key: str) -> None:
        """Count a request of an address or account; raise Fault `rate` if it has none left."""
        if (limit := self._limits.get(what)) is None:
            return
        now, window = self._now(), limit.get_expiry() * 1000
        times = self._times.setdefault((what, key), deque())
        self._times.move_to_end((what, key))
        while times and times[0] <= now - window:
            times.popleft()
        if len(times) >= limit.amount:
            raise Fault("rate", seconds=-(-(times[0] + window - now) // 1000))
        times.append(now)
        if len(self._times) > self._max_counted:
            self._times.popitem(last=False)


def network_of(address: str) -> str:
    """Return what counts as one address: for IPv6 the /64 network, which one client can have.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("192.0.2.7")
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


def _decrement(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
