"""Session at a table in plain mode: event loop over client events, typed lines and tasks.

A person may type at any time. Lines from a pipe wait until they can be used: a bid for one's turn,
an exact call for a bid that one may call.
"""

from __future__ import annotations

import asyncio
from typing import Any

from palifico.terminal import summaries
from palifico.terminal.client.client import Client, ClientEvent
from palifico.terminal.client.join import Plan, take_seats
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.rest import Refused
from palifico.terminal.client.seats import is_host, my_seat
from palifico.terminal.client.sentences import bid_text
from palifico.terminal.client.table import Table
from palifico.terminal.plain.actions import Actions
from palifico.terminal.plain.commands import ALSO_BEFORE, BEFORE, parse_command
from palifico.terminal.plain.console import Console
from palifico.terminal.plain.events import EventReporter
from palifico.words import Speaker


class Session:
    """One game, or as much of it as its players stay for."""

    def __init__(
        self, players: LocalPlayers, plan: Plan, console: Console, *, coached: bool = False
    ) -> None:
        self.players, self.console = players, console
        self.actions = Actions(players, console)
        self.reporter = EventReporter(players, plan, console)
        self._plan, self._coached = plan, coached
        self._events: asyncio.Queue[tuple[ClientEvent, Table | None]] = asyncio.Queue()
        self._unused: list[str | None] = []
        self._turn_reported = 0
        self._is_settled = False
        self._running: asyncio.Task[None] | None = None

    @property
    def speaker(self) -> Speaker:
        """Sentences with the words of the table."""
        return self.players.first.speaker

    async def run(self) -> None:
        """Play until the game is over, or a player leaves. Raises Refused if not admitted."""
        running = self.players.run(self._put)
        self._running = asyncio.get_running_loop().create_task(running)
        while not self._has_ended():
            await self._step()
        if self.reporter.refused is not None:
            raise Refused(403, "table.refused", self.reporter.refused)

    async def next_line(self) -> str:
        """Return what is typed next, after the game; nothing at the end of input."""
        line = self._unused.pop(0) if self._unused else await self.console.input.next()
        return (line or "").strip()

    async def close(self) -> None:
        """Leave the table, with no dice in sight that others must not see."""
        self.reporter.hide()
        self.actions.cancel()
        await self.players.close()
        if self._running is not None:
            await self._running

    def _has_ended(self) -> bool:
        """Whether the game is over, or a player has left it, perhaps for another."""
        actions = self.actions
        return self.reporter.is_over or actions.has_left or actions.another is not None

    def _put(self, event: ClientEvent) -> None:
        self._events.put_nowait((event, self.players.public_table))

    async def _step(self) -> None:
        """Use the next line if it is time for it, else wait for whatever comes first."""
        if not self._unused or not self._can_use(self._unused[0]):
            await self._wait()
            return
        line = self._unused.pop(0)
        self.console.answered(line)
        if line is None:
            self.actions.has_left = True
        elif self.actions.is_asking_first:
            self.actions.answer_first(line)
            return
        elif (other := self._must_pass_to()) is not None:
            self.players.hand_to(other)
        else:
            await self.actions.run(parse_command(self.speaker, line))
        await self._prompt()

    async def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        event = loop.create_task(self._events.get())
        assert self._running is not None
        waits: set[asyncio.Task[Any]] = {event, self._running, *self.actions.tasks}
        line = None if self._unused else loop.create_task(self.console.input.next())
        if line is not None:
            waits.add(line)
        done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in (event, line):
            if task is not None and task not in done:
                task.cancel()
        if self._running in done and self._events.empty():
            self.reporter.is_over = True
            self._running.result()
        if line is not None and line in done:
            self._unused.append(line.result())
        if event in done:
            self.reporter.report(*event.result())
            self._take_seats()
        if done & self.actions.tasks or event in done:
            self.actions.reap()
            await self._prompt()

    def _can_use(self, line: str | None) -> bool:
        """Whether it is time for a line: for a person always, for a pipe when it makes sense."""
        table, is_interactive = self.players.first.table, self.console.input.is_interactive
        if table is None or self.actions.tasks:
            return is_interactive and (line is None or self.actions.is_asking_first)
        if is_interactive or table.status == "closed":
            return True
        if table.status == "gathering":
            return self._can_use_before(table, line)
        if line is not None and self.players.is_single and my_seat(table) is None:
            return True
        if line is not None and parse_command(self.speaker, line).kind == "calza":
            return bool(self.players.callers()) or self._is_prompted_to_move()
        return self._is_prompted_to_move()

    def _can_use_before(self, table: Table, line: str | None) -> bool:
        if self._plan.begins:
            return False
        if line is None:
            return is_host(table) and self._is_settled
        kind = parse_command(self.speaker, line).kind
        return self.actions.is_confirming or kind in BEFORE or kind in ALSO_BEFORE

    def _is_prompted_to_move(self) -> bool:
        return self.console.is_prompting and self.players.to_act() is not None

    def _take_seats(self) -> None:
        """Sit down, and begin if that is the plan, once all local players are connected."""
        if not self._is_settled and self.players.are_connected():
            self._is_settled = True
            choose = self.actions.choose_first
            self.actions.start(take_seats(self._plan, self.players.clients, choose=choose))

    async def _prompt(self) -> None:
        """Report a turn once, and prompt for a move; again after anything else was printed."""
        client = self.players.to_act()
        is_over = self._has_ended()
        if self.actions.is_asking_first and not self.console.is_prompting and not is_over:
            self.actions.ask_first()
        if self.actions.tasks or is_over or self.console.is_prompting or not self._events.empty():
            return
        if client is None or client.connection_state.name != "open":
            self._offer_exact_call()
            return
        if (other := self._must_pass_to()) is not None:
            self.console.ask(self.speaker.say("terminal-pass", player=self.players.name(other)))
            return
        self.players.hand_to(client)
        await self._report_turn(client)
        assert client.table is not None
        verbs = summaries.verbs(self.speaker, client.table)
        self.console.ask(self.speaker.say("play-prompt", verbs=verbs))

    async def _report_turn(self, client: Client) -> None:
        table = client.table
        assert table is not None
        assert table.game is not None
        if self._turn_reported == table.game.turn_n:
            return
        self._turn_reported = table.game.turn_n
        with_dice = bool(table.game.bids) or not self.players.is_single
        if not self.players.is_single:
            name = self.players.name(client)
            self.console.tell(self.speaker.say("board-turn", player=name, you="no"))
        self.console.tell_all(summaries.turn_lines(self.speaker, table, with_dice=with_dice))
        if self._coached:
            await self.actions.coach(client)

    def _offer_exact_call(self) -> None:
        """Ask a person, out of turn, whether the bid is exact."""
        callers, table = self.players.callers(), self.players.public_table
        is_interactive = self.console.input.is_interactive
        if callers and table and table.game and table.game.bids and is_interactive:
            bid = bid_text(self.speaker, table.game.bids[-1].bid)
            self.console.ask(self.speaker.say("play-calza-prompt", bid=bid))

    def _must_pass_to(self) -> Client | None:
        """Return who must get the machine first; what is piped needs no passing."""
        return self.players.must_pass_to() if self.console.input.is_interactive else None
