"""The example bots play whole games at a real server, and come back to it when it restarts."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import Client

from palifico.editions.boxes import IDS
from tests.docs.markdown import ROOT
from tests.server.process import ServerProcess, serving

PATIENCE = 60
SOCKET = ROOT / "examples" / "bot.py"
STREAM = ROOT / "examples" / "bot_stream.py"

pytestmark = pytest.mark.xdist_group("bot examples")


class Host:
    """Somebody with a browser, who makes bots and tables for them."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.client = Client(base_url=server.url, headers={"Origin": server.url}, trust_env=False)

    def __enter__(self) -> Host:
        self.post("/api/me", name="Ana")
        return self

    def __exit__(self, *error: object) -> None:
        self.client.close()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, **settings: Any) -> str:
        return str(self.post("/api/tables", pause_ms=0, **settings)["id"])

    def ask(self, table: str, key: str, **command: Any) -> None:
        self.post(f"/api/tables/{table}/commands", id=key, **command)

    def until(self, table: str, is_so: Callable[[Any], bool]) -> Any:
        """The table as soon as something is so."""
        late = time.monotonic() + PATIENCE
        while not is_so(shown := self.get(f"/api/tables/{table}")):
            assert time.monotonic() < late, shown
            time.sleep(0.05)
        return shown

    def begin(self, table: str) -> None:
        """Begin when everybody sits."""
        self.until(table, lambda shown: all(shown["seats"]))
        self.ask(table, "begin", type="begin")

    def over(self, table: str) -> Any:
        """The game of a table that is over, under its permanent link."""
        shown = self.until(table, lambda shown: shown["status"] == "over")
        return self.get(f"/api/games/{shown['chain']['game']}")

    @contextmanager
    def bots(self, table: str, *scripts: Path) -> Iterator[list[subprocess.Popen[str]]]:
        """Bots of mine, on the first seats."""
        with ExitStack() as stack:
            yield [
                stack.enter_context(bot_at(self.server, script, self.token(seat), table, seat))
                for seat, script in enumerate(scripts)
            ]

    def token(self, seat: int) -> str:
        """The token of a new bot."""
        return str(self.post("/api/me/bots", name=f"Bot {seat}")["token"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("data")) as process:
        yield process


def test_example_bots_it_is_a_complete_bot_in_under_forty_lines() -> None:
    assert len(SOCKET.read_text("utf-8").splitlines()) < 40


def test_whole_games_of_every_edition_and_one_with_a_built_in_bot(
    server: ServerProcess,
) -> None:
    wanted: list[dict[str, Any]] = [{"edition": edition, "seats": 2} for edition in IDS]
    wanted.append({"house": {"dice_each": 1}, "seats": 3})
    with ExitStack() as stack:
        games = [sit_down(stack, server, settings) for settings in wanted]
        for host, table, _ in games:
            host.begin(table)
        for host, table, bots in games:
            for bot in bots:
                out, _ = bot.communicate(timeout=PATIENCE)
                assert bot.returncode == 0, out
                assert "'type': 'err'" not in out
            over = host.over(table)
            kinds = [seat["person"]["kind"] for seat in over["seats"]]
            assert over["why"] == "won"
            assert kinds == ["bot", "bot", "house"][: len(kinds)]


def sit_down(
    stack: ExitStack, server: ServerProcess, settings: dict[str, Any]
) -> tuple[Host, str, list[subprocess.Popen[str]]]:
    """A table with two bots, and one of the house where there is a third seat."""
    host = stack.enter_context(Host(server))
    table = host.table(**settings)
    if settings["seats"] > 2:
        host.ask(table, "bot", type="seat_bot", seat=2, level="beginner")
    return host, table, stack.enter_context(host.bots(table, SOCKET, STREAM))


def test_bots_come_back_when_the_server_restarts(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Host(server) as host:
        table = host.table(seats=2, house={"dice_each": 3})
        with host.bots(table, SOCKET, STREAM) as bots:
            host.begin(table)
            host.until(table, lambda shown: shown["n"] > 12)
            assert server.stop()[0] == 0
            with serving(tmp_path, port=server.port):
                for bot in bots:
                    out, _ = bot.communicate(timeout=PATIENCE)
                    assert bot.returncode == 0, out
                assert host.over(table)["why"] == "won"


@pytest.mark.parametrize("script", [SOCKET, STREAM])
def test_wrong_token_is_told(server: ServerProcess, script: Path) -> None:
    with bot_at(server, script, "pal_wrong", "nowhere", 0) as bot:
        out, _ = bot.communicate(timeout=PATIENCE)
        assert bot.returncode == 1
        assert "401" in out


@contextmanager
def bot_at(
    server: ServerProcess, script: Path, token: str, table: str, seat: int
) -> Iterator[subprocess.Popen[str]]:
    """A bot in a process of its own, which is not left behind."""
    argv = [sys.executable, str(script), server.url, token, table, str(seat)]
    direct = {**os.environ, "NO_PROXY": "*", "no_proxy": "*"}
    pipe, same = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(argv, stdout=pipe, stderr=same, text=True, env=direct) as bot:
        try:
            yield bot
        finally:
            bot.kill()
