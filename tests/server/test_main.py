"""`palifico serve` as people run it: a real process, its port, its signals, its last words."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient
from uvicorn import Config
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from palifico.cli.commands.serve import _welcome
from palifico.errors import Fault
from palifico.server.core import addresses
from palifico.server.core.addresses import lan_url, listen, qr_code, url_of
from palifico.server.core.config import read_settings
from palifico.server.main import GracefulServer, _give_up
from palifico.words import LANGS, fault_sentence, message
from tests.server.process import PALIFICO, ServerProcess, serving, surroundings


async def table(browser: AsyncClient) -> str:
    """A table made by a new guest, who keeps their cookie."""
    (await browser.post("/api/me", json={})).raise_for_status()
    made = await browser.post("/api/tables", json={"edition": "paco"})
    made.raise_for_status()
    return str(made.json()["id"])


def at(server: ServerProcess, id_: str, browser: AsyncClient, after: int | None = None) -> connect:
    """A socket at a table."""
    asked = "" if after is None else f"?after={after}"
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    return connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{id_}/socket{asked}",
        additional_headers={"Cookie": cookie},
        origin=server.url,  # type: ignore[arg-type]
        proxy=None,
    )


async def heard(client: ClientConnection) -> list[dict[str, Any]]:
    """Everything until the server closes."""
    said = []
    async with asyncio.timeout(30):
        with suppress(ConnectionClosed):
            while True:
                said.append(json.loads(await client.recv()))
    return said


async def lines(browser: AsyncClient, id_: str) -> list[dict[str, Any]]:
    """Everything on a stream of lines until the server ends it."""
    async with browser.stream("GET", f"/api/tables/{id_}/events", timeout=30) as stream:
        return [json.loads(line) async for line in stream.aiter_lines() if line]


@pytest.mark.asyncio
async def test_stop_and_a_new_start(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with AsyncClient(base_url=server.url, headers={"Origin": server.url}) as browser:
            assert (await browser.get("/healthz")).text == "ok\n"
            assert (await browser.get("/readyz")).text == "ok\n"
            id_ = await table(browser)
            async with at(server, id_, browser) as client:
                welcome = json.loads(await client.recv())
                assert (welcome["type"], welcome["snapshot"]) == ("welcome", True)
                told = (await browser.get("/metrics")).text
                assert "palifico_sockets 1.0" in told
                assert 'palifico_tables{status="gathering"} 1.0' in told
                stream = asyncio.ensure_future(lines(browser, id_))
                await asyncio.sleep(0.2)
                status, err = await asyncio.to_thread(server.stop)
                last = (await heard(client))[-1]
                assert last == {"type": "bye", "again_ms": 0}
                assert client.close_code == 1012
                assert (await stream)[-1] == {"type": "bye", "again_ms": 0}
        assert status == 0
        assert [json.loads(line)["event"] for line in err.splitlines()] == [
            *("serving", "stopping", "stopped"),
        ]
    with serving(tmp_path) as server:
        async with at(server, id_, browser, after=welcome["n"]) as client:
            again = json.loads(await client.recv())
            assert again == {**welcome, "snapshot": False, "now": again["now"]}
        assert server.stop(signal.SIGINT)[0] == 0
    assert {path.name for path in tmp_path.iterdir()} >= {"sealing.key", "signing.key"}


def test_port_that_is_taken(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as other:
        port = str(other.getsockname()[1])
        ran = subprocess.run(
            [*PALIFICO, "--data", str(tmp_path), "--port", port],
            capture_output=True,
            text=True,
            env=surroundings(),
            timeout=60,
            check=False,
        )
    sentence = fault_sentence("en", Fault("serve.taken", port=port))
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"{sentence}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid", "\0"])
def test_address_that_is_not_ours(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if host.endswith("invalid"):
        monkeypatch.setattr(socket, "getaddrinfo", _unknown)
    with pytest.raises(Fault, match=r"serve\.address"):
        listen(host, 0)


def _unknown(*_: object, **__: object) -> None:
    raise socket.gaierror(-2, "Name or service not known")


def test_main_where_it_is() -> None:
    with listen("0.0.0.0", 0) as everywhere, listen("127.0.0.1", 0) as here:
        port = everywhere.getsockname()[1]
        assert url_of(everywhere) == f"http://127.0.0.1:{port}"
        outside = lan_url(everywhere)
        assert outside is None or outside.endswith(f":{port}")
        assert lan_url(here) == url_of(here)


def test_machine_in_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "TEST_NET", ("not an address", 9))
    with listen("0.0.0.0", 0) as everywhere:
        assert lan_url(everywhere) is None


def test_code_for_phones_is_plain_text_and_square() -> None:
    drawn = qr_code("http://192.168.178.43:8000").splitlines()
    assert set("".join(drawn)) == set(" █▀▄")
    widths = {len(line) for line in drawn}
    assert widths == {33}
    assert len(drawn) == 17


class Screen(io.TextIOWrapper):
    """Standard output in an encoding, to be read."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding, errors="replace")

    @property
    def text(self) -> str:
        """What was printed."""
        self.flush()
        data = self.buffer.getvalue()  # type: ignore[attr-defined]
        return str(data.decode(self.encoding))


