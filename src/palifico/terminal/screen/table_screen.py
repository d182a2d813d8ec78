"""The table on the screen: seats, cups, the bid, own dice, what may be done, log and coach."""

from __future__ import annotations

from time import monotonic, time
from typing import Any, Final

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from palifico.protocol.entries import Entry
from palifico.protocol.frames import Said, Snapshot
from palifico.terminal.client import Client, Heard, Warned
from palifico.terminal.line import State
from palifico.terminal.party import Party
from palifico.terminal.screen import faces
from palifico.terminal.screen.beside import LogView, coach_text
from palifico.terminal.screen.centre import middle, outcome
from palifico.terminal.screen.doing import CALM, Doing
from palifico.terminal.screen.keys import TABLE_KEYS
from palifico.terminal.screen.picker import Picker
from palifico.terminal.screen.reveal import Reveal
from palifico.terminal.screen.seat_boxes import SeatBoxes
from palifico.terminal.screen.sized import Hints, small
from palifico.terminal.screen.watching import is_watching
from palifico.terminal.seats import is_my_turn, my_seat
from palifico.terminal.sentences import Line
from palifico.terminal.table import Table, turn_of
from palifico.terminal.talking import said_text
from palifico.terminal.telling import span_text
from palifico.words import dice_text, message

HURRY: Final = 10_000


