"""The REST application, made once and put before whichever house is open; and how to ask it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from palifico.server.core.rate_limits import RATE_LIMITS
from palifico.server.ops.health import Health, health_routes
from palifico.server.ops.metrics import Metrics
from palifico.server.rest.app import RestSettings, build_app
from palifico.server.rest.middleware import count_responses
from tests.server.harness import TestServer

OFTEN = "1000000/second"
STILL = (
    *("/events", "/editions", "/phrases", "/verifier.py", "/key", "/dice.svg"),
    *("/editions/{edition:str}", "/rules", "/rules/compare"),
)
"""What is heard in another way, or is the same whatever happens at a table."""
PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")


class Late:
    """Stands for a part of whichever house is open when it is asked."""

    def __init__(self, find: Callable[[], Any]) -> None:
        self._find = find

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._find(), name)

        def later(*args: Any, **more: Any) -> Any:
            return getattr(self._find(), name)(*args, **more)

        return later if callable(value) else value


class Answer(NamedTuple):
    """What came back, as bytes: the status, the headers and the body."""

    status: int
    whole: bytes


class Front:
    """All routes of the server. `stand` puts it before a house."""

    house: TestServer
    metrics: Metrics

    def stand(self, house: TestServer, metrics: Metrics) -> None:
        """From now on this house is asked."""
        if "app" not in vars(self):
            # Making the application draws from the source of a house: let it be nobody's.
            self.house, self.metrics = TestServer(seed="front"), metrics
            assert self.app
        self.house, self.metrics = house, metrics

    @cached_property
    def app(self) -> Any:
        """The application; a house must be there."""
        store: Any = Late(lambda: self.house.store)
        tables: Any = Late(lambda: self.house.tables)
        identity: Any = Late(lambda: self.house.identity)
        metrics: Any = Late(lambda: self.metrics)
        health = Health(store, now=identity.now)
        return build_app(
            store=store,
            identity=identity,
            tables=tables,
            settings=RestSettings(rates=dict.fromkeys(RATE_LIMITS, OFTEN)),
            routers=health_routes(health, metrics, shown_to="all"),
        )

    def paths(self, values: Mapping[str, str]) -> Iterator[str]:
        """Every address that can be read, with these values for what stands in braces.

        A route that asks for something else has to be thought of: KeyError.
        """
        for route in self.app.routes:
            is_live = route.path.startswith("/api/") or route.path == "/metrics"
            if is_live and "GET" in route.methods and not route.path.endswith(STILL):
                yield PARAMETER.sub(lambda found: values[found[1]], route.path)

    async def ask(
        self, method: str, path: str, *, token: str | None, body: bytes = b"", lang: str = "en"
    ) -> Answer:
        """Ask for something and wait for the whole answer."""
        exchange = Exchange(body)
        scope = _scope(method, path, token, lang, body)
        await count_responses(self.app, self.metrics.http_response)(
            scope, exchange.receive, exchange.send
        )
        return Answer(exchange.status, bytes(exchange.whole))

    def hear(self, path: str, *, token: str | None, told: Callable[[bytes], None]) -> Stream:
        """Open a stream of lines."""
        return Stream(self.app, _scope("GET", path, token, "en", b""), told)


class Exchange:
    """One request and what is sent back."""

    def __init__(self, body: bytes = b"") -> None:
        self.status = 0
        self.whole = bytearray()
        self.gone = asyncio.Event()
        self._body: bytes | None = body

    async def receive(self) -> dict[str, Any]:
        """The request, once; then nothing until the asker goes."""
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        """Keep what is sent."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            lines = [name + b": " + value for name, value in message["headers"]]
            self.whole += b"\n".join([str(self.status).encode(), *lines, b"", b""])
        else:
            self.whole += message.get("body", b"")


class Stream(Exchange):
    """A stream of lines, heard as it comes."""

    def __init__(self, app: Any, scope: dict[str, Any], told: Callable[[bytes], None]) -> None:
        super().__init__()
        self._told = told
        self._task = asyncio.ensure_future(app(scope, self.receive, self.send))

    async def send(self, message: dict[str, Any]) -> None:
        """Pass on what is sent."""
        await super().send(message)
        if self.whole:
            self._told(bytes(self.whole))
            self.whole.clear()

    async def close(self) -> None:
        """Go away."""
        self.gone.set()
        await self._task


def _scope(method: str, path: str, token: str | None, lang: str, body: bytes) -> dict[str, Any]:
    parts = urlsplit(path)
    headers = [(b"host", b"table.example"), (b"accept-language", lang.encode())]
    if token is not None:
        headers.append((b"authorization", b"Bearer " + token.encode()))
    if body:
        headers.append((b"content-type", b"application/json"))
        headers.append((b"content-length", str(len(body)).encode()))
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 50_000),
        "server": ("table.example", 80),
        "state": {},
    }
