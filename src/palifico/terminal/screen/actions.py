"""Actions at a table: sends moves one at a time, and calls only once they are confirmed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, Final, TypeAlias

from palifico.terminal.client.client import Client
from palifico.terminal.client.join import DEFAULT_BOT, ChooseFirst, fill_and_begin
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.seats import (
    free_seats,
    is_my_turn,
    may_dudo,
    may_hurry,
    my_seat,
)
from palifico.terminal.client.sentences import bid_text
from palifico.terminal.screen.status import Alarm
from palifico.words import Speaker

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, Any]], object]
CONFIRM_WINDOW_S: Final = 4.0
"""A call counts if it is asked for again within this time."""


class Actions:
    """What the local players do at their table; `spawn` runs a request in the background."""

    def __init__(
        self, players: LocalPlayers, alarm: Alarm, spawn: Spawn, choose: ChooseFirst
    ) -> None:
        self._players, self._alarm, self._spawn, self._choose = players, alarm, spawn, choose
        self._unconfirmed = ("", 0, 0.0)
        self._waiting = ""

    def bid(self, bid: tuple[int, int] | None) -> None:
        """Bid if it is this player's turn."""
        table = self._players.table
        if table is not None and is_my_turn(table) and bid is not None:
            self._move(self._players.active(), "bid", bid)

    def dudo(self) -> None:
        """Challenge the bid, when asked twice."""
        table = self._players.table
        if table is not None and may_dudo(table) and self.is_confirmed("dudo"):
            self._move(self._players.active(), "dudo")

    def calza(self, client: Client | None) -> None:
        """Call the bid exact for a player, if one was chosen."""
        if client is not None:
            self._move(client, "calza")

    def exact_callers(self) -> list[Client]:
        """Return who may call the bid exact: the viewer alone, if they may."""
        callers, viewer = self._players.callers(), self._players.viewer
        return [viewer] if viewer is not None and viewer in callers else callers

    def is_confirmed(self, call: str) -> bool:
        """Whether a call is asked for the second time in the same turn; else ask for it."""
        before, turn, at = self._unconfirmed
        now, turn_now, speaker = monotonic(), self._players.turn_number(), self._speaker
        if (before, turn) == (call, turn_now) and now - at < CONFIRM_WINDOW_S:
            self._unconfirmed = ("", 0, 0.0)
            self._alarm.clear()
            return True
        self._unconfirmed = (call, turn_now, now)
        again = speaker.say("board-again-aloud", call=speaker.word(call))
        self._alarm.warn(again, CONFIRM_WINDOW_S)
        return False

    def sit(self) -> None:
        """Sit down on the first free seat, before the game."""
        table = self._players.table
        if table is None or table.status != "gathering" or my_seat(table) is not None:
            return
        if free := free_seats(table):
            self._spawn(self._players.active().sit(free[0]))

    def stand(self) -> None:
        """Stand up, before the game."""
        if self._is_gathering():
            self._spawn(self._players.active().ask("stand"))

    def seat_bot(self) -> None:
        """Put a bot on the first free seat."""
        table, first = self._players.table, self._players.first
        if table is not None and (free := free_seats(table)):
            self._spawn(first.ask("seat_bot", seat=free[0], level=DEFAULT_BOT))

    def hand_over(self, seat: int | None) -> None:
        """Make the player of a seat the host, if one was chosen."""
        if seat is not None:
            self._spawn(self._players.first.ask("hand_over", seat=seat))

    def hurry(self) -> None:
        """Have the rest of the game played at once, where only bots still play it."""
        table = self._players.table
        if table is not None and may_hurry(table):
            self._spawn(self._players.first.ask("hurry"))

    def begin(self) -> None:
        """Fill the table with bots and begin."""
        if self._is_gathering():
            self._spawn(fill_and_begin(self._players.first, choose=self._choose))

    def retry(self) -> None:
        """Reconnect now."""
        for client in self._players.clients:
            client.retry()

    def warn_of_waiting_move(self) -> None:
        """If a move is under way, say that it is sent once the connection is back."""
        if self._waiting:
            self._alarm.warn(self._waiting, None)

    @property
    def _speaker(self) -> Speaker:
        return self._players.first.speaker

    def _is_gathering(self) -> bool:
        table = self._players.first.table
        return table is not None and table.status == "gathering"

    def _move(self, client: Client, kind: str, bid: tuple[int, int] | None = None) -> None:
        """Send a move, unless one is under way; say so while the connection is down."""
        if not self._waiting:
            move = self._speaker.word(kind) if bid is None else bid_text(self._speaker, bid)
            self._waiting = self._speaker.say("terminal-sent-later", move=move)
            self._spawn(self._send(client, kind, bid))
        if client.connection_state.name != "open":
            self.warn_of_waiting_move()

    async def _send(self, client: Client, kind: str, bid: tuple[int, int] | None) -> None:
        waiting = self._waiting
        try:
            await client.act(kind, bid)
        finally:
            self._waiting = ""
            if self._alarm.text == waiting:
                self._alarm.clear()
