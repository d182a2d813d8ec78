"""What the routes need of the rest of the server, and who stands before them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from palifico.editions import Fault
from palifico.server.asking import client_address
from palifico.server.flood import Crowd
from palifico.server.identity import Identity, Visit
from palifico.server.keys import COOKIE, SESSION_LASTS
from palifico.server.listening import Listener
from palifico.server.logins import Logins
from palifico.server.once import Once
from palifico.server.people import Account
from palifico.server.rates import Counted, Rates, neighbourhood
from palifico.server.tokens import Tokens
from palifico.store.contract import Store

if TYPE_CHECKING:
    from palifico.server.live import Tables

SECURITY: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {"bearer": []}]
"""Either will do, wherever an account is needed."""

Asking: TypeAlias = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts of the server that routes use."""

    store: Store
    identity: Identity
    logins: Logins
    tokens: Tokens
    tables: Tables
    once: Once
    rates: Rates
    crowd: Crowd
    secure: bool = False
    origins: Collection[str] = field(default_factory=tuple)
    proxy_header: str = ""

    def take(self, what: Counted, request: Asking) -> None:
        """Count something against the address that asks for it; raises Fault `rate`."""
        self.rates.take(what, self.address(request))

    def address(self, request: Asking) -> str:
        """Where a request comes from, as far as it is counted."""
        peer = request.client.host if request.client else ""
        header = self.proxy_header
        forwarded = request.headers.getall(header, []) if header else []
        return neighbourhood(client_address(peer, forwarded))

    def open_stream(self, request: Asking, listener: Listener) -> Callable[[], None]:
        """Count one more stream; gives what counts it off. Raises Fault `socket.many`, `.full`."""
        address, account = self.address(request), listener.account
        self.crowd.come(address)
        try:
            if account is not None:
                self.crowd.name(account.id)
        except Fault:
            self.crowd.go(address, None)
            raise
        return lambda: self.crowd.go(address, account.id if account else None)

    def cookie(self, session: str | None) -> Cookie:
        """The cookie that keeps a session; None takes it away."""
        return Cookie(
            key=COOKIE,
            value=session or "",
            path="/",
            max_age=SESSION_LASTS // 1000 if session else 0,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )


async def find_visit(request: Asking, desk: TheDesk) -> Visit | None:
    """Who asks, if they are known."""
    tokens = ", ".join(request.headers.getall("authorization", []))
    return await desk.identity.visit(cookie=cookies_of(request), authorization=tokens)


async def find_me(visit: Visitor) -> Account:
    """Who asks; raises Fault `auth.needed` when nobody knows."""
    if visit is None:
        raise Fault("auth.needed")
    return visit.account


async def find_session(visit: Visitor) -> Visit:
    """Who asks from a browser: what a token may not do. Raises `auth.needed`, `auth.session`."""
    if visit is None:
        raise Fault("auth.needed")
    if visit.kind != "session":
        raise Fault("auth.session")
    return visit


TheDesk: TypeAlias = NamedDependency[SkipValidation[Desk]]
Visitor: TypeAlias = NamedDependency[SkipValidation[Visit | None]]
Known: TypeAlias = NamedDependency[SkipValidation[Account]]
Session: TypeAlias = NamedDependency[SkipValidation[Visit]]


def provided(desk: Desk) -> dict[str, Provide]:
    """What a route may ask for by name: `desk`, `visit`, `me`, `session`."""
    return {
        "desk": Provide(lambda: desk, sync_to_thread=False),
        "visit": Provide(find_visit),
        "me": Provide(find_me),
        "session": Provide(find_session),
    }


def cookies_of(request: Asking) -> str:
    """All cookies of a request: a client may send more than one header."""
    return "; ".join(request.headers.getall("cookie", []))
