"""The server as a process that can be killed and started again at the same address."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
"""Seconds after which something hangs. Nothing is measured by it."""


class Server:
    """One server after the other on one port and one database. `data` holds its keys and log."""

    def __init__(self, nursery: Process, data: Path, database: str, port: int) -> None:
        self.port = port
        self.data = data
        self.database = database
        self.log = data / "server.log"
        self.pid = 0
        self.planted = ""
        self._nursery = nursery

    @property
    def settings(self) -> dict[str, str]:
        """How it is set up: wide limits, since all clients come from one address."""
        return {
            "port": str(self.port),
            "data": str(self.data),
            "database": self.database,
            "keys": str(self.data),
            "guests_per_hour": "100000",
            "max_sockets_address": "10000",
            "log_format": "json",
            "log_level": "warning",
        }

    async def start(self) -> None:
        """Begin to start; `ready` waits for the end of it."""
        assert self._nursery.stdin is not None
        given = {**self.settings, "log": str(self.log), "planted": self.planted}
        self._nursery.stdin.write(json.dumps(given).encode() + b"\n")
        self.pid = await self._said("born")

    async def ready(self) -> None:
        """Wait until it answers."""
        assert await self._said("ready") == self.pid

    async def kill(self) -> None:
        """End it at once, and see that it is gone."""
        os.kill(self.pid, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                await asyncio.sleep(0.001)

    async def stop(self) -> None:
        """Ask it to stop, and see that it ends as it should."""
        os.kill(self.pid, signal.SIGTERM)
        assert await self._said("stopped") == self.pid

    def errors(self) -> list[dict[str, Any]]:
        """What it has logged as an error so far."""
        lines = self.log.read_text("utf-8").splitlines() if self.log.exists() else []
        found = [json.loads(line) for line in lines if line.startswith("{")]
        unread = [{"event": line} for line in lines if not line.startswith("{")]
        return [one for one in found if one.get("level") == "error"] + unread

    async def _said(self, word: str) -> int:
        """Wait for a word of this server, or of one that is about to be born."""
        assert self._nursery.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                said = (await self._nursery.stdout.readline()).decode().split()
                assert said, "the nursery has ended"
                if said[0] == "ended" and int(said[1]) == self.pid:
                    raise AssertionError(
                        f"the server did not start: {self.log.read_text()[-2000:]}"
                    )
                if said[0] == word:
                    return int(said[1])


@asynccontextmanager
async def nursery() -> AsyncIterator[Process]:
    """Where servers come from. None is left when it closes."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.crash.fork_server"), stdin=PIPE, stdout=PIPE, cwd=ROOT
    )
    try:
        yield process
    finally:
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
            await process.stdin.wait_closed()
        await process.wait()


@asynccontextmanager
async def one_port() -> AsyncIterator[int]:
    """A port that nobody else is given while its server is down."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]