def welcomed(
    lang: str, monkeypatch: pytest.MonkeyPatch, *, encoding: str = "utf-8", **given: str
) -> str:
    """What is printed when the server is ready."""
    screen = Screen(encoding)
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(addresses, "lan_url", lambda _: "http://192.0.2.9:8000")
    with listen("127.0.0.1", 0) as listening:
        _welcome(read_settings(given, {}), lang, listening)
        return screen.text.replace(url_of(listening), "URL")


@pytest.mark.parametrize("lang", LANGS)
def test_welcome(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, last = message(lang, "serve-ready", {"url": "URL"}), message(lang, "serve-stop", {})
    assert welcomed(lang, monkeypatch) == f"{first}\n{last}\n"
    outside = message(lang, "serve-outside", {"url": "http://192.0.2.9:8000"})
    drawn = qr_code("http://192.0.2.9:8000")
    assert welcomed(lang, monkeypatch, lan="yes") == f"{first}\n{outside}\n{drawn}\n{last}\n"


def test_welcome_on_a_screen_without_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    said = welcomed("en", monkeypatch, encoding="ascii", lan="yes")
    assert "http://192.0.2.9:8000" in said
    assert "?" not in said


def test_public_address_is_for_phones_too(monkeypatch: pytest.MonkeyPatch) -> None:
    said = welcomed("en", monkeypatch, public_url="https://perudo.example")
    assert qr_code("https://perudo.example") in said


def test_welcome_in_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen("utf-8")
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(addresses, "lan_url", lambda _: None)
    with listen("127.0.0.1", 0) as listening:
        _welcome(read_settings({"lan": "yes"}, {}), "en", listening)
    assert message("en", "serve-no-lan", {}) in screen.text


def house_server(stop: Callable[[], Awaitable[None]]) -> GracefulServer:
    """A server with nothing in it."""
    config = Config(nothing, log_config=None, lifespan="off", timeout_graceful_shutdown=1)
    server = GracefulServer(config, limit=600, ready=lambda: None, stop=stop)
    server.servers = []
    return server


async def nothing(*_: object) -> None:
    """Do nothing."""


def test_main_to_be_asked_twice_by_the_keyboard_is_to_be_in_a_hurry() -> None:
    server = house_server(nothing)
    server.handle_exit(signal.SIGTERM, None)
    server.handle_exit(signal.SIGTERM, None)
    assert (server.should_exit, server.force_exit) == (True, False)
    server.handle_exit(signal.SIGINT, None)
    assert server.force_exit
    server.done()


@pytest.mark.asyncio
async def test_server_that_cannot_close_still_ends() -> None:
    stopped = list[bool]()

    async def stop() -> None:
        stopped.append(True)
        raise OSError("disk full")

    server = house_server(stop)
    server.force_exit = True
    await server.shutdown()
    assert stopped == [True]


def test_last_resort(monkeypatch: pytest.MonkeyPatch) -> None:
    left = list[int]()
    monkeypatch.setattr(os, "_exit", left.append)
    _give_up()
    assert left == [1]
