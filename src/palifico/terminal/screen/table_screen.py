"""Table screen: draws seats, cups, the bid, own dice, legal actions, log and coach; binds keys."""

from __future__ import annotations

from typing import Protocol

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from palifico.protocol.entries import Entry, Rolled
from palifico.protocol.frames import Said, Snapshot
from palifico.terminal.client.client import Alert, Client, ClientEvent
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.seats import is_host, is_out, name_of, other_people
from palifico.terminal.client.sentences import LogLine, chat_text
from palifico.terminal.client.table import Table
from palifico.terminal.screen.actions import Actions
from palifico.terminal.screen.animation.deal import DealAnimation
from palifico.terminal.screen.animation.reveal import RevealAnimation
from palifico.terminal.screen.base import Hints, SizedScreen, too_small
from palifico.terminal.screen.bindings import TABLE_KEYS, table_hints
from palifico.terminal.screen.dialogs.host import HostDialog
from palifico.terminal.screen.dialogs.input import (
    CoachDialog,
    FirstDialog,
    SaveDialog,
    TalkDialog,
    WhoDialog,
)
from palifico.terminal.screen.dialogs.text import HelpDialog, LeaveDialog, LogDialog, RulesDialog
from palifico.terminal.screen.dice import OwnDice, OwnDigits
from palifico.terminal.screen.drawing import draw_table
from palifico.terminal.screen.layout import MARGIN_COLUMNS
from palifico.terminal.screen.status import Alarm, ClockLine, Title
from palifico.terminal.screen.widgets.bid_row import BidRow
from palifico.terminal.screen.widgets.picker import Picker
from palifico.terminal.screen.widgets.seat_boxes import SeatBoxes
from palifico.terminal.screen.widgets.sidebar import CoachPanel, LogView
from palifico.terminal.summaries import outcome_text, seat_names
from palifico.words import Speaker, message


class Navigation(Protocol):
    """What the screen asks of the application around it."""

    def leave(self) -> None:
        """End the application; the game waits."""

    async def stand_and_leave(self, client: Client) -> None:
        """Give the seat to a bot for good, and end the application."""

    def rematch(self) -> None:
        """Go on at another table with the same players."""

    def new_game(self, table: Table) -> None:
        """Leave a game to the others, and make a table like it."""

    def save_in(self, file: str | None) -> None:
        """Save the record of the finished game in a file."""

    def refuse(self, why: str) -> None:
        """End the application: the server does not admit this client."""

    def pass_to(self, client: Client) -> None:
        """Cover the screen until a player has the machine."""

    def switch_theme(self) -> None:
        """Change between light and dark."""


