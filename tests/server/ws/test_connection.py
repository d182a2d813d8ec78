"""An open socket on a real connection: what is said, what cannot be read, how it ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from palifico.server.core.rate_limits import MESSAGES_PER_S
from palifico.server.live.subscriber import OutgoingMessage
from palifico.server.ws.connection import MAX_MESSAGE_BYTES, Connection
from tests.server.ws.harness import (
    FLOODED,
    PATH,
    TABLE,
    WELCOME,
    masked,
    served,
    until,
    write,
)

BURST, EVERY_MS = 2 * MESSAGES_PER_S, 1000 // MESSAGES_PER_S

TEXT, BINARY, CONT = Opcode.TEXT, Opcode.BINARY, Opcode.CONT
PING, PONG, CLOSE = Opcode.PING, Opcode.PONG, Opcode.CLOSE
BAD = {
    "not masked": (b"\x81\x04dudo", 1002),
    "not masked and long": (b"\x81\x7f" + (1 << 40).to_bytes(8), 1002),
    "reserved bit": (b"\xc1\x84\0\0\0\0dudo", 1002),
    "unknown opcode": (b"\x83\x84\0\0\0\0dudo", 1002),
    "continues nothing": (masked(CONT, b"dudo"), 1002),
    "begins anew": (masked(TEXT, b"du", fin=False) + masked(TEXT, b"do"), 1002),
    "long ping": (b"\x89\xfe\x00\x7e" + bytes(4 + 126), 1002),
    "ping in pieces": (b"\x09\x80\0\0\0\0", 1002),
    "binary": (masked(BINARY, b"dudo"), 1003),
    "binary in pieces": (masked(BINARY, b"du", fin=False), 1003),
    "not UTF-8": (masked(TEXT, b"\xff"), 1007),
    "not UTF-8 and long": (masked(TEXT, b"\xff" * 500), 1007),
    "not UTF-8 in pieces": (masked(TEXT, b"\xc3", fin=False) + masked(CONT, b"x"), 1007),
    "too big": (masked(TEXT, b"x" * (MAX_MESSAGE_BYTES + 1)), 1009),
    "far too big, and only begun": (b"\x81\xff" + (1 << 62).to_bytes(8) + bytes(4), 1009),
    "too big in pieces": (
        masked(TEXT, b"x" * MAX_MESSAGE_BYTES, fin=False) + masked(CONT, b"x"),
        1009,
    ),
    "bad close code": (masked(CLOSE, b"\x00\x01"), 1002),
    "crash": (masked(TEXT, b"crash"), 1011),
}


async def code_of(client: ClientConnection) -> int:
    """The code with which the server closes."""
    async with asyncio.timeout(10):
        with suppress(ConnectionClosed):
            while True:
                await client.recv()
    assert client.close_code is not None
    return client.close_code


@pytest.mark.asyncio
async def test_message_is_heard_and_answered() -> None:
    async with served() as server, server.connect(f"{PATH}?after=17&lang=it") as client:
        assert await client.recv() == WELCOME.decode()
        await client.send('{"type":"dudo"}')
        assert await client.recv() == '{"type":"dudo"}'
        (asked,) = server.notes.asked
        assert (asked.table, asked.after, asked.lang) == (TABLE, 17, "it")
        assert server.notes.here[0].lang == "it"
        assert server.endpoint.connection_limits.total == 1


@pytest.mark.asyncio
async def test_longest_message_and_letters_of_every_kind() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        for text in (
            "x" * MAX_MESSAGE_BYTES,
            "è" * (MAX_MESSAGE_BYTES // 2),
            "¡Dudo! 🎲",
            "x" * 125,
            "x" * 126,
            "",
        ):
            await client.send(text)
            assert await client.recv() == text
        await client.send(["¡Du", "do! ", "🎲"])
        assert await client.recv() == "¡Dudo! 🎲"


@pytest.mark.asyncio
async def test_bytes_come_as_they_come() -> None:
    sent = [b"%d" % n for n in range(20)] + [b"y" * 300]
    frames = b"".join(masked(TEXT, text) for text in sent)
    async with served() as server, server.connect() as client:
        await client.recv()
        await write(client, frames)
        for cut in range(len(frames)):
            server.clock.ms += EVERY_MS
            await write(client, frames[cut : cut + 1])
        assert [await client.recv(decode=False) for _ in sent * 2] == sent * 2
        assert server.notes.heard == sent * 2


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", BAD)
async def test_connection_what_cannot_be_read_closes_with_the_reason(kind: str) -> None:
    sent, code = BAD[kind]
    async with served() as server, server.connect() as client:
        await write(client, masked(TEXT, b"before") + sent + masked(TEXT, b"after"))
        assert await code_of(client) == code
        assert server.codes == [code]
        assert server.notes.heard == [b"before"]
        await until(lambda: server.endpoint.connection_limits.total == 0)
        assert len(server.notes.gone_from) == 1


@pytest.mark.asyncio
async def test_ping_of_the_client_is_answered() -> None:
    async with served() as server, server.connect() as client:
        await (await client.ping(b"hello"))
        assert server.endpoint.connection_limits.total == 1


@pytest.mark.asyncio
async def test_client_that_says_goodbye() -> None:
    async with served() as server:
        async with server.connect() as client:
            await client.recv()
        assert client.close_code == 1000
        await until(lambda: server.endpoint.connection_limits.total == 0)
        ((listener, table),) = server.notes.gone_from
        assert (listener, table) == (server.notes.here[0], "the table")
        listener.push(OutgoingMessage(b"late"))
        listener.close(1000, "late")


@pytest.mark.asyncio
async def test_client_that_vanishes() -> None:
    async with served() as server:
        client = await server.connect()
        await client.recv()
        client.transport.abort()
        await until(lambda: server.endpoint.connection_limits.total == 0)
        assert len(server.notes.gone_from) == 1


@pytest.mark.asyncio
async def test_server_closes_after_what_it_has_said() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        (listener,) = server.notes.here
        listener.push(OutgoingMessage(b"bye"))
        listener.close(4001, "not allowed")
        listener.push(OutgoingMessage(b"never"))
        assert await client.recv() == "bye"
        assert await code_of(client) == 4001
        assert client.close_reason == "not allowed"
        await until(lambda: not server.state.connections)
        assert len(server.notes.gone_from) == 1


@pytest.mark.asyncio
async def test_connection_at_shutdown_every_client_is_asked_to_come_back() -> None:
    async with served() as server, server.connect() as client, server.connect() as other:
        await client.recv()
        await other.recv()
        server.shut_down()
        assert await code_of(client) == await code_of(other) == 1012
        await until(lambda: not server.state.connections)


@pytest.mark.asyncio
async def test_flood_is_refused_and_then_closed() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        for _ in range(BURST + 3):
            await client.send("x")
        got = [await client.recv() for _ in range(BURST + 3)]
        assert got == ["x"] * BURST + [FLOODED.decode()] * 3
        assert await code_of(client) == 1008
        assert len(server.notes.heard) == BURST


@pytest.mark.asyncio
async def test_client_that_slows_down_may_go_on() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        for _ in range(BURST + 2):
            await client.send("x")
        await until(lambda: len(server.notes.heard) == BURST)
        for _ in range(BURST + 2):
            await client.recv()
        server.clock.ms += EVERY_MS * BURST
        for _ in range(BURST):
            await client.send("y")
        assert [await client.recv() for _ in range(BURST)] == ["y"] * BURST


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "sent",
    [masked(PING, b""), masked(PONG, b""), masked(PONG, bytes(8))],
    ids=["pings", "pongs", "forged pongs"],
)
async def test_flood_of_frames_that_say_nothing(sent: bytes) -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        await write(client, sent * (BURST + 3))
        assert await code_of(client) == 1008


@pytest.mark.asyncio
async def test_flood_of_empty_pieces() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        pieces = masked(TEXT, b"", fin=False) + masked(CONT, b"", fin=False) * (BURST + 3)
        await write(client, pieces)
        assert await code_of(client) == 1008


@pytest.mark.asyncio
async def test_reader_that_is_too_slow_is_sent_away() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        (listener,) = server.notes.here
        client.transport.pause_reading()
        out = OutgoingMessage(b"x" * 60_000)
        for _ in range(1000):
            listener.push(out)
            await asyncio.sleep(0)
            if server.codes:
                break
        assert server.codes == [4008]
        await until(lambda: server.notes.gone_from)
        client.transport.resume_reading()
        assert await code_of(client) == 4008


@pytest.mark.asyncio
async def test_reader_that_never_reads_is_dropped() -> None:
    async with served() as server:
        client = await server.connect()
        await client.recv()
        client.transport.pause_reading()
        for _ in range(1000):
            server.notes.here[0].push(OutgoingMessage(b"x" * 60_000))
        await until(lambda: server.codes)
        server.endpoint.heartbeat.beat()
        server.endpoint.heartbeat.beat()
        await until(lambda: server.endpoint.connection_limits.total == 0)
        client.transport.abort()


@pytest.mark.asyncio
async def test_idle_socket_has_no_parser() -> None:
    async with served() as server, server.connect() as client:
        await client.recv()
        await client.send("x" * 500)
        await client.recv()
        await (await client.ping())
        (socket,) = server.notes.here
        assert isinstance(socket, Connection)
        assert socket._parser is None
        assert not hasattr(socket, "__dict__")
