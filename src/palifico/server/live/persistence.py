"""Persistence: turn a commit into log rows, and all that is written in the same transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from palifico.protocol.codec import encode
from palifico.protocol.entries import (
    AnyEntry,
    Began,
    BidMade,
    Called,
    Closed,
    Ended,
    ListLocked,
    Returned,
    Rolled,
    Sat,
    Settled,
    StartVoided,
)
from palifico.protocol.frames import Status
from palifico.server.games.dice_stats import counting
from palifico.server.games.ratings import rating
from palifico.server.live.jobs import Commit
from palifico.server.live.subscriber import OutgoingMessage
from palifico.server.table.deadlines import (
    ABANDON_AFTER_MS,
    CLOSE_AFTER_MS,
    by_correspondence,
    step_due,
)
from palifico.server.table.state import TableState
from palifico.store.base import Append, Row
from palifico.store.queries import games, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

STATUS: dict[type, Status] = {
    ListLocked: "starting",
    StartVoided: "gathering",
    Began: "playing",
    Ended: "over",
    Closed: "closed",
    Settled: "gathering",
}
"""The status of a table after an entry."""


MOVES = (BidMade, Called, Rolled)
"""Entries that go into the log alone, except at a correspondence table."""


def prepare(table: TableState, commit: Commit, *, now: int) -> tuple[Append, list[OutgoingMessage]]:
    """Number the entries of a commit; return what to append, and the messages to broadcast."""
    messages, rows = [], []
    actor = command = None
    for job in commit.jobs:
        if job.command_id is not None:
            actor, command = job.account, job.command_id
            break
    n = table.n
    for entry in commit.decision.entries:
        n += 1
        entry.n, entry.at = n, now
        body = encode(entry)
        messages.append(OutgoingMessage(body))
        rows.append(Row(n, body, actor, command))
    return Append(table.number, tuple(rows), tuple(_extra(table, commit, now))), messages


def _extra(table: TableState, commit: Commit, now: int) -> Iterator[Callable[[Connection], None]]:
    decision = commit.decision
    if decision.chain is not None:
        sealed = table.secrets.sealed[decision.chain]
        yield partial(tables.keep_chain, number=table.number, game=decision.chain, sealed=sealed)
    if decision.opening is not None and table.chain is not None:
        seat, opening = decision.opening
        yield partial(tables.keep_opening, game=table.chain.game, seat=seat, opening=opening)
    yield from commit.also
    for entry in decision.entries:
        if not isinstance(entry, MOVES):
            yield from _beside(table, entry, now)
        elif by_correspondence(table):
            due = step_due(table, entry, now)
            yield partial(tables.set_due, number=table.number, due=due)


def _beside(table: TableState, entry: AnyEntry, now: int) -> Iterator[Callable[[Connection], None]]:
    if isinstance(entry, Sat):
        yield partial(tables.add_sitter, number=table.number, account=entry.account)
    if isinstance(entry, Ended):
        over = _finished(table, entry)
        yield partial(games.finish, over=over)
        yield from (rating(over), counting(over))
    if isinstance(entry, Returned) and entry.time_ms is not None and by_correspondence(table):
        yield partial(tables.set_due, number=table.number, due=now + entry.time_ms)
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
            due=_recheck_at(status, now),
        )


def _recheck_at(status: Status, now: int) -> int | None:
    if status in ("over", "closed"):
        return None
    return now + (CLOSE_AFTER_MS if status == "gathering" else ABANDON_AFTER_MS)


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
