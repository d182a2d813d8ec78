"""A table as lines of JSON: the socket's own messages, for as long as somebody may hear them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient

from palifico.server.core.rate_limits import ConnectionLimits
from palifico.server.live.subscriber import CLOSE_RESTART, OutgoingMessage
from palifico.server.rest.streaming import MAX_BACKLOG, LineStream
from tests.server.rest.application import Rest, problem, rest
from tests.server.rest.test_tables import ask, make, playing

pytestmark = pytest.mark.asyncio


class Reader:
    """Reads a stream as an HTTP server would send it."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.text = b""
        self.gone = asyncio.Event()
        self.changed = asyncio.Condition()

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        async with self.changed:
            if message["type"] == "http.response.start":
                self.status = message["status"]
                self.headers = {k.decode(): v.decode() for k, v in message["headers"]}
            else:
                self.text += message["body"]
                if not message["more_body"]:
                    self.gone.set()
            self.changed.notify_all()

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines() if line]

    def types(self) -> list[str]:
        return [message["type"] for message in self.messages]

    async def until(self, is_there: Callable[[], bool]) -> None:
        async with asyncio.timeout(10), self.changed:
            await self.changed.wait_for(is_there)


@asynccontextmanager
async def stream(
    server: Rest, path: str, client: AsyncClient | None = None
) -> AsyncIterator[Reader]:
    """Read a stream for a while."""
    reader = Reader()
    request = (client or server.client()).build_request("GET", path)
    scope: Any = {
        "type": "http",
        "method": "GET",
        "path": request.url.path,
        "raw_path": request.url.raw_path,
        "query_string": request.url.query,
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": ("192.0.2.1", 5),
        "server": ("table.example", 80),
        "scheme": "http",
        "http_version": "1.1",
        "asgi": {"version": "3.0"},
        "extensions": {},
        "root_path": "",
    }
    task = asyncio.create_task(server.app(scope, reader.receive, reader.send))  # type: ignore[arg-type]
    try:
        yield reader
    finally:
        reader.gone.set()
        async with asyncio.timeout(10):
            await task


