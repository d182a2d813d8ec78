"""Everybody who plays on this machine, and who of them looks at the screen.

One person always sees their own dice. When several pass the machine around, nobody's dice are seen
between two turns: whoever is to act says first that they are alone with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from palifico.protocol.entries import Entry
from palifico.protocol.frames import Hand
from palifico.terminal.client import Client, Heard, Here, Warned
from palifico.terminal.line import State
from palifico.terminal.seats import is_my_turn, is_playing, may_calza, my_seat, name_of
from palifico.terminal.table import NOBODY, Table, turn_of


class Party:
    """The clients of one table, the first of which tells what happens."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self.clients = tuple(clients)
        self.looking: Client | None = self.clients[0] if len(self.clients) == 1 else None

    @property
    def first(self) -> Client:
        """Who hears for all."""
        return self.clients[0]

    @property
    def is_one(self) -> bool:
        """Whether nothing has to be hidden from anybody here."""
        return len(self.clients) == 1

    @property
    def table(self) -> Table | None:
        """The table as whoever looks may see it; with covered dice if nobody may."""
        table = (self.looking or self.first).table
        if table is None or self.looking is not None:
            return table
        return replace(table, me=NOBODY, hand=(), free=False)

    @property
    def told(self) -> Table | None:
        """The table as it is told aloud: to one person by «you», among several by name."""
        table = self.first.table
        return table if table is None or self.is_one else replace(table, me=NOBODY)

    def to_act(self) -> Client | None:
        """Whoever of us is to act, once their dice are known."""
        return next((one for one in self.clients if one.table and _is_ready(one.table)), None)

    def callers(self) -> list[Client]:
        """Those of us who may call the bid exact now."""
        return [one for one in self.clients if one.table and may_calza(one.table)]

    def must_pass_to(self) -> Client | None:
        """Whom the machine has to be given to, before anything is shown."""
        wanted = self.to_act()
        return None if wanted is self.looking else wanted

    def take(self, client: Client) -> None:
        """Somebody has the machine, alone."""
        self.looking = client

    def cover(self) -> bool:
        """Hide the dice of a person whose turn is over, if another one plays here; says whether."""
        if self.is_one or self.looking is None or self.looking is self.to_act():
            return False
        if self._last_one() is self.looking:
            return False
        self.looking = None
        return True

    def name(self, client: Client) -> str:
        """The name of one of us."""
        table = client.table
        seat = my_seat(table) if table else None
        return name_of(table, seat) if table and seat is not None else "?"

    def is_here(self) -> bool:
        """Whether everybody of us is connected."""
        return all(one.table and one.line.name == "open" for one in self.clients)

    def is_over(self) -> bool:
        """Whether there is nothing left to play for."""
        table = self.first.table
        return table is not None and table.status in ("over", "closed")

    def moment(self) -> int:
        """The number of the turn, to tell one from the other."""
        table = self.first.table
        return table.game.turn_n if table and table.game and turn_of(table) else 0

    async def run(self, heard: Callable[[Heard], None]) -> None:
        """Be connected; `heard` is told what the first of us hears, and what warns any of us."""
        for client in self.clients:
            client.heard = heard if client is self.first else _less(heard)
        await asyncio.gather(*(client.run() for client in self.clients))

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*(client.close() for client in self.clients))

    def _last_one(self) -> Client | None:
        """The only one of us who still plays."""
        playing = [one for one in self.clients if one.table and is_playing(one.table)]
        return playing[0] if len(playing) == 1 else None


def _is_ready(table: Table) -> bool:
    return is_my_turn(table) and bool(table.hand)


def _less(heard: Callable[[Heard], None]) -> Callable[[Heard], None]:
    """What the others of us hear and the first does not."""

    def hear(told: Heard) -> None:
        if isinstance(told, Entry) or (isinstance(told, State) and told.name == "open"):
            heard(Here())
        elif isinstance(told, (Warned, Hand)):
            heard(told)

    return hear
