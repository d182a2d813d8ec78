"""The tables that people are at: making and finding them, coming, asking, going."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

import structlog
from msgspec import DecodeError, Struct

from palifico.editions import Fault
from palifico.protocol.coding import encode, read_command
from palifico.protocol.commands import (
    KINDS,
    CallCalza,
    CallDudo,
    Command,
    MakeBid,
    Rematch,
    Say,
    Sit,
)
from palifico.protocol.frames import Bye, Clock, People, Welcome
from palifico.protocol.settings import TableSettings
from palifico.rules import Refusal
from palifico.server import falling, loading, talking, window
from palifico.server.carrying import Carrier
from palifico.server.coaching import Coaching
from palifico.server.deciding import FOR_HOSTS, arrange, back, give_up, lead
from palifico.server.listening import RESTART, Listener, Out
from palifico.server.live_table import Item, LiveTable
from palifico.server.people import Account
from palifico.server.refusing import unreadable
from palifico.server.table.due import turn_due
from palifico.server.table.plan import Plan
from palifico.server.table.playing import asked
from palifico.server.table.showing import can_look_back, snapshot
from palifico.store.log import head, made_by
from palifico.store.tables import tables_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.store.once import Also

NOBODY = "-" * 16
ACTIONS = (MakeBid, CallDudo, CallCalza)
FORGOTTEN = 10_000
log = structlog.get_logger(__name__)


@dataclass(eq=False)
class Tables(Carrier):
    """All tables of this process."""

    empty: dict[int, int] = field(default_factory=dict, init=False)
    started: int = field(init=False)
    coach: Coaching = field(init=False)
    _loading: dict[str, asyncio.Task[LiveTable]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self.started = self.timers.now()
        self.coach = Coaching(now=self.timers.now)
        self.botting.watch, self.botting.roster = self.watch, self.roster
        self.identity.on_changed.append(self.renamed)

    async def create(
        self, account: Account, settings: TableSettings, *, also: Also | None = None
    ) -> LiveTable:
        """A new table, and what else is written with it; raises Fault when it cannot be set so."""
        if self.stopping:
            raise Fault("server.stopping")
        live = await loading.create(self, account, settings, also=also)
        self.live[live.state.id] = live
        falling.arm(self, live)
        return live

    async def find(self, id_: str) -> LiveTable:
        """A table by its id; raises Fault `table.unknown`."""
        if (live := self.live.get(id_)) is not None:
            live.found_at = self.timers.now()
            return live
        if (task := self._loading.get(id_)) is None:
            task = self._loading[id_] = asyncio.ensure_future(loading.load(self, id_))
            task.add_done_callback(partial(self._loaded, id_))
        return await asyncio.shield(task)

    def join(self, live: LiveTable, listener: Listener, *, after: int | None) -> None:
        """Tell somebody where the table stands, and from now on all that happens.

        Raises Fault `spectators.off` or `server.stopping`.
        """
        state, account = live.state, listener.account
        if self.stopping:
            raise Fault("server.stopping")
        seat = None if account is None else state.seat_of(account.id)
        if not live.may_watch(account):
            raise Fault("spectators.off")
        live.add(listener)
        wakes = falling.arrived(self, live, seat)
        gap = live.gap(after) if after is not None and can_look_back(state, after) else None
        due = turn_due(state, live.around)
        you = NOBODY if account is None else account.id
        self._send(listener, Welcome(you, state.n, self.timers.now(), due, gap is None))
        if gap is None:
            here, watching = live.here(), live.watching()
            self._send(listener, snapshot(state, live.people, here=here, watching=watching))
        else:
            self._send(listener, People(tuple(live.people.values())))
            for out in gap:
                listener.push(out)
        self._send(listener, live.hand_of(listener.seat))
        talking.tell_lines(self, live, listener)
        live.tell(Out(encode(live.presence())))
        if wakes:
            live.tell(Out(encode(Clock(state.turn_n, due))))
        self._take_back(live, seat)
        falling.arm(self, live)

    def leave(self, live: LiveTable, listener: Listener) -> None:
        """Somebody's connection is gone."""
        seat, account = listener.seat, listener.account
        live.remove(listener)
        if account is not None and account.id == live.state.host:
            live.host_at = self.timers.now()
        falling.left(self, live, seat)
        live.tell(Out(encode(live.presence())))
        falling.arm(self, live)

    def submit(
        self,
        live: LiveTable,
        who: Listener | Account,
        raw: bytes | Command,
        answer: Callable[[Out], None],
    ) -> None:
        """Ask for something; the answer comes when it is on disk, or at once if it cannot be."""
        # Not «is it a listener»: an abstract class takes its time to tell.
        account, lang = (who, "en") if isinstance(who, Account) else (who.account, who.lang)
        item = Item(lambda _: None, answer=answer, lang=lang, kind="unreadable")
        try:
            command = read_command(raw) if isinstance(raw, bytes) else raw
            item.command, item.kind = command.id, KINDS[type(command)]
            if self.stopping:
                raise Fault("server.stopping")
            if account is None:
                raise Fault("identity.needed")
        except DecodeError as error:
            return self.refuse(live, item, unreadable(error))
        except Fault as fault:
            return self.refuse(live, item, fault)
        item.actor = account.id
        if item.actor == live.state.host:
            live.host_at = self.timers.now()
        if isinstance(command, Say):
            self.spawn(talking.say(self, live, item, command))
            return None
        known = live.state.recent.get((item.actor, command.id))
        if known is not None:  # at once: until its turn comes it may be forgotten
            return self.confirm(item, known)
        item.make = partial(self._make, live, account, command)
        if isinstance(command, FOR_HOSTS) and (first := lead(live, account.id, self.timers.now())):
            self.decide(live, Item.of_table(first, "lead"))
        if self._needs_the_log(live, command):
            self.spawn(self._seek(live, item))
            return None
        self.decide(live, item)
        return None

    async def stop(self) -> None:
        """Take no more commands, see everything to the disk, and send everybody away politely."""
        self.stopping = True
        for live in self.live.values():
            live.send_bots_away()
            if live.timer is not None:
                live.timer.cancel()
            window.close(self, live)
        while any(live.busy for live in self.live.values()) or self._tasks:
            await asyncio.sleep(0.005)
        bye = Out(encode(Bye(0)))
        for live in list(self.live.values()):
            live.tell(bye)
            for listener in live.listeners:
                listener.close(RESTART, "restart")

    def _needs_the_log(self, live: LiveTable, command: Command) -> bool:
        """Whether the log may know more of a command than we do.

        It may have been carried out longer ago than a table remembers, or be meant for a moment
        that another process has come to. What is meant for this very moment is neither.
        """
        state = live.state
        expect = command.expect if isinstance(command, ACTIONS) else None
        return (state.forgets and expect != state.turn_n) or (expect or 0) > state.turn_n

    async def _seek(self, live: LiveTable, item: Item) -> None:
        """Decide a command, unless the log tells that it was carried out; see how far that is."""
        number, actor, command = live.state.number, item.actor, item.command or ""

        def read(conn: Connection) -> tuple[int | None, int]:
            return made_by(conn, number, actor, command), head(conn, number)

        live.seeking = live.seeking or asyncio.Lock()
        try:
            async with live.seeking:
                known, n = await self.store.read(read)
        except Exception:
            log.exception("log.unread", table=live.state.id)
            return self.refuse(live, item, Fault("store.failed"))
        self.noticed(number, n)
        return self.decide(live, item) if known is None else self.confirm(item, known)

    def _make(
        self, live: LiveTable, account: Account, command: Command, item: Item
    ) -> Plan | Refusal | None:
        if isinstance(command, ACTIONS):
            wanted = asked(live.state, account.id, command)
            return window.ask(self, live, wanted, by="player", item=item)
        if isinstance(command, Sit):
            live.meet(loading.person(account))
        if isinstance(command, Rematch):
            return loading.rematch(self, live.state, account)
        return arrange(live.state, account.id, command, roster=self.roster)

    def renamed(self, account: Account) -> None:
        """Somebody has another name, colour or shape: tell every table that shows them."""
        for live in self.live.values():
            if account.id in live.people:
                live.people[account.id] = loading.person(account)
                live.tell(Out(encode(People((live.people[account.id],)))))

    async def forget(self, account: str) -> None:
        """Somebody goes for good: every seat of theirs is free, or a bot's to the end."""
        self.gone.add(account)
        rows = await self.store.read(lambda conn: tables_of(conn, account, limit=FORGOTTEN))
        for row in rows:
            if row.status not in ("over", "closed"):
                live = await self.find(row.id)
                self.decide(live, Item.of_table(partial(give_up, live.state, account), "stand"))

    def noticed(self, number: int, n: int) -> None:
        """Another process has appended: read it, if the table is one of ours.

        Without a number some notices may be lost, and every table is looked at.
        """
        for live in list(self.live.values()):
            if live.state.number == number or not number:
                live.heard_of = max(live.heard_of, n or live.state.n + 1)
                if not live.busy:
                    self._go_on(live)

    def _take_back(self, live: LiveTable, seat: int | None) -> None:
        sitter = None if seat is None else live.state.seats[seat]
        if sitter is not None and sitter.kept is not None and not sitter.for_good:
            account = sitter.account
            self.decide(live, Item.of_table(lambda: back(live.state, account), "back"))

    def _send(self, listener: Listener, message: Struct) -> None:
        listener.push(Out(encode(message)))

    def _loaded(self, id_: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[id_]
        if not task.cancelled() and task.exception() is None:
            self.live[id_] = task.result()
