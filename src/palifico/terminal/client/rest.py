"""REST client: JSON requests to one server, with the guest's cookie."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from ipaddress import ip_address
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

from palifico.words import message

COOKIE: Final = "palifico"
TIMEOUT_S: Final = 15
MAX_BODY_BYTES: Final = 20_000_000


class Refused(Exception):
    """The server refused, or did not answer (status 0): a code, and a sentence for players."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why)
        self.status, self.code, self.why = status, code, why


class Rest:
    """One server, as one guest."""

    def __init__(self, base: str, *, lang: str, cookie: str | None = None) -> None:
        self.base, self.lang, self.cookie = base.rstrip("/"), lang, cookie
        self._opener = _opener(self.base)

    def headers(self) -> dict[str, str]:
        """Return the headers that identify the guest, for a WebSocket too."""
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    async def get(self, path: str) -> Any:
        """GET a JSON value. Raises Refused."""
        return await asyncio.to_thread(self._request, "GET", path, None, "")

    async def post(self, path: str, body: Any, *, key: str = "") -> Any:
        """POST a JSON value; `key` is the idempotency key. Raises Refused."""
        return await asyncio.to_thread(self._request, "POST", path, body, key)

    async def patch(self, path: str, body: Any) -> Any:
        """PATCH a resource. Raises Refused."""
        return await asyncio.to_thread(self._request, "PATCH", path, body, "")

    async def become(self, name: str | None, *, usual: str | None = None) -> str:
        """Become the guest that the cookie names, or a new one; return the name."""
        new = name or usual
        me = await self.post("/api/me", {} if new is None else {"name": new})
        if name is not None and me["name"] != name:
            me = await self.patch("/api/me", {"name": name})
        return str(me["name"])

    def _request(self, method: str, path: str, body: Any, key: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers(), "Origin": self.base, "Accept": "application/json"}
        headers |= {"Content-Type": "application/json"} if data is not None else {}
        headers |= {"Idempotency-Key": key} if key else {}
        address = (
            f"{self.base}{quote(path, safe='/?=&')}{'&' if '?' in path else '?'}lang={self.lang}"
        )
        try:
            request = Request(address, data, headers, method=method)
            with self._opener.open(request, timeout=TIMEOUT_S) as answer:
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                return json.loads(answer.read(MAX_BODY_BYTES))
        except HTTPError as error:
            raise self._refused(error) from None
        except (OSError, HTTPException, ValueError):
            raise unreachable(self.lang) from None

    def _refused(self, error: HTTPError) -> Refused:
        with error:
            try:
                problem = json.loads(error.read(MAX_BODY_BYTES))
                return Refused(error.code, str(problem["code"]), str(problem["why"]))
            except (OSError, ValueError, KeyError, TypeError):
                return Refused(error.code, "server.error", message(self.lang, "common-failed", {}))

    def _keep_cookie(self, set_cookies: list[str]) -> None:
        for cookie in set_cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name.strip() == COOKIE and value:
                self.cookie = value.strip()


def unreachable(lang: str) -> Refused:
    """Return the refusal of a server that does not answer."""
    return Refused(0, "network", message(lang, "common-unreachable", {}))


def is_loopback(base: str) -> bool:
    """Whether a server is on this machine, so that no proxy is used."""
    host = urlsplit(base).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _opener(base: str) -> OpenerDirector:
    return build_opener(ProxyHandler({})) if is_loopback(base) else build_opener()
