"""Status widgets of a table: its title, the connection or the clock, and alerts."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time
from typing import Final

from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.seats import is_my_turn, my_seat
from palifico.terminal.client.table import Table, turn_of
from palifico.terminal.screen.flow import MORE, fitting_text
from palifico.terminal.summaries import span_text
from palifico.words import message

HURRY_MS: Final = 10_000
ALERT_S: Final = 9.0
MAX_ALERT_LINES: Final = 2
BETWEEN: Final = " · "


class Title(Static):
    """The edition, the code of the table, and how many watch."""

    def show(self, players: LocalPlayers, table: Table, columns: int) -> None:
        """Draw as many parts as fit into so many columns."""
        speaker = players.first.speaker
        parts = [speaker.variant.base.name, speaker.say("room-title", code=table.code.upper())]
        if my_seat(table) is None and players.is_single and table.game:
            parts.append(speaker.say("terminal-watching"))
        if table.watching:
            parts.append(speaker.say("room-watching", count=table.watching))
        texts = [BETWEEN.join(parts[:count]) for count in range(len(parts), 0, -1)]
        self.update(fitting_text([*texts, ""], columns))


class ClockLine(Static):
    """How much time is left, or that the connection is down."""

    def show(self, players: LocalPlayers, columns: int) -> int:
        """Draw it in so many columns; return how many are left for the title."""
        content = self._connection(players, columns) or self._clock(players)
        self.update(content)
        return max(0, columns - content.cell_length - len(BETWEEN))

    def _connection(self, players: LocalPlayers, columns: int) -> Content | None:
        client = players.first
        if client.connection_state.name == "waiting":
            left = int(max(0, client.connection_state.until - monotonic()) * 1000)
            seated = message(client.lang, "room-lost", {"time": span_text(left)})
            short = message(client.lang, "room-lost-aloud", {})
            text = fitting_text([*([] if players.are_watching() else [seated]), short], columns)
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
    """An alert to be read now, for a while or until it is cleared; `changed` hears of it."""

    def __init__(
        self,
        changed: Callable[[], None],
        *,
        id: str,  # noqa: A002 - as Textual calls it
    ) -> None:
        super().__init__(id=id, markup=False)
        self.text = ""
        self._changed = changed
        self._timer: Timer | None = None

    def warn(self, text: str, seconds: float | None = ALERT_S) -> None:
        """Show an alert, for some seconds; None until it is cleared."""
        self._set(text)
        self._timer = None if seconds is None else self.set_timer(seconds, self.clear)

    def clear(self) -> None:
        """Show nothing more."""
        self._set("")

    def show(self, columns: int) -> int:
        """Draw it in so many columns, and return its lines: two at most."""
        lines = Content(self.text).wrap(columns) if self.text else []
        if len(lines) > MAX_ALERT_LINES:
            short = lines[MAX_ALERT_LINES - 1].truncate(columns - 1)
            lines = [*lines[: MAX_ALERT_LINES - 1], Content.assemble(short, MORE)]
        self.update(Content("\n").join(lines).stylize("bold $error"))
        return len(lines)

    def _set(self, text: str) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.text = None, text
        self._changed()
