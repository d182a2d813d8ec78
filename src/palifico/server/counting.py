"""Counting what happens at the tables and in the store."""

from __future__ import annotations

import asyncio
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from palifico.protocol.entries import Ended, StartVoided
from palifico.server.watching import Watch
from palifico.store.contract import Append, Done, Notice, Result, Store, T, Work

if TYPE_CHECKING:
    from palifico.protocol.entries import AnyEntry
    from palifico.server.metrics import Metrics
    from palifico.server.table.state import TableState


class CountingWatch(Watch):
    """Counts for the metrics."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def command(self, kind: str, code: str) -> None:
        """Count a command and the kind of its answer: a whole code could depend on hidden dice."""
        self._metrics.count("commands", kind, code.partition(".")[0])

    def happened(self, table: TableState, entry: AnyEntry) -> None:
        """Count voided starts, and games that ended or were given up."""
        if isinstance(entry, StartVoided):
            self._metrics.count("voids")
        elif isinstance(entry, Ended):
            if entry.why == "won":
                self._metrics.count("games", table.settings.edition)
            else:
                self._metrics.count("aborts")

    def said(self) -> None:
        """Count a line of talk."""
        self._metrics.count("talk")

    def bot_failed(self, level: str) -> None:
        """Count a bot that failed."""
        self._metrics.count("bots_failed", level)


class TimedStore:
    """A store, whose appends are timed on their way to the disk."""

    def __init__(self, inner: Store, metrics: Metrics) -> None:
        self._inner = inner
        self._metrics = metrics
        self._together = 0

    def append(self, job: Append, done: Done) -> None:
        """Hand entries over; see the contract."""
        self._inner.append(job, partial(self._told, done, perf_counter()))

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction; see the contract."""
        return await self._inner.write(work)

    async def read(self, work: Work[T]) -> T:
        """Do some reading; see the contract."""
        return await self._inner.read(work)

    async def notices(self, heard: Notice) -> None:
        """Hear what other processes append; see the contract."""
        await self._inner.notices(heard)

    async def close(self) -> None:
        """Write what was handed over; see the contract."""
        await self._inner.close()

    def _told(self, done: Done, since: float, result: Result) -> None:
        self._metrics.append_seconds.see(perf_counter() - since)
        self._together += 1
        if self._together == 1:
            asyncio.get_running_loop().call_soon(self._group)
        done(result)

    def _group(self) -> None:
        """The results of one transaction are told in one go."""
        self._metrics.group_size.see(self._together)
        self._together = 0
