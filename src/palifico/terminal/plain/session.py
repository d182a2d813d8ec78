"""A sitting at a table, line by line: tells what happens as it happens, and takes what is typed.

A person may type at any time. What is piped in waits, line by line, until it can be used: a bid for
one's turn, an exact call for a bid that one may call.
"""

from __future__ import annotations

import asyncio
from typing import Any

from palifico.terminal import telling
from palifico.terminal.client import Client, Heard
from palifico.terminal.doors import Plan, settle
from palifico.terminal.party import Party
from palifico.terminal.plain.doing import Doing
from palifico.terminal.plain.hearing import Hearing, Surroundings
from palifico.terminal.plain.wishes import ALSO_BEFORE, BEFORE, read_wish
from palifico.terminal.rest import Refused
from palifico.terminal.seats import is_host, my_seat
from palifico.terminal.sentences import bid_text
from palifico.terminal.table import Table
from palifico.words import visible


class Session(Hearing):
    """One game, or as much of it as somebody stays for."""

    def __init__(self, party: Party, plan: Plan, around: Surroundings) -> None:
        super().__init__(party, plan, around)
        self.left = False
        self.gone: Client | None = None
        self._events: asyncio.Queue[tuple[Heard, Table | None]] = asyncio.Queue()
        self._doing = Doing(self)
        self._head: list[str | None] = []
        self._turn_told = 0
        self._settled = False
        self._running: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Play until the game is over, or somebody has enough. Raises Refused at a closed door."""
        doing = self.party.run(lambda heard: self._events.put_nowait((heard, self.party.told)))
        self._running = asyncio.get_running_loop().create_task(doing)
        while not self.is_over and not self.left:
            await self._step()
        if self.refused is not None:
            raise Refused(403, "table.refused", self.refused)

    async def next_line(self) -> str:
        """What is typed next, after the game; nothing where nobody types any more."""
        line = self._head.pop(0) if self._head else await self.around.typed.next()
        return (line or "").strip()

    async def close(self) -> None:
        """Leave the table."""
        self._doing.cancel()
        await self.party.close()
        if self._running is not None:
            await self._running

    async def _step(self) -> None:
        """Wait for whatever comes first, and see to it."""
        if not self._head or not self._can_use(self._head[0]):
            await self._wait()
            return
        line = self._head.pop(0)
        if not self.around.typed.is_person and self.is_asked and line is not None:
            self.around.ask(f"{visible(line)}\n")
        self.is_asked = False
        if line is None:
            self.around.ask("\n")
            self.left = True
        elif self._must_pass() is not None:
            self._pass_on()
        else:
            await self._doing.wish(read_wish(self.speaker, line))
        await self._ask_for_a_move()

    async def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        event = loop.create_task(self._events.get())
        assert self._running is not None
        waits: set[asyncio.Task[Any]] = {event, self._running, *self._doing.tasks}
        line = None if self._head else loop.create_task(self.around.typed.next())
        if line is not None:
            waits.add(line)
        done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in (event, line):
            if task is not None and task not in done:
                task.cancel()
        if self._running in done and self._events.empty():
            self.is_over = True
            self._running.result()
        if line is not None and line in done:
            self._head.append(line.result())
        if event in done:
            self.hear(*event.result())
            self._settle()
        if done & self._doing.tasks or event in done:
            self._doing.reap()
            await self._ask_for_a_move()

    def _can_use(self, line: str | None) -> bool:
        """Whether it is time for a line: for a person always, for a pipe when it makes sense."""
        table = self.party.first.table
        if table is None or self._doing.tasks:
            return self.around.typed.is_person and line is None
        if self.around.typed.is_person or table.status == "closed":
            return True
        if table.status == "gathering":
            return self._before(table, line)
        if line is not None and self.party.is_one and my_seat(table) is None:
            return True
        if line is not None and read_wish(self.speaker, line).kind == "calza":
            return bool(self.party.callers()) or self._is_my_move()
        return self._is_my_move()

    def _before(self, table: Table, line: str | None) -> bool:
        if self.plan.begins:
            return False
        if line is None:
            return is_host(table) and self._settled
        kind = read_wish(self.speaker, line).kind
        return self._doing.leaving or kind in BEFORE or kind in ALSO_BEFORE

    def _is_my_move(self) -> bool:
        return self.is_asked and self.party.to_act() is not None

    def _settle(self) -> None:
        """Sit down, and begin if that is the plan, when everybody of us is connected."""
        if not self._settled and self.party.is_here():
            self._settled = True
            self._doing.start(settle(self.plan, self.party.clients))

    async def _ask_for_a_move(self) -> None:
        """Tell somebody once that it is their turn, and ask; again after anything else was told."""
        client = self.party.to_act()
        is_busy = self._doing.tasks or self.is_over or self.left or self.is_asked
        if is_busy or not self._events.empty():
            return
        if client is None or client.line.name != "open":
            self._offer_a_call()
            return
        if (other := self._must_pass()) is not None:
            self._ask(self.speaker.say("terminal-pass", player=self.party.name(other)))
            return
        self.party.take(client)
        assert client.table is not None
        assert client.table.game is not None
        if self._turn_told != client.table.game.turn_n:
            self._turn_told = client.table.game.turn_n
            with_dice = bool(client.table.game.bids) or not self.party.is_one
            if not self.party.is_one:
                name = self.party.name(client)
                self.tell(self.speaker.say("board-turn", player=name, you="no"))
            self.tell_all(telling.turn_told(self.speaker, client.table, with_dice=with_dice))
            if self.around.coached:
                await self._doing.coach(client)
        verbs = telling.verbs(self.speaker, client.table)
        self._ask(self.speaker.say("play-prompt", verbs=verbs))

    def _offer_a_call(self) -> None:
        """Ask a person, out of turn, whether the bid is exact."""
        callers, table = self.party.callers(), self.party.told
        if callers and table and table.game and table.game.bids and self.around.typed.is_person:
            bid = bid_text(self.speaker, table.game.bids[-1].bid)
            self._ask(self.speaker.say("play-calza-prompt", bid=bid))

    def _ask(self, prompt: str) -> None:
        self.around.ask(f"{prompt} ")
        self.is_asked = True

    def _must_pass(self) -> Client | None:
        """Whom the machine has to be given to; a pipe has no eyes to hide anything from."""
        return self.party.must_pass_to() if self.around.typed.is_person else None

    def _pass_on(self) -> None:
        other = self._must_pass()
        assert other is not None
        self.is_asked = False
        self.party.take(other)
