"""TTL cache: the values that were used last, up to a size and an age."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class TtlCache(Generic[K, V]):
    """Least recently used values, each valid for `age` milliseconds.

    >>> cache = TtlCache(size=2, age=10, now=lambda: 0)
    >>> for value in "abc": cache.put(value, value.upper(), since=cache.drops)
    >>> cache.get("a"), cache.get("c")
    (None, 'C')
    """

    def __init__(self, *, size: int, age: int, now: Callable[[], int]) -> None:
        self._size, self._age, self._now = size, age, now
        self._kept: OrderedDict[K, tuple[int, V]] = OrderedDict()
        self.drops = 0

    def get(self, key: K) -> V | None:
        """Return the value if it is cached and not too old."""
        kept = self._kept.get(key)
        if kept is None or kept[0] <= self._now():
            return None
        self._kept.move_to_end(key)
        return kept[1]

    def put(self, key: K, value: V, *, since: int) -> None:
        """Cache a value, unless something was dropped `since` it was read: it may be stale."""
        if since != self.drops:
            return
        self._kept[key] = (self._now() + self._age, value)
        self._kept.move_to_end(key)
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def drop(self, is_meant: Callable[[V], bool]) -> None:
        """Invalidate the values that `is_meant` selects."""
        self.drops += 1
        for key in [key for key, (_, value) in self._kept.items() if is_meant(value)]:
            del self._kept[key]
