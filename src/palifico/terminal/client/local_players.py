"""Local players: the clients on this machine, and whose dice its screen may show (hotseat).

A single player always sees their own dice. When several pass the machine around, no dice are shown
between two turns: the player to act first confirms that they have the machine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from palifico.protocol.entries import Entry
from palifico.protocol.frames import Hand
from palifico.terminal.client.client import Alert, Client, ClientEvent, PeerChanged
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.client.seats import is_my_turn, is_playing, may_calza, my_seat, name_of
from palifico.terminal.client.table import SPECTATOR, Table, turn_of


class LocalPlayers:
    """The clients of one table; the first reports what happens, `viewer` has the machine."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self.clients = tuple(clients)
        self.viewer: Client | None = self.clients[0] if len(self.clients) == 1 else None

    @property
    def first(self) -> Client:
        """The client that reports for all."""
        return self.clients[0]

    @property
    def is_single(self) -> bool:
        """Whether there is one player, from whom nothing has to be hidden."""
        return len(self.clients) == 1

    @property
    def table(self) -> Table | None:
        """The table as the viewer may see it; without a viewer, as a spectator does."""
        table = (self.viewer or self.first).table
        if table is None or self.viewer is not None:
            return table
        return replace(table, me=SPECTATOR, hand=(), free=False)

    @property
    def public_table(self) -> Table | None:
        """The table for sentences that all may read: «you» for a single player, else names."""
        table = self.first.table
        return table if table is None or self.is_single else replace(table, me=SPECTATOR)

    def to_act(self) -> Client | None:
        """Return the client that is to act, once its dice are known."""
        return next((one for one in self.clients if one.table and _is_ready(one.table)), None)

    def active(self) -> Client:
        """Return the client for whom a command is meant: the viewer, else the one to act."""
        return self.viewer or self.to_act() or self.first

    def callers(self) -> list[Client]:
        """Return the clients that may call the bid exact now."""
        return [one for one in self.clients if one.table and may_calza(one.table)]

    def must_pass_to(self) -> Client | None:
        """Return the client whose player must get the machine before anything is shown."""
        wanted = self.to_act()
        return None if wanted is self.viewer else wanted

    def hand_to(self, client: Client) -> None:
        """Show the dice of a player who has the machine alone."""
        self.viewer = client

    def cover(self) -> bool:
        """Hide the viewer's dice if their turn is over and others play here; whether it did."""
        if self.is_single or self.viewer is None or self.viewer is self.to_act():
            return False
        if self._last_playing() is self.viewer:
            return False
        self.viewer = None
        return True

    def name(self, client: Client) -> str:
        """Return the name of a local player."""
        table = client.table
        seat = my_seat(table) if table else None
        return name_of(table, seat) if table and seat is not None else "?"

    def are_connected(self) -> bool:
        """Whether every client is connected and knows the table."""
        return all(one.table and one.connection_state.name == "open" for one in self.clients)

    def is_over(self) -> bool:
        """Whether the game is over, or the table closed."""
        table = self.first.table
        return table is not None and table.status in ("over", "closed")

    def are_watching(self) -> bool:
        """Whether a game is on in which no local player has a seat."""
        tables = [client.table for client in self.clients if client.table is not None]
        is_on = any(table.status in ("playing", "over") for table in tables)
        return is_on and all(my_seat(table) is None for table in tables)

    def turn_number(self) -> int:
        """Return the number of the turn, 0 between two turns."""
        table = self.first.table
        return table.game.turn_n if table and table.game and turn_of(table) else 0

    async def run(self, on_event: Callable[[ClientEvent], None]) -> None:
        """Stay connected; `on_event` gets the events of the first client and alerts of any."""
        for client in self.clients:
            client.on_event = on_event if client is self.first else _peer_events(on_event)
        await asyncio.gather(*(client.run() for client in self.clients))

    async def close(self) -> None:
        """Disconnect all clients."""
        await asyncio.gather(*(client.close() for client in self.clients))

    def _last_playing(self) -> Client | None:
        """The only client that is still in the game."""
        playing = [one for one in self.clients if one.table and is_playing(one.table)]
        return playing[0] if len(playing) == 1 else None


def _is_ready(table: Table) -> bool:
    return is_my_turn(table) and bool(table.hand)


def _peer_events(on_event: Callable[[ClientEvent], None]) -> Callable[[ClientEvent], None]:
    """Pass on from the other clients only what the first does not receive."""

    def pass_on(event: ClientEvent) -> None:
        is_open = isinstance(event, ConnectionState) and event.name == "open"
        if isinstance(event, Entry) or is_open:
            on_event(PeerChanged())
        elif isinstance(event, (Alert, Hand)):
            on_event(event)

    return pass_on
