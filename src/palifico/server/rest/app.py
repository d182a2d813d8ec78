"""REST application: Litestar with routes, dependencies, error handlers and OpenAPI document."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from litestar import Litestar
from litestar.exceptions import HTTPException, InternalServerException
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import OperationalError

from palifico.errors import Fault
from palifico.protocol.rest_tables import Lang
from palifico.server.auth.identity import Identity
from palifico.server.auth.login import LoginService
from palifico.server.auth.passwords import Passwords
from palifico.server.auth.tokens import TokenService
from palifico.server.core.csrf import csrf_guard
from palifico.server.core.rate_limits import RATE_LIMITS, ConnectionLimits, RateLimited, RateLimiter
from palifico.server.rest.dependencies import Dependencies, providers
from palifico.server.rest.idempotency import IdempotencyKeys
from palifico.server.rest.middleware import security_headers
from palifico.server.rest.openapi import document
from palifico.server.rest.problems import crashed, failed, refused, stopping, store_failed
from palifico.server.rest.requests import StrictRequest
from palifico.server.rest.routes import ROUTERS
from palifico.store.base import Store, StoreClosed

if TYPE_CHECKING:
    from palifico.server.live.service import TableService

MAX_BODY_BYTES: Final = 16 * 1024
LANG: Final = QueryParameter(
    annotation=Lang | None,
    name="lang",
    required=False,
    default=None,
    description="Of the sentences in the answer; else the first that the browser prefers",
)


@dataclass(frozen=True, slots=True)
class RestSettings:
    """Configuration of the application.

    `secure` cookies need HTTPS. Pages at `origins` may use the cookie as our own do, and
    `proxy_header` names the header in which a trusted proxy writes the client's address. A
    `connection_limits` that sockets count in too keeps their limits together. `outside_url` tells
    by the port where other devices reach the server.
    """

    secure: bool = False
    origins: Collection[str] = ()
    proxy_header: str = ""
    rates: Mapping[RateLimited, str] = field(default_factory=lambda: RATE_LIMITS)
    connection_limits: ConnectionLimits | None = None
    passwords: Passwords | None = None
    outside_url: Callable[[int], str | None] = lambda _: None


def build_app(
    *,
    store: Store,
    identity: Identity,
    tables: TableService,
    settings: RestSettings | None = None,
    routers: Sequence[ControllerRouterHandler] = (),
) -> Litestar:
    """Build the application over these parts; `routers` are served beside our own."""
    deps = _dependencies(store, identity, tables, settings or RestSettings())
    crash = crashed(identity.source)
    return Litestar(
        [*ROUTERS, *routers],
        dependencies=providers(deps),
        guards=[csrf_guard(deps.origins)],
        exception_handlers={
            Fault: refused,
            StoreClosed: stopping,
            OperationalError: store_failed,
            HTTPException: failed,
            InternalServerException: crash,
            Exception: crash,
        },
        before_send=[security_headers(secure=deps.secure)],
        parameters={"lang": LANG},
        openapi_config=document(),
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        debug=False,
    )


def _dependencies(
    store: Store, identity: Identity, tables: TableService, settings: RestSettings
) -> Dependencies:
    return Dependencies(
        store=store,
        identity=identity,
        logins=LoginService(identity, settings.passwords or Passwords(identity.source)),
        tokens=TokenService(identity),
        tables=tables,
        idempotency=IdempotencyKeys(store, now=identity.now),
        rate_limiter=RateLimiter(now=identity.now, limits=settings.rates),
        connection_limits=settings.connection_limits
        or ConnectionLimits(max_total=1000, max_per_address=100, max_per_account=20),
        secure=settings.secure,
        origins=settings.origins,
        proxy_header=settings.proxy_header,
        outside_url=settings.outside_url,
    )
