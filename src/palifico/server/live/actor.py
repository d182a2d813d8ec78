"""Table actor: the one serial owner of a table, with a mailbox; decide, append, publish.

Jobs are decided one after the other. While an append is under way, the rest waits in the mailbox;
what is decided is published only when it is on disk. Nothing here waits for a client.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from palifico.errors import Fault
from palifico.protocol.codec import encode, read_entry
from palifico.protocol.commands import Back, CallCalza, CallDudo, Command, MakeBid, Rematch, Sit
from palifico.protocol.entries import (
    AnyEntry,
    Began,
    BidMade,
    Called,
    Hosted,
    Hurried,
    Kept,
    Returned,
    Rolled,
    Sat,
    StartVoided,
    Stood,
)
from palifico.protocol.frames import Ok, People
from palifico.rules import Refusal, Seat
from palifico.server.auth.accounts import Account, person
from palifico.server.live import loader
from palifico.server.live.exact_window import ExactWindow
from palifico.server.live.jobs import Commit, Job, Outcome
from palifico.server.live.persistence import prepare
from palifico.server.live.replies import err_of_fault, err_of_refusal
from palifico.server.live.scheduler import Scheduler
from palifico.server.live.services import Services
from palifico.server.live.subscriber import CLOSE_NOT_ALLOWED, CLOSE_RESTART, OutgoingMessage
from palifico.server.live.table import LiveTable
from palifico.server.table.commands import (
    HOST_COMMANDS,
    decide_command,
    give_up,
    may_take_lead,
)
from palifico.server.table.decision import Decision
from palifico.server.table.play import asked
from palifico.server.table.returning import back, come_back
from palifico.store.base import Result
from palifico.store.queries.log import head, made_by, read_log

if TYPE_CHECKING:
    from sqlalchemy import Connection

ACTIONS: Final = (MakeBid, CallDudo, CallCalza)
PLAIN: Final = (BidMade, Called)
"""Entries that are broadcast and have no other effect."""

log = structlog.get_logger(__name__)


class TableActor:
    """Owner of one table: everything that changes it goes through its mailbox."""

    __slots__ = (
        *("_known_head", "_lookup", "_mailbox", "_on_drop", "_services", "busy", "is_dropped"),
        *("scheduler", "state", "table", "window"),
    )

    def __init__(
        self, services: Services, table: LiveTable, *, on_drop: Callable[[TableActor], None]
    ) -> None:
        self.table = table
        self.state = table.state
        self.window = ExactWindow(services.clock, table.state, self)
        self.scheduler = Scheduler(services, table, self.window, self)
        self.busy = self.is_dropped = False
        self._services = services
        self._on_drop = on_drop
        self._mailbox: deque[Job] = deque()
        self._known_head = 0  # how far another process is known to have come
        self._lookup: asyncio.Lock | None = None  # lookups in the log keep their order

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way or waits."""
        return not (self.busy or self._mailbox or self.window.is_open)

    @property
    def is_stopped(self) -> bool:
        """Whether the table is unloaded, or the server stops."""
        return self.is_dropped or self._services.lifecycle.stopping

    def submit(self, job: Job, account: Account, command: Command) -> None:
        """Decide a player's command, unless it is known to be done."""
        known = self.state.recent.get((account.id, command.id))
        if known is not None:  # at once: until its turn comes it may be forgotten
            return self.confirm(job, known)
        job.make = partial(self._decide_command, account, command)
        if isinstance(command, HOST_COMMANDS):
            self._offer_lead(account.id)
        if self._may_be_logged(command):
            self._services.lifecycle.spawn(self._decide_after_lookup(job))
            return None
        return self.decide(job)

    def decide(self, job: Job) -> None:
        """Put a job into the mailbox, and go on with the mailbox unless an append is under way."""
        self._mailbox.append(job)
        while self._mailbox and not self.busy:
            self._run(self._mailbox.popleft())

    def put_back(self, jobs: Iterable[Job]) -> None:
        """Queue jobs that were held back, without deciding them yet."""
        self._mailbox.extend(jobs)

    def _run(self, job: Job) -> None:
        if job.command_id is not None:
            known = self.state.recent.get((job.account, job.command_id))
            if known is not None:
                return self.confirm(job, known)
        try:
            outcome = job.make(job)
        except Fault as fault:
            return self.refuse(job, fault)
        if outcome is None:
            return None
        if isinstance(outcome, Refusal):
            return self.refuse(job, outcome)
        if isinstance(outcome, Decision):
            if not outcome.entries:
                return self.confirm(job, self.state.n)
            outcome = Commit(outcome, [] if job.reply is None else [job])
        return self._append(outcome)

    def _decide_command(self, account: Account, command: Command, job: Job) -> Outcome:
        state = self.state
        if isinstance(command, ACTIONS):
            return self.window.act(asked(state, account.id, command), by="player", job=job)
        if isinstance(command, Sit):
            self.table.introduce(person(account))
        if isinstance(command, Back):
            return back(state, account.id, self.table.clock_state, now=self._services.clock.now())
        if isinstance(command, Rematch):
            return loader.rematch(self._services, state, account, job)
        return decide_command(state, account.id, command, bots=self._services.bots.registry)

    def _append(self, commit: Commit) -> None:
        services = self._services
        append, messages = prepare(self.state, commit, now=services.clock.now())
        self.busy = True
        services.store.append(append, partial(self._appended, commit, messages))

    def _appended(self, commit: Commit, messages: list[OutgoingMessage], result: Result) -> None:
        if result != "done":
            self._services.lifecycle.spawn(self._catch_up(commit, result))
            return None
        state, decision = self.state, commit.decision
        if decision.opening is not None and state.chain is not None:
            state.secrets.keep_opening(state.chain.game, *decision.opening)
        try:
            for entry, message in zip(decision.entries, messages, strict=True):
                self._publish(entry, message)
        except Exception:
            # It is on disk, so it counts: clients that reconnect read it from there.
            log.exception("table.lost", table=state.id)
            return self.drop()
        for job in commit.jobs:
            state.remember(job.account, job.command_id or "", state.n)
            self.confirm(job, state.n)
        for job, why in commit.refused:
            self.refuse(job, why)
        return self._next()

    def _publish(self, entry: AnyEntry, message: OutgoingMessage) -> None:
        """Fold an entry that is on disk, and broadcast it."""
        table = self.table
        table.state.apply(entry)
        table.tail.append((entry.n, message))
        self._services.metrics.happened(table.state, entry)
        if isinstance(entry, PLAIN):
            table.broadcast(message)
        else:
            self._publish_with_effects(entry, message)

    def _publish_with_effects(self, entry: AnyEntry, message: OutgoingMessage) -> None:
        table, services = self.table, self._services
        if isinstance(entry, Sat):
            table.people |= (
                {entry.account: services.bot_profiles[entry.account]} if entry.bot else {}
            )
            if (profile := table.people.get(entry.account)) is not None:
                table.broadcast(OutgoingMessage(encode(People((profile,)))))
        table.broadcast(message)
        if isinstance(entry, (Sat, Stood)):
            self.scheduler.seats_changed()
        elif isinstance(entry, Rolled):
            table.push_hands()
        elif isinstance(entry, Kept):
            self.scheduler.player_replaced()
        elif isinstance(entry, Returned):
            self.scheduler.player_returned(entry)
        elif isinstance(entry, Hurried):
            self.scheduler.hurried()
        if isinstance(entry, (Began, Kept)) and not self.state.settings.spectators:
            for each in [each for each in table.subscribers if not table.may_watch(each.account)]:
                each.close(CLOSE_NOT_ALLOWED, "spectators are not allowed here")
        if isinstance(entry, (Began, StartVoided)):
            sitting = {sitter.account for _, sitter in self.state.sitters()}
            for account in services.erased_accounts & sitting:
                self._mailbox.append(self._leaving(account))

    def _next(self) -> None:
        """Go on with the mailbox, after what other processes have appended."""
        if self._known_head > self.state.n:
            self.busy, self._known_head = True, 0
            self._services.lifecycle.spawn(self._catch_up(Commit(Decision([]), []), "conflict"))
            return
        self.busy = False
        self.scheduler.arm()
        while self._mailbox and not self.busy:
            self._run(self._mailbox.popleft())

    def refuse(self, job: Job, why: Refusal | Fault) -> None:
        """Reply with an error."""
        if isinstance(why, Fault):
            err = err_of_fault(why, id_=job.command_id, lang=job.lang, n=self.state.n)
        else:
            err = err_of_refusal(self.state, why, id_=job.command_id, lang=job.lang)
        self._services.metrics.command(job.kind, err.code)
        if job.reply is not None:
            job.reply(OutgoingMessage(encode(err)))

    def confirm(self, job: Job, n: int) -> None:
        """Reply that a job is done, with entry `n`."""
        self._services.metrics.command(job.kind, "ok")
        if job.reply is not None and job.command_id is not None:
            job.reply(OutgoingMessage(encode(Ok(job.command_id, n))))

    def come_back(self, seat: Seat, away_ms: int) -> None:
        """Give the seat and a fair clock to its owner, who is back after so long."""
        clock, now = self.table.clock_state, self._services.clock.now
        self.decide(
            Job.of_table(
                lambda: come_back(self.state, seat, clock, now=now(), away_ms=away_ms), "back"
            )
        )

    def remove(self, account: str) -> None:
        """Free the seat of an account that is erased."""
        self.decide(self._leaving(account))

    def stop(self) -> None:
        """Take no more time: cancel timers, send bots away, decide what is held back."""
        self.scheduler.stop()
        self.window.close()

    def drop(self) -> None:
        """Unload the table; clients reconnect and read it anew."""
        self.is_dropped = True
        self._on_drop(self)
        self.scheduler.stop()
        self.window.cancel()
        for subscriber in self.table.subscribers:
            subscriber.close(CLOSE_RESTART, "resync")

    def read_up_to(self, n: int) -> None:
        """Read what another process has appended; without a number, whatever there is."""
        self._known_head = max(self._known_head, n or self.state.n + 1)
        if not self.busy:
            self._next()

    def _leaving(self, account: str) -> Job:
        return Job.of_table(partial(give_up, self.state, account), "stand")

    def _offer_lead(self, account: str) -> None:
        connected = self.table.connected_accounts()
        silent_ms = self._services.clock.now() - self.table.host_seen_at
        if may_take_lead(self.state, account, connected=connected, host_silent_ms=silent_ms):
            self.decide(Job.of_table(lambda: Decision([Hosted(host=account)]), "lead"))

    def _may_be_logged(self, command: Command) -> bool:
        """Return whether the log may know more of a command than memory does.

        It may have been done longer ago than a table remembers, or be meant for a turn that
        another process has come to. What is meant for this very turn is neither.
        """
        state = self.state
        expect = command.expect if isinstance(command, ACTIONS) else None
        return (state.forgets and expect != state.turn_n) or (expect or 0) > state.turn_n

    async def _decide_after_lookup(self, job: Job) -> None:
        """Decide a command, unless the log has it; find out how far the log is."""
        number, command = self.state.number, job.command_id or ""

        def read(conn: Connection) -> tuple[int | None, int]:
            return made_by(conn, number, job.account, command), head(conn, number)

        self._lookup = self._lookup or asyncio.Lock()
        try:
            async with self._lookup:
                known, n = await self._services.store.read(read)
        except Exception:
            log.exception("log.unread", table=self.state.id)
            return self.refuse(job, Fault("store.failed"))
        self.read_up_to(n)
        return self.decide(job) if known is None else self.confirm(job, known)

    async def _catch_up(self, commit: Commit, result: Result) -> None:
        """Read what is really in the log after a conflict or a failed append, and go on."""
        if isinstance(result, Exception):
            log.error("append.failed", table=self.state.id, error=repr(result))
            await asyncio.sleep(self._services.retry_after_s)
        try:
            done = await self._read_on()
        except Exception:
            # What became of it is unknown, so there is no reply: clients reconnect and ask again.
            log.exception("table.lost", table=self.state.id)
            return self.drop()
        # What was to be refused depended on what did not come about.
        for job in [*commit.jobs, *(job for job, _ in commit.refused)]:
            key = job.account, job.command_id or ""
            known = done.get(key, self.state.recent.get(key))
            if known is not None:
                self.confirm(job, known)
            elif result == "conflict":
                self._mailbox.appendleft(job)
            else:
                self.refuse(job, Fault("store.failed"))
        self.scheduler.retry_bots()
        return self._next()

    async def _read_on(self) -> dict[tuple[str, str], int]:
        """Publish what the log has beyond memory; return the commands in it."""
        state, services = self.state, self._services
        number, after = state.number, state.n
        rows = await services.store.read(lambda conn: read_log(conn, number, after=after))
        await loader.refresh(services, self.table)
        done: dict[tuple[str, str], int] = {}
        for row in rows:
            self._publish(read_entry(row.body), OutgoingMessage(row.body))
            if row.command is not None and row.actor is not None:
                done[row.actor, row.command] = row.n
                state.remember(row.actor, row.command, row.n)
        return done
