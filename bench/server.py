"""How fast live tables are: durable bids a second on one core, how long each takes, and memory.

The workload "bid table": tables of four; a bid is complete when all four have received it. The
server has one core, the clients the other. Beside it, in the same run, the same traffic through a
bare relay on the same HTTP server that neither knows rules nor keeps anything.

    python -m bench.server [--tables 50,200,1000] [--seconds 5] [--database URL]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import uvloop
from rich.console import Console

from bench._bid_client import BidTable, connected

SERVER_CORE, CLIENT_CORE = 0, 1
PEOPLE = 4
WARM = 20
"""So many tables before memory is looked at: what is read once is nobody's."""
LIKE_A_BID = (
    b'{"type":"bid","seat":0,"bid":[1,2],"by":"player","turn":{"to_act":0,"bids":[null,[1,20],'
    b'[1,20],[1,20],[1,20],[1,20]],"free":null,"dudo":true,"calza":[]},"n":1,"at":1}'
)


def main() -> None:
    """Run the workload at every size, and print what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", default="50,200,1000")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--database")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {CLIENT_CORE % (os.cpu_count() or 1)})
    sizes = [int(size) for size in asked.tables.split(",")]
    console = Console(stderr=True)
    with console.status("relay"), _relay() as port:
        base = uvloop.run(_relayed(port, sizes[0], asked.seconds))
    print(f"Python {platform.python_version()}, {platform.python_compiler()}")
    print(f"bare relay, in memory: {base:,.0f} messages/s to four each ({sizes[0]} tables)")
    for size in sizes:
        with console.status(f"{size} tables"), _server(asked.database) as (port, pid):
            told = uvloop.run(_measure(port, pid, size, asked.seconds))
        rate = told["rate"]
        print(
            f"{size} tables: {rate:,.0f} durable bids/s ({rate / base:.2f} of the relay), "
            f"p50 {told['p50']:.1f} ms, p99 {told['p99']:.1f} ms; "
            f"once a second each: p50 {told['paced50']:.1f} ms, p99 {told['paced99']:.1f} ms; "
            f"{told['kib']:.0f} KiB a table with four open sockets"
        )


async def _measure(port: int, pid: int, size: int, seconds: float) -> dict[str, float]:
    cookies = [_guest(port) for _ in range(PEOPLE)]
    for _ in range(WARM):
        await _table(port, cookies)
    before = _memory(pid)
    tables = [await _table(port, cookies) for _ in range(size)]
    kib = (_memory(pid) - before) / size
    times: list[float] = []

    def again(table: BidTable, took: float) -> None:
        times.append(took)
        table.move()

    rate = await _closed_loop(tables, again, times, seconds)
    closed = times[:]
    paced = await _paced(tables, seconds)
    return {
        "rate": rate,
        "kib": kib,
        **_percentiles("p", closed),
        **_percentiles("paced", paced),
    }


async def _closed_loop(
    tables: list[BidTable], again: Any, times: list[float], seconds: float
) -> float:
    for table in tables:
        table.done = again
        table.move()
    await asyncio.sleep(1)  # warm
    times.clear()
    began = perf_counter()
    await asyncio.sleep(seconds)
    return len(times) / (perf_counter() - began)


async def _paced(tables: list[BidTable], seconds: float) -> list[float]:
    """Every table moves once a second, spread evenly over it."""
    times: list[float] = []
    for table in tables:
        table.done = lambda _, took: times.append(took)
    await asyncio.sleep(0.5)
    times.clear()  # the last bids of the closed loop, which waited for a thousand others
    loop, began = asyncio.get_running_loop(), asyncio.get_running_loop().time()
    for second in range(int(seconds)):
        for place, table in enumerate(tables):
            loop.call_at(began + second + place / len(tables), table.move)
    await asyncio.sleep(seconds + 1)
    return times


async def _table(port: int, cookies: list[str]) -> BidTable:
    settings = {"seats": PEOPLE, "pause_ms": 0, "pace": "normal", "edition": "pressman-2008"}
    host = _guest(port)
    id_ = _ask(port, "POST", "/api/tables", host, settings)["id"]
    table = await connected(port, f"/api/tables/{id_}/socket", cookies)
    for seat, socket in enumerate(table.sockets):
        socket.send(b'{"type":"sit","id":"s","seat":%d}' % seat)
    while table.answers < PEOPLE:
        await asyncio.sleep(0.001)
    _ask(port, "POST", f"/api/tables/{id_}/commands", host, {"type": "begin", "id": "b"})
    while table.entry is None:
        await asyncio.sleep(0.001)
    return table


async def _relayed(port: int, size: int, seconds: float) -> float:
    tables = [await connected(port, f"/{number}", [""] * PEOPLE) for number in range(size)]
    times: list[float] = []

    def again(table: BidTable, took: float) -> None:
        times.append(took)
        table.sent_at = perf_counter()
        table.sockets[len(times) % PEOPLE].send(LIKE_A_BID)

    for table in tables:
        table.done, table.is_bid = again, True
        table.sockets[0].send(LIKE_A_BID)
    await asyncio.sleep(1)
    times.clear()
    await asyncio.sleep(seconds)
    return len(times) / seconds


@contextmanager
def _server(database: str | None) -> Iterator[tuple[int, int]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "palifico", "serve", "--port", "0", "--data", folder]
        command += ["--max-sockets", "100000", "--max-sockets-account", "100000"]
        command += ["--max-sockets-address", "100000", "--guests-per-hour", "100000"]
        command += ["--max-messages", "100000"]
        command += ["--log-level", "warning", *(["--database", database] if database else [])]
        with _running(command) as (port, pid):
            yield port, pid


@contextmanager
def _relay() -> Iterator[int]:
    with _running([sys.executable, "-m", "bench._relay"]) as (port, _):
        yield port


@contextmanager
def _running(command: list[str]) -> Iterator[tuple[int, int]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(process.pid, {SERVER_CORE})
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert found is not None, "the server has not said where it is"
        yield int(found[1]), process.pid
    finally:
        process.terminate()
        process.wait(30)


def _guest(port: int) -> str:
    with closing(HTTPConnection("127.0.0.1", port)) as connection:
        connection.request("POST", "/api/me", "{}", {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return (answer.getheader("Set-Cookie") or "").partition(";")[0]


def _ask(port: int, method: str, path: str, cookie: str, body: dict[str, Any]) -> Any:
    headers = {
        "Content-Type": "application/json",
        "Cookie": cookie,
        "Origin": f"http://127.0.0.1:{port}",
    }
    with closing(HTTPConnection("127.0.0.1", port)) as connection:
        connection.request(method, path, json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
    if answer.status >= 400:
        raise RuntimeError(f"{path}: {text.decode()}")
    return json.loads(text)


def _memory(pid: int) -> int:
    """The memory of a process that no other shares, in KiB."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8")
    return sum(int(size) for size in re.findall(r"Private_\w+:\s+(\d+)", text))


def _percentiles(name: str, times: list[float]) -> dict[str, float]:
    cuts = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return {f"{name}50": cuts[49] * 1000, f"{name}99": cuts[98] * 1000}


if __name__ == "__main__":
    main()
