"""Actions of typed commands: moves run as tasks, since the connection may break meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any, Final

from palifico.terminal import summaries
from palifico.terminal.client.client import Client
from palifico.terminal.client.join import DEFAULT_BOT, DRAW, fill_and_begin
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.rest import Refused
from palifico.terminal.client.seats import free_seats, is_out, my_seat, names_of
from palifico.terminal.client.standing import bids_text
from palifico.terminal.client.table import Table
from palifico.terminal.plain.commands import ONLY_BEFORE, Command
from palifico.terminal.plain.console import Console
from palifico.words import PHRASES, Speaker, shorten

MAX_LOG_LINES: Final = 30


class Actions:
    """Carries commands out: `tasks` are under way; `has_left` once a player ends the session.

    `gone` is the client that has left its seat for good; `is_confirming` that it was asked to.
    `another` is the table like which a new one is made.
    """

    def __init__(self, players: LocalPlayers, console: Console) -> None:
        self._players, self._console = players, console
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_confirming = False
        self.has_left = False
        self.gone: Client | None = None
        self.another: Table | None = None
        self._first: asyncio.Future[int] | None = None

    def start(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        """Begin something that takes as long as the connection is down."""
        self.tasks.add(asyncio.get_running_loop().create_task(coroutine))

    def reap(self) -> None:
        """Drop finished tasks."""
        self.tasks = {task for task in self.tasks if not task.done()}

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()

    async def run(self, command: Command) -> None:
        """Carry out what was typed."""
        players, speaker = self._players, self._speaker
        client = players.active()
        yes = speaker.say("play-calza-yes")
        was_confirming, self.is_confirming = self.is_confirming, False
        if was_confirming and (command.kind == "leave" or command.rest.lower() in ("yes", yes)):
            self.start(self._leave(client))
            return
        if players.to_act() is None and command.rest.lower() == yes and players.callers():
            command = Command("calza")
        match command.kind:
            case "nothing" | "help":
                if command.kind == "help" or players.to_act():
                    self._help()
            case "unknown":
                self._console.tell(speaker.say("fault-bid-text", given=shorten(command.rest)))
            case "quit":
                self.has_left = True
            case "bid" | "dudo":
                self.start((players.to_act() or client).act(command.kind, command.bid))
            case "calza":
                self.start(self._caller(client).act("calza"))
            case "rules" | "log" | "table" | "bids":
                self._console.tell_all(self._look(command.kind, client))
            case "coach" | "odds":
                await self._advise(command.kind, client)
            case "new" | "fast":
                self._run_once_out(command, client)
            case _:
                self._run_at_table(command, client)

    @property
    def is_asking_first(self) -> bool:
        """Whether the host is asked who begins: the next line is the answer."""
        return self._first is not None

    async def choose_first(self, client: Client) -> int:
        """Ask the host who begins; where no person types, lots are drawn."""
        if not self._console.input.is_interactive:
            return DRAW
        self._first = asyncio.get_running_loop().create_future()
        try:
            self.ask_first()
            return await self._first
        finally:
            self._first = None

    def ask_first(self) -> None:
        """Print the question who begins."""
        client = self._players.first
        assert client.table is not None
        names = summaries.seat_names(
            client.speaker, client.table, is_single=self._players.is_single
        )
        players = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
        self._console.ask(self._speaker.say("terminal-toucan", players=players))

    def answer_first(self, line: str) -> None:
        """Take a line for the answer who begins: a number or a name, nothing for lots."""
        table = self._players.first.table
        assert table is not None
        text = line.strip().lower()
        known = {name.lower(): seat for seat, name in enumerate(names_of(table))}
        number = _seat_number(text, len(table.seats))
        seat = DRAW if not text else known.get(text) if number is None else number
        if text in ("q", "quit"):
            self.has_left = True
        elif seat is None or self._first is None:
            self.ask_first()
        elif not self._first.done():
            self._first.set_result(seat)

    async def coach(self, client: Client) -> None:
        """Show the coach's advice on this decision."""
        await self._advise("coach", client)

    @property
    def _speaker(self) -> Speaker:
        return self._players.first.speaker

    def _look(self, kind: str, client: Client) -> Iterable[str]:
        if kind == "rules":
            return summaries.rule_lines(self._speaker)
        if kind == "log":
            return [line.text for line in client.log][-MAX_LOG_LINES:]
        table = self._players.table
        if table is None:
            return ()
        if kind == "bids":
            return [bids_text(self._speaker, table)]
        return summaries.table_lines(self._speaker, table)

    async def _advise(self, what: str, client: Client) -> None:
        lines = summaries.advice_lines if what == "coach" else summaries.odds_lines
        await self._show(client, what, lines)

    async def _show(
        self, client: Client, what: str, lines: Callable[[Speaker, Any], Iterator[str]]
    ) -> None:
        """Fetch something of the table, and print it, or why there is nothing."""
        try:
            answer = await client.fetch(f"/api/tables/{client.id}/{what}")
        except Refused as refused:
            self._console.tell(refused.why)
        else:
            self._console.tell_all(lines(self._speaker, answer))

    def _help(self) -> None:
        table, say = self._players.table, self._speaker.say
        calls = summaries.calls(self._speaker, table, all_words=True) if table else ""
        self._console.tell(say("play-help", verbs=calls) if calls else say("terminal-help-bid"))
        self._console.tell(say("terminal-help"))
        if table and table.status == "gathering":
            self._console.tell(say("terminal-help-before"))
        if table and is_out(table):
            self._console.tell(say("terminal-out"))
        if table and table.settings.coach:
            self._console.tell(say("coach-hint"))

    def _caller(self, client: Client) -> Client:
        """Return who calls the bid exact: the active client, or the first that may."""
        callers = self._players.callers()
        return client if client in callers or not callers else callers[0]

    def _say(self, client: Client, text: str) -> None:
        if text in PHRASES:
            self.start(client.ask("say", phrase=text))
        elif text:
            self.start(client.ask("say", text=text))
        else:
            phrases = ", ".join(PHRASES)
            self._console.tell(self._speaker.say("terminal-say", phrases=phrases))

    def _run_at_table(self, command: Command, client: Client) -> None:
        """Sit down, stand up, talk, and what a host can do."""
        table = client.table
        assert table is not None
        if command.kind in ONLY_BEFORE and table.status != "gathering":
            self._console.tell(self._speaker.say("fault-table-begun"))
            return
        number = _seat_number(command.rest, len(table.seats))
        free = free_seats(table)
        is_named = command.kind in ("kick", "host") or (command.kind == "sit" and command.rest)
        if number is None and is_named:
            self._console.tell(self._speaker.say("terminal-help-before"))
            return
        match command.kind:
            case "say":
                self._say(client, command.rest)
            case "sit":
                self.start(client.sit((free or [0])[0] if number is None else number))
            case "leave":
                self._confirm_leaving(client)
            case "stand":
                self.start(client.ask("stand"))
            case "bot":
                level = DEFAULT_BOT if number is not None else command.rest or DEFAULT_BOT
                seat = number if number is not None else (free or [0])[0]
                self.start(client.ask("seat_bot", seat=seat, level=level))
            case "begin":
                self.start(fill_and_begin(client, choose=self.choose_first))
            case "kick" | "host":
                kind = "kick" if command.kind == "kick" else "hand_over"
                self.start(client.ask(kind, seat=number or 0))
            case "back" | "rematch":
                self.start(client.ask(command.kind))
            case _:
                pass

    def _run_once_out(self, command: Command, client: Client) -> None:
        """Go on at a new table, or have the rest played at once; the server says where it may."""
        table = client.table
        if table is None or not is_out(table):
            self._console.tell(self._speaker.say("terminal-help"))
        elif command.kind == "new":
            self.another = table
        else:
            self.start(client.ask("hurry"))

    def _confirm_leaving(self, client: Client) -> None:
        """Ask once more: a player who leaves for good cannot come back."""
        self.is_confirming = True
        name, you = self._players.name(client), "yes" if self._players.is_single else "no"
        self._console.tell(self._speaker.say("terminal-leave-sure", player=name, you=you))

    async def _leave(self, client: Client) -> None:
        table = client.table
        is_seated = table is not None and my_seat(table) is not None
        if not is_seated or await client.ask("stand"):
            self.has_left, self.gone = True, client


def _seat_number(text: str, seats: int) -> int | None:
    """Return the seat that a text names, counted from 1."""
    known = {str(seat + 1): seat for seat in range(seats)}
    return known.get(text)
