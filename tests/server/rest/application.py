"""The REST application over a real SQLite store, in this process; people are clients."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from httpx import ASGITransport, AsyncClient, Response
from litestar import Litestar

from palifico.server.auth.passwords import Passwords
from palifico.server.core.rate_limits import RATE_LIMITS, RateLimited
from palifico.server.rest.app import RestSettings, build_app
from palifico.store import open_store
from palifico.store.base import Store
from tests.server.harness import START, TestServer

HOST = "http://table.example"
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self, now: int = START) -> None:
        self.ms = now

    def __call__(self) -> int:
        return self.ms


@dataclass
class Rest:
    """The application, what lies behind it, and clients of it."""

    app: Litestar
    house: TestServer
    store: Store

    def wait(self, ms: int) -> None:
        """Set the clock on; nothing that falls due meanwhile is done."""
        self.house.timers._now += ms

    def client(
        self, *, address: str = "192.0.2.1", headers: Mapping[str, str] | None = None
    ) -> AsyncClient:
        """A browser of its own, which sends the origin that browsers send."""
        app: Any = self.app
        transport = ASGITransport(app, raise_app_exceptions=False, client=(address, 50_000))
        sent = {"Origin": HOST} if headers is None else dict(headers)
        return AsyncClient(transport=transport, base_url=HOST, headers=sent)

    def script(self, token: str) -> AsyncClient:
        """A program with a token, which sends no origin."""
        return self.client(headers={"Authorization": f"Bearer {token}"})

    async def guest(self, name: str = "Ana", **more: str) -> AsyncClient:
        """The browser of a new guest."""
        client = self.client()
        answer = await client.post("/api/me", json={"name": name, **more})
        assert answer.status_code == 201, answer.text
        return client

    async def person(self, login: str, password: str = "correct horse") -> AsyncClient:
        """The browser of somebody who has registered."""
        client = await self.guest(login.title())
        wish = {"login": login, "password": password}
        answer = await client.post("/api/me/register", json=wish)
        assert answer.status_code == 200, answer.text
        return client


@asynccontextmanager
async def rest(
    folder: Path, *, rates: Mapping[RateLimited, str] = RATE_LIMITS, **settings: Any
) -> AsyncIterator[Rest]:
    """An application with an empty database in a folder."""
    store = await open_store(f"sqlite:///{folder / 'palifico.db'}")
    try:
        house = await TestServer(store).open()
        passwords = Passwords(house.source, hasher=CHEAP)
        app = build_app(
            store=store,
            identity=house.identity,
            tables=house.tables,
            settings=RestSettings(rates=rates, passwords=passwords, **settings),
        )
        yield Rest(app, house, store)
    finally:
        await store.close()


def problem(answer: Response, status: int, code: str) -> dict[str, Any]:
    """The problem that was answered, which has the one shape of all."""
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found.get("code")) == (status, code), answer.text
    assert found.keys() >= {"code", "about", "why"}
    assert found["why"].strip()
    return found
