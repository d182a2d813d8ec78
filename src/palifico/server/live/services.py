"""Services: what every table stands on, as one value; background tasks and the metrics hook."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import structlog

from palifico.fair import Source
from palifico.fair.sealer import Sealer
from palifico.fair.signer import Signer
from palifico.protocol.entries import AnyEntry
from palifico.protocol.frames import Person
from palifico.server.auth.identity import Identity
from palifico.server.core.clock import Clock
from palifico.server.live.bot_runner import BotRunner
from palifico.server.table.state import TableState
from palifico.store.base import Store

log = structlog.get_logger(__name__)


class MetricsHook:
    """Is called with what happens, to count it; nothing here may vary with a covered die."""

    def command(self, kind: str, code: str) -> None:
        """Count a command that was answered with `ok` or an error code."""

    def happened(self, table: TableState, entry: AnyEntry) -> None:
        """Count an entry that is on disk."""

    def chat_sent(self) -> None:
        """Count a chat line."""

    def bot_failed(self, level: str) -> None:
        """Count a bot that gave no legal answer, for which a safe action was played."""


class Lifecycle:
    """Background tasks, referenced until they are done, and whether the server stops."""

    __slots__ = ("stopping", "tasks")

    def __init__(self) -> None:
        self.stopping = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task; a failure is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task.failed", error=repr(error))


@dataclass(frozen=True, slots=True, eq=False)
class Services:
    """Dependencies of the tables. `outages` are spans of time in which no server was running."""

    store: Store
    identity: Identity
    sealer: Sealer
    signer: Signer
    clock: Clock
    source: Source
    bots: BotRunner = field(default_factory=BotRunner)
    metrics: MetricsHook = field(default_factory=MetricsHook)
    retry_after_s: float = 0.25
    lifecycle: Lifecycle = field(default_factory=Lifecycle)
    outages: list[tuple[int, int]] = field(default_factory=list)
    bot_profiles: dict[str, Person] = field(default_factory=dict)
    erased_accounts: set[str] = field(default_factory=set)
