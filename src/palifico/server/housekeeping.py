"""Beside the tables: waking up, being alive, looking at tables that nobody is at, forgetting."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import structlog

from palifico.bots import Level
from palifico.server import falling
from palifico.server.loading import person
from palifico.store import facts
from palifico.store import tables as kept
from palifico.store.accounts import account_by_id, add_account, change_account

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.server.live import Tables

EVERY: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 50
FORGET_AFTER: Final = 60_000
"""A table that nobody has been at for so long is read from the store when somebody comes again."""
LOOK_AGAIN: Final = 60 * 60 * 1000
NOTICED: Final = 0
"""Any silence is an outage: what is credited too much is at most the time between two looks."""

log = structlog.get_logger(__name__)


async def wake(tables: Tables) -> None:
    """Note how long no server was running, and see that the house's own bots have accounts."""
    now = tables.timers.now()

    def write(conn: Connection) -> list[tuple[int, int]]:
        facts.came_up(conn, now, grace_ms=NOTICED)
        _seat_the_house(conn, tables.roster, now)
        return facts.outages(conn)

    tables.outages[:] = await tables.store.write(write)
    bots = await tables.identity.accounts(bot.account for bot in tables.roster)
    tables.house.update({id_: person(account) for id_, account in bots.items()})
    await tables.store.notices(tables.noticed)


async def keep(tables: Tables) -> None:
    """Go on until the server stops."""
    while not tables.stopping:
        try:
            await look(tables)
        except Exception:
            log.exception("housekeeping.failed")
        await asyncio.sleep(EVERY)


async def look(tables: Tables) -> None:
    """Say that the server is alive, do what is due where nobody is, and forget idle tables."""
    now = tables.timers.now()

    def write(conn: Connection) -> list[str]:
        facts.alive(conn, now)
        return kept.falling_due(conn, now, limit=AT_ONCE)

    for id_ in await tables.store.write(write):
        await _look_at(tables, id_, now)
    _forget(tables, now)


async def _look_at(tables: Tables, id_: str, now: int) -> None:
    """Bring a table into memory, where its own timer does what is due; look again later."""
    later = now + LOOK_AGAIN
    await tables.store.write(lambda conn: kept.look_later(conn, id_, later))
    try:
        falling.arm(tables, await tables.find(id_))
    except Exception:  # one that cannot be read must not keep the others waiting
        log.exception("table.unreadable", table=id_)


def _forget(tables: Tables, now: int) -> None:
    for live in list(tables.live.values()):
        since = live.around.empty_since
        at_rest = not (live.listeners or live.busy or live.inbox or live.window)
        if at_rest and since is not None and now - max(since, live.found_at) > FORGET_AFTER:
            if live.timer is not None and live.timer_at <= now + LOOK_AGAIN:
                continue
            if live.state.status not in ("over", "closed"):
                tables.empty[live.state.number] = since
            tables.drop(live)


def _seat_the_house(conn: Connection, bots: Iterable[Level], now: int) -> None:
    """See that every bot has an account, and looks as it does today."""
    for bot in bots:
        looks = {"name": bot.name, "colour": bot.colour, "shape": bot.shape}
        known = account_by_id(conn, bot.account)
        if known is None:
            who = {"id": bot.account, "kind": "house", "created": now, "seen": now}
            add_account(conn, {**who, **looks})
        elif any(known[name] != value for name, value in looks.items()):
            change_account(conn, bot.account, looks)
