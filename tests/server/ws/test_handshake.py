"""The handshake: who may come in, and what the others are told."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from palifico.words import LANGS, message
from tests.server.ws.harness import PATH, TABLE, Served, request, served, until

REFUSED = {
    "another path": ("/api/tables", {}, 404, "route.unknown"),
    "longer path": (f"{PATH}/x", {}, 404, "route.unknown"),
    "unknown table": ("/api/tables/1111111111111111/socket", {}, 404, "table.unknown"),
    "after no number": (f"{PATH}?after=x", {}, 400, "socket.after"),
    "after below nothing": (f"{PATH}?after=-1", {}, 400, "socket.after"),
    "after huge": (f"{PATH}?after=9999999999", {}, 400, "socket.after"),
    "after twice": (f"{PATH}?after=1&after=2", {}, 400, "socket.after"),
    "after empty": (f"{PATH}?after=", {}, 400, "socket.after"),
    "as a player": (f"{PATH}?as=player", {}, 400, "socket.as"),
    "as nothing": (f"{PATH}?as=", {}, 400, "socket.as"),
    "as twice": (f"{PATH}?as=spectator&as=spectator", {}, 400, "socket.as"),
    "endless fields": (f"{PATH}?{'&'.join('x=1' for _ in range(50))}", {}, 400, "socket.after"),
    "other page": (PATH, {"Origin": "http://evil.example"}, 403, "auth.origin"),
    "other port": (PATH, {"Origin": "http://127.0.0.1:1"}, 403, "auth.origin"),
    "no origin at all": (PATH, {"Origin": "null"}, 403, "auth.origin"),
    "bad token": (PATH, {"Authorization": "nonsense"}, 401, "auth.invalid"),
    "crash": (PATH, {"Authorization": "crash"}, 500, "socket.failed"),
}


async def refusal(server: Served, path: str, headers: dict[str, str]) -> tuple[int, Any]:
    """The status and body with which a client is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await server.connect(path, additional_headers=headers)
    response = refused.value.response
    assert response.headers["Content-Type"] == "application/json"
    return response.status_code, json.loads(response.body or b"")


