"""Table service: find and create tables, join and leave them, submit commands, stop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import DecodeError

from palifico.errors import Fault
from palifico.protocol.codec import encode, read_command
from palifico.protocol.commands import KINDS, Command, Say
from palifico.protocol.frames import Bye, Clock, People
from palifico.protocol.settings import TableSettings
from palifico.server.auth.accounts import Account, person
from palifico.server.live import chat, loader
from palifico.server.live.actor import TableActor
from palifico.server.live.coach import Coach
from palifico.server.live.jobs import Job
from palifico.server.live.replies import unreadable
from palifico.server.live.services import Services
from palifico.server.live.subscriber import CLOSE_RESTART, OutgoingMessage, Subscriber
from palifico.server.live.table import LiveTable
from palifico.server.table.deadlines import turn_due
from palifico.store.queries.tables import tables_of

if TYPE_CHECKING:
    from palifico.store.queries.idempotency import Also

MAX_TABLES_OF_ACCOUNT: Final = 10_000


class TableService:
    """All tables of this process, each with an actor of its own."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.actors: dict[str, TableActor] = {}
        self.emptied_at: dict[str, int] = {}
        self.coach = Coach(now=services.clock.now)
        self._started_at = services.clock.now()
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        services.identity.on_changed.append(self.update_profile)

    @property
    def stopping(self) -> bool:
        """Whether no more commands are taken."""
        return self.services.lifecycle.stopping

    @property
    def is_idle(self) -> bool:
        """Whether no task and no append is under way."""
        is_busy = any(actor.busy for actor in self.actors.values())
        return not (is_busy or self.services.lifecycle.tasks)

    async def create(
        self, account: Account, settings: TableSettings, *, also: Also | None = None
    ) -> TableActor:
        """Store a new table, and `also` with it; raise Fault if the settings cannot be."""
        if self.stopping:
            raise Fault("server.stopping")
        actor = self._own(await loader.create(self.services, account, settings, also=also))
        self.actors[actor.state.id] = actor
        actor.scheduler.arm()
        return actor

    async def find(self, id_: str) -> TableActor:
        """Return a table by its id, loaded if need be; raise Fault `table.unknown`."""
        if (actor := self.actors.get(id_)) is not None:
            actor.table.found_at = self.services.clock.now()
            return actor
        if (task := self._loading.get(id_)) is None:
            task = self._loading[id_] = asyncio.ensure_future(self._load(id_))
            task.add_done_callback(partial(self._loaded, id_))
        return await asyncio.shield(task)

    def join(self, actor: TableActor, subscriber: Subscriber, *, after: int | None) -> None:
        """Send a subscriber where the table stands, and from now on all that happens.

        Raises Fault `spectators.off` or `server.stopping`.
        """
        table, account, now = actor.table, subscriber.account, self.services.clock.now()
        state = table.state
        if self.stopping:
            raise Fault("server.stopping")
        if not table.may_watch(account):
            raise Fault("spectators.off")
        table.subscribe(subscriber)
        seat = subscriber.seat
        away_ms = actor.scheduler.absence_ms(seat)
        clock_goes_on = actor.scheduler.connected(seat)
        table.welcome(subscriber, after=after, now=now)
        chat.send_last_lines(self.services, table, subscriber)
        table.broadcast_presence()
        if clock_goes_on:
            due = turn_due(state, table.clock_state)
            table.broadcast(OutgoingMessage(encode(Clock(state.turn_n, due))))
        if seat is not None and (away_ms is not None or state.level_at(seat) is not None):
            actor.come_back(seat, away_ms or 0)
        actor.scheduler.arm()

    def leave(self, actor: TableActor, subscriber: Subscriber) -> None:
        """Remove a subscriber whose connection is gone."""
        table, account = actor.table, subscriber.account
        table.unsubscribe(subscriber)
        if account is not None and account.id == table.state.host:
            table.host_seen_at = self.services.clock.now()
        actor.scheduler.disconnected(subscriber.seat)
        table.broadcast_presence()
        actor.scheduler.arm()

    def submit(
        self,
        actor: TableActor,
        sender: Subscriber | Account,
        raw: bytes | Command,
        reply: Callable[[OutgoingMessage], None],
    ) -> None:
        """Submit a command; the reply comes when it is on disk, or at once if it is refused."""
        # Not `isinstance(sender, Subscriber)`: an abstract class takes its time to tell.
        if isinstance(sender, Account):
            account: Account | None = sender
            lang = "en"
        else:
            account, lang = sender.account, sender.lang
        job = Job(_nothing, reply=reply, lang=lang, kind="unreadable")
        try:
            command = read_command(raw) if isinstance(raw, bytes) else raw
            job.command_id, job.kind = command.id, KINDS[type(command)]
            if self.services.lifecycle.stopping:
                raise Fault("server.stopping")
            if account is None:
                raise Fault("identity.needed")
        except DecodeError as error:
            return actor.refuse(job, unreadable(error))
        except Fault as fault:
            return actor.refuse(job, fault)
        job.account = account.id
        if account.id == actor.state.host:
            actor.table.host_seen_at = self.services.clock.now()
        if isinstance(command, Say):
            saying = chat.say(self.services, actor.table, job, command, actor=actor)
            self.services.lifecycle.spawn(saying)
            return None
        return actor.submit(job, account, command)

    async def stop(self) -> None:
        """Take no more commands, write everything to disk, and ask clients to reconnect."""
        self.services.lifecycle.stopping = True
        for actor in self.actors.values():
            actor.stop()
        while not self.is_idle:
            await asyncio.sleep(0.005)
        bye = OutgoingMessage(encode(Bye(0)))
        for actor in list(self.actors.values()):
            actor.table.broadcast(bye)
            for subscriber in actor.table.subscribers:
                subscriber.close(CLOSE_RESTART, "restart")

    async def forget(self, account: str) -> None:
        """Free all seats of an account that is erased, or leave them to bots to the end."""
        self.services.erased_accounts.add(account)
        rows = await self.services.store.read(
            lambda conn: tables_of(conn, account, limit=MAX_TABLES_OF_ACCOUNT)
        )
        for row in rows:
            if row.status not in ("over", "closed"):
                (await self.find(row.id)).remove(account)

    def update_profile(self, account: Account) -> None:
        """Broadcast a changed profile to every table that shows it; remove chat of the erased."""
        profile = person(account)
        for actor in self.actors.values():
            table = actor.table
            for subscriber in table.subscribers:  # who sits down later does so by this name
                if subscriber.account is not None and subscriber.account.id == account.id:
                    subscriber.account = account
            if account.id in table.people:
                table.people[account.id] = profile
                table.broadcast(OutgoingMessage(encode(People((profile,)))))
            if account.kind == "gone":
                table.remove_chat_of(account.id)

    def noticed(self, number: int, n: int) -> None:
        """Let a table read what another process has appended.

        Without a number some notices may be lost, and every table looks.
        """
        for actor in list(self.actors.values()):
            if actor.state.number == number or not number:
                actor.read_up_to(n)

    async def _load(self, id_: str) -> TableActor:
        empty_since = self.emptied_at.get(id_, self._started_at)
        return self._own(await loader.load(self.services, id_, empty_since=empty_since))

    def _own(self, table: LiveTable) -> TableActor:
        return TableActor(self.services, table, on_drop=self._dropped)

    def _loaded(self, id_: str, task: asyncio.Task[TableActor]) -> None:
        del self._loading[id_]
        if not task.cancelled() and task.exception() is None:
            self.actors[id_] = task.result()

    def _dropped(self, actor: TableActor) -> None:
        self.actors.pop(actor.state.id, None)


def _nothing(_: Job) -> None:
    """Decide nothing, until the command is read."""
