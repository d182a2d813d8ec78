"""At every size whole parts are dropped: no widget is cut, and what a player needs is there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from palifico.protocol.entries import Cup
from palifico.protocol.frames import BidShown, Person
from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.base import MIN_SIZE
from palifico.terminal.screen.layout import (
    BAR_LINES,
    DICE_LINES,
    FRAME_LINES,
    LARGE_LINES,
    SEAT_LINES,
    Needs,
    fit,
)
from tests.terminal import scenes
from tests.terminal.headless import screen_text
from tests.terminal.scenes import OPEN, Still, told

LONG = "Maximiliana-Wilhelmina X"
CALZA = scenes.turn(0, calza=(0,))
MANY = {
    "seats": 12,
    "house": {"dice_each": 10},
    "people": tuple(
        Person(id_, f"{LONG}{number}"[-24:], "red", "star", "guest")
        for number, id_ in enumerate([scenes.ME, *(f"bot {n}" for n in range(1, 12))])
    ),
}
ROUND = tuple(BidShown(seat % 12, (seat + 1, 4), "bot") for seat in range(12))
FULL = scenes.game(counts=(10,) * 12, bids=ROUND, turn=CALZA)
HAND = (2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
ALL = scenes.called(cups=tuple(Cup(n, HAND) for n in range(12)), count=24, counts=(9,) * 12)
TABLES: dict[str, tuple[list[Any], tuple[str, ...]]] = {
    "turn": (
        [*told(scenes.game(turn=CALZA)), OPEN],
        ("Oda bids 3×4", "Your dice", "⏎", "d ", "c "),
    ),
    "full": ([*told(FULL, hand=HAND, **MANY), OPEN], ("12×4", "2 2 3 3", "⏎", "d ")),
    "full reveal": ([*told(FULL, hand=HAND, **MANY), OPEN, ALL], ("12×4", "2 2 3 3", "24 of 12")),
    "reveal": ([*told(scenes.game()), OPEN, scenes.called()], ("3×4", "Your dice", "4 of 3")),
    "before": ([*told(None, seats=4, free=2), OPEN], ("KQRTZB", "g ", "b ")),
    "over": (
        [*told(scenes.game()), OPEN, scenes.called(out=0, opener=None), scenes.ended()],
        ("1. Conta", "3. You", "n "),
    ),
}
SIZES = [
    *((60, lines) for lines in (18, 19, 20, 22, 24, 27, 30, 33, 36)),
    *((80, 18), (80, 24), (80, 32), (100, 21), (100, 28), (100, 32), (100, 50)),
    *((110, 18), (110, 24), (160, 32), (160, 50)),
]


@pytest.mark.parametrize("alarm", [0, 1, 2])
@pytest.mark.parametrize("seat_rows", [1, 2])
@pytest.mark.parametrize("has_sidebar", [True, False])
def test_layout_never_has_more_lines_than_the_screen(
    seat_rows: int, alarm: int, *, has_sidebar: bool
) -> None:
    before = 0
    for lines in range(MIN_SIZE[1], 60):
        needs = Needs(seat_rows, 3, 1, 4, 4, alarm, bids=3, has_sidebar=has_sidebar)
        found = fit(lines, needs)
        frames = FRAME_LINES * seat_rows * found.frames
        always = BAR_LINES + SEAT_LINES * seat_rows + needs.centre + needs.digits + alarm
        parts = found.picker + found.bids + DICE_LINES * found.dice + LARGE_LINES * found.large
        assert always + frames + parts + found.log <= lines
        drawn = sum([found.bids > 0, found.frames, found.dice, found.large])
        assert drawn >= before, "a larger screen drops nothing that a smaller one shows"
        before = drawn


def cut(app: TableApp) -> list[str]:
    """The widgets that do not show all they have to say, or lie outside of their place."""
    found = []
    for widget in app.screen.query("#main > Static, #top > Static, #hints, SeatBox").results(
        Static
    ):
        if not widget.display:
            continue
        room, size = widget.content_size, app.screen.size
        needed = widget.get_content_height(size, size, room.width) if str(widget.content) else 0
        inside = widget.parent.region.contains_region(widget.region)  # type: ignore[union-attr]
        if needed > room.height or not inside:
            found.append(f"{widget.id or widget} needs {needed} of {room}, {inside}")
    return found


@pytest.mark.parametrize("name", TABLES)
def test_screen_cuts_no_widget_and_keeps_what_is_needed_at_any_size(
    name: str, tmp_path: Path
) -> None:
    heard, needed = TABLES[name]

    async def run() -> None:
        app = TableApp(Still(list(heard)).context(tmp_path))
        async with app.run_test(size=SIZES[0]) as pilot:
            await pilot.pause()
            for size in SIZES:
                await _resized(pilot, size)
                assert cut(app) == [], size
                text = screen_text(app)
                assert [words for words in needed if words not in text] == [], (size, text)

    asyncio.run(run())


async def _resized(pilot: Pilot[Any], size: tuple[int, int]) -> None:
    await pilot.resize_terminal(*size)
    await pilot.pause()
    await pilot.pause()
