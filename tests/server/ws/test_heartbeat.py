"""Pings: how long a line is, and who is not there any more."""

from __future__ import annotations

import pytest
from websockets.frames import Opcode

from palifico.server.core.clock import monotonic_ms
from palifico.server.core.heartbeat import HEARTBEAT_INTERVAL_S, Heartbeat
from palifico.server.core.rate_limits import ConnectionLimits
from palifico.server.ws.gateway import Endpoint
from tests.server.ws.harness import Raw, RecordingGateway, Served, raw, served, until


async def answered(server: Served, client: Raw, ping: bytes, *, after: int) -> int:
    """Answer a ping after a while, and see what lag that gives."""
    server.clock.ms += after
    client.send(Opcode.PONG, ping)
    client.send(Opcode.TEXT, b"there")
    await until(lambda: b"there" in server.notes.heard)
    server.notes.heard.clear()
    return server.notes.here[0].lag_ms


def seconds(server: Served, number: int) -> None:
    """Let so many seconds pass."""
    for _ in range(number):
        server.clock.ms += 1000
        server.endpoint.heartbeat.beat()


def is_turning(heartbeat: Heartbeat) -> bool:
    """Whether there is a timer."""
    return heartbeat._timer is not None


@pytest.mark.asyncio
async def test_lag_is_the_shortest_of_the_last_three_round_trips() -> None:
    async with served() as server, raw(server) as client:
        lags = []
        for trip in (80, 50, 200, 300, 400, 0):
            lags.append(await answered(server, client, await client.ping(), after=trip))
            seconds(server, HEARTBEAT_INTERVAL_S)
        assert lags == [80, 50, 50, 50, 200, 1]


@pytest.mark.asyncio
async def test_answer_to_another_ping_says_nothing() -> None:
    async with served() as server, raw(server) as client:
        first = await client.ping()
        assert await answered(server, client, bytes(8), after=70) == 0
        assert await answered(server, client, first, after=0) == 70
        assert await answered(server, client, first, after=900) == 70
        seconds(server, HEARTBEAT_INTERVAL_S)
        assert await client.ping() != first
        assert await answered(server, client, first, after=5) == 70


@pytest.mark.asyncio
async def test_heartbeat_who_answers_nothing_for_45_seconds_is_dropped() -> None:
    async with served() as server, raw(server) as client, raw(server) as deaf:
        await answered(server, deaf, await deaf.ping(), after=0)
        for _ in range(2):
            await answered(server, client, await client.ping(), after=0)
            seconds(server, HEARTBEAT_INTERVAL_S)
        seconds(server, 4)
        assert server.endpoint.connection_limits.total == 2
        seconds(server, 1)
        await until(lambda: server.endpoint.connection_limits.total == 1)
        assert server.notes.gone_from[0][0] is server.notes.here[1]


@pytest.mark.asyncio
async def test_one_timer_turns_the_wheel_while_a_client_is_there() -> None:
    async with served() as server:
        heartbeat = server.endpoint.heartbeat
        assert not is_turning(heartbeat)
        async with raw(server):
            assert is_turning(heartbeat)
            heartbeat._tick()
            assert is_turning(heartbeat)
        await until(lambda: server.endpoint.connection_limits.total == 0)
        heartbeat._tick()
        assert not is_turning(heartbeat)


def test_sockets_have_a_clock_that_does_not_go_back() -> None:
    endpoint = Endpoint(gateway=RecordingGateway(), connection_limits=ConnectionLimits(1, 1, 1))
    assert endpoint.clock is monotonic_ms
    assert monotonic_ms() <= monotonic_ms()


def test_wheel_with_nothing_on_it_stands_still() -> None:
    heartbeat = Heartbeat()
    heartbeat.beat()
    heartbeat.stop()
