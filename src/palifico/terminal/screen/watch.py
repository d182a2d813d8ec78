"""A finished game on the screen, to be gone through by moments and rounds, or to play by itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from palifico.editions import Variant
from palifico.protocol.entries import BidMade, Called, Rolled
from palifico.rules import Hand
from palifico.terminal.replay import Moment, round_starts, seen_by
from palifico.terminal.screen import faces
from palifico.terminal.screen.beside import LogView
from palifico.terminal.screen.centre import middle
from palifico.terminal.screen.dialogs import RulesDialog
from palifico.terminal.screen.seat_boxes import SeatBoxes
from palifico.terminal.screen.sized import INTERRUPT, Hints, Key, SizedScreen, small
from palifico.terminal.screen.themes import DARK, LIGHT, is_light_terminal
from palifico.terminal.seats import name_of
from palifico.terminal.table import turn_of
from palifico.words import Speaker, dice_text

USUAL: Final = 0.7
TIMES: Final = {Rolled: 1.6, BidMade: 1.8, Called: 5.2}
SPEEDS: Final = (1.8, 1.0, 0.45)
KEYS: Final = (
    *(Key("left", "step(-1)"), Key("right,enter", "step(1)"), Key("home", "jump_to(0)")),
    *(Key("up,left_square_bracket", "jump(-1)"), Key("down,right_square_bracket", "jump(1)")),
    *(Key("end", "jump_to(1)"), Key("space", "play"), Key("plus,equals_sign", "speed(1)")),
    *(Key("minus", "speed(-1)"), Key("v", "eyes"), Key("r", "rules"), Key("i", "theme")),
    Key("q,escape,ctrl+q", "leave"),
)


class WatchScreen(SizedScreen):
    """One game."""

    def __init__(self, speaker: Speaker, found: list[Moment]) -> None:
        super().__init__()
        self.speaker, self._found, self._starts = speaker, found, round_starts(found)
        self.at = self._starts[0] if self._starts else 0
        self._eyes: int | None = -1  # everybody's
        self._speed = 1
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """The same table as in a game, without anything to do."""
        yield small(self.speaker.lang)
        with Horizontal(id="top"):
            yield Static(id="title", markup=False)
            yield Static(id="line", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield SeatBoxes(id="seats")
                yield Static(id="middle", markup=False)
                yield Static(id="dice", markup=False)
                yield Static(id="digits", markup=False)
                yield Static(id="where", markup=False)
                yield LogView(id="log")
            with Vertical(id="side"):
                yield LogView(id="side-log")
        yield Hints(id="hints")

    def on_mount(self) -> None:
        """The keys, and the first picture."""
        self.bind(KEYS)
        self.draw()

    def on_resize(self) -> None:
        """Fit what is drawn to the window."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the moment."""
        moment, speaker = self._found[self.at], self.speaker
        seat = self._eyes if self._eyes is not None and self._eyes >= 0 else None
        table = seen_by(moment, seat)
        turn = turn_of(table)
        cups = len(table.last.cups) if table.last else 0
        boxes = self.query_one(SeatBoxes)
        boxes.show(speaker, table, lifted=cups, settled=True, hands=self._open(moment))
        large = self.has_class("-tall")
        told = middle(speaker, table, lifted=cups, settled=True, large=large)
        self.query_one("#middle", Static).update(told)
        shown = seat if seat is not None else turn.to_act if turn else None
        dice: Hand = ()
        if shown is not None and moment.hands and self._eyes is not None:
            dice = tuple(sorted(moment.hands[shown]))
        self.query_one("#dice", Static).update(faces.row(dice))
        digits = ""
        if dice and shown is not None:
            of = {"player": name_of(table, shown), "dice": dice_text(speaker, dice)}
            digits = speaker.say("board-dice-of-are", **of)
        self.query_one("#digits", Static).update(digits)
        self.query_one("#where", Static).update(self._where())
        lines = [line for one in self._found[: self.at + 1] for line in one.lines]
        for view in self.query(LogView):
            view.show(lines)
        self._draw_edges()

    def _draw_edges(self) -> None:
        say, table = self.speaker.say, self._found[self.at].table
        title = f"{self.speaker.variant.base.name} · {say('after-replay')}"
        self.query_one("#title", Static).update(title)
        eyes = say("after-view-all") if self._eyes == -1 else say("after-view-watch")
        if self._eyes is not None and self._eyes >= 0:
            eyes = say("after-view-seat", player=name_of(table, self._eyes))
        self.query_one("#line", Static).update(Content.styled(eyes, "$text-muted"))
        play = say("after-pause") if self._timer else say("after-play")
        hints = [
            Key("right", "step(1)", "←→", say("terminal-step")),
            Key("down", "jump(1)", "↑↓", say("terminal-round")),
            Key("space", "play", "␣", play),
            Key("plus", "speed(1)", "+−", say("after-speed")),
            Key("v", "eyes", "v", say("after-view")),
            Key("q", "leave", "q", say("room-leave")),
            Key("r", "rules", "r", say("room-rules")),
        ]
        self.query_one(Hints).show(hints)

    def _where(self) -> str:
        moment = self._found[self.at]
        at = {"moment": self.at + 1, "moments": len(self._found)}
        if not moment.round:
            return self.speaker.say("after-moment-before", **at)
        rounds = {"round": moment.round, "rounds": len(self._starts)}
        return self.speaker.say("after-moment", **at, **rounds)

    def _open(self, moment: Moment) -> dict[int, Hand]:
        """The hands that lie open for whoever watches."""
        if moment.table.game is None or moment.table.game.reveal or self._eyes is None:
            return {}
        seats = range(len(moment.hands)) if self._eyes < 0 else [self._eyes]
        return {seat: moment.hands[seat] for seat in seats if moment.hands}

    def action_step(self, by: int) -> None:
        """Some moments on, or back."""
        self._pause()
        self._reach(self.at + by)

    def action_jump(self, by: int) -> None:
        """To the beginning of a round: the next, or this one, or the one before."""
        self._pause()
        after = (
            bisect_right(self._starts, self.at) if by > 0 else bisect_left(self._starts, self.at)
        )
        if by > 0:
            self._reach(self._starts[after] if after < len(self._starts) else len(self._found))
        else:
            self._reach(self._starts[after - 1] if after else 0)

    def action_jump_to(self, end: int) -> None:
        """To the beginning, or to the end."""
        self._pause()
        self._reach(end * len(self._found))

    def action_play(self) -> None:
        """Go on by itself, from the beginning if this is the end; or stop."""
        if self._timer is not None:
            self._pause()
        else:
            if self.at == len(self._found) - 1:
                self.at = 0
            self._wait()
        self.draw()

    def action_speed(self, by: int) -> None:
        """Faster, or slower."""
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + by))

    def action_eyes(self) -> None:
        """All dice open, those of one seat only, or none."""
        seats = len(self._found[0].table.seats)
        order: list[int | None] = [-1, *range(seats), None]
        self._eyes = order[(order.index(self._eyes) + 1) % len(order)]
        self.draw()

    def action_rules(self) -> None:
        """The rules that it was played by."""
        self.app.push_screen(RulesDialog(self.speaker))

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.theme = DARK.name if self.app.theme == LIGHT.name else LIGHT.name
        self.draw()

    def action_leave(self) -> None:
        """Enough."""
        self.app.exit()

    def _wait(self) -> None:
        time = TIMES.get(type(self._found[self.at].entry), USUAL) * SPEEDS[self._speed]
        self._timer = self.set_timer(time, self._next)

    def _next(self) -> None:
        self._timer = None
        if self.at < len(self._found) - 1:
            self.at += 1
            self._wait()
        self.draw()

    def _reach(self, at: int) -> None:
        self.at = max(0, min(len(self._found) - 1, at))
        self.draw()

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer = None


class WatchApp(App[None]):
    """A game, watched again."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [INTERRUPT]

    def __init__(self, lang: str, rules: Variant, found: list[Moment], *, light: bool) -> None:
        super().__init__()
        self._speaker, self._moments, self._light = Speaker(lang, rules), found, light

    def on_mount(self) -> None:
        """Put on colours, and begin."""
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = LIGHT.name if self._light or is_light_terminal() else DARK.name
        self.push_screen(WatchScreen(self._speaker, self._moments))

    def action_interrupt(self) -> None:
        """Ctrl-C, wherever one is."""
        self.exit()
