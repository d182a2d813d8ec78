"""Metrics: Prometheus counters, gauges and histograms, without names, ids or dice.

Counting adds to plain numbers, since it happens with every bid; the Prometheus library is used
only when the metrics are read.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate
from time import perf_counter
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from palifico.protocol.entries import Ended, StartVoided
from palifico.server.live.services import MetricsHook
from palifico.store.base import Append, Done, Notice, Result, Store, T, Work

if TYPE_CHECKING:
    from palifico.protocol.entries import AnyEntry
    from palifico.server.table.state import TableState

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)
TYPE: Final = "text/plain; version=0.0.4"
COUNTED: Final = {
    "commands": ("Commands answered, by kind and answer.", ("kind", "answer")),
    "games": ("Games finished, by edition.", ("edition",)),
    "voids": ("Starts voided because a seat did not open.", ()),
    "aborts": ("Games given up before their end.", ()),
    "bots_failed": ("Answers of bots that did not count, by level.", ("level",)),
    "talk": ("Chat messages sent at tables.", ()),
    "sockets_closed": ("Sockets closed, by close code.", ("code",)),
    "http_requests": ("Requests answered, by method and status.", ("method", "status")),
}
"""Counters: their description and their labels."""


class Buckets:
    """A histogram: how often which size was observed."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, size: float) -> None:
        self.counts[bisect_left(self.bounds, size)] += 1
        self.total += size


class Metrics(Collector):
    """The metrics of one server, in a registry of their own."""

    def __init__(self, *, with_process: bool = False) -> None:
        self.counts: dict[str, Counter[tuple[str, ...]]] = {name: Counter() for name in COUNTED}
        self.append_seconds = Buckets(SECONDS)
        self.group_size = Buckets(SIZES)
        self.sockets: Callable[[], int] = lambda: 0
        self.tables: Callable[[], Mapping[str, int]] = dict
        for name, (_, labels) in COUNTED.items():
            if not labels:
                self.counts[name][()] = 0
        self._registry = CollectorRegistry()
        self._registry.register(self)
        if with_process:
            ProcessCollector(registry=self._registry)

    def count(self, name: str, *labels: str) -> None:
        """Increment a counter."""
        self.counts[name][labels] += 1

    def socket_closed(self, code: int) -> None:
        """Count a closed socket; codes that clients invent are one label."""
        is_known = 1000 <= code < 1016 or 4000 <= code < 4010
        self.count("sockets_closed", str(code) if is_known else "other")

    def http_response(self, method: str, status: str) -> None:
        """Count a response."""
        self.count("http_requests", method, status)

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("palifico_sockets", "Open sockets.", value=self.sockets())
        tables = GaugeMetricFamily("palifico_tables", "Tables in memory.", labels=["status"])
        for status, number in sorted(self.tables().items()):
            tables.add_metric([status], number)
        yield tables
        for name, counts in self.counts.items():
            told, labels = COUNTED[name]
            family = CounterMetricFamily(f"palifico_{name}", told, labels=labels)
            for values, number in sorted(counts.items()):
                family.add_metric(values, number)
            yield family
        yield _histogram("append_seconds", "From decision to disk.", self.append_seconds)
        yield _histogram("group_size", "Appends told together.", self.group_size)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self._registry)


class CountingHook(MetricsHook):
    """Counts what happens at the tables."""

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

    def chat_sent(self) -> None:
        self._metrics.count("talk")

    def bot_failed(self, level: str) -> None:
        self._metrics.count("bots_failed", level)


class TimedStore:
    """Decorator of a store: times appends on their way to the disk."""

    def __init__(self, inner: Store, metrics: Metrics) -> None:
        self._inner = inner
        self._metrics = metrics
        self._together = 0

    def append(self, job: Append, done: Done) -> None:
        self._inner.append(job, partial(self._appended, done, perf_counter()))

    async def write(self, work: Work[T]) -> T:
        return await self._inner.write(work)

    async def read(self, work: Work[T]) -> T:
        return await self._inner.read(work)

    async def notices(self, heard: Notice) -> None:
        await self._inner.notices(heard)

    async def close(self) -> None:
        await self._inner.close()

    def _appended(self, done: Done, since: float, result: Result) -> None:
        self._metrics.append_seconds.observe(perf_counter() - since)
        self._together += 1
        if self._together == 1:
            asyncio.get_running_loop().call_soon(self._group)
        done(result)

    def _group(self) -> None:
        """Observe a group commit: the results of one transaction arrive in one go."""
        self._metrics.group_size.observe(self._together)
        self._together = 0


def _histogram(name: str, told: str, seen: Buckets) -> Metric:
    bounds = [*(str(bound) for bound in seen.bounds), "+Inf"]
    buckets = list(zip(bounds, accumulate(seen.counts), strict=True))
    family = HistogramMetricFamily(f"palifico_{name}", told)
    family.add_metric([], buckets, sum_value=seen.total)
    return family
