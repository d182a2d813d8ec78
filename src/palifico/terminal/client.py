"""A client of a live table: hears the server, keeps the picture, asks for what is wanted.

Both faces of the terminal stand on it, the one with a screen and the one line by line. It draws
nothing; whoever does is told of every change by `heard`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from math import inf
from time import time
from typing import Any, Final, TypeAlias

from palifico.editions import Variant
from palifico.fair import Source, system
from palifico.protocol.entries import (
    AnyEntry,
    Called,
    Ended,
    Entry,
    Rolled,
    Stood,
)
from palifico.protocol.frames import Err, Said, Snapshot, Welcome
from palifico.protocol.settings import rules_of
from palifico.terminal.happening import apply
from palifico.terminal.line import Line, State
from palifico.terminal.log import Log
from palifico.terminal.part import OwnPart
from palifico.terminal.rest import Refused, Rest
from palifico.terminal.seats import my_seat
from palifico.terminal.sentences import Line as Sentence
from palifico.terminal.sentences import bid_text, lines
from palifico.terminal.table import Table, from_snapshot, hear, is_hidden
from palifico.terminal.wire import Told
from palifico.words import Speaker

MOST_TALK: Final = 50
NAMES_A_SEAT: Final = {
    "seat.bot": "fault-seat-bot",
    "seat.free": "fault-seat-free",
    "seat.taken": "fault-seat-taken",
}
"""Refusals that name the seat that was asked for."""


@dataclass(frozen=True, slots=True)
class Warned:
    """Something that has to be read now."""

    text: str


@dataclass(frozen=True, slots=True)
class Here:
    """Another one who plays on this machine is connected, or has heard what happened, too."""


Heard: TypeAlias = Told | State | Warned | Here
"""What whoever draws is told of: a message, how the line is, or a warning."""


class Client:
    """A table that we are at, until it is closed. `paced`: the log waits for cups to be lifted."""

    def __init__(
        self,
        table: str,
        *,
        lang: str,
        find: Callable[[], Awaitable[Rest]],
        source: Source = system,
    ) -> None:
        self.id, self.lang = table, lang
        self.table: Table | None = None
        self.line = State("connecting")
        self.log, self.talk = Log(), list[Said]()
        self.heard: Callable[[Heard], None] = _nobody
        self.paced, self.checked = False, ""
        self._find, self._part = find, OwnPart(self, source)
        self._welcome: Welcome | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._line = Line(
            table,
            lang=lang,
            find=find,
            hear=self._hear,
            changed=self._line_is,
            after=self._last_number,
        )

    @property
    def rules(self) -> Variant:
        """The rules of the table."""
        assert self.table is not None
        return rules_of(self.table.settings)

    @property
    def speaker(self) -> Speaker:
        """Whoever speaks to us in our language, with the words of the table's edition."""
        return Speaker(self.lang, self.rules)

    async def run(self) -> None:
        """Be connected until closed, or refused."""
        await self._line.run()

    async def send(self, kind: str, **fields: Any) -> int:
        """Ask for something: the number of what came of it; raises Refused."""
        return await self._line.send(kind, **fields)

    async def ask(self, kind: str, **fields: Any) -> bool:
        """Ask for something; False when it was refused, and then a warning tells why."""
        try:
            await self.send(kind, **fields)
        except Refused as refused:
            self.warn(self._why(refused, fields.get("seat")))
            return False
        return True

    async def act(self, kind: str, bid: tuple[int, int] | None = None) -> bool:
        """Bid, challenge or call exact, at this very moment of the game."""
        game = self.table and self.table.game
        fields = {} if bid is None else {"bid": list(bid)}
        return await self.ask(kind, expect=game.turn_n if game else 0, **fields)

    async def sit(self, seat: int) -> bool:
        """Sit down, or move, with a chance of our own."""
        return await self.ask("sit", seat=seat, commit=self._part.commit(self._at(), seat))

    async def fetch(self, path: str) -> Any:
        """Something that the server tells over plain HTTP; raises Refused."""
        return await (await self._find()).get(path)

    def retry(self) -> None:
        """Try the line again now."""
        self._line.retry()

    def warn(self, text: str) -> None:
        """Have something read now."""
        self.heard(Warned(text))

    async def close(self) -> None:
        """Leave."""
        await self._line.close()
        for task in self._tasks:
            task.cancel()

    def _why(self, refused: Refused, seat: int | None) -> str:
        """A refusal as it is said at the table, where seats are counted from 1."""
        if refused.code == "seat.bot" and seat is None:
            return self.speaker.say("room-kept-for-good")
        if refused.code in NAMES_A_SEAT and seat is not None:
            return self.speaker.say(NAMES_A_SEAT[refused.code], seat=seat + 1)
        return refused.why

    def _at(self) -> Table:
        assert self.table is not None
        return self.table

    def _last_number(self) -> int | None:
        return self.table.n if self.table else None

    def _line_is(self, state: State) -> None:
        self.line = state
        self.heard(state)

    def _hear(self, told: Told) -> None:
        match told:
            case Welcome():
                self._welcome = told
                self.table = self.table and hear(self.table, told, _now())
            case Snapshot():
                assert self._welcome is not None
                self._start(from_snapshot(told, self._welcome, _now()))
            case Entry():
                if not self._happen(told):
                    return
            case Said():
                if all(one.id != told.id for one in self.talk):
                    self.talk = [*self.talk, told][-MOST_TALK:]
            case Err(why=why):
                self.warn(why)
            case _:
                self.table = self.table and hear(self.table, told, _now())
        self.heard(told)

    def _start(self, table: Table) -> None:
        """The whole table is told: what was known of it no longer counts."""
        self.table = table
        self.log.forget()
        game = table.game
        if game and game.bids and not game.reveal:
            bid = bid_text(self.speaker, game.bids[-1].bid)
            self.log.tell([Sentence("bid", self.speaker.say("common-log-now", bid=bid))])
        self._part.begin(table)

    def _happen(self, entry: AnyEntry) -> bool:
        """Take an entry up; False when it is known already, or one before it got lost."""
        before = self.table
        if before is None or entry.n <= before.n:
            return False
        if entry.n > before.n + 1:
            self.later(self._line.restart())
            return False
        self.table = table = apply(before, entry)
        if isinstance(entry, Stood) and entry.why == "kicked" and entry.seat == my_seat(before):
            self.warn(self.speaker.say("room-kicked"))
        if isinstance(entry, Rolled):
            self.log.release()
            if before.game and before.game.reveal and is_hidden(table):
                self.log.forget()
        is_held = self.paced and isinstance(entry, (Called, Ended))
        self.log.tell(lines(self.speaker, table, entry), up_to=0 if is_held else inf)
        self._part.follow(entry)
        return True

    def later(self, doing: Coroutine[Any, Any, Any]) -> None:
        """Begin something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _now() -> int:
    return int(time() * 1000)


def _nobody(heard: Heard) -> None:
    """Whoever draws nothing."""
