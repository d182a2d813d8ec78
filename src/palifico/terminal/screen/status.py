"""Status widgets of a table: its title, the connection or the clock, and alerts."""

from __future__ import annotations

from time import monotonic, time
from typing import Final

from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.seats import is_my_turn, my_seat
from palifico.terminal.client.table import Table, turn_of
from palifico.terminal.summaries import span_text
from palifico.words import message

HURRY_MS: Final = 10_000
ALERT_S: Final = 9.0


class Title(Static):
    """The edition, the code of the table, and how many watch."""

    def show(self, players: LocalPlayers, table: Table) -> None:
        """Draw it."""
        speaker = players.first.speaker
        parts = [speaker.variant.base.name, speaker.say("room-title", code=table.code.upper())]
        if my_seat(table) is None and players.is_single and table.game:
            parts.append(speaker.say("terminal-watching"))
        if table.watching:
            parts.append(speaker.say("room-watching", count=table.watching))
        self.update(" · ".join(parts))


class ClockLine(Static):
    """How much time is left, or that the connection is down."""

    def show(self, players: LocalPlayers) -> None:
        """Draw it."""
        self.update(self._connection(players) or self._clock(players))

    def _connection(self, players: LocalPlayers) -> Content | None:
        client = players.first
        if client.connection_state.name == "waiting":
            left = int(max(0, client.connection_state.until - monotonic()) * 1000)
            text = message(client.lang, "room-lost", {"time": span_text(left)})
            if players.are_watching():
                text = message(client.lang, "room-lost-aloud", {})
            return Content.styled(text, "bold $error")
        if client.connection_state.name == "connecting" and players.table is not None:
            return Content.styled(message(client.lang, "room-connecting", {}), "bold $warning")
        return None

    def _clock(self, players: LocalPlayers) -> Content:
        table = players.table
        if table is None or table.due is None or turn_of(table) is None:
            return Content()
        left = int(table.due - time() * 1000 - table.offset)
        is_short = left < HURRY_MS and is_my_turn(table)
        id_ = "board-hurry" if is_short else "board-clock"
        text = message(players.first.lang, id_, {"time": span_text(left)})
        return Content.styled(text, "bold $error" if is_short else "$text-muted")


class Alarm(Static):
    """An alert that has to be read now, for a while or until it is cleared."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as Textual calls it
        super().__init__(id=id, markup=False)
        self.text = ""
        self.display = False
        self._timer: Timer | None = None

    def warn(self, text: str, seconds: float | None = ALERT_S) -> None:
        """Show an alert, for some seconds; None until it is cleared."""
        self._set(text)
        self._timer = None if seconds is None else self.set_timer(seconds, self.clear)

    def clear(self) -> None:
        """Show nothing more."""
        self._set("")

    def _set(self, text: str) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.text = None, text
        self.update(Content.styled(text, "bold $error"))
        self.display = bool(text)
