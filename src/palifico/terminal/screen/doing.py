"""What the keys of a table do."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from textual.content import Content

from palifico.terminal.client import Client
from palifico.terminal.doors import fill
from palifico.terminal.screen.dialogs import HelpDialog, LeaveDialog, LogDialog, RulesDialog
from palifico.terminal.screen.keys import table_hints
from palifico.terminal.screen.picker import Picker
from palifico.terminal.screen.sized import Key, SizedScreen
from palifico.terminal.screen.talk import CoachDialog, KeepDialog, TalkDialog, WhoDialog
from palifico.terminal.screen.watching import is_watching
from palifico.terminal.seats import free_seats, is_my_turn, may_dudo, my_seat
from palifico.terminal.sentences import bid_text
from palifico.terminal.table import Table
from palifico.words import Speaker

if TYPE_CHECKING:
    from palifico.terminal.party import Party
    from palifico.terminal.screen.reveal import Reveal

AGAIN: Final = 4.0
"""Seconds within which a call is to be confirmed."""
CALM: Final = 9.0
"""Seconds for which a warning stands."""
USUAL: Final = "counter"


class Doing(SizedScreen):
    """The actions of the table's screen."""

    party: Party
    reveal: Reveal
    coached: bool
    advice: Any
    odds: Any
    alarm: str
    _asked: tuple[str, int, float] = ("", 0, 0.0)
    _moving = ""

    def warn(self, text: str, seconds: float | None = CALM) -> None:
        """Show something that has to be read now, for a while or until it is calmed."""
        raise NotImplementedError

    def calm(self) -> None:
        """Show it no more."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw everything."""
        raise NotImplementedError

    def coach_says(self) -> Content:
        """What the coach says now."""
        raise NotImplementedError

    def ask_coach(self) -> None:
        """Ask the coach, if it is to speak."""
        raise NotImplementedError

    @property
    def speaker(self) -> Speaker:
        """Who speaks."""
        return self.party.first.speaker

    def hints(self, table: Table) -> list[Key]:
        """The keys that mean something now."""
        is_lost = self.party.first.line.name == "waiting"
        is_lifting = not self.reveal.settled
        return table_hints(self.speaker, table, is_lifting=is_lifting, is_lost=is_lost)

    def action_pick(self, face: int) -> None:
        """Choose a face."""
        self.query_one(Picker).choice.pick(face)
        self.draw()

    def action_turn(self, by: int) -> None:
        """Choose the next face."""
        self.query_one(Picker).choice.turn(by)
        self.draw()

    def action_step(self, by: int) -> None:
        """Choose another count."""
        self.query_one(Picker).choice.step(by)
        self.draw()

    def action_less(self) -> None:
        """One less, for those who click: a number below nothing cannot stand in a link."""
        self.action_step(-1)

    def action_bid(self) -> None:
        """Make the bid that is chosen; before the game, sit down."""
        table, client = self.party.table, self._client()
        if table is None:
            return
        if table.status == "gathering" and my_seat(table) is None and free_seats(table):
            self.run_worker(client.sit(free_seats(table)[0]))
        bid = self.query_one(Picker).choice.bid
        if is_my_turn(table) and bid is not None:
            self._move(client, "bid", bid)

    def action_dudo(self) -> None:
        """Challenge, when asked twice."""
        table = self.party.table
        if table is not None and may_dudo(table) and self._is_sure("dudo"):
            self._move(self._client(), "dudo")

    def action_calza(self) -> None:
        """Call the bid exact, when asked twice."""
        callers = self.party.callers()
        if self.party.looking in callers and self.party.looking is not None:
            callers = [self.party.looking]
        if not callers or not self._is_sure("calza"):
            return
        if len(callers) == 1:
            self._move(callers[0], "calza")
        else:
            self.app.push_screen(WhoDialog(self.party, callers), self._calls)

    def _calls(self, client: Client | None) -> None:
        if client is not None:
            self._move(client, "calza")

    def _move(self, client: Client, kind: str, bid: tuple[int, int] | None = None) -> None:
        """Send a move, one at a time; where the line is gone, say that it waits."""
        if not self._moving:
            move = self.speaker.word(kind) if bid is None else bid_text(self.speaker, bid)
            self._moving = self.speaker.say("terminal-sent-later", move=move)
            self.run_worker(self._moved(client, kind, bid))
        if client.line.name != "open":
            self.warn(self._moving, None)

    async def _moved(self, client: Client, kind: str, bid: tuple[int, int] | None) -> None:
        waiting = self._moving
        try:
            await client.act(kind, bid)
        finally:
            self._moving = ""
            if self.alarm == waiting:
                self.calm()

    def action_skip(self) -> None:
        """Lift all cups at once."""
        self.reveal.skip()

    def action_log(self) -> None:
        """Read the whole log."""
        self.app.push_screen(LogDialog(self.speaker, self.party.first.log))

    def action_rules(self) -> None:
        """Read the rules of this table."""
        self.app.push_screen(RulesDialog(self.speaker))

    def action_help(self) -> None:
        """See all keys."""
        self.app.push_screen(HelpDialog(self.speaker))

    def action_coach(self) -> None:
        """Listen to the coach, or no more."""
        table = self.party.table
        if table is None or not table.settings.coach:
            return
        if is_watching(self.party):
            self.warn(self.speaker.say("terminal-coach-players"))
            return
        self.coached = not self.coached
        self.ask_coach()
        self.draw()
        if self.coached and not self.app.is_wide:
            self.app.push_screen(CoachDialog(self))

    def action_talk(self) -> None:
        """Say something."""
        self.app.push_screen(TalkDialog(self._client()))

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.turn_light()

    def action_now(self) -> None:
        """Try the line again now."""
        for client in self.party.clients:
            client.retry()

    def action_bot(self) -> None:
        """Put a bot on a free seat."""
        table = self.party.table
        if table is not None and free_seats(table):
            seat = free_seats(table)[0]
            self.run_worker(self.party.first.ask("seat_bot", seat=seat, level=USUAL))

    def action_begin(self) -> None:
        """Fill the table with bots and begin."""
        table = self.party.first.table
        if table is not None and table.status == "gathering":
            self.run_worker(fill(self.party.first, [USUAL]))

    def action_stand(self) -> None:
        """Stand up, before the game."""
        table = self.party.first.table
        if table is not None and table.status == "gathering":
            self.run_worker(self._client().ask("stand"))

    def action_rematch(self) -> None:
        """Another game with the same people."""
        if self.party.is_over():
            self.app.rematch()

    def action_keep(self) -> None:
        """Keep the record of a game that is over."""
        if self.party.is_over():
            self.app.push_screen(KeepDialog(self.speaker), self.app.keep_in)

    def action_leave(self) -> None:
        """Leave; while a game is on, after a question."""
        table = self.party.first.table
        if table is None or table.status != "playing" or is_watching(self.party):
            self.app.leave()
        else:
            self.app.push_screen(LeaveDialog(self.speaker), self._leaves)

    def action_back(self) -> None:
        """Leave a game that is on, after a question; a table without one is left by its own key."""
        table = self.party.first.table
        if table is not None and table.status == "playing" and not is_watching(self.party):
            self.action_leave()

    def _leaves(self, how: str | None) -> None:
        if how == "leave":
            self.app.leave()
        elif how == "stand":
            self.run_worker(self.app.stand_and_leave(self._client()))

    def _client(self) -> Client:
        return self.party.looking or self.party.to_act() or self.party.first

    def _is_sure(self, call: str) -> bool:
        """Whether a call was asked for twice, at the same moment of the game."""
        before, moment, at = self._asked
        now = monotonic()
        if (before, moment) == (call, self.party.moment()) and now - at < AGAIN:
            self._asked = ("", 0, 0.0)
            self.calm()
            return True
        self._asked = (call, self.party.moment(), now)
        self.warn(self.speaker.say("board-again-aloud", call=self.speaker.word(call)), AGAIN)
        return False
