"""Drawing of a table: fills the widgets of its screen, and gives each its lines."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from palifico.terminal.client.reveal import Progress
from palifico.terminal.client.seats import is_playing
from palifico.terminal.client.table import Table
from palifico.terminal.screen.dice import OwnDice, OwnDigits, fits_drawn
from palifico.terminal.screen.layout import (
    MAX_BID_LINES,
    PICKER_LINES,
    Needs,
    arrange,
    fit,
    has_sidebar,
    lines_of,
    main_columns,
)
from palifico.terminal.screen.status import Alarm
from palifico.terminal.screen.widgets.bid_row import BidRow, bid_lines
from palifico.terminal.screen.widgets.center import middle, with_large_bid
from palifico.terminal.screen.widgets.picker import Picker
from palifico.terminal.screen.widgets.seat_boxes import SeatBoxes, seat_rows
from palifico.words import Speaker


def draw_table(  # noqa: PLR0913 - all that a table shows
    screen: Screen[None],
    speaker: Speaker,
    table: Table,
    *,
    progress: Progress,
    frame: int | None,
    odds: Callable[[tuple[int, int]], float | None],
    invitation: str = "",
) -> None:
    """Draw the table as far as its reveal has come, or in a `frame` of a roll."""
    columns, is_before = main_columns(screen), table.status == "gathering"
    seats, picker = screen.query_one(SeatBoxes), screen.query_one(Picker)
    seats.show(speaker, table, columns=columns, progress=progress, frame=frame)
    centre = middle(speaker, table, progress, columns)
    if is_before and invitation:
        centre = Content.assemble(centre, "\n", (invitation, "bold"))
    digits = screen.query_one(OwnDigits).show(speaker, table, columns, is_rolling=frame is not None)
    actions = picker.show(speaker, table, odds, columns)
    has_dice = not is_before and (bool(table.hand) or is_playing(table))
    is_hiding = table.status == "over" and not progress.settled
    alarm = screen.query_one(Alarm).show(columns)
    needs = Needs(
        seat_rows=seat_rows(table),
        centre=lines_of(centre, columns),
        digits=max(1, lines_of(digits, columns)) if has_dice else 0,
        picker=0 if is_before or is_hiding else lines_of(actions, columns),
        calm_picker=PICKER_LINES if has_dice else 0,
        alarm=alarm,
        bids=len(bid_lines(speaker, table, columns, MAX_BID_LINES)),
        has_sidebar=has_sidebar(screen),
        is_playing=not is_before,
        can_draw_dice=has_dice and fits_drawn(table.hand, columns),
    )
    layout = fit(screen.size.height, needs)
    screen.query_one(BidRow).show(speaker, table, columns, layout.bids)
    if is_hiding:
        picker.update("")
    screen.query_one(OwnDice).show(table.hand, frame)
    large = with_large_bid(centre, table) if layout.large else centre
    screen.query_one("#middle", Static).update(large)
    arrange(screen, layout, digits=needs.digits, alarm=alarm)
