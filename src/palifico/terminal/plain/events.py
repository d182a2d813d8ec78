"""Event reporter: prints client events as lines, with the table as it was when they came."""

from __future__ import annotations

from dataclasses import replace

from palifico.protocol.entries import (
    AnyEntry,
    Began,
    Called,
    Entry,
    ListLocked,
    Mixed,
    Rolled,
    Sat,
    Stood,
)
from palifico.protocol.frames import Hand, Said, Snapshot
from palifico.terminal import summaries
from palifico.terminal.client.client import Alert, ClientEvent
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.client.join import Plan
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.seats import my_seat
from palifico.terminal.client.sentences import chat_text, log_lines
from palifico.terminal.client.standing import out_text
from palifico.terminal.client.table import Table
from palifico.terminal.plain.console import Console
from palifico.words import Speaker, message


class EventReporter:
    """Reports a table; `is_over` once nothing more happens there, `refused` why it cannot be."""

    def __init__(self, players: LocalPlayers, plan: Plan, console: Console) -> None:
        self._players, self._plan, self._console = players, plan, console
        self.is_over = False
        self.refused: str | None = None
        self._was_lost = self._is_welcomed = False
        self._round_reported = 0

    def report(self, event: ClientEvent, table: Table | None) -> None:
        """Print an event; `table` is how it was then, for by now it may have moved on."""
        match event:
            case ConnectionState():
                self._report_connection(event)
            case Alert(text=text):
                self._console.tell(text)
            case Snapshot():
                self._report_table(table)
            case Entry():
                self._report_entry(event, table)
            case Said():
                first = self._players.first
                self._console.tell(chat_text(first.lang, first.table, event))
            case Hand():
                self._report_round(table)
            case _:
                pass

    def hide(self) -> None:
        """Leave no dice behind when a player leaves a machine that several share."""
        players = self._players
        if not self.is_over and not players.is_single and players.viewer is not None:
            self._console.hide()

    @property
    def _speaker(self) -> Speaker:
        return self._players.first.speaker

    def _report_connection(self, state: ConnectionState) -> None:
        lang = self._players.first.lang
        if state.name == "refused":
            self.refused, self.is_over = state.why, True
        if state.name == "waiting" and not self._was_lost:
            self._was_lost = True
            self._console.tell(message(lang, "room-lost-aloud", {}))
        if state.name == "open":
            if self._was_lost:
                self._console.tell(message(lang, "room-again-aloud", {}))
            self._was_lost = False

    def _report_table(self, table: Table | None) -> None:
        assert table is not None
        if not self._is_welcomed and not self._plan.begins:
            self._console.tell_all(summaries.welcome_lines(self._speaker, table))
            if self._plan.address.base is not None:
                self._console.tell(f"{self._plan.address.base}/t/{table.id}")
        self._is_welcomed = True
        if table.status == "over":
            self._console.tell_all(filter(None, [summaries.outcome_text(self._speaker, table)]))
            self._report_end(table)
        elif table.game or not self._plan.begins:
            self._console.tell_all(summaries.table_lines(self._speaker, table))
        if table.game:
            self._report_spectator(table)

    def _report_spectator(self, table: Table) -> None:
        if my_seat(table) is None and self._players.is_single:
            self._console.tell(self._speaker.say("room-spectating"))

    def _report_entry(self, entry: AnyEntry, table: Table | None) -> None:
        if table is None:
            return
        if self._players.cover():
            self._console.hide()
        if isinstance(entry, Rolled):
            self._console.tell("")
            return
        if isinstance(entry, Mixed):
            self._report_start(table)
        if not (self._plan.begins and isinstance(entry, (Sat, ListLocked))):
            self._console.tell_all(line.text for line in log_lines(self._speaker, table, entry))
        if isinstance(entry, Began):
            self._report_spectator(table)
        if isinstance(entry, (Sat, Stood)) and table.status == "gathering":
            self._report_gathering(entry, table)
        if isinstance(entry, Called) and entry.out == my_seat(table):
            self._report_out(table)
        if table.status == "over":
            self._report_end(table)

    def _report_out(self, table: Table) -> None:
        """Print the place of a player who is out of a game that goes on, and what can be done."""
        if out := out_text(self._speaker, table):
            self._console.tell(out)
            if self._console.input.is_interactive:
                self._console.tell(self._speaker.say("terminal-out"))

    def _report_gathering(self, entry: Sat | Stood, table: Table) -> None:
        """Print what is waited for; and what can be typed, once this player sits."""
        if self._plan.begins:
            return
        self._console.tell(summaries.gathering_hint(self._speaker, table))
        if isinstance(entry, Sat) and entry.account == table.me:
            self._console.tell(self._speaker.say("terminal-help-before"))

    def _report_start(self, table: Table) -> None:
        if self._plan.begins:
            self._console.tell_all(summaries.opponent_lines(self._speaker, table))
        self._console.tell(self._players.first.checked)

    def _report_end(self, table: Table) -> None:
        self._console.tell_all(summaries.place_lines(self._speaker, table))
        self.is_over = True

    def _report_round(self, table: Table | None) -> None:
        """Print a new round once its dice are known."""
        game = table.game if table else None
        if table is None or game is None or game.bids or game.turn is None:
            return
        if game.turn_n != self._round_reported:
            self._round_reported = game.turn_n
            shown = table if self._players.is_single else replace(table, hand=())
            self._console.tell_all(summaries.round_lines(self._speaker, shown))
