"""The REST application: routes, one shape of errors, an OpenAPI document, careful headers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, InternalServerException
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler, Message, Scope

from palifico.editions import Fault
from palifico.protocol.rest_tables import Lang
from palifico.server.answers import crashed, failed, refused, stopping
from palifico.server.desk import Desk, provided
from palifico.server.flood import Crowd
from palifico.server.identity import Identity
from palifico.server.logins import Logins
from palifico.server.my_data import unsay
from palifico.server.once import Once
from palifico.server.openapi import document
from palifico.server.origins import own_pages_only
from palifico.server.passwords import Passwords
from palifico.server.rates import RATES, Counted, Rates
from palifico.server.reading import StrictRequest
from palifico.server.routes import ROUTERS
from palifico.server.tokens import Tokens
from palifico.store.contract import Store, StoreClosed

if TYPE_CHECKING:
    from palifico.server.live import Tables

LONGEST_BODY: Final = 16 * 1024
POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
LANG: Final = QueryParameter(
    annotation=Lang | None,
    name="lang",
    required=False,
    default=None,
    description="Of the sentences in the answer; else the first that the browser prefers",
)


@dataclass(frozen=True, slots=True)
class RestSettings:
    """How the application is set up.

    `secure` cookies need HTTPS. Pages at `origins` may use the cookie as our own do, and
    `proxy_header` names the header in which a trusted proxy writes the client's address. A
    `crowd` that sockets count in too keeps their limits together.
    """

    secure: bool = False
    origins: Collection[str] = ()
    proxy_header: str = ""
    rates: Mapping[Counted, str] = field(default_factory=lambda: RATES)
    crowd: Crowd | None = None
    passwords: Passwords | None = None


def build_app(
    *,
    store: Store,
    identity: Identity,
    tables: Tables,
    settings: RestSettings | None = None,
    routers: Sequence[ControllerRouterHandler] = (),
) -> Litestar:
    """The application over these parts; `routers` are served beside our own."""
    desk = _desk(store, identity, tables, settings or RestSettings())
    identity.on_changed.append(partial(unsay, tables))
    crash = crashed(identity.source)
    return Litestar(
        [*ROUTERS, *routers],
        dependencies=provided(desk),
        guards=[own_pages_only(desk.origins)],
        exception_handlers={
            Fault: refused,
            StoreClosed: stopping,
            HTTPException: failed,
            InternalServerException: crash,
            Exception: crash,
        },
        before_send=[careful],
        parameters={"lang": LANG},
        openapi_config=document(),
        request_class=StrictRequest,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        debug=False,
    )


async def careful(message: Message, scope: Scope) -> None:
    """Set the headers that keep a browser from doing more than we asked it to."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def _desk(store: Store, identity: Identity, tables: Tables, settings: RestSettings) -> Desk:
    return Desk(
        store=store,
        identity=identity,
        logins=Logins(identity, settings.passwords or Passwords(identity.source)),
        tokens=Tokens(identity),
        tables=tables,
        once=Once(store, now=identity.now),
        rates=Rates(now=identity.now, rates=settings.rates),
        crowd=settings.crowd or Crowd(most=1000, most_of_address=100, most_of_account=20),
        secure=settings.secure,
        origins=settings.origins,
        proxy_header=settings.proxy_header,
    )
