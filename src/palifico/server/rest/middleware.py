"""HTTP middleware: security headers, HEAD as GET, and a count of responses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'"
)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HSTS: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Only over HTTPS: browsers then come by HTTPS alone for a year."""


def security_headers(*, secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return the hook that sets the security headers; responses of the API are not cached."""
    always = {**SECURITY_HEADERS, **(HSTS if secure else {})}

    async def set_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in always.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")

    return set_headers


def head_as_get(app: Any) -> Callable[..., Awaitable[None]]:
    """Wrap an ASGI app: answer HEAD for pages and health as GET; the server drops the body."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD" and not scope["path"].startswith("/api/"):
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer


def count_responses(app: Any, count: Callable[[str, str], None]) -> Callable[..., Awaitable[None]]:
    """Wrap an ASGI app: call `count` with the method and status of every response."""

    async def call(scope: dict[str, Any], receive: Any, send: Any) -> None:
        async def sending(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                count(scope["method"], str(message["status"]))
            await send(message)

        await app(scope, receive, sending)

    return call
