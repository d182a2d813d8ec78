"""What is counted for whoever runs a server: no names, no ids, nothing that dice could change.

Counting is adding to plain numbers, since it happens with every bid; the library is asked when
somebody wants to read them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)
TYPE: Final = "text/plain; version=0.0.4"
COUNTED: Final = {
    "commands": ("Commands answered, by kind and answer.", ("kind", "answer")),
    "games": ("Games finished, by edition.", ("edition",)),
    "voids": ("Starts voided because a seat did not open.", ()),
    "aborts": ("Games given up before their end.", ()),
    "bots_failed": ("Answers of bots that did not count, by level.", ("level",)),
    "talk": ("Lines said at tables.", ()),
    "sockets_closed": ("Sockets closed, by close code.", ("code",)),
    "http_requests": ("Requests answered, by method and status.", ("method", "status")),
}
"""Everything that only grows: what it means, and what it is told apart by."""


class Buckets:
    """How often which size was seen."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def see(self, size: float) -> None:
        """Count one."""
        self.counts[bisect_left(self.bounds, size)] += 1
        self.total += size


class Metrics(Collector):
    """The counts of one server, in a registry of their own."""

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
        """Count one more of something."""
        self.counts[name][labels] += 1

    def socket_closed(self, code: int) -> None:
        """Count a socket that was closed; what clients make up is one kind."""
        is_known = 1000 <= code < 1016 or 4000 <= code < 4010
        self.count("sockets_closed", str(code) if is_known else "other")

    def collect(self) -> Iterator[Metric]:
        """Everything, for the library."""
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
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)


def _histogram(name: str, told: str, seen: Buckets) -> Metric:
    bounds = [*(str(bound) for bound in seen.bounds), "+Inf"]
    buckets = list(zip(bounds, accumulate(seen.counts), strict=True))
    family = HistogramMetricFamily(f"palifico_{name}", told)
    family.add_metric([], buckets, sum_value=seen.total)
    return family
