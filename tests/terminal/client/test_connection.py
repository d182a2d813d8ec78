"""The line to a table: comes back where it was, and sends again what had no answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import pytest
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from palifico.terminal.client import connection as lines
from palifico.terminal.client.connection import Connection, ConnectionState
from palifico.terminal.client.messages import ServerMessage
from palifico.terminal.client.rest import Refused, Rest

HAND = {"type": "hand", "n": 7, "dice": [0], "free": 0}
Talk = Callable[[ServerConnection], Awaitable[None]]


class Listening:
    """A line in use: what was heard, and how it was."""

    def __init__(self, port: int, after: int | None = None) -> None:
        self.heard: list[ServerMessage] = []
        self.states: list[ConnectionState] = []
        self._rest = Rest(f"http://127.0.0.1:{port}", lang="en", cookie="secret")
        self.line = Connection(
            "t1",
            lang="en",
            find=self._find,
            on_message=self.heard.append,
            on_state=self.states.append,
            last_seen=lambda: after,
        )

    async def _find(self) -> Rest:
        return self._rest


@asynccontextmanager
async def talking(talk: Talk, **more: Any) -> AsyncIterator[int]:
    """A server that says what a test wants; gives its port."""
    server: Server
    async with serve(talk, "127.0.0.1", 0, **more) as server:
        yield next(iter(server.sockets)).getsockname()[1]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long here."""
    monkeypatch.setattr(lines, "BACKOFF_S", (0.01,))


def test_connection_it_comes_back_with_the_last_number_and_the_same_commands() -> None:
    paths: list[str] = []
    asked: list[Any] = []

    async def talk(socket: ServerConnection) -> None:
        assert socket.request is not None
        paths.append(socket.request.path)
        assert socket.request.headers["Cookie"] == "palifico=secret"
        await socket.send(json.dumps(HAND))
        asked.append(json.loads(await socket.recv()))
        if len(paths) > 1:
            await socket.send(json.dumps({"type": "ok", "id": asked[-1]["id"], "n": 9}))
            await socket.wait_closed()

    async def run() -> None:
        async with talking(talk) as port:
            listening = Listening(port, after=7)
            running = asyncio.create_task(listening.line.run())
            assert await listening.line.send("dudo", expect=7) == 9
            await listening.line.close()
            await running
        assert paths == ["/api/tables/t1/socket?lang=en&after=7"] * 2
        assert asked[0] == asked[1], "under the same id"
        names = [state.name for state in listening.states]
        assert names[:5] == ["connecting", "open", "waiting", "connecting", "open"]

    asyncio.run(asyncio.wait_for(run(), 20))


def test_refusal_is_an_answer() -> None:
    async def talk(socket: ServerConnection) -> None:
        await socket.send(json.dumps(HAND))
        asked = json.loads(await socket.recv())
        told = {"code": "bid.half", "about": {}, "why": "Too few.", "n": 7}
        await socket.send(json.dumps({"type": "err", "id": asked["id"], **told}))
        await socket.wait_closed()

    async def run() -> None:
        async with talking(talk) as port:
            listening = Listening(port)
            running = asyncio.create_task(listening.line.run())
            with pytest.raises(Refused, match="Too few"):
                await listening.line.send("bid", bid=[1, 2], expect=7)
            with pytest.raises(Refused, match="cannot be read"):
                await listening.line.send("kick", seat=-1)
            await listening.line.close()
            await running

    asyncio.run(asyncio.wait_for(run(), 20))


def test_connection_what_is_not_known_is_passed_over() -> None:
    async def talk(socket: ServerConnection) -> None:
        strange: list[Any] = [{"type": "fireworks"}, {"no": "type"}, [], HAND]
        for told in strange:
            await socket.send(json.dumps(told))
        await socket.send(b"\xff\xfe")
        await socket.wait_closed()

    async def run() -> None:
        async with talking(talk) as port:
            listening = Listening(port)
            running = asyncio.create_task(listening.line.run())
            while not listening.heard:
                await asyncio.sleep(0.01)
            await listening.line.close()
            await running
            assert len(listening.heard) == 1

    asyncio.run(asyncio.wait_for(run(), 20))


@pytest.mark.parametrize(
    ("status", "body", "why"),
    [(404, {"code": "table.unknown", "why": "No table."}, "No table."), (403, None, "not answer")],
)
def test_closed_door_is_left_alone(status: int, body: Any, why: str) -> None:
    async def talk(socket: ServerConnection) -> None:
        raise AssertionError("nobody comes in")

    def refuse(socket: ServerConnection, request: Request) -> Response:
        return socket.respond(HTTPStatus(status), json.dumps(body) if body else "no")

    async def run() -> None:
        async with talking(talk, process_request=refuse) as port:
            listening = Listening(port)
            await listening.line.run()
            last = listening.states[-1]
            assert last.name == "refused"
            assert why in last.why
            with pytest.raises(Refused):
                await listening.line.send("begin")

    asyncio.run(asyncio.wait_for(run(), 20))


def test_table_that_no_player_may_watch() -> None:
    async def talk(socket: ServerConnection) -> None:
        await socket.close(4001, "spectators.off")

    def answer(socket: ServerConnection, request: Request) -> Response | None:
        is_socket = request.path.startswith("/api/tables/t1/socket")
        return None if is_socket else socket.respond(HTTPStatus.OK, "{}")

    async def run() -> None:
        async with talking(talk, process_request=answer) as port:
            listening = Listening(port)
            await listening.line.run()
            assert listening.states[-1] == ConnectionState(
                "refused", why="Nobody may watch at this table."
            )

    asyncio.run(asyncio.wait_for(run(), 20))


def test_server_that_is_gone_is_tried_again_until_it_is_closed() -> None:
    async def run() -> None:
        listening = Listening(9)
        running = asyncio.create_task(listening.line.run())
        while [state.name for state in listening.states].count("waiting") < 3:
            await asyncio.sleep(0.01)
        waiting = asyncio.create_task(listening.line.send("begin"))
        await asyncio.sleep(0)
        await listening.line.close()
        await running
        with pytest.raises(Refused, match="does not answer"):
            await waiting

    asyncio.run(asyncio.wait_for(run(), 20))