class TableScreen(Doing):
    """One table."""

    def __init__(self, party: Party, *, coached: bool) -> None:
        super().__init__()
        self.party = party
        self.reveal = Reveal(self.set_timer, self.draw)
        self.coached = coached
        self.odds: Any = None
        self.advice: Any = None
        self.alarm = ""
        self._coach_turn = self._passed = 0
        self._calming: Timer | None = None
        party.first.paced = True

    def compose(self) -> ComposeResult:
        """Everything that can be on the table, from top to bottom."""
        lang = self.party.first.lang
        yield small(lang)
        with Horizontal(id="top"):
            yield Static(id="title", markup=False)
            yield Static(id="line", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield SeatBoxes(id="seats")
                yield Static(id="middle", markup=False)
                yield Static(id="dice", markup=False)
                yield Static(id="digits", markup=False)
                yield Picker(id="picker")
                yield Static(id="alarm", markup=False)
                yield LogView(id="log")
            with Vertical(id="side"):
                yield Static(id="coach", markup=False)
                yield LogView(id="side-log")
        yield Hints(id="hints")

    def on_mount(self) -> None:
        """Begin to listen."""
        self.bind(TABLE_KEYS)
        self.set_interval(0.5, self.draw_clock)
        self.query_one("#title", Static).update(message(self.party.first.lang, "room-loading", {}))

    def on_resize(self) -> None:
        """Fit what is drawn to the window, and look at the end of the log."""
        self.call_after_refresh(self.draw)

    def hear(self, heard: Heard) -> None:
        """Something came: draw the table anew."""
        match heard:
            case Warned(text=text):
                self.warn(text)
            case State(name="waiting") if self._moving:
                self.warn(self._moving, None)
            case Snapshot():
                self._tell_last()
            case State(name="refused", why=why):
                self.app.refuse(why)
            case Said():
                self.warn(said_text(self.party.first, heard))
            case Entry():
                self.alarm = ""
            case _:
                pass
        table = self.party.table
        if table is None:
            return
        if self.party.cover():
            table = self.party.table or table
        self.reveal.follow(table)
        self.draw()
        self._pass_on()
        self.ask_coach()

    def _tell_last(self) -> None:
        """How the round came out that is looked at, for whoever comes back in the middle of it."""
        client = self.party.first
        if client.table is not None and (told := outcome(client.speaker, client.table)):
            client.log.tell([Line("outcome", told)])

    def warn(self, text: str, seconds: float | None = CALM) -> None:
        """Show something that has to be read now, for a while or until it is calmed."""
        self._stop_calming()
        self.alarm = text
        self._calming = None if seconds is None else self.set_timer(seconds, self.calm)
        self.draw()

    def calm(self) -> None:
        """Show it no more."""
        self._stop_calming()
        self.alarm = ""
        self.draw()

    def _stop_calming(self) -> None:
        if self._calming is not None:
            self._calming.stop()
        self._calming = None

    def draw(self) -> None:
        """Draw everything."""
        table = self.party.table
        if table is None or not self.is_mounted:
            return
        speaker, reveal = self.party.first.speaker, self.reveal
        self.party.first.log.release(reveal.lifted if not reveal.settled else float("inf"))
        self.set_class(table.status == "gathering", "-before")
        lifted, settled = reveal.lifted, reveal.settled
        self.query_one(SeatBoxes).show(speaker, table, lifted=lifted, settled=settled)
        large = self.has_class("-tall")
        told = middle(speaker, table, lifted=lifted, settled=settled, large=large)
        self.query_one("#middle", Static).update(self._invited(told, table))
        self._draw_own(table)
        picker = self.query_one(Picker)
        picker.display = table.status != "over" or settled
        picker.show(speaker, table, self.chance_of)
        self.query_one("#alarm", Static).update(Content.styled(self.alarm, "bold $error"))
        self.query_one("#alarm").display = bool(self.alarm)
        for view in self.query(LogView):
            view.show(self.party.first.log)
        self._draw_coach(table)
        self._draw_title(table)
        self.draw_clock()
        self.query_one(Hints).show(self.hints(table))

    def _invited(self, told: Content, table: Table) -> Content:
        """Before a game elsewhere, the link that friends open."""
        base = self.app.visit.plan.place.base
        if table.status != "gathering" or base is None:
            return told
        return Content.assemble(told, "\n", (f"{base}/t/{table.id}", "bold"))

    def _draw_own(self, table: Table) -> None:
        """My dice, as faces and as digits."""
        speaker = self.party.first.speaker
        dice = table.hand
        fits = len(dice) * 10 <= max(40, self.query_one("#main").size.width)
        self.query_one("#dice", Static).update(faces.row(dice) if fits else Content())
        digits = speaker.say("board-your-dice-are", dice=dice_text(speaker, dice)) if dice else ""
        count = self._counting(table)
        if dice and count and len(digits) + len(count) + 4 <= self.query_one("#main").size.width:
            digits = f"{digits}  ({count})"
        self.query_one("#digits", Static).update(digits)

    def _counting(self, table: Table) -> str:
        """How many of my dice count for the bid that stands."""
        game, speaker = table.game, self.party.first.speaker
        if game is None or not game.bids or game.reveal:
            return ""
        face = game.bids[-1].bid[1]
        wild = not game.last_die and face != 1
        count = table.hand.count(face) + (table.hand.count(1) if wild else 0)
        return speaker.say("board-yours-count", count=count)

    def _draw_title(self, table: Table) -> None:
        speaker = self.party.first.speaker
        parts = [speaker.variant.base.name, speaker.say("room-title", code=table.code.upper())]
        if my_seat(table) is None and self.party.is_one and table.game:
            parts.append(speaker.say("terminal-watching"))
        if table.watching:
            parts.append(speaker.say("room-watching", count=table.watching))
        self.query_one("#title", Static).update(" · ".join(parts))

    def draw_clock(self) -> None:
        """How much time is left, or how the line is."""
        if not self.is_mounted:
            return
        self.query_one("#line", Static).update(self._line_text())

    def _line_text(self) -> Content:
        table, client = self.party.table, self.party.first
        if client.line.name == "waiting":
            left = int(max(0, client.line.until - monotonic()) * 1000)
            text = message(client.lang, "room-lost", {"time": span_text(left)})
            if is_watching(self.party):
                text = message(client.lang, "room-lost-aloud", {})
            return Content.styled(text, "bold $error")
        if client.line.name == "connecting" and table is not None:
            return Content.styled(message(client.lang, "room-connecting", {}), "bold $warning")
        if table is None or table.due is None or turn_of(table) is None:
            return Content()
        left = int(table.due - time() * 1000 - table.offset)
        is_short = left < HURRY and is_my_turn(table)
        id_ = "board-hurry" if is_short else "board-clock"
        text = message(client.lang, id_, {"time": span_text(left)})
        return Content.styled(text, "bold $error" if is_short else "$text-muted")

    def _draw_coach(self, table: Table) -> None:
        panel = self.query_one("#coach", Static)
        is_heard = self.coached and bool(table.settings.coach)
        panel.display = is_heard and not is_watching(self.party)
        if not panel.display:
            return
        panel.update(self.coach_says())

    def coach_says(self) -> Content:
        """What the coach says now: to whoever is to act its advice, to others what it is for."""
        speaker, table = self.party.first.speaker, self.party.table
        if table is not None and is_my_turn(table):
            return coach_text(speaker, self.advice, self.odds)
        title = Content.styled(speaker.say("room-coach"), "bold $primary")
        return Content.assemble(title, "\n", speaker.say("room-coach-more"))

    def chance_of(self, bid: tuple[int, int]) -> float | None:
        """How likely a bid is true, where the coach has said."""
        if not self.coached or self.odds is None:
            return None
        found = (one["heard"] for one in self.odds["bids"] if tuple(one["bid"]) == bid)
        return next(found, None)

    def ask_coach(self) -> None:
        """Ask once a turn, for whoever looks."""
        table, client = self.party.table, self.party.looking
        if not self.coached or client is None or table is None or not is_my_turn(table):
            return
        moment = self.party.moment()
        if table.settings.coach and moment != self._coach_turn:
            self._coach_turn, self.odds, self.advice = moment, None, None
            self._coach(client, moment)

    @work(exclusive=True, group="coach")
    async def _coach(self, client: Client, moment: int) -> None:
        odds = await self.app.ask(client, f"/api/tables/{client.id}/odds")
        if moment == self._coach_turn:
            self.odds = odds
            self.draw()
        advice = await self.app.ask(client, f"/api/tables/{client.id}/coach")
        if moment == self._coach_turn:
            self.advice = advice
            self.draw()

    def _pass_on(self) -> None:
        """Cover the screen until the machine is with whoever is to act."""
        client = self.party.must_pass_to()
        if client is None or not self.reveal.settled or self._passed == self.party.moment():
            return
        self._passed = self.party.moment()
        self.app.pass_to(client)
