"""What falls due at live tables, and who is away: one timer a table, set only when it must be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from palifico.bots import safe_action
from palifico.protocol.coding import encode
from palifico.protocol.entries import Closed, Kept
from palifico.protocol.frames import Clock
from palifico.rules import Refusal, Seat, legal
from palifico.rules.legal import Ask
from palifico.server import window
from palifico.server.botting import Question, Thought
from palifico.server.listening import Out
from palifico.server.live_table import Item, LiveTable
from palifico.server.roster import STEADY
from palifico.server.table.due import Due, by_correspondence, next_due, turn_due
from palifico.server.table.plan import Plan
from palifico.server.table.playing import end, next_round
from palifico.server.table.starting import void

if TYPE_CHECKING:
    from palifico.protocol.entries import By
    from palifico.server.carrying import Carrier


def arm(tables: Carrier, live: LiveTable) -> None:
    """See that the table is looked at when something falls due."""
    state, around = live.state, live.around
    if live.own_bots and state.status != "playing":
        live.send_bots_away()
    if around.turn_n != state.turn_n:
        live.forget_thought()
        around.turn(state.turn_n, tables.botting.think_time() if state.has_bots else 0)
    due = next_due(state, around)
    if due is None or live.busy:
        return
    if due.what == "bots":
        _think(tables, live)
    if live.timer is not None:
        if live.timer_at <= due.at:
            return
        live.timer.cancel()
    live.timer_at = due.at
    live.timer = tables.timers.at(due.at, partial(_fire, tables, live))


def arrived(tables: Carrier, live: LiveTable, seat: Seat | None) -> bool:
    """Somebody has connected; gives whether the clock goes on that stood still without anybody."""
    around = live.around
    if seat is not None:
        around.away.pop(seat, None)
    if around.empty_since is None or _is_empty(live):
        return False
    since = max(around.empty_since, live.state.turn_at)
    around.empty_since = None
    around.away = dict.fromkeys(around.away, tables.timers.now())  # they may be just behind
    if by_correspondence(live.state):
        return False
    around.credit += max(0, tables.timers.now() - since)
    return True


def left(tables: Carrier, live: LiveTable, seat: Seat | None) -> None:
    """Somebody's connection is gone; without any other of theirs they are away."""
    if seat is not None and seat not in live.here():
        live.around.away[seat] = tables.timers.now()
    if live.around.empty_since is None and _is_empty(live):
        live.around.empty_since = tables.timers.now()


def moved(tables: Carrier, live: LiveTable) -> None:
    """Somebody has sat down or stood up."""
    live.replace_seats()
    here, now = live.here(), tables.timers.now()
    away = live.around.away
    people = {seat for seat, sitter in live.state.sitters() if sitter.bot is None}
    live.around.away = {seat: away.get(seat, now) for seat in people if seat not in here}
    live.tell(Out(encode(live.presence())))


def taken_over(tables: Carrier, live: LiveTable) -> None:
    """A bot has a seat now, or its owner again: whoever it is has time from now on."""
    state, around = live.state, live.around
    if state.turn is None:
        return
    live.forget_thought()
    past = tables.timers.now() - state.turn_at
    around.asked, around.think = False, past + tables.botting.think_time()
    live.tell(Out(encode(Clock(state.turn_n, turn_due(state, around)))))


def _is_empty(live: LiveTable) -> bool:
    """Whether nobody is there for whom a game would go on: a player, or any viewer of bots."""
    playing = live.state.status == "playing"
    people = any(s.bot is None and not s.for_good for _, s in live.state.sitters())
    return not (live.here() if playing and people else live.listeners)


def _fire(tables: Carrier, live: LiveTable) -> None:
    live.timer = None
    state, around = live.state, live.around
    if live.busy or tables.stopping or tables.live.get(state.id) is not live:
        return
    around.lag = 0 if state.turn is None else live.lag_of(state.turn.to_act)
    due = next_due(state, around)
    if due is not None and due.at <= tables.timers.now():
        _do(tables, live, due)
    arm(tables, live)


def _do(tables: Carrier, live: LiveTable, due: Due) -> None:
    state = live.state
    match due.what:
        case "bots":
            _ask_bots(tables, live)
        case "clock":
            _time_out(tables, live)
        case "roll":
            _decide(tables, live, lambda: Plan(next_round(state)))
        case "void":
            _decide(tables, live, lambda: void(state, tables.source))
        case "keep":
            assert due.seat is not None
            kept = Kept(seat=due.seat, level=STEADY, why="away", for_good=False)
            _decide(tables, live, lambda: Plan([kept]))
        case "abandon":
            assert state.game is not None
            given_up = end(state, state.game, "abandoned", state.places)
            _decide(tables, live, lambda: Plan([given_up]))
        case "close":
            _decide(tables, live, lambda: Plan([Closed()]))


def _think(tables: Carrier, live: LiveTable) -> None:
    """Let the bots begin to think about this turn, unless they do already."""
    if live.thought is None and not tables.stopping:
        thought = live.thought = Thought(live.state.turn_n)
        questions = tables.botting.questions(live)
        thought.task = tables.spawn(_make_up_minds(tables, live, thought, questions))


async def _make_up_minds(
    tables: Carrier, live: LiveTable, thought: Thought, questions: Sequence[Question]
) -> None:
    thought.answers = await tables.botting.answers(live.state.id, questions)
    if live.thought is thought and live.around.asked:
        _speak(tables, live, thought)


def _ask_bots(tables: Carrier, live: LiveTable) -> None:
    """Their time is over: the bots speak, or as soon as they have made up their minds."""
    live.around.asked = True
    _think(tables, live)
    if live.thought is not None:
        _speak(tables, live, live.thought)


def _speak(tables: Carrier, live: LiveTable, thought: Thought) -> None:
    for wanted in thought.answers or ():
        _act(tables, live, wanted, by="bot", turn_n=thought.turn_n)


def _time_out(tables: Carrier, live: LiveTable) -> None:
    """Do what was agreed for a player whose time is up; what is asked just now goes first."""
    if live.window is not None:
        return window.close(tables, live)
    state = live.state
    assert state.turn is not None
    assert state.game is not None
    seat = state.turn.to_act
    by_bot = state.settings.timeout == "bot"
    action = tables.botting.stand_in(live, seat) if by_bot else safe_action(legal(state.game))
    return _act(tables, live, (seat, action), by="clock", turn_n=state.turn_n)


def _act(tables: Carrier, live: LiveTable, wanted: Ask, *, by: By, turn_n: int) -> None:
    def make(item: Item) -> Plan | Refusal | None:
        if live.state.turn_n != turn_n or live.state.status != "playing":
            return None
        return window.ask(tables, live, wanted, by=by, item=item)

    tables.decide(live, Item(make, kind=by))


def _decide(tables: Carrier, live: LiveTable, make: Callable[[], Plan]) -> None:
    tables.decide(live, Item.of_table(make))
