"""Replay screen of a game or an example: steps by moments and rounds, or plays by itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from palifico.editions import Variant
from palifico.protocol.entries import BidMade, Called, Rolled
from palifico.rules import Hand
from palifico.terminal.client.reveal import Progress
from palifico.terminal.client.seats import name_of
from palifico.terminal.client.table import turn_of
from palifico.terminal.replay import Moment, actor_of, round_starts, seen_by
from palifico.terminal.screen.base import Hints, Key, SizedScreen, TerminableApp, too_small
from palifico.terminal.screen.dialogs.text import RulesDialog
from palifico.terminal.screen.dice import OwnDice, fits_drawn
from palifico.terminal.screen.layout import (
    MAX_BID_LINES,
    Needs,
    arrange,
    fit,
    has_sidebar,
    lines_of,
    main_columns,
)
from palifico.terminal.screen.themes import DARK, LIGHT, is_light_terminal
from palifico.terminal.screen.widgets.bid_row import BidRow, bid_lines
from palifico.terminal.screen.widgets.center import middle, with_large_bid
from palifico.terminal.screen.widgets.seat_boxes import SeatBoxes, seat_rows
from palifico.terminal.screen.widgets.sidebar import LogView
from palifico.words import Speaker, dice_text

DEFAULT_STEP_S: Final = 0.7
STEP_S: Final = {Rolled: 1.6, BidMade: 1.8, Called: 5.2}
READING_S_PER_CHAR: Final = 0.055
"""A caption is left on the screen long enough to be read."""
SPEED_FACTORS: Final = (1.8, 1.0, 0.45)
ALL_HANDS: Final = -1
CAPTION_MARGIN: Final = 4
"""The columns left free beside a caption."""
KEYS: Final = (
    *(Key("left", "step(-1)"), Key("right,enter", "step(1)"), Key("home", "jump_to(0)")),
    *(Key("up,left_square_bracket", "jump(-1)"), Key("down,right_square_bracket", "jump(1)")),
    *(Key("end", "jump_to(1)"), Key("space", "play"), Key("plus,equals_sign", "speed(1)")),
    *(Key("minus", "speed(-1)"), Key("v", "eyes"), Key("r", "rules"), Key("i", "theme")),
    Key("q,escape,ctrl+q", "leave"),
)


class ReplayScreen(SizedScreen):
    """One game, seen through one seat's eyes, a spectator's (None) or all (`ALL_HANDS`)."""

    def __init__(self, speaker: Speaker, found: list[Moment]) -> None:
        super().__init__()
        self.speaker, self._found, self._starts = speaker, found, round_starts(found)
        self.at = self._starts[0] if self._starts else 0
        self._viewpoint: int | None = ALL_HANDS
        self._speed = 1
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        yield too_small(self.speaker.lang)
        with Horizontal(id="top"):
            yield Static(id="title", markup=False)
            yield Static(id="line", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield SeatBoxes(id="seats")
                yield BidRow(id="bids", markup=False)
                yield Static(id="middle", markup=False)
                yield OwnDice(id="dice", markup=False)
                yield Static(id="digits", markup=False)
                yield Static(id="caption", markup=False)
                yield Static(id="where", markup=False)
                yield LogView(id="log")
            with Vertical(id="side"):
                yield LogView(id="side-log")
        yield Hints(id="hints")

    def on_mount(self) -> None:
        self.bind(KEYS)
        if self.query(SeatBoxes):  # else the app was ended before it was composed
            self.draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the moment."""
        moment, speaker = self._found[self.at], self.speaker
        seat = self._viewpoint if self._viewpoint is not None and self._viewpoint >= 0 else None
        table = seen_by(moment, seat)
        turn = turn_of(table)
        cups = len(table.last.cups) if table.last else 0
        columns, progress = main_columns(self), Progress(cups, cups, settled=True)
        hands = self._open(moment)
        boxes = self.query_one(SeatBoxes)
        boxes.show(speaker, table, columns=columns, progress=progress, hands=hands)
        shown = seat if seat is not None else turn.to_act if turn else None
        if moment.captions and seat is None:
            shown = actor_of(moment.entry)  # whom the caption is about
        dice: Hand = ()
        if shown is not None and moment.hands and self._viewpoint is not None:
            dice = tuple(sorted(moment.hands[shown]))
        self.query_one(OwnDice).show(dice)
        digits = ""
        if dice and shown is not None:
            of = {"player": name_of(table, shown), "dice": dice_text(speaker, dice)}
            digits = speaker.say("board-dice-of-are", **of)
        self.query_one("#digits", Static).update(digits)
        caption = Content(" ".join(moment.captions))
        self.query_one("#caption", Static).update(caption)
        self.query_one("#where", Static).update(self._where())
        centre = middle(speaker, table, progress, columns)
        read = lines_of(caption, columns - CAPTION_MARGIN)
        needs = Needs(
            seat_rows=seat_rows(table),
            centre=lines_of(centre, columns),
            digits=max(1, lines_of(Content(digits), columns)) + read + 1,
            bids=len(bid_lines(speaker, table, columns, MAX_BID_LINES)),
            has_sidebar=has_sidebar(self),
            can_draw_dice=fits_drawn(dice, columns),
        )
        layout = fit(self.size.height, needs)
        self.query_one(BidRow).show(speaker, table, columns, layout.bids)
        large = with_large_bid(centre, table) if layout.large else centre
        self.query_one("#middle", Static).update(large)
        arrange(self, layout, digits=needs.digits - read - 1, caption=read)
        lines = [line for one in self._found[: self.at + 1] for line in one.lines]
        for view in self.query(LogView):
            view.show(lines)
        self._draw_edges()

    def _draw_edges(self) -> None:
        say, table = self.speaker.say, self._found[self.at].table
        what = say("round-title") if self._has_captions() else say("after-replay")
        title = f"{self.speaker.variant.base.name} · {what}"
        self.query_one("#title", Static).update(title)
        eyes = say("after-view-all") if self._viewpoint == ALL_HANDS else say("after-view-watch")
        if self._viewpoint is not None and self._viewpoint >= 0:
            eyes = say("after-view-seat", player=name_of(table, self._viewpoint))
        self.query_one("#line", Static).update(Content.styled(eyes, "$text-muted"))
        play = say("after-pause") if self._timer else say("after-play")
        round_ = Key("down", "jump(1)", "↑↓", say("terminal-round"))
        hints = [
            Key("right", "step(1)", "←→", say("terminal-step")),
            *([] if self._has_captions() else [round_]),
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
        if moment.captions:
            return self.speaker.say("round-step", **at)
        if not moment.round:
            return self.speaker.say("after-moment-before", **at)
        rounds = {"round": moment.round, "rounds": len(self._starts)}
        return self.speaker.say("after-moment", **at, **rounds)

    def _has_captions(self) -> bool:
        return bool(self._found[self.at].captions)

    def _open(self, moment: Moment) -> dict[int, Hand]:
        """Return the hands that are open from this viewpoint."""
        if moment.table.game is None or moment.table.game.reveal or self._viewpoint is None:
            return {}
        seats = range(len(moment.hands)) if self._viewpoint == ALL_HANDS else [self._viewpoint]
        return {seat: moment.hands[seat] for seat in seats if moment.hands}

    def action_step(self, by: int) -> None:
        """Step by moments."""
        self._pause()
        self._reach(self.at + by)

    def action_jump(self, by: int) -> None:
        """Jump to the beginning of a round: the next, or this one, or the one before."""
        self._pause()
        after = (
            bisect_right(self._starts, self.at) if by > 0 else bisect_left(self._starts, self.at)
        )
        if by > 0:
            self._reach(self._starts[after] if after < len(self._starts) else len(self._found))
        else:
            self._reach(self._starts[after - 1] if after else 0)

    def action_jump_to(self, end: int) -> None:
        """Jump to the beginning, or to the end."""
        self._pause()
        self._reach(end * len(self._found))

    def action_play(self) -> None:
        """Play by itself, from the beginning if this is the end; or stop."""
        if self._timer is not None:
            self._pause()
        else:
            if self.at == len(self._found) - 1:
                self.at = 0
            self._wait()
        self.draw()

    def action_speed(self, by: int) -> None:
        self._speed = max(0, min(len(SPEED_FACTORS) - 1, self._speed + by))

    def action_eyes(self) -> None:
        """Switch between all hands, those of one seat, and none."""
        seats = len(self._found[0].table.seats)
        order: list[int | None] = [ALL_HANDS, *range(seats), None]
        self._viewpoint = order[(order.index(self._viewpoint) + 1) % len(order)]
        self.draw()

    def action_rules(self) -> None:
        self.app.push_screen(RulesDialog(self.speaker))

    def action_theme(self) -> None:
        self.app.theme = DARK.name if self.app.theme == LIGHT.name else LIGHT.name
        self.draw()

    def action_leave(self) -> None:
        self.app.exit()

    def _wait(self) -> None:
        moment = self._found[self.at]
        look = STEP_S.get(type(moment.entry), DEFAULT_STEP_S)
        read = READING_S_PER_CHAR * sum(map(len, moment.captions))
        time = (look + read) * SPEED_FACTORS[self._speed]
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


class ReplayApp(TerminableApp[None]):
    """The app of a replay."""

    CSS_PATH = "style.tcss"

    def __init__(self, lang: str, rules: Variant, found: list[Moment], *, light: bool) -> None:
        super().__init__()
        self._speaker, self._moments, self._light = Speaker(lang, rules), found, light

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = LIGHT.name if self._light or is_light_terminal() else DARK.name
        self.push_screen(ReplayScreen(self._speaker, self._moments))
