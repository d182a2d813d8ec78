"""Plain requests on the same port: nobody takes for ever, nobody sends headers without end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from palifico.server.ops.metrics import Metrics
from palifico.server.rest.http_protocol import MAX_HEADERS_BYTES, REQUEST_TIMEOUT_S
from palifico.server.rest.middleware import count_responses
from tests.server.ws.harness import Served, nothing, request, served, until

GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


@asynccontextmanager
async def opened(server: Served, sent: bytes) -> AsyncIterator[asyncio.StreamReader]:
    """A connection that has sent something."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    await until(lambda: server.state.connections)
    yield reader
    writer.transport.abort()
    await asyncio.wait([asyncio.ensure_future(writer.wait_closed())])


@pytest.mark.asyncio
async def test_request_is_answered_and_the_connection_kept() -> None:
    async with served() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for _ in range(2):
            writer.write(GET)
            assert b"200 OK" in await reader.readuntil(b"here\r\n0\r\n\r\n")
        for _ in range(REQUEST_TIMEOUT_S + 1):
            server.endpoint.heartbeat.beat()
        writer.write(GET)
        assert b"200 OK" in await reader.readuntil(b"here\r\n0\r\n\r\n")
        writer.close()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
        GET + b"GET / HT",
    ],
    ids=["nothing", "half a line", "half a body", "half a second one"],
)
async def test_client_that_takes_too_long_over_a_request_is_dropped(sent: bytes) -> None:
    async with served() as server, opened(server, sent) as reader:
        await asyncio.sleep(0.01)
        for _ in range(REQUEST_TIMEOUT_S):
            assert server.state.connections
            server.endpoint.heartbeat.beat()
        with suppress(ConnectionResetError):
            async with asyncio.timeout(10):
                await reader.read()
        await until(lambda: not server.state.connections)


@pytest.mark.asyncio
async def test_headers_without_end_are_refused() -> None:
    sent = b"GET / HTTP/1.1\r\nX: " + b"x" * MAX_HEADERS_BYTES
    async with served() as server, opened(server, sent) as reader:
        async with asyncio.timeout(10):
            assert b"431" in await reader.read()
        await until(lambda: not server.state.connections)


@pytest.mark.asyncio
async def test_socket_is_not_dropped_with_the_request_that_opened_it() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        for _ in range(REQUEST_TIMEOUT_S + 1):
            server.endpoint.heartbeat.beat()
        await client.send("still here")
        assert await client.recv() == "still here"


@pytest.mark.asyncio
async def test_upgrade_to_something_else_is_no_socket() -> None:
    async with served() as server, opened(server, request(Upgrade="h2c")) as reader:
        async with asyncio.timeout(10):
            assert b"101" not in await reader.readline()


@pytest.mark.asyncio
async def test_answers_are_counted() -> None:
    metrics, sent = Metrics(), list[str]()

    async def receive() -> dict[str, str]:
        return {}

    async def send(message: dict[str, str]) -> None:
        sent.append(message["type"])

    await count_responses(nothing, metrics.http_response)({"method": "GET"}, receive, send)
    assert sent == ["http.response.start", "http.response.body"]
    assert metrics.counts["http_requests"] == {("GET", "200"): 1}
