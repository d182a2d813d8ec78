"""Scheduler: deadlines of one table, by a single timer that is set only when it must be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from palifico.bots import safe_action
from palifico.protocol.codec import encode
from palifico.protocol.entries import By, Closed, Kept, Returned
from palifico.protocol.frames import Clock
from palifico.rules import Seat, legal
from palifico.rules.legal import Ask
from palifico.server.core.clock import Timer
from palifico.server.live.bot_runner import Question
from palifico.server.live.bot_seats import BotSeats, Thought
from palifico.server.live.exact_window import ExactWindow
from palifico.server.live.jobs import Decider, Job, Outcome
from palifico.server.live.services import Services
from palifico.server.live.subscriber import OutgoingMessage
from palifico.server.live.table import LiveTable
from palifico.server.table.deadlines import Due, by_correspondence, next_due, turn_due
from palifico.server.table.decision import Decision
from palifico.server.table.hurry import STEP_MS
from palifico.server.table.play import end, next_round
from palifico.server.table.seating import STAND_IN
from palifico.server.table.start import void


class Scheduler:
    """Knows when the next deadline of a table is, who is absent, and when bots speak."""

    __slots__ = ("_actor", "_bots", "_services", "_table", "_timer", "_window", "due_at")

    def __init__(
        self, services: Services, table: LiveTable, window: ExactWindow, actor: Decider
    ) -> None:
        self._services = services
        self._table = table
        self._window = window
        self._actor = actor
        self._bots = BotSeats()
        self._timer: Timer | None = None
        self.due_at: int | None = None

    def arm(self) -> None:
        """Set the timer for the next deadline."""
        state, clock = self._table.state, self._table.clock_state
        if self._bots.own and state.status != "playing":
            self._bots.close()
        if clock.turn_n != state.turn_n:
            self._bots.forget_thought()
            clock.start_turn(state.turn_n, self._think_time() if state.has_bots else 0)
        due = next_due(state, clock)
        if due is None or self._actor.busy:
            return
        if due.what == "bots":
            self._think()
        if self._timer is not None:
            if self.due_at is not None and self.due_at <= due.at:
                return
            self._timer.cancel()
        self.due_at = due.at
        self._timer = self._services.clock.at(due.at, self._fire)

    def stop(self) -> None:
        """Cancel the timer and send the bots away."""
        self._bots.close()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self.due_at = None

    def retry_bots(self) -> None:
        """Ask the bots again: what they decided was not stored."""
        self._table.clock_state.bots_asked = False

    def absence_ms(self, seat: Seat | None) -> int | None:
        """Return how long a seat has had no connection; None if it has one."""
        clock = self._table.clock_state
        if seat is None or seat not in clock.away:
            return None
        return self._services.clock.now() - clock.left_at.get(seat, 0)

    def connected(self, seat: Seat | None) -> bool:
        """Note a new subscriber; return whether the clock of an empty table goes on."""
        table, now = self._table, self._services.clock.now()
        clock = table.clock_state
        if seat is not None:
            clock.away.pop(seat, None)
            clock.left_at.pop(seat, None)
        if clock.empty_since is None or self._is_empty():
            return False
        since = max(clock.empty_since, table.state.turn_at)
        clock.empty_since = None
        clock.away = dict.fromkeys(clock.away, now)  # they may be just behind
        if by_correspondence(table.state):
            return False
        clock.credit_ms += max(0, now - since)
        return True

    def disconnected(self, seat: Seat | None) -> None:
        """Note a lost subscriber; a seat without another connection is absent."""
        table, clock, now = self._table, self._table.clock_state, self._services.clock.now()
        if seat is not None and seat not in table.seats_here():
            clock.away[seat] = clock.left_at[seat] = now
        if clock.empty_since is None and self._is_empty():
            clock.empty_since = now

    def seats_changed(self) -> None:
        """Find out anew who sits where and who is absent, and broadcast it."""
        table, now = self._table, self._services.clock.now()
        table.reassign_seats()
        here, away = table.seats_here(), table.clock_state.away
        people = {seat for seat, sitter in table.state.sitters() if sitter.bot is None}
        table.clock_state.away = {seat: away.get(seat, now) for seat in people if seat not in here}
        table.broadcast_presence()

    def player_returned(self, entry: Returned) -> None:
        """Restart the turn after the owner of a seat came back; a fresh clock forgets credits."""
        if entry.time_ms is not None:
            self._table.clock_state.credit_ms = 0
        self.player_replaced()

    def hurried(self) -> None:
        """Let the bots speak at once, and never wait for a reveal any more."""
        clock = self._table.clock_state
        clock.think_ms = min(clock.think_ms, STEP_MS)

    def player_replaced(self) -> None:
        """Restart the turn after a bot took a seat over, or its owner came back."""
        table, state, clock = self._table, self._table.state, self._table.clock_state
        if state.turn is None:
            return
        self._bots.forget_thought()
        past_ms = self._services.clock.now() - state.turn_at
        clock.bots_asked, clock.think_ms = False, past_ms + self._think_time()
        table.broadcast(OutgoingMessage(encode(Clock(state.turn_n, turn_due(state, clock)))))

    def _think_time(self) -> int:
        return STEP_MS if self._table.state.hurried else self._services.bots.think_time()

    def _is_empty(self) -> bool:
        """Return whether no player is there; where only bots play, no subscriber at all."""
        state = self._table.state
        people = any(s.bot is None and not s.for_good for _, s in state.sitters())
        waits_for_seats = people and state.status == "playing"
        return not (self._table.seats_here() if waits_for_seats else self._table.subscribers)

    def _fire(self) -> None:
        self._timer = self.due_at = None
        state, clock = self._table.state, self._table.clock_state
        if self._actor.busy or self._actor.is_stopped:
            return
        clock.lag_ms = 0 if state.turn is None else self._table.lag_of(state.turn.to_act)
        due = next_due(state, clock)
        if due is not None and due.at <= self._services.clock.now():
            self._do(due)
        self.arm()

    def _do(self, due: Due) -> None:
        state = self._table.state
        match due.what:
            case "bots":
                self._ask_bots()
            case "clock":
                self._time_out()
            case "roll":
                self._decide(lambda: Decision(next_round(state)))
            case "void":
                self._decide(lambda: void(state, self._services.source))
            case "keep":
                assert due.seat is not None
                kept = Kept(seat=due.seat, level=STAND_IN, why="away", for_good=False)
                self._decide(lambda: Decision([kept]))
            case "abandon":
                assert state.game is not None
                abandoned = end(state, state.game, "abandoned", state.places)
                self._decide(lambda: Decision([abandoned]))
            case "close":
                self._decide(lambda: Decision([Closed()]))
            case _:
                assert_never(due.what)

    def _decide(self, make: Callable[[], Decision]) -> None:
        self._actor.decide(Job.of_table(make))

    def _think(self) -> None:
        """Let the bots begin to think about this turn, unless they do already."""
        if self._bots.thought is None and not self._services.lifecycle.stopping:
            state = self._table.state
            thought = self._bots.thought = Thought(state.turn_n)
            questions = self._services.bots.questions(state, self._bots)
            thought.task = self._services.lifecycle.spawn(self._collect(thought, questions))

    async def _collect(self, thought: Thought, questions: Sequence[Question]) -> None:
        thought.answers = await self._services.bots.answers(self._table.state.id, questions)
        if self._bots.thought is thought and self._table.clock_state.bots_asked:
            self._speak(thought)

    def _ask_bots(self) -> None:
        """Let the bots speak: their time to think is over. Those that still think speak later."""
        self._table.clock_state.bots_asked = True
        self._think()
        if self._bots.thought is not None:
            self._speak(self._bots.thought)

    def _speak(self, thought: Thought) -> None:
        for wanted in thought.answers or ():
            self._act(wanted, by="bot", turn_n=thought.turn_n)
        if self._table.state.hurried:
            self._window.close()  # no other player could still call

    def _time_out(self) -> None:
        """Act for a player whose time is up; what is held back in a window goes first."""
        if self._window.is_open:
            return self._window.close()
        state = self._table.state
        assert state.turn is not None
        assert state.game is not None
        seat = state.turn.to_act
        by_bot = state.settings.timeout == "bot"
        bots = self._services.bots
        action = bots.stand_in(state, seat) if by_bot else safe_action(legal(state.game))
        return self._act((seat, action), by="clock", turn_n=state.turn_n)

    def _act(self, wanted: Ask, *, by: By, turn_n: int) -> None:
        state, window = self._table.state, self._window

        def make(job: Job) -> Outcome:
            if state.turn_n != turn_n or state.status != "playing":
                return None
            return window.act(wanted, by=by, job=job)

        self._actor.decide(Job(make, kind=by))
