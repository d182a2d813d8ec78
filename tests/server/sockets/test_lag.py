"""Pings: how long a line is, and who is not there any more."""

from __future__ import annotations

import pytest
from websockets.frames import Opcode

from palifico.server.flood import Crowd
from palifico.server.hall import Hall, steady_ms
from palifico.server.pulse import PLACES, Pulse
from tests.server.sockets.doors import Notes, Raw, Served, raw, served, until


async def answered(server: Served, client: Raw, ping: bytes, *, after: int) -> int:
    """Answer a ping after a while, and see what lag that gives."""
    server.clock.ms += after
    client.send(Opcode.PONG, ping)
    client.send(Opcode.TEXT, b"there")
    await until(lambda: b"there" in server.notes.heard)
    server.notes.heard.clear()
    return server.notes.here[0].lag


def seconds(server: Served, number: int) -> None:
    """Let so many seconds pass."""
    for _ in range(number):
        server.clock.ms += 1000
        server.hall.pulse.beat()


def is_turning(pulse: Pulse) -> bool:
    """Whether there is a timer."""
    return pulse._timer is not None


@pytest.mark.asyncio
async def test_the_lag_is_the_shortest_of_the_last_three_round_trips() -> None:
    async with served() as server, raw(server) as client:
        lags = []
        for trip in (80, 50, 200, 300, 400, 0):
            lags.append(await answered(server, client, await client.ping(), after=trip))
            seconds(server, PLACES)
        assert lags == [80, 50, 50, 50, 200, 1]


@pytest.mark.asyncio
async def test_an_answer_to_another_ping_says_nothing() -> None:
    async with served() as server, raw(server) as client:
        first = await client.ping()
        assert await answered(server, client, bytes(8), after=70) == 0
        assert await answered(server, client, first, after=0) == 70
        assert await answered(server, client, first, after=900) == 70
        seconds(server, PLACES)
        assert await client.ping() != first
        assert await answered(server, client, first, after=5) == 70


@pytest.mark.asyncio
async def test_who_answers_nothing_for_45_seconds_is_dropped() -> None:
    async with served() as server, raw(server) as client, raw(server) as deaf:
        await answered(server, deaf, await deaf.ping(), after=0)
        for _ in range(2):
            await answered(server, client, await client.ping(), after=0)
            seconds(server, PLACES)
        seconds(server, 4)
        assert server.hall.crowd.total == 2
        seconds(server, 1)
        await until(lambda: server.hall.crowd.total == 1)
        assert server.notes.gone_from[0][0] is server.notes.here[1]


@pytest.mark.asyncio
async def test_one_timer_turns_the_wheel_while_somebody_is_there() -> None:
    async with served() as server:
        pulse = server.hall.pulse
        assert not is_turning(pulse)
        async with raw(server):
            assert is_turning(pulse)
            pulse._tick()
            assert is_turning(pulse)
        await until(lambda: server.hall.crowd.total == 0)
        pulse._tick()
        assert not is_turning(pulse)


def test_sockets_have_a_clock_that_does_not_go_back() -> None:
    hall = Hall(door=Notes(), crowd=Crowd(1, 1, 1))
    assert hall.clock is steady_ms
    assert steady_ms() <= steady_ms()


def test_a_wheel_with_nothing_on_it_stands_still() -> None:
    pulse = Pulse()
    pulse.beat()
    pulse.stop()
