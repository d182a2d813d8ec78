"""Health checks: liveness, readiness by a trial write, and the metrics endpoint."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from palifico.server.core.headers import client_address
from palifico.server.ops.metrics import TYPE, Metrics
from palifico.store.queries.facts import set_fact

if TYPE_CHECKING:
    from palifico.store.base import Store

FACT: Final = "ready"
WRITE_TIMEOUT_S: Final = 2.0
FRESH_MS: Final = 1000
"""How long an answer is reused, so that frequent checks cost nothing."""

log: Final = structlog.get_logger("palifico.health")


class Health:
    """Readiness of a server: it can write, and is not stopping."""

    def __init__(
        self, store: Store, *, now: Callable[[], int], limit: float = WRITE_TIMEOUT_S
    ) -> None:
        self.stopping = False
        self._store = store
        self._now = now
        self._limit = limit
        self._written_at: int | None = None
        self._trial: asyncio.Task[bool] | None = None

    async def is_ready(self) -> bool:
        """Return whether a write has just reached the disk; concurrent callers share one trial."""
        if self.stopping:
            return False
        if self._written_at is not None and 0 <= self._now() - self._written_at < FRESH_MS:
            return True
        if self._trial is None or self._trial.done():
            self._trial = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        now = self._now()
        try:
            async with asyncio.timeout(self._limit):
                await self._store.write(lambda conn: set_fact(conn, FACT, str(now)))
        except Exception as error:
            log.error("store.not_ready", error=type(error).__name__)
            return False
        self._written_at = now
        return True


def health_routes(
    health: Health,
    metrics: Metrics,
    *,
    shown_to: str = "local",
    proxy_header: str = "",
) -> list[HTTPRouteHandler]:
    """Return `/healthz`, `/readyz`, and `/metrics` (for `local` callers, `all`, or `off`)."""

    @get("/healthz", include_in_schema=False, media_type="text/plain")
    async def healthz() -> str:
        return "ok\n"

    @get("/readyz", include_in_schema=False, media_type="text/plain")
    async def readyz() -> Response[str]:
        is_ready = await health.is_ready()
        told, status = ("ok\n", 200) if is_ready else ("not ready\n", 503)
        return Response(told, status_code=status, headers={"Cache-Control": "no-store"})

    @get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if shown_to == "local" and not _is_local(request, proxy_header):
            raise NotFoundException
        return Response(metrics.text(), media_type=TYPE)

    return [healthz, readyz, *([] if shown_to == "off" else [show_metrics])]


def _is_local(request: Request[Any, Any, Any], proxy_header: str) -> bool:
    peer = request.client.host if request.client else ""
    forwarded = request.headers.getall(proxy_header, []) if proxy_header else []
    try:
        return ip_address(client_address(peer, forwarded)).is_loopback
    except ValueError:
        return False
