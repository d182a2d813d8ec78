"""Layout of a table by its lines: what is always drawn, and which parts are dropped first.

Title, seats, the bid and whose turn it is, one's own dice as digits, the actions and the keys are
always there. Lines that are left go to the row of bids, the frames of the seats, one's dice as
drawn faces, some lines of the log, the bid as a drawn die, and more lines for many bids, in this
order; the rest to the log.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

WIDE_COLUMNS: Final = 110
"""From here on, coach and log stand beside the table."""
SIDE_COLUMNS: Final = 40
MARGIN_COLUMNS: Final = 2
BAR_LINES: Final = 2
SEAT_LINES: Final = 3
FRAME_LINES: Final = 2
CENTRE_LINES: Final = 3
PICKER_LINES: Final = 4
DICE_LINES: Final = 5
LARGE_LINES: Final = 6
MIN_LOG_LINES: Final = 2
"""A line of the log, and the rule above it."""
USUAL_LOG_LINES: Final = 4
MAX_LOG_LINES: Final = 12
MAX_BID_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class Needs:
    """How many lines the parts need; what cannot be drawn at all is not wanted either.

    `calm_picker` lines stay with the actions where there is room, so that no turn moves the rest.
    """

    seat_rows: int
    centre: int
    digits: int = 0
    picker: int = 0
    calm_picker: int = 0
    alarm: int = 0
    bids: int = 1
    has_sidebar: bool = False
    is_playing: bool = True
    can_draw_dice: bool = True


@dataclass(frozen=True, slots=True)
class Layout:
    """Which parts are drawn, with the lines of the actions, and of the log unless it is dropped."""

    picker: int
    bids: int
    frames: bool
    dice: bool
    large: bool
    log: int


def fit(lines: int, needs: Needs) -> Layout:
    """Return the parts for a screen of so many lines.

    >>> fit(24, Needs(seat_rows=1, centre=3, digits=1, picker=4))
    Layout(picker=4, bids=1, frames=True, dice=True, large=False, log=3)
    >>> fit(18, Needs(seat_rows=1, centre=3, digits=1, picker=4))
    Layout(picker=4, bids=1, frames=True, dice=False, large=False, log=2)
    """
    alarm = max(1, needs.alarm)
    centre = max(CENTRE_LINES, needs.centre)
    picker = max(needs.calm_picker, needs.picker)
    spare = lines - BAR_LINES - SEAT_LINES * needs.seat_rows - needs.digits - alarm
    if spare < centre + picker:
        centre, picker = needs.centre, needs.picker
    spare -= centre + picker

    def takes(wanted: int, *, beside: int = 0) -> bool:
        nonlocal spare
        is_there = wanted + beside <= spare
        spare -= wanted if is_there else 0
        return is_there

    log = 0 if needs.has_sidebar else USUAL_LOG_LINES
    bids = int(needs.is_playing and takes(1))
    frames = takes(FRAME_LINES * needs.seat_rows)
    dice = needs.is_playing and needs.can_draw_dice and takes(DICE_LINES)
    large = needs.is_playing and takes(LARGE_LINES, beside=log)
    while large and bids < needs.bids and takes(1, beside=log):
        bids += 1
    left = spare + (0 if needs.alarm else 1)
    if needs.has_sidebar or left < MIN_LOG_LINES:
        left = 0
    return Layout(picker, bids, frames, dice, large, min(left, MAX_LOG_LINES))


def main_columns(screen: Screen[None]) -> int:
    """Return the columns of the table itself, beside the sidebar."""
    side = SIDE_COLUMNS if has_sidebar(screen) else 0
    return screen.size.width - side - MARGIN_COLUMNS


def has_sidebar(screen: Screen[None]) -> bool:
    """Whether coach and log stand beside the table."""
    return screen.size.width >= WIDE_COLUMNS


def lines_of(content: Content, columns: int) -> int:
    """Return how many lines a text takes."""
    return content.get_height({}, columns) if content.plain else 0


def arrange(screen: Screen[None], layout: Layout, **lines: int) -> None:
    """Give each part its lines, none to what is dropped; `lines` are those of other parts."""
    parts = {"bids": layout.bids, "dice": DICE_LINES * layout.dice}
    parts |= {"picker": layout.picker, "log": layout.log}
    for id_, height in (parts | lines).items():
        for widget in screen.query(f"#{id_}").results(Widget):
            widget.display = height > 0
            widget.styles.height = height
    screen.set_class(not layout.frames, "-bare")
