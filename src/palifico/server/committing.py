"""From a plan to what is written: the rows of the log, and all that goes with them at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from palifico.protocol.coding import encode
from palifico.protocol.entries import (
    AnyEntry,
    Began,
    BidMade,
    Called,
    Closed,
    Ended,
    ListLocked,
    Rolled,
    Sat,
    Settled,
    StartVoided,
)
from palifico.protocol.frames import Status
from palifico.protocol.settings import TIME
from palifico.server.dice_stats import counting
from palifico.server.listening import Out
from palifico.server.ratings import rating
from palifico.server.table.due import ABANDON_AFTER, CLOSE_AFTER, by_correspondence
from palifico.server.table.plan import Plan
from palifico.server.table.state import TableState
from palifico.store import games, tables
from palifico.store.contract import Append, Row

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.server.live_table import Item

STATUS: dict[type, Status] = {
    ListLocked: "starting",
    StartVoided: "gathering",
    Began: "playing",
    Ended: "over",
    Closed: "closed",
    Settled: "gathering",
}
"""Entries after which a table stands elsewhere, or is found under other settings."""


MOVES = (BidMade, Called, Rolled)
"""Entries that go into the log alone, unless nobody need be there."""


def written(
    table: TableState, plan: Plan, item: Item | None, *, now: int
) -> tuple[Append, list[Out]]:
    """Number the entries of a plan, and say what is to be appended and what will be told."""
    outs, rows = [], []
    actor, command = (item.actor, item.command) if item else (None, None)
    n = table.n
    for entry in plan.entries:
        n += 1
        entry.n, entry.at = n, now
        body = encode(entry)
        outs.append(Out(body))
        rows.append(Row(n, body, actor, command))
    return Append(table.number, tuple(rows), tuple(_extra(table, plan, now))), outs


def _extra(table: TableState, plan: Plan, now: int) -> Iterator[Callable[[Connection], None]]:
    if plan.chain is not None:
        sealed = table.secrets.sealed[plan.chain]
        yield partial(tables.keep_chain, number=table.number, game=plan.chain, sealed=sealed)
    if plan.opening is not None and table.chain is not None:
        seat, opening = plan.opening
        yield partial(tables.keep_opening, game=table.chain.game, seat=seat, opening=opening)
    yield from plan.extra
    for entry in plan.entries:
        if not isinstance(entry, MOVES):
            yield from _beside(table, entry, now)
        elif by_correspondence(table):
            due = now + _patience(table, entry)
            yield partial(tables.set_due, number=table.number, due=due)


def _beside(table: TableState, entry: AnyEntry, now: int) -> Iterator[Callable[[Connection], None]]:
    if isinstance(entry, Sat):
        yield partial(tables.add_sitter, number=table.number, account=entry.account)
    if isinstance(entry, Ended):
        over = _finished(table, entry)
        yield partial(games.finish, over=over)
        yield from (rating(over), counting(over))
    if isinstance(entry, StartVoided):
        yield games.count_void
    if (status := STATUS.get(type(entry))) is not None:
        settings = entry.settings if isinstance(entry, Settled) else table.settings
        yield partial(
            tables.set_status,
            number=table.number,
            status=status,
            public=settings.privacy == "public",
            now=now,
            due=_look_again(status, now),
        )


def _patience(table: TableState, entry: Rolled | BidMade | Called) -> int:
    """How long nothing need be done at a table that nobody may be connected to."""
    time = TIME[table.settings.pace] or 0
    if isinstance(entry, Called):
        return table.settings.pause_ms
    sitter = table.seats[entry.turn.to_act]
    return 0 if sitter is None or sitter.level else time


def _look_again(status: Status, now: int) -> int | None:
    if status in ("over", "closed"):
        return None
    return now + (CLOSE_AFTER if status == "gathering" else ABANDON_AFTER)


def _finished(table: TableState, entry: Ended) -> games.Finished:
    settings = table.settings
    return games.Finished(
        game=entry.game,
        table=table.number,
        edition=settings.edition,
        seats=len(table.seats),
        rated=settings.rated and entry.why == "won",
        public=settings.privacy == "public",
        why=entry.why,
        winner=entry.winner,
        rounds=entry.rounds,
        ended=entry.at,
        accounts=tuple(sitter.account for _, sitter in table.sitters()),
        places=entry.places,
    )
