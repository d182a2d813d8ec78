"""Progress bar of `palifico study`: games done, games a second, and time left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING

from palifico.cli.progress import status_bar
from palifico.words import message
from palifico.words.numbers import number

if TYPE_CHECKING:
    from palifico.arena.studies.run import OnProgress


@contextmanager
def showing(lang: str) -> Iterator[OnProgress | None]:
    """What must hear of every batch, where a user may be waiting for it."""
    began = monotonic()
    with status_bar() as update:
        if update is None:
            yield None
            return

        def told(cell: str, done: int, total: int) -> None:
            label = message(lang, "arena-playing", {"cell": cell})
            update(done, total, label, pace(lang, done, total, monotonic() - began))

        yield told


def pace(lang: str, done: int, total: int, seconds: float) -> str:
    """How fast it goes, and how long it will take still.

    >>> pace("en", 1000, 4000, 2.0)
    '500 games/s · 0:00:06 left'
    """
    rate = done / max(seconds, 1e-3)
    left = timedelta(seconds=round((total - done) / rate))
    told = [message(lang, "arena-rate", {"games": number(lang, rate)})]
    return " · ".join([*told, message(lang, "arena-left", {"time": str(left)})])
