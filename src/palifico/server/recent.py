"""What was asked for lately, so that it need not be asked again; never for long, never for much."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """The values that were used last, each good for a while.

    >>> recent = Recent(size=2, age=10, now=lambda: 0)
    >>> for value in "abc": recent.put(value, value.upper(), since=recent.drops)
    >>> recent.get("a"), recent.get("c")
    (None, 'C')
    """

    def __init__(self, *, size: int, age: int, now: Callable[[], int]) -> None:
        self._size, self._age, self._now = size, age, now
        self._kept: OrderedDict[K, tuple[int, V]] = OrderedDict()
        self.drops = 0

    def get(self, key: K) -> V | None:
        """The value, if it is known and still good."""
        kept = self._kept.get(key)
        if kept is None or kept[0] <= self._now():
            return None
        self._kept.move_to_end(key)
        return kept[1]

    def put(self, key: K, value: V, *, since: int) -> None:
        """Keep a value, unless something was dropped `since` it was asked for: it may be old."""
        if since != self.drops:
            return
        self._kept[key] = (self._now() + self._age, value)
        self._kept.move_to_end(key)
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def drop(self, is_meant: Callable[[V], bool]) -> None:
        """Forget the values that are meant."""
        self.drops += 1
        for key in [key for key, (_, value) in self._kept.items() if is_meant(value)]:
            del self._kept[key]