async def test_stream_tells_what_a_socket_tells(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = (await make(ana, seats=2))["id"]
        live = await server.house.tables.find(table)
        me = await server.house.identity.account(live.state.host)
        async with stream(server, f"/api/tables/{table}/events", ana) as reader:
            await reader.until(lambda: "presence" in reader.types())
            assert reader.types()[:3] == ["welcome", "snapshot", "hand"]
            ear = server.house.listen(live, me)
            heard = len(reader.messages)
            for type_, fields in (("sit", {"seat": 0}), ("seat_bot", {"seat": 1}), ("begin", {})):
                assert (await ask(ana, table, type_, **fields)).status_code == 200
            await reader.until(lambda: reader.types()[-1] == "hand")
            lines = [line for line in reader.text.splitlines() if line]
            assert lines[heard:] == ear.heard[-len(lines[heard:]) :]
            assert {"sat", "locked", "mixed", "began", "rolled"} <= set(reader.types())
            assert reader.headers["content-type"] == "application/x-ndjson"
            assert any(reader.messages[-1]["dice"]), "my own dice"


async def test_streaming_after_a_number_only_the_gap_is_told(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = await playing(ana)
        n = (await ana.get(f"/api/tables/{table}")).json()["n"]
        async with stream(server, f"/api/tables/{table}/events?after={n - 1}", ana) as reader:
            await reader.until(lambda: "presence" in reader.types())
            numbered = [m["n"] for m in reader.messages if m["type"] in ("began", "rolled")]
            assert "snapshot" not in reader.types()
            assert numbered == [n]


async def test_spectator_hears_no_dice(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = await playing(ana)
        async with stream(server, f"/api/tables/{table}/events") as reader:
            await reader.until(lambda: "hand" in reader.types())
            hand = next(m for m in reader.messages if m["type"] == "hand")
            assert not any(hand["dice"])


async def test_client_that_goes_has_left_the_table(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = (await make(ana))["id"]
        live = await server.house.tables.find(table)
        async with stream(server, f"/api/tables/{table}/events", ana) as reader:
            await reader.until(lambda: "welcome" in reader.types())
            assert len(live.table.subscribers) == 1
        assert not live.table.subscribers


async def test_revoked_token_ends_the_stream_and_no_other(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = (await make(ana))["id"]
        made = (await ana.post("/api/me/tokens", json={"label": "x"})).json()
        path = f"/api/tables/{table}/events"
        live = await server.house.tables.find(table)
        async with (
            stream(server, path, server.script(made["token"])) as script,
            stream(server, path, ana) as browser,
        ):
            await script.until(lambda: "welcome" in script.types())
            await browser.until(lambda: "welcome" in browser.types())
            await ana.delete(f"/api/me/tokens/{made['id']}")
            async with asyncio.timeout(10):
                await script.gone.wait()
            assert not browser.gone.is_set()
            assert len(live.table.subscribers) <= 2
        assert not live.table.subscribers


async def test_stream_ends_when_the_server_stops(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        ana = await server.guest("Ana")
        table = (await make(ana))["id"]
        async with stream(server, f"/api/tables/{table}/events") as reader:
            await reader.until(lambda: "welcome" in reader.types())
            await server.house.tables.stop()
            async with asyncio.timeout(10):
                await reader.gone.wait()
            assert reader.types()[-1] == "bye"
        answer = await server.client().get(f"/api/tables/{table}/events")
        problem(answer, 503, "server.stopping")


async def test_streaming_no_client_opens_any_number_of_streams(tmp_path: Path) -> None:
    connection_limits = ConnectionLimits(max_total=3, max_per_address=2, max_per_account=1)
    async with rest(tmp_path, connection_limits=connection_limits) as server:
        ana = await server.guest("Ana")
        table = (await make(ana))["id"]
        path = f"/api/tables/{table}/events"
        async with stream(server, path, ana) as reader:
            await reader.until(lambda: bool(reader.status))
            problem(await ana.get(path), 429, "socket.many")
            async with stream(server, path) as other:
                await other.until(lambda: bool(other.status))
                problem(await server.client().get(path), 429, "socket.many")
        assert connection_limits.total == 0
        problem(await ana.get("/api/tables/nowhere/events"), 404, "table.unknown")
        assert connection_limits.total == 0


async def read_all(lines: LineStream) -> list[bytes]:
    return [line async for chunk in _chunks(lines) for line in chunk.splitlines()]


async def _chunks(lines: LineStream) -> AsyncIterator[bytes]:
    async for chunk in lines.read():
        yield chunk


async def test_client_that_reads_too_slowly_is_told_to_come_back() -> None:
    lines = LineStream(None, "en")
    for n in range(MAX_BACKLOG + 5):
        lines.push(OutgoingMessage(b"%d" % n))
    told = await read_all(lines)
    assert told[:-1] == [b"%d" % n for n in range(MAX_BACKLOG)]
    assert told[-1] == b'{"type":"resync"}'


async def test_streaming_what_comes_while_a_line_is_being_sent_is_not_lost() -> None:
    lines = LineStream(None, "en")
    lines.push(OutgoingMessage(b"one"))
    reading = lines.read()
    assert await anext(reading) == b"one\n"
    lines.push(OutgoingMessage(b"two"))
    lines.close(CLOSE_RESTART, "restart")
    lines.push(OutgoingMessage(b"too late"))
    assert [chunk async for chunk in reading] == [b"two\n"]


async def test_empty_line_says_that_the_stream_is_alive() -> None:
    lines = LineStream(None, "en", quiet=0.001)
    reading = lines.read()
    assert [await anext(reading), await anext(reading)] == [b"\n", b"\n"]
    lines.push(OutgoingMessage(b"one"))
    assert await anext(reading) == b"one\n"
