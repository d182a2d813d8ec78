"""Doing what was typed: moves as tasks, so that the line may break meanwhile; the rest at once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final

from palifico.terminal import telling
from palifico.terminal.client import Client
from palifico.terminal.doors import fill
from palifico.terminal.plain.wishes import ONLY_BEFORE, Wish
from palifico.terminal.rest import Refused
from palifico.terminal.seats import free_seats, my_seat
from palifico.words import PHRASES, shorten

if TYPE_CHECKING:
    from palifico.terminal.plain.session import Session

USUAL: Final = "counter"
"""Who sits down if no bot is named."""
LONG_LOG: Final = 30


class Doing:
    """What somebody at a session wants, done."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.tasks: set[asyncio.Task[Any]] = set()
        self.leaving = False

    def start(self, doing: Coroutine[Any, Any, Any]) -> None:
        """Begin something that may take as long as the line is down."""
        self.tasks.add(asyncio.get_running_loop().create_task(doing))

    def reap(self) -> None:
        """Forget what is done."""
        self.tasks = {task for task in self.tasks if not task.done()}

    def cancel(self) -> None:
        """Give up whatever is not done."""
        for task in self.tasks:
            task.cancel()

    async def wish(self, wish: Wish) -> None:
        """See to what was typed."""
        session, party = self._session, self._session.party
        speaker = session.speaker
        client = party.looking or party.to_act() or party.first
        yes = speaker.say("play-calza-yes")
        was_leaving, self.leaving = self.leaving, False
        if was_leaving and (wish.kind == "leave" or wish.rest.lower() in ("yes", yes)):
            self.start(self._leave(client))
            return
        if party.to_act() is None and wish.rest.lower() == yes and party.callers():
            wish = Wish("calza")
        match wish.kind:
            case "nothing" | "help":
                if wish.kind == "help" or party.to_act():
                    self._help()
            case "unknown":
                session.tell(speaker.say("fault-bid-text", given=shorten(wish.rest)))
            case "quit":
                session.left = True
            case "bid" | "dudo":
                self.start((party.to_act() or client).act(wish.kind, wish.bid))
            case "calza":
                self.start(self._caller(client).act("calza"))
            case "rules" | "log" | "table":
                session.tell_all(self._look(wish.kind, client))
            case "coach":
                await self.coach(client)
            case "odds":
                await self._odds(client)
            case _:
                self._at_the_table(wish, client)

    def _look(self, kind: str, client: Client) -> Iterable[str]:
        session = self._session
        if kind == "rules":
            return telling.rules_told(session.speaker)
        if kind == "log":
            return [line.text for line in client.log][-LONG_LOG:]
        table = session.party.table
        return telling.table_told(session.speaker, table) if table else ()

    async def coach(self, client: Client) -> None:
        """What the coach says of this decision."""
        try:
            told = await client.fetch(f"/api/tables/{client.id}/coach")
        except Refused as refused:
            self._session.tell(refused.why)
        else:
            self._session.tell_all(telling.advice_told(self._session.speaker, told))

    async def _odds(self, client: Client) -> None:
        try:
            told = await client.fetch(f"/api/tables/{client.id}/odds")
        except Refused as refused:
            self._session.tell(refused.why)
        else:
            self._session.tell_all(telling.odds_told(self._session.speaker, told))

    def _help(self) -> None:
        session = self._session
        table, speaker = session.party.table, session.speaker
        calls = telling.calls(speaker, table) if table else ""
        if calls:
            session.tell(speaker.say("play-help", verbs=calls))
        else:
            session.tell(speaker.say("terminal-help-bid"))
        session.tell(speaker.say("terminal-help"))
        if table and table.status == "gathering":
            session.tell(speaker.say("terminal-help-before"))
        if table and table.settings.coach:
            session.tell(speaker.say("coach-hint"))

    def _caller(self, client: Client) -> Client:
        """Who calls the bid exact: whoever looks, or the first of us who may."""
        callers = self._session.party.callers()
        return client if client in callers or not callers else callers[0]

    def _say(self, client: Client, text: str) -> None:
        session = self._session
        if text in PHRASES:
            self.start(client.ask("say", phrase=text))
        elif text:
            self.start(client.ask("say", text=text))
        else:
            session.tell(session.speaker.say("terminal-say", phrases=", ".join(PHRASES)))

    def _at_the_table(self, wish: Wish, client: Client) -> None:
        """Sitting down and standing up, and what a host can do."""
        table = client.table
        assert table is not None
        if wish.kind in ONLY_BEFORE and table.status != "gathering":
            self._session.tell(self._session.speaker.say("fault-table-begun"))
            return
        number = _number(wish.rest, len(table.seats))
        free = free_seats(table)
        if number is None and (wish.kind == "kick" or (wish.kind == "sit" and wish.rest)):
            self._session.tell(self._session.speaker.say("terminal-help-before"))
            return
        match wish.kind:
            case "say":
                self._say(client, wish.rest)
            case "sit":
                self.start(client.sit((free or [0])[0] if number is None else number))
            case "leave":
                self._ask_to_leave(client)
            case "stand":
                self.start(client.ask("stand"))
            case "bot":
                level = USUAL if number is not None else wish.rest or USUAL
                seat = number if number is not None else (free or [0])[0]
                self.start(client.ask("seat_bot", seat=seat, level=level))
            case "begin":
                self.start(fill(client, [USUAL]))
            case "kick":
                self.start(client.ask("kick", seat=number or 0))
            case "back" | "rematch":
                self.start(client.ask(wish.kind))
            case _:
                pass

    def _ask_to_leave(self, client: Client) -> None:
        """Have it said once more: nobody comes back from there."""
        self.leaving = True
        session, name = self._session, self._session.party.name(client)
        is_one = "yes" if session.party.is_one else "no"
        session.tell(session.speaker.say("terminal-leave-sure", player=name, you=is_one))

    async def _leave(self, client: Client) -> None:
        table = client.table
        is_seated = table is not None and my_seat(table) is not None
        if not is_seated or await client.ask("stand"):
            self._session.left = True
            self._session.gone = client


def _number(text: str, seats: int) -> int | None:
    """The seat that somebody names, counted from 1."""
    known = {str(seat + 1): seat for seat in range(seats)}
    return known.get(text)