class TableScreen(SizedScreen):
    """One table; `base` is the server's URL for invitations, None for the embedded server."""

    def __init__(
        self,
        players: LocalPlayers,
        navigation: Navigation,
        *,
        coached: bool,
        moves: bool,
        base: str | None,
    ) -> None:
        super().__init__()
        self.players = players
        self._navigation, self._base = navigation, base
        self._reveal = RevealAnimation(self.set_timer, self.draw, moves=moves)
        self._deal = DealAnimation(self.set_timer, self.draw, moves=moves)
        self._alarm = Alarm(self.draw, id="alarm")
        self._coach = CoachPanel(players, self.draw, is_on=coached, id="coach")
        self._actions = Actions(players, self._alarm, self.run_worker, self.choose_first)
        self._passed_turn = 0
        players.first.paced = True

    @property
    def speaker(self) -> Speaker:
        """Sentences with the words of the table."""
        return self.players.first.speaker

    def compose(self) -> ComposeResult:
        yield too_small(self.players.first.lang)
        with Horizontal(id="top"):
            yield Title(id="title", markup=False)
            yield ClockLine(id="line", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield SeatBoxes(id="seats")
                yield BidRow(id="bids", markup=False)
                yield Static(id="middle", markup=False)
                yield OwnDice(id="dice", markup=False)
                yield OwnDigits(id="digits", markup=False)
                yield Picker(id="picker")
                yield self._alarm
                yield LogView(id="log")
            with Vertical(id="side"):
                yield self._coach
                yield LogView(id="side-log")
        yield Hints(id="hints")

    def on_mount(self) -> None:
        self.bind(TABLE_KEYS)
        self.set_interval(0.5, self._draw_top)
        self.query_one(Title).update(message(self.players.first.lang, "room-loading", {}))

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def receive(self, event: ClientEvent) -> None:
        """Draw the table anew after an event of its client."""
        first = self.players.first
        if first.table is not None:  # before anything is drawn that tells the outcome
            self._reveal.follow(first.table, self.speaker.variant.edition)
        self.players.cover()
        match event:
            case Alert(text=text):
                self._alarm.warn(text)
            case ConnectionState(name="waiting"):
                self._actions.warn_of_waiting_move()
            case Snapshot():
                self._log_outcome()
            case ConnectionState(name="refused", why=why):
                self._navigation.refuse(why)
            case Said():
                self._alarm.warn(chat_text(first.lang, first.table, event))
            case Entry():
                self._alarm.clear()
                if isinstance(event, Rolled):
                    self._deal.start()
            case _:
                pass
        if self.players.table is None:
            return
        self.draw()
        self._pass_on()
        self._coach.follow()

    async def choose_first(self, client: Client) -> int | None:
        """Ask the host who begins; None when the dialog is closed. Runs in a worker."""
        assert client.table is not None
        names = seat_names(client.speaker, client.table, is_single=self.players.is_single)
        return await self.app.push_screen_wait(FirstDialog(client.speaker, names))

    def draw(self) -> None:
        """Draw everything."""
        table = self.players.table
        if table is None or not self.is_mounted:
            return
        log, progress = self.players.first.log, self._reveal.progress
        log.release(progress.counted if not progress.settled else float("inf"))
        draw_table(
            self,
            self.speaker,
            table,
            progress=progress,
            frame=self._deal.frame,
            odds=self._coach.chance_of,
            invitation=f"{self._base}/t/{table.id}" if self._base else "",
        )
        for view in self.query(LogView):
            view.show(log)
        self._coach.show()
        self._draw_top()
        is_lost = self.players.first.connection_state.name == "waiting"
        is_lifting = not progress.settled
        hints = table_hints(self.speaker, table, is_lifting=is_lifting, is_lost=is_lost)
        if self._reveal.is_fast:
            hints = [key for key in hints if key.action != "fast"]
        self.query_one(Hints).show(hints)

    def _draw_top(self) -> None:
        if not self.is_mounted:
            return
        left = self.query_one(ClockLine).show(self.players, self.size.width - MARGIN_COLUMNS)
        if self.players.table is not None:
            self.query_one(Title).show(self.players, self.players.table, left)

    def _log_outcome(self) -> None:
        """Log how the round came out for a client that reconnects during its reveal."""
        client = self.players.first
        if client.table is not None and (text := outcome_text(client.speaker, client.table)):
            client.log.append([LogLine("outcome", text)])

    def _pass_on(self) -> None:
        """Cover the screen until the player to act has the machine."""
        client, turn = self.players.must_pass_to(), self.players.turn_number()
        if client is None or not self._reveal.progress.settled or self._passed_turn == turn:
            return
        self._passed_turn = turn
        self._navigation.pass_to(client)

    def action_pick(self, face: int) -> None:
        self.query_one(Picker).choice.pick(face)
        self.draw()

    def action_turn(self, by: int) -> None:
        self.query_one(Picker).choice.turn(by)
        self.draw()

    def action_step(self, by: int) -> None:
        self.query_one(Picker).choice.step(by)
        self.draw()

    def action_less(self) -> None:
        """Step down by one: a link of the picker cannot hold a negative number."""
        self.action_step(-1)

    def action_bid(self) -> None:
        """Bid what is chosen; before the game, sit down."""
        self._actions.sit()
        self._actions.bid(self.query_one(Picker).choice.bid)

    def action_dudo(self) -> None:
        self._actions.dudo()

    def action_calza(self) -> None:
        """Call the bid exact, when asked twice; ask who, if several local players may."""
        callers = self._actions.exact_callers()
        if not callers or not self._actions.is_confirmed("calza"):
            return
        if len(callers) == 1:
            self._actions.calza(callers[0])
        else:
            self.app.push_screen(WhoDialog(self.players, callers), self._actions.calza)

    def action_skip(self) -> None:
        """Show at once what is rolled or lifted."""
        self._deal.stop()
        self._reveal.skip()
        self.draw()

    def action_fast(self) -> None:
        """Once out: wait for no more cups until the game is over, and for no bot that may hurry."""
        table = self.players.table
        if table is not None and is_out(table):
            self._reveal.is_fast = True
            self._actions.hurry()
            self.action_skip()

    def action_motion(self) -> None:
        """Turn motion on or off."""
        self._deal.moves = self._reveal.moves = not self._reveal.moves
        self.action_skip()

    def action_log(self) -> None:
        self.app.push_screen(LogDialog(self.speaker, self.players.first.log))

    def action_rules(self) -> None:
        self.app.push_screen(RulesDialog(self.speaker))

    def action_help(self) -> None:
        self.app.push_screen(HelpDialog(self.speaker))

    def action_coach(self) -> None:
        """Turn the coach on or off; in a dialog where there is no sidebar."""
        table = self.players.table
        if table is None or not table.settings.coach:
            return
        if self.players.are_watching():
            self._alarm.warn(self.speaker.say("terminal-coach-players"))
            return
        self._coach.is_on = not self._coach.is_on
        self._coach.follow()
        self.draw()
        if self._coach.is_on and not self.has_class("-wide"):
            self.app.push_screen(CoachDialog(self.speaker, self._coach.advice))

    def action_talk(self) -> None:
        self.app.push_screen(TalkDialog(self.players.active()))

    def action_theme(self) -> None:
        self._navigation.switch_theme()

    def action_now(self) -> None:
        self._actions.retry()

    def action_bot(self) -> None:
        self._actions.seat_bot()

    def action_begin(self) -> None:
        self._actions.begin()

    def action_hand_over(self) -> None:
        """Make another player the host, as the host."""
        table = self.players.table
        if table is not None and is_host(table) and (seats := other_people(table)):
            names = {seat: name_of(table, seat) for seat in seats}
            self.app.push_screen(HostDialog(self.speaker, names), self._actions.hand_over)

    def action_stand(self) -> None:
        self._actions.stand()

    def action_again(self) -> None:
        """Play again: with the same players after the game, at a new table once out."""
        table = self.players.table
        if self.players.is_over():
            self._navigation.rematch()
        elif table is not None and is_out(table):
            self._navigation.new_game(table)

    def action_keep(self) -> None:
        if self.players.is_over():
            self.app.push_screen(SaveDialog(self.speaker), self._navigation.save_in)

    def action_leave(self) -> None:
        """Leave; during a game, after a question."""
        if self._is_in_game():
            self.app.push_screen(LeaveDialog(self.speaker), self._leave)
        else:
            self._navigation.leave()

    def action_back(self) -> None:
        """Leave a game, after a question; a table without one is left by its own key only."""
        if self._is_in_game():
            self.action_leave()

    def _is_in_game(self) -> bool:
        table = self.players.first.table
        is_on = table is not None and table.status == "playing"
        return is_on and not self.players.are_watching()

    def _leave(self, answer: str | None) -> None:
        if answer == "leave":
            self._navigation.leave()
        elif answer == "stand":
            self.run_worker(self._navigation.stand_and_leave(self.players.active()))
