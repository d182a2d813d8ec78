"""Revocation: closes the sockets and streams that a key opened as soon as it is revoked."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

MAX_REMEMBERED: Final = 1024


class Revocations:
    """Callbacks by key, each called once when the key is revoked."""

    def __init__(self) -> None:
        self._calls: dict[str, dict[object, Callable[[], None]]] = {}
        self._ended: OrderedDict[str, None] = OrderedDict()

    def watch(self, key: str, call: Callable[[], None]) -> Callable[[], None]:
        """Call this once when the key is revoked; return what undoes it.

        A key that was revoked during the handshake is remembered: the call comes at once.
        """
        if key in self._ended:
            call()
            return lambda: None
        mark = object()
        self._calls.setdefault(key, {})[mark] = call
        return lambda: self._unwatch(key, mark)

    def revoke(self, keys: Iterable[str]) -> None:
        """Run the callbacks of these keys."""
        for key in keys:
            self._ended[key] = None
            for call in list(self._calls.pop(key, {}).values()):
                call()
        while len(self._ended) > MAX_REMEMBERED:
            self._ended.popitem(last=False)

    def _unwatch(self, key: str, mark: object) -> None:
        calls = self._calls.get(key, {})
        calls.pop(mark, None)
        if not calls:
            self._calls.pop(key, None)
