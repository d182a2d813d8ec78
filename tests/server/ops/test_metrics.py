"""What is counted, as Prometheus reads it; and whether the server is alive and ready."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from palifico.protocol.entries import Ended, StartVoided
from palifico.server.ops.health import Health, health_routes
from palifico.server.ops.metrics import COUNTED, TYPE, CountingHook, Metrics, TimedStore
from palifico.server.rest.problems import failed
from palifico.store.base import Append, Done, Notice, Result, T, Work


def samples(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Everything that is told, by name and labels (in the order of their names)."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


@dataclass
class Slow:
    """A store whose results come when the test says so, and which can be stuck."""

    waiting: list[Done] = field(default_factory=list)
    written: int = 0
    stuck: bool = False
    is_broken: bool = False

    def append(self, job: Append, done: Done) -> None:
        self.waiting.append(done)

    def tell(self, result: Result) -> None:
        waiting, self.waiting = self.waiting, []
        for done in waiting:
            done(result)

    async def write(self, work: Work[T]) -> T:
        self.written += 1
        if self.is_broken:
            raise OSError("disk full")
        if self.stuck:
            await asyncio.Event().wait()
        return None  # type: ignore[return-value]

    async def read(self, work: Work[T]) -> T:
        return "read"  # type: ignore[return-value]

    async def notices(self, heard: Notice) -> None:
        heard(1, 2)

    async def close(self) -> None:
        self.stuck = True


def test_metrics_everything_is_told_from_the_start() -> None:
    found = samples(Metrics())
    for name, (_, labels) in COUNTED.items():
        assert labels or found[f"palifico_{name}_total",] == 0
    assert found["palifico_sockets",] == 0
    assert found["palifico_append_seconds_count",] == 0
    assert found["palifico_group_size_bucket", "+Inf"] == 0


def test_counts_add_up() -> None:
    metrics = Metrics()
    for answer in ("ok", "ok", "bid.half"):
        metrics.count("commands", "bid", answer)
    for code in (1000, 4008, 4008, 4999, 3000):
        metrics.socket_closed(code)
    metrics.sockets = lambda: 7
    metrics.tables = lambda: {"playing": 2, "over": 1}
    found = samples(metrics)
    assert found["palifico_commands_total", "ok", "bid"] == 2
    assert found["palifico_commands_total", "bid.half", "bid"] == 1
    assert found["palifico_sockets_closed_total", "4008"] == 2
    assert found["palifico_sockets_closed_total", "other"] == 2
    assert found["palifico_sockets",] == 7
    assert found["palifico_tables", "playing"] == 2


def test_sizes_fall_into_their_buckets() -> None:
    metrics = Metrics()
    for size in (1, 2, 3, 1000):
        metrics.group_size.observe(size)
    found = samples(metrics)
    told = [found["palifico_group_size_bucket", bound] for bound in ("1.0", "2.0", "4.0", "+Inf")]
    assert told == [1, 2, 3, 4]
    assert found["palifico_group_size_sum",] == 1006


def test_process_is_told_only_when_asked_for() -> None:
    assert b"process_" not in Metrics().text()
    assert b"process_resident_memory_bytes" in Metrics(with_process=True).text()


def test_metrics_what_happens_at_tables_is_counted() -> None:
    metrics, table = Metrics(), _Table()
    watch = CountingHook(metrics)
    watch.command("bid", "ok")
    watch.chat_sent()
    rest: dict[str, Any] = {"winner": 0, "places": (1, 2), "rounds": 3, "secret": None}
    for why in ("won", "abandoned", "chain"):
        watch.happened(table, Ended(n=1, at=0, game="00", why=why, **rest))  # type: ignore[arg-type]
    watch.happened(table, StartVoided(n=2, at=0, seats=(1,)))  # type: ignore[arg-type]
    found = samples(metrics)
    assert found["palifico_games_total", "paco"] == 1
    assert found["palifico_aborts_total",] == 2
    assert found["palifico_voids_total",] == 1
    assert found["palifico_talk_total",] == 1


class _Table:
    class settings:  # noqa: N801
        edition = "paco"


@pytest.mark.asyncio
async def test_appends_are_timed_and_their_groups_measured() -> None:
    metrics, slow, results = Metrics(), Slow(), list[Result]()
    store = TimedStore(slow, metrics)
    for _ in range(3):
        store.append(Append(1, ()), results.append)
    slow.tell("done")
    await asyncio.sleep(0)
    store.append(Append(1, ()), results.append)
    slow.tell("conflict")
    await asyncio.sleep(0)
    assert results == ["done", "done", "done", "conflict"]
    found = samples(metrics)
    assert found["palifico_append_seconds_count",] == 4
    assert found["palifico_group_size_count",] == 2
    assert found["palifico_group_size_sum",] == 4


@pytest.mark.asyncio
async def test_metrics_everything_else_goes_straight_to_the_store() -> None:
    slow, heard = Slow(), list[tuple[int, int]]()
    store = TimedStore(slow, Metrics())
    await store.write(lambda conn: None)
    assert await store.read(lambda conn: "") == "read"
    await store.notices(lambda table, n: heard.append((table, n)))
    await store.close()
    assert (slow.written, heard, slow.stuck) == (1, [(1, 2)], True)


@pytest.mark.asyncio
async def test_ready_is_who_can_write() -> None:
    slow, time = Slow(), [0]
    health = Health(slow, now=lambda: time[0], limit=0.01)
    assert await health.is_ready()
    assert await health.is_ready()
    assert slow.written == 1
    time[0] += 1000
    assert await asyncio.gather(*(health.is_ready() for _ in range(5))) == [True] * 5
    assert slow.written == 2


@pytest.mark.asyncio
async def test_metrics_not_ready_is_who_cannot_write_or_is_about_to_stop() -> None:
    slow, time = Slow(stuck=True), [0]
    health = Health(slow, now=lambda: time[0], limit=0.01)
    assert not await health.is_ready()
    slow.stuck, slow.is_broken = False, True
    assert not await health.is_ready()
    slow.is_broken = False
    assert await health.is_ready()
    health.stopping = True
    assert not await health.is_ready()


def client(*, shown_to: str, proxy_header: str = "", address: str = "127.0.0.1") -> TestClient[Any]:
    """The routes in an application of their own."""
    health = Health(Slow(), now=lambda: 0)
    routes = health_routes(health, Metrics(), shown_to=shown_to, proxy_header=proxy_header)
    app = Litestar(routes, exception_handlers={HTTPException: failed}, openapi_config=None)

    async def from_address(scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = (address, 1)
        await app(scope, receive, send)

    return TestClient(from_address)


def test_routes() -> None:
    with client(shown_to="all", address="198.51.100.1") as browser:
        assert browser.get("/healthz").text == "ok\n"
        assert browser.get("/readyz").text == "ok\n"
        shown = browser.get("/metrics")
        assert shown.headers["content-type"] == f"{TYPE}; charset=utf-8"
        assert "palifico_sockets 0.0" in shown.text


@pytest.mark.parametrize(
    ("shown_to", "address", "status"),
    [
        ("local", "127.0.0.1", 200),
        ("local", "::1", 200),
        ("local", "198.51.100.1", 404),
        ("local", "", 404),
        ("all", "198.51.100.1", 200),
        ("off", "127.0.0.1", 404),
    ],
)
def test_metrics_who_may_read_the_metrics(shown_to: str, address: str, status: int) -> None:
    with client(shown_to=shown_to, address=address) as browser:
        assert browser.get("/metrics").status_code == status


def test_behind_a_proxy_the_clients_address_counts() -> None:
    with client(shown_to="local", proxy_header="X-Real-IP") as browser:
        assert browser.get("/metrics").status_code == 200
        outside = browser.get("/metrics", headers={"X-Real-IP": "198.51.100.1"})
        assert outside.status_code == 404


def test_metrics_who_is_not_ready_says_so() -> None:
    health = Health(Slow(is_broken=True), now=lambda: 0)
    with TestClient(Litestar(health_routes(health, Metrics()), openapi_config=None)) as browser:
        assert browser.get("/readyz").status_code == 503