async def answer(server: Served, sent: bytes, *, is_json: bool = True) -> tuple[bytes, Any]:
    """The first line and the body of the answer to some bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    async with asyncio.timeout(10):
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return head.partition(b"\r\n")[0], json.loads(body) if is_json else body


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", REFUSED)
async def test_refusal_is_the_error_that_every_request_gets(kind: str) -> None:
    path, headers, status, code = REFUSED[kind]
    async with served() as server:
        found, body = await refusal(server, path, headers)
        assert (found, body["code"]) == (status, code)
        assert set(body) == {"code", "about", "why"}
        assert body["why"]
        await until(lambda: not server.state.connections)
        assert server.endpoint.connection_limits.total == 0
        assert server.notes.here == []


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", LANGS)
async def test_sentence_is_in_the_language_asked_for(lang: str) -> None:
    why = message(lang, "fault-socket-after", {"given": "x"})
    async with served() as server:
        _, body = await refusal(server, f"{PATH}?after=x&lang={lang}", {"Accept-Language": "en"})
        assert body["why"] == why
        _, body = await refusal(server, f"{PATH}?after=x", {"Accept-Language": f"xx, {lang}-XX"})
        assert body["why"] == why


@pytest.mark.asyncio
async def test_our_own_page_and_allowed_ones_come_in() -> None:
    async with served(origins={"https://perudo.example"}) as server:
        own = f"http://127.0.0.1:{server.port}"
        for origin in (own, own.upper().replace("HTTP", "http"), "https://Perudo.example"):
            async with server.connect(origin=origin) as client:
                await client.recv()


@pytest.mark.asyncio
async def test_handshake_who_comes_is_told_to_the_door() -> None:
    headers = {"Cookie": "palifico=abc", "Authorization": "Bearer xyz"}
    async with served() as server, server.connect(additional_headers=headers) as client:
        await client.recv()
        (asked,) = server.notes.asked
        assert (asked.cookie, asked.authorization) == ("palifico=abc", "Bearer xyz")
        assert (asked.table, asked.after, asked.lang) == (TABLE, None, "en")
        account = server.notes.here[0].account
        assert account is not None
        assert account.id == "Bearer xyz"


@pytest.mark.asyncio
async def test_handshake_page_offers_a_token_as_a_subprotocol() -> None:
    offered: Any = ["palifico.token", "pal_abc"]
    async with served() as server, server.connect(subprotocols=offered) as client:
        await client.recv()
        assert client.subprotocol == "palifico.token"
        assert server.notes.asked[0].authorization == "Bearer pal_abc"
    async with (
        served() as server,
        server.connect(f"{PATH}?as=spectator", subprotocols=offered) as client,
    ):
        await client.recv()
        assert server.notes.asked[0].authorization is None


@pytest.mark.asyncio
async def test_handshake_spectator_brings_no_credentials_of_a_seat() -> None:
    headers = {"Cookie": "palifico=abc", "Authorization": "Bearer xyz"}
    path = f"{PATH}?as=spectator"
    async with served() as server, server.connect(path, additional_headers=headers) as client:
        await client.recv()
        (asked,) = server.notes.asked
        assert (asked.cookie, asked.authorization) == (None, None)
        assert server.notes.here[0].account is None


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("after", "code", "gone"), [(403, 4001, 0), (503, 1012, 0), (500, 1011, 1)]
)
async def test_table_may_refuse_at_the_last_moment(after: int, code: int, gone: int) -> None:
    async with served() as server:
        client = await server.connect(f"{PATH}?after={after}")
        with pytest.raises(ConnectionClosed):
            await client.recv()
        assert client.close_code == code
        await until(lambda: server.endpoint.connection_limits.total == 0)
        assert len(server.notes.gone_from) == gone


@pytest.mark.asyncio
async def test_handshake_does_not_take_for_ever() -> None:
    async with served(handshake_timeout_s=0.01) as server:
        server.notes.may_open.clear()
        status, body = await refusal(server, PATH, {})
        assert (status, body["code"]) == (503, "socket.slow")
        assert server.endpoint.handshakes == set()
        assert server.endpoint.connection_limits.total == 0


@pytest.mark.asyncio
async def test_handshake_only_so_many_handshakes_at_once() -> None:
    async with served(max_handshakes=1) as server:
        server.notes.may_open.clear()
        first = asyncio.ensure_future(_connected(server))
        await until(lambda: server.endpoint.handshakes)
        status, body = await refusal(server, PATH, {})
        assert (status, body["code"]) == (503, "socket.full")
        server.notes.may_open.set()
        assert await first
        assert server.endpoint.handshakes == set()


async def _connected(server: Served) -> bool:
    async with server.connect() as client:
        return bool(await client.recv())


@pytest.mark.asyncio
async def test_handshake_who_leaves_before_the_answer_is_forgotten() -> None:
    async with served() as server:
        server.notes.may_open.clear()
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request())
        await until(lambda: server.endpoint.handshakes)
        server.shut_down()
        await until(lambda: not server.endpoint.handshakes)
        assert server.endpoint.connection_limits.total == 0
        writer.close()


@pytest.mark.asyncio
async def test_limits_on_sockets() -> None:
    async with served(most=3, of_address=2, of_account=1) as server:
        ana = {"Authorization": "ana"}
        async with server.connect(additional_headers=ana) as client:
            await client.recv()
            status, body = await refusal(server, PATH, ana)
            assert (status, body["code"], body["about"]) == (429, "socket.many", {"most": 1})
            async with server.connect() as other:
                await other.recv()
                status, body = await refusal(server, PATH, {})
                assert (status, body["code"], body["about"]) == (429, "socket.many", {"most": 2})
        await until(lambda: server.endpoint.connection_limits.total == 0)
        async with server.connect(additional_headers=ana) as client:
            await client.recv()


@pytest.mark.asyncio
async def test_server_can_be_full() -> None:
    async with served(most=1) as server, server.connect() as client:
        await client.recv()
        status, body = await refusal(server, PATH, {})
        assert (status, body["code"]) == (503, "socket.full")


@pytest.mark.asyncio
async def test_address_in_a_header_counts_for_nothing() -> None:
    async with served(of_address=1) as server, server.connect() as client:
        await client.recv()
        assert (await refusal(server, PATH, {"X-Forwarded-For": "198.51.100.1"}))[0] == 429


@pytest.mark.asyncio
async def test_handshake_unless_it_comes_from_a_trusted_proxy() -> None:
    one = {"X-Forwarded-For": "203.0.113.1, 198.51.100.1"}
    other = {"X-Forwarded-For": "198.51.100.1, 203.0.113.1"}
    async with (
        served(of_address=1, proxy_header="X-Forwarded-For") as server,
        server.connect(additional_headers=one) as client,
        server.connect(additional_headers=other) as another,
    ):
        await client.recv()
        await another.recv()
        assert (await refusal(server, PATH, one))[0] == 429


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "sent",
    [
        request(key=""),
        request(key="short"),
        request(Sec_WebSocket_Version="12"),
        request().replace(b"GET", b"POST"),
        request(**{f"X-{n}": "x" for n in range(200)}),
    ],
    ids=["no key", "bad key", "bad version", "not GET", "too many headers"],
)
async def test_handshake_what_is_no_handshake(sent: bytes) -> None:
    async with served() as server:
        line, body = await answer(server, sent)
        assert line == b"HTTP/1.1 400 Bad Request"
        assert body["code"] == "socket.handshake"
        assert server.endpoint.connection_limits.total == 0


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["%FF%C3", "\x85", "%00", "\x7f"])
async def test_path_that_is_no_text(path: str) -> None:
    async with served() as server:
        line, _ = await answer(server, request(PATH + path), is_json=False)
        assert line.startswith(b"HTTP/1.1 40")


@pytest.mark.asyncio
async def test_headers_that_are_no_text() -> None:
    sent = request(Authorization="X", Accept_Language="X", Cookie="X", Origin="X")
    async with served() as server:
        line, body = await answer(server, sent.replace(b" X", b" \xff\xc3"))
        assert (line, body["code"]) == (b"HTTP/1.1 403 Forbidden", "auth.origin")


@pytest.mark.asyncio
async def test_handshake_who_goes_on_before_the_answer_is_dropped() -> None:
    async with served() as server:
        server.notes.may_open.clear()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request())
        await until(lambda: server.endpoint.handshakes)
        (knocker,) = server.state.connections
        knocker.data_received(b"more")
        assert await reader.read() == b""
        await until(lambda: not server.endpoint.handshakes)
        writer.close()
