"""Housekeeping: start-up, liveness, deadlines of tables that are not in memory, unloading."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import structlog

from palifico.bots import Level
from palifico.server.auth.accounts import person
from palifico.server.live.service import TableService
from palifico.store.queries import facts
from palifico.store.queries import tables as kept
from palifico.store.queries.accounts import account_by_id, add_account, change_account

if TYPE_CHECKING:
    from sqlalchemy import Connection

INTERVAL_S: Final = 1.0
MAX_DUE_TABLES: Final = 50
"""Tables that are loaded at a time because something is due."""
UNLOAD_AFTER_MS: Final = 60_000
"""A table that was empty for this long is read from the store when it is needed again."""
RECHECK_AFTER_MS: Final = 60 * 60 * 1000
MIN_OUTAGE_MS: Final = 0
"""Any silence is an outage: what is credited too much is at most one interval."""
MAX_CLOCK_SKEW_MS: Final = 60_000
"""Clocks of two servers may differ by this much; more is a clock that was set back."""

log = structlog.get_logger(__name__)


async def wake(service: TableService) -> None:
    """Note how long no server was running, and see that the bots have accounts."""
    services, registry = service.services, service.services.bots.registry
    now = services.clock.now()

    def write(conn: Connection) -> list[tuple[int, int]]:
        step_back_ms = facts.came_up(conn, now, grace_ms=MIN_OUTAGE_MS)
        if step_back_ms > MAX_CLOCK_SKEW_MS:
            kept.bring_forward(conn, step_back_ms)
        _add_bot_accounts(conn, registry, now)
        return facts.outages(conn)

    services.outages[:] = await services.store.write(write)
    bots = await services.identity.accounts(bot.account for bot in registry)
    profiles = {id_: person(account) for id_, account in bots.items()}
    services.bot_profiles.update(profiles)
    await services.store.notices(service.noticed)


async def keep(service: TableService) -> None:
    """Look at the tables at every interval, until the server stops."""
    while not service.stopping:
        try:
            await look(service)
        except Exception:
            log.exception("housekeeping.failed")
        await asyncio.sleep(INTERVAL_S)


async def look(service: TableService) -> None:
    """Store that the server is alive, load tables at which something is due, unload idle ones."""
    services = service.services
    now = services.clock.now()

    def write(conn: Connection) -> list[str]:
        facts.alive(conn, now)
        return kept.due_tables(conn, now, limit=MAX_DUE_TABLES)

    for id_ in await services.store.write(write):
        await _look_at(service, id_, now)
    _unload(service, now)


async def _look_at(service: TableService, id_: str, now: int) -> None:
    """Load a table, whose own timer does what is due; look again later."""
    later = now + RECHECK_AFTER_MS
    await service.services.store.write(lambda conn: kept.reschedule(conn, id_, later))
    try:
        (await service.find(id_)).scheduler.arm()
    except Exception:  # one that cannot be read must not keep the others waiting
        log.exception("table.unreadable", table=id_)


def _unload(service: TableService, now: int) -> None:
    for actor in list(service.actors.values()):
        table, due_at = actor.table, actor.scheduler.due_at
        since = table.clock_state.empty_since
        if since is None or not actor.is_idle or table.subscribers:
            continue
        is_soon = due_at is not None and due_at <= now + RECHECK_AFTER_MS
        if not is_soon and now - max(since, table.found_at) > UNLOAD_AFTER_MS:
            if table.state.status not in ("over", "closed"):
                service.emptied_at[table.state.id] = since
            actor.drop()


def _add_bot_accounts(conn: Connection, bots: Iterable[Level], now: int) -> None:
    """See that every bot has an account, and looks as it does today."""
    for bot in bots:
        looks = {"name": bot.name, "colour": bot.colour, "shape": bot.shape}
        known = account_by_id(conn, bot.account)
        if known is None:
            who = {"id": bot.account, "kind": "house", "created": now, "seen": now}
            add_account(conn, {**who, **looks})
        elif any(known[name] != value for name, value in looks.items()):
            change_account(conn, bot.account, looks)
