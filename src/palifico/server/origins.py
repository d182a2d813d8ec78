"""Pages from elsewhere: what a browser sends for them, with our cookie, its user did not ask."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Guard

from palifico.editions import Fault

SAFE: Final = ("GET", "HEAD", "OPTIONS")
OWN: Final = ("same-origin", "none")
PORTS: Final = {"http": 80, "https": 443}


def own_pages_only(allowed: Collection[str] = ()) -> Guard:
    """Refuse what a page from elsewhere asks for; `allowed` origins count as our own.

    Whoever sends a token is a script and has no pages. Raises Fault `auth.origin`.
    """

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        headers, scope = connection.headers, connection.scope
        if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE:
            return
        if _has_token(headers.get("authorization", "")):
            return
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is not None and origin.lower() in allowed:
            return
        if site is not None:
            is_own = site in OWN
        elif origin is not None:
            is_own = fits(origin, headers.get("host", ""))
        else:
            is_own = "cookie" not in headers
        if not is_own:
            raise Fault("auth.origin")

    return guard


def fits(origin: str, host: str) -> bool:
    """Whether an Origin header names the host that was asked.

    >>> fits("http://127.0.0.1:8000", "127.0.0.1:8000"), fits("https://a.example", "b.example")
    (True, False)
    """
    try:
        given = urlsplit(origin)
        asked = urlsplit(f"//{host}")
        standard = PORTS[given.scheme]
        ports = given.port or standard, asked.port or standard
    except (KeyError, ValueError):
        return False
    return bool(given.hostname) and given.hostname == asked.hostname and ports[0] == ports[1]


def _has_token(authorization: str) -> bool:
    return authorization.partition(" ")[0].lower() == "bearer"
