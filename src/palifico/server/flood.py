"""How much one connection, one account and one address may ask for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from palifico.editions import Fault

A_SECOND: Final = 20
STRIKES: Final = 3
"""Twenty messages a second, forty at once; whoever goes on after three refusals is closed."""


class Flow:
    """What a connection may still say: a bucket that fills again with time."""

    __slots__ = ("_full_at", "strikes")

    def __init__(self) -> None:
        self._full_at = 0.0
        self.strikes = 0

    def takes(self, now: int, a_second: int = A_SECOND) -> bool:
        """Whether one more message at this millisecond is within bounds; a strike if not."""
        every = 1000 / a_second
        if self._full_at <= now:
            self._full_at = now
            self.strikes = 0
        if self._full_at - now > (2 * a_second - 1) * every:
            self.strikes += 1
            return False
        self._full_at += every
        return True


@dataclass(slots=True)
class Crowd:
    """How many sockets are open: in all, from an address, of an account."""

    most: int
    most_of_address: int
    most_of_account: int
    total: int = 0
    _of_address: Counter[str] = field(default_factory=Counter)
    _of_account: Counter[str] = field(default_factory=Counter)

    def come(self, address: str) -> None:
        """Count one more; raises Fault `socket.full` or `socket.many` and counts none."""
        if self.total >= self.most:
            raise Fault("socket.full")
        if self._of_address[address] >= self.most_of_address:
            raise Fault("socket.many", most=self.most_of_address)
        self.total += 1
        self._of_address[address] += 1

    def name(self, account: str) -> None:
        """Count one as an account's; raises Fault `socket.many` and does not."""
        if self._of_account[account] >= self.most_of_account:
            raise Fault("socket.many", most=self.most_of_account)
        self._of_account[account] += 1

    def go(self, address: str, account: str | None) -> None:
        """One less. An address or account with none left is forgotten."""
        self.total -= 1
        _less(self._of_address, address)
        if account is not None:
            _less(self._of_account, account)


def _less(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
