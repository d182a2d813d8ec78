"""Dependency injection: the services, the principal and the session that routes ask for by name."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from palifico.errors import Fault
from palifico.server.auth.accounts import Account
from palifico.server.auth.credentials import (
    SECURE_SESSION_COOKIE,
    SESSION_COOKIE,
    SESSION_TTL_MS,
)
from palifico.server.auth.identity import Identity, Principal
from palifico.server.auth.login import LoginService
from palifico.server.auth.tokens import TokenService
from palifico.server.core.headers import client_address
from palifico.server.core.rate_limits import ConnectionLimits, RateLimited, RateLimiter, network_of
from palifico.server.live.subscriber import Subscriber
from palifico.server.rest.idempotency import IdempotencyKeys
from palifico.store.base import Store

if TYPE_CHECKING:
    from palifico.server.live.service import TableService

SECURITY: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {"bearer": []}]
"""OpenAPI: cookie or bearer token, wherever an account is needed."""

AnyRequest: TypeAlias = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Dependencies:
    """The parts of the server that routes use."""

    store: Store
    identity: Identity
    logins: LoginService
    tokens: TokenService
    tables: TableService
    idempotency: IdempotencyKeys
    rate_limiter: RateLimiter
    connection_limits: ConnectionLimits
    secure: bool = False
    origins: Collection[str] = field(default_factory=tuple)
    proxy_header: str = ""
    outside_url: Callable[[int], str | None] = lambda _: None

    def take(self, what: RateLimited, request: AnyRequest) -> None:
        """Count a request against the rate limit of its address; raise Fault `rate`."""
        self.rate_limiter.take(what, self.address(request))

    def address(self, request: AnyRequest) -> str:
        """Return the client network that rate limits count."""
        peer = request.client.host if request.client else ""
        header = self.proxy_header
        forwarded = request.headers.getall(header, []) if header else []
        return network_of(client_address(peer, forwarded))

    def open_stream(self, request: AnyRequest, listener: Subscriber) -> Callable[[], None]:
        """Count one more stream; return what counts it off. Raises `socket.many`, `socket.full`."""
        address, account = self.address(request), listener.account
        self.connection_limits.acquire(address)
        try:
            if account is not None:
                self.connection_limits.assign(account.id)
        except Fault:
            self.connection_limits.release(address, None)
            raise
        return lambda: self.connection_limits.release(address, account.id if account else None)

    def cookie(self, session: str | None) -> Cookie:
        """Return the session cookie; None deletes it."""
        return Cookie(
            key=SECURE_SESSION_COOKIE if self.secure else SESSION_COOKIE,
            value=session or "",
            path="/",
            max_age=SESSION_TTL_MS // 1000 if session else 0,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )


async def provide_principal(request: AnyRequest, deps: Deps) -> Principal | None:
    """Return the caller, or None."""
    tokens = ", ".join(request.headers.getall("authorization", []))
    return await deps.identity.authenticate(cookie=cookies_of(request), authorization=tokens)


async def provide_account(principal: MaybePrincipal) -> Account:
    """Return the caller's account; raise Fault `auth.needed` without one."""
    if principal is None:
        raise Fault("auth.needed")
    return principal.account


async def provide_session(principal: MaybePrincipal) -> Principal:
    """Return the caller if in a browser: no tokens. Raises Fault `auth.needed`, `auth.session`."""
    if principal is None:
        raise Fault("auth.needed")
    if principal.kind != "session":
        raise Fault("auth.session")
    return principal


Deps: TypeAlias = NamedDependency[SkipValidation[Dependencies]]
MaybePrincipal: TypeAlias = NamedDependency[SkipValidation[Principal | None]]
CurrentAccount: TypeAlias = NamedDependency[SkipValidation[Account]]
BrowserSession: TypeAlias = NamedDependency[SkipValidation[Principal]]


def providers(deps: Dependencies) -> dict[str, Provide]:
    """Return what a route may ask for by name: `deps`, `principal`, `me`, `session`."""
    return {
        "deps": Provide(lambda: deps, sync_to_thread=False),
        "principal": Provide(provide_principal),
        "me": Provide(provide_account),
        "session": Provide(provide_session),
    }


def cookies_of(request: AnyRequest) -> str:
    """Return all cookies of a request: a client may send more than one header."""
    return "; ".join(request.headers.getall("cookie", []))
