"""One rule for everything at a table: decide, append, and only when it is on disk, tell.

What is asked at a table is decided one after the other; while an append is under way the rest
waits in the table's inbox. Nothing here waits for a client.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from palifico.editions import Fault
from palifico.fair import Source
from palifico.protocol.coding import encode, read_entry
from palifico.protocol.entries import (
    AnyEntry,
    Began,
    BidMade,
    Called,
    Kept,
    Returned,
    Rolled,
    Sat,
    StartVoided,
    Stood,
)
from palifico.protocol.frames import Ok, People, Person
from palifico.rules import Refusal
from palifico.server import falling, loading
from palifico.server.botting import Botting
from palifico.server.committing import written
from palifico.server.deciding import give_up
from palifico.server.identity import Identity
from palifico.server.listening import NOT_ALLOWED, RESTART, Out
from palifico.server.live_table import Item, LiveTable
from palifico.server.refusing import err_of_fault, err_of_refusal
from palifico.server.roster import Roster
from palifico.server.table.plan import Plan
from palifico.server.timing import Timers
from palifico.server.watching import Watch
from palifico.store.log import read_log

if TYPE_CHECKING:
    from palifico.fair.sealing import Sealer
    from palifico.fair.signing import Signer
    from palifico.store.contract import Result, Store

PLAIN: Final = (BidMade, Called)
"""Entries with which nothing else has to be told."""

log = structlog.get_logger(__name__)


@dataclass(eq=False)
class Carrier:
    """The tables in memory, what they stand on, and the way from a decision to everybody."""

    store: Store
    identity: Identity
    sealer: Sealer
    signer: Signer
    timers: Timers
    source: Source
    botting: Botting = field(default_factory=Botting)
    roster: Roster = field(default_factory=Roster)
    watch: Watch = field(default_factory=Watch)
    outages: list[tuple[int, int]] = field(default_factory=list)
    house: dict[str, Person] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    after_failure: float = 0.25
    live: dict[str, LiveTable] = field(default_factory=dict, init=False)
    stopping: bool = field(default=False, init=False)
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set, init=False)

    def decide(self, live: LiveTable, item: Item) -> None:
        """Put something on the table's list, and go on with the list."""
        live.inbox.append(item)
        while live.inbox and not live.busy:
            self._run(live, live.inbox.popleft())

    def refuse(self, live: LiveTable, item: Item, why: Refusal | Fault) -> None:
        """Answer that something cannot be."""
        if isinstance(why, Fault):
            err = err_of_fault(why, id_=item.command, lang=item.lang, n=live.state.n)
        else:
            err = err_of_refusal(live.state, why, id_=item.command, lang=item.lang)
        self.watch.command(item.kind, err.code)
        if item.answer is not None:
            item.answer(Out(encode(err)))

    def confirm(self, item: Item, n: int) -> None:
        """Answer that something is done."""
        self.watch.command(item.kind, "ok")
        if item.answer is not None and item.command is not None:
            item.answer(Out(encode(Ok(item.command, n))))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that has to wait, beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def drop(self, live: LiveTable) -> None:
        """Forget a table that is read anew when somebody asks for it."""
        self.live.pop(live.state.id, None)
        live.send_bots_away()
        for timer in (live.timer, live.window.timer if live.window else None):
            if timer is not None:
                timer.cancel()
        for listener in live.listeners:
            listener.close(RESTART, "resync")

    def _run(self, live: LiveTable, item: Item) -> None:
        if item.command is not None:
            known = live.state.recent.get((item.actor, item.command or ""))
            if known is not None:
                return self.confirm(item, known)
        try:
            plan = item.make(item)
        except Fault as fault:
            return self.refuse(live, item, fault)
        if plan is None:
            return None
        if isinstance(plan, Refusal):
            return self.refuse(live, item, plan)
        if not plan.entries:
            return self.confirm(item, live.state.n)
        return self._append(live, item, plan)

    def _append(self, live: LiveTable, item: Item, plan: Plan) -> None:
        if item not in plan.items and item.answer is not None:
            plan.items.append(item)
        first = next((each for each in plan.items if each.command is not None), None)
        now = self.timers.now()
        job, outs = written(live.state, plan, first, now=now)
        live.busy = True
        self.store.append(job, partial(self._committed, live, plan, outs))

    def _committed(self, live: LiveTable, plan: Plan, outs: list[Out], result: Result) -> None:
        if result != "done":
            self.spawn(self._catch_up(live, plan, result))
            return None
        if plan.opening is not None and live.state.chain is not None:
            live.state.secrets.keep_opening(live.state.chain.game, *plan.opening)
        try:
            self._happen(live, plan, outs)
        except Exception:
            # It is on disk, so it counts: whoever comes back reads it from there.
            log.exception("table.lost", table=live.state.id)
            return self.drop(live)
        for waiting in plan.items:
            live.state.remember(waiting.actor, waiting.command or "", live.state.n)
            self.confirm(waiting, live.state.n)
        for refused, why in plan.refused:
            self.refuse(live, refused, why)
        return self._go_on(live)

    def _go_on(self, live: LiveTable) -> None:
        if live.heard_of > live.state.n:
            live.busy, live.heard_of = True, 0
            self.spawn(self._catch_up(live, Plan([]), "conflict"))
            return
        live.busy = False
        falling.arm(self, live)
        while live.inbox and not live.busy:
            self._run(live, live.inbox.popleft())
        return

    def _happen(self, live: LiveTable, plan: Plan, outs: list[Out]) -> None:
        """Fold what is on disk, and tell it."""
        for entry, out in zip(plan.entries, outs, strict=True):
            live.state.apply(entry)
            live.tail.append((entry.n, out))
            self.watch.happened(live.state, entry)
            if isinstance(entry, PLAIN):
                live.tell(out)
            else:
                self._tell(live, entry, out)

    def _tell(self, live: LiveTable, entry: AnyEntry, out: Out) -> None:
        """Tell an entry, and what goes with it."""
        if isinstance(entry, Sat):
            live.people |= {entry.account: self.house[entry.account]} if entry.bot else {}
            if (person := live.people.get(entry.account)) is not None:
                live.tell(Out(encode(People((person,)))))
        live.tell(out)
        if isinstance(entry, (Sat, Stood)):
            falling.moved(self, live)
        elif isinstance(entry, Rolled):
            live.tell_hands()
        elif isinstance(entry, (Kept, Returned)):
            falling.taken_over(self, live)
        if isinstance(entry, (Began, Kept)) and not live.state.settings.spectators:
            for listener in [each for each in live.listeners if not live.may_watch(each.account)]:
                listener.close(NOT_ALLOWED, "spectators are not allowed here")
        if isinstance(entry, (Began, StartVoided)):
            for account in self.gone & {sitter.account for _, sitter in live.state.sitters()}:
                live.inbox.append(Item.of_table(partial(give_up, live.state, account), "stand"))

    async def _catch_up(self, live: LiveTable, plan: Plan, result: Result) -> None:
        """Somebody else was quicker, or the disk failed: read what is really there, and go on."""
        if isinstance(result, Exception):
            log.error("append.failed", table=live.state.id, error=repr(result))
            await asyncio.sleep(self.after_failure)
        try:
            done = await self._read_on(live)
        except Exception:
            # Nobody knows what became of it, so nobody is told: clients come back and ask again.
            log.exception("table.lost", table=live.state.id)
            self.drop(live)
            return
        # What was to be refused depended on what did not come about.
        for waiting in [*plan.items, *(item for item, _ in plan.refused)]:
            key = waiting.actor, waiting.command or ""
            known = done.get(key, live.state.recent.get(key))
            if known is not None:
                self.confirm(waiting, known)
            elif result == "conflict":
                live.inbox.appendleft(waiting)
            else:
                self.refuse(live, waiting, Fault("store.failed"))
        live.around.asked = False  # what the bots wanted was not to be: they are asked again
        self._go_on(live)

    async def _read_on(self, live: LiveTable) -> dict[tuple[str, str], int]:
        """Fold and tell what the log has beyond what we know; gives the commands in it."""
        number, after = live.state.number, live.state.n
        rows = await self.store.read(lambda conn: read_log(conn, number, after=after))
        await loading.refresh(self, live)
        done: dict[tuple[str, str], int] = {}
        for row in rows:
            entry = read_entry(row.body)
            self._happen(live, Plan([entry]), [Out(row.body)])
            if row.command is not None and row.actor is not None:
                done[row.actor, row.command] = row.n
                live.state.remember(row.actor, row.command, row.n)
        return done

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task.failed", error=repr(error))
