"""A real server with low limits, honest people who play on it, and strangers."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from httpx import AsyncClient, AsyncHTTPTransport

from tests.crash.client import Client
from tests.crash.tables import QUICK, LoadTable, Rules, gather
from tests.crash.transcript import Transcript
from tests.hostile.raw_client import Raw, handshake, raw
from tests.server.process import PALIFICO, surroundings

LIMITS = (
    *("--max-sockets-address", "40", "--max-sockets-account", "8", "--max-sockets", "120"),
    *("--guests-per-hour", "5000", "--log-level", "warning", "--log-format", "json"),
)
CONTROL = Rules(
    QUICK
    | {"edition": "paco", "options": {"calza": True}, "seats": 2, "window_ms": 20}
    | {"house": {"dice_each": 2}},
    people=2,
)
"""Short games, one after the other."""
ENOUGH = 8
"""So many confirmed actions show that a table plays on."""
MEMORY = 48 * 1024 * 1024
"""So much more may a server hold after an attack than before."""
_addresses = count(1)


def new_address() -> str:
    """An address of the loopback network that nobody has come from yet."""
    number = next(_addresses)
    return f"127.1.{number // 250}.{number % 250 + 1}"


@dataclass
class Server:
    """A server of which only its address, its memory and its complaints are known."""

    pid: int
    url: str
    log: Path

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    def memory(self) -> int:
        """Bytes of memory that it really has."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text("utf-8").split()[1])
        return pages * 4096

    def complaints(self) -> list[str]:
        """What it has logged as an error, or printed."""
        lines = self.log.read_text("utf-8").splitlines()
        return [one for one in lines if not one.startswith("{") or _is_error(json.loads(one))]


@contextmanager
def low_limits(data: Path, *more: str) -> Iterator[Server]:
    """A server with low limits; it stops as it should in the end, and has complained of nothing."""
    argv = [*PALIFICO, "--data", str(data), "--port", "0", *LIMITS, *more]
    log = data / "server.log"
    with (
        log.open("wb") as written,
        subprocess.Popen(
            argv, stdout=subprocess.PIPE, stderr=written, text=True, env=surroundings()
        ) as popen,
    ):
        try:
            assert popen.stdout is not None
            found = re.search(r"http://\S+", popen.stdout.readline())
            assert found is not None, log.read_text("utf-8")
            server = Server(popen.pid, found[0], log)
            yield server
            popen.terminate()
            assert popen.wait(60) == 0
            assert server.complaints() == []
        finally:
            if popen.poll() is None:
                popen.kill()


def _is_error(line: dict[str, Any]) -> bool:
    return line["level"] in ("error", "critical")


@dataclass
class Guest:
    """A stranger with an account, at an address of their own."""

    port: int
    address: str
    account: str
    cookie: str

    @asynccontextmanager
    async def socket(self, table: str, *more: str, **how: Any) -> AsyncIterator[Raw]:
        """A socket at a table."""
        async with raw(self.port, address=self.address, **how) as one:
            path = f"/api/tables/{table}/socket"
            await one.ask(handshake(path, f"Cookie: {self.cookie}", *more))
            yield one

    def browser(self, **headers: str) -> AsyncClient:
        """The same person over plain HTTP."""
        return AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            headers={"Cookie": self.cookie, "Origin": f"http://127.0.0.1:{self.port}", **headers},
            transport=AsyncHTTPTransport(local_address=self.address),
            timeout=60,
        )

    async def table(self, **settings: Any) -> str:
        """A table of their own."""
        async with self.browser() as browser:
            made = await browser.post("/api/tables", json=settings)
            made.raise_for_status()
            return str(made.json()["id"])


async def guest(port: int, address: str | None = None) -> Guest:
    """Somebody new."""
    one = Guest(port, address or new_address(), "", "")
    async with one.browser() as browser:
        me = await browser.post("/api/me", json={})
        me.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in me.cookies.items())
    return Guest(port, one.address, me.json()["id"], cookie)


@dataclass
class Control:
    """Two honest people at a table; whatever else happens, they play on undisturbed."""

    told: Transcript
    party: LoadTable

    async def plays_on(self) -> None:
        """See that it goes on from here, and that nothing was wrong so far."""
        until = self.told.confirmed + ENOUGH
        async with asyncio.timeout(60):
            while self.told.confirmed < until:
                await asyncio.sleep(0.01)
        self.told.must_fit()
        assert self.told.resumes == 0, "an honest socket was closed"
        assert self.told.codes.keys() <= {"ok", "seq.stale", "call.outranked"}


@asynccontextmanager
async def control(server: Server) -> AsyncIterator[Control]:
    """A table that plays meanwhile; it must play before and after, and the server stay small."""
    told = Transcript()
    party = await gather(server.url, CONTROL, Random(1))
    clients = [Client(server.url, party, seat, told) for seat in range(CONTROL.people)]
    tasks = [asyncio.ensure_future(client.play()) for client in clients]
    one = Control(told, party)
    try:
        await one.plays_on()
        before = server.memory()
        yield one
        await one.plays_on()
        assert server.memory() - before < MEMORY
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
