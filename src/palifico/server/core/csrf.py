"""CSRF protection: refuses requests of other sites' pages by Sec-Fetch-Site, Origin and Host."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Guard
from websockets.datastructures import Headers

from palifico.errors import Fault

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SAME_ORIGIN_SITES: Final = ("same-origin", "none")
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


def csrf_guard(allowed: Collection[str] = ()) -> Guard:
    """Return a guard that refuses cross-site requests; `allowed` origins count as our own.

    A request with a bearer token needs no check: browsers do not add one. Raises `auth.origin`.
    """

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        headers, scope = connection.headers, connection.scope
        if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE_METHODS:
            return
        if _has_token(headers.get("authorization", "")):
            return
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is not None and origin.lower() in allowed:
            return
        if site is not None:
            is_own = site in SAME_ORIGIN_SITES
        elif origin is not None:
            is_own = is_same_origin(origin, headers.get("host", ""))
        else:
            is_own = "cookie" not in headers
        if not is_own:
            raise Fault("auth.origin")

    return guard


def check_origin(headers: Headers, allowed: Collection[str]) -> None:
    """Check the Origin of a WebSocket handshake; programs send none.

    Raises Fault `auth.origin`.
    """
    origins, hosts = headers.get_all("Origin"), headers.get_all("Host")
    if not origins or (len(origins) == 1 and origins[0].lower() in allowed):
        return
    if len(origins) != 1 or len(hosts) != 1 or not is_same_origin(origins[0], hosts[0]):
        raise Fault("auth.origin")


def is_same_origin(origin: str, host: str) -> bool:
    """Return whether an Origin header names the host of the request.

    >>> is_same_origin("http://127.0.0.1:8000", "127.0.0.1:8000")
    True
    >>> is_same_origin("https://a.example", "b.example")
    False
    """
    try:
        given = urlsplit(origin)
        asked = urlsplit(f"//{host}")
        standard = DEFAULT_PORTS[given.scheme]
        ports = given.port or standard, asked.port or standard
    except (KeyError, ValueError):
        return False
    return bool(given.hostname) and given.hostname == asked.hostname and ports[0] == ports[1]


def _has_token(authorization: str) -> bool:
    return authorization.partition(" ")[0].lower() == "bearer"
