"""Motion on the screen: the roll, the reveal in the order of the box; none where unwanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from textual.pilot import Pilot

from palifico.editions import variant
from palifico.protocol.frames import Hand
from palifico.terminal.client.reveal import Pacing, Progress, is_at_once, pacing
from palifico.terminal.screen.animation import reveal as reveal_animation
from palifico.terminal.screen.animation.deal import FRAMES, DealAnimation
from palifico.terminal.screen.animation.reveal import RevealAnimation
from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.dice import COVERED, SHAKEN
from palifico.terminal.screen.table_screen import TableScreen
from palifico.terminal.tty import wants_motion
from tests.terminal import scenes
from tests.terminal.headless import screen_text
from tests.terminal.scenes import OPEN, StillLine, say, still_client, told
from tests.terminal.screen.test_table_screen import at_the_table

NEVER_MS = 10**12
MY_TURN = [*told(scenes.game()), OPEN]


class Later:
    """Keeps what is to be called later, until a test says that it is time."""

    def __init__(self) -> None:
        self.calls: list[Callable[[], None]] = []

    def __call__(self, seconds: float, call: Callable[[], None]) -> Later:
        self.calls.append(call)
        return self

    def stop(self) -> None:
        """Nothing has to be done: a test calls what it wants."""

    def run(self) -> int:
        """Call everything, and what that asks for, in turn; how many calls that were."""
        count = 0
        while self.calls:
            self.calls.pop(0)()
            count += 1
        return count


ORDERS = {
    "paco": (True, True),
    "asmodee-2024": (True, True),
    "piatnik": (False, False),
    "pressman-2008": (False, False),
    "azteca": (False, False),
}


@pytest.mark.parametrize(("edition", "at_once"), ORDERS.items())
def test_reveal_follows_the_order_of_the_box(edition: str, at_once: tuple[bool, bool]) -> None:
    rules = variant(edition).edition
    assert (is_at_once(rules, "dudo"), is_at_once(rules, "calza")) == at_once


def test_cups_that_open_together_are_counted_afterwards_one_by_one() -> None:
    together = pacing(3, 3000, at_once=True)
    steps = [together.progress(at) for at in (0, *together.opens[:1], *together.counts, 1800)]
    assert steps == [
        Progress(0, 0, settled=False),
        *(Progress(3, counted, settled=False) for counted in range(4)),
        Progress(3, 3, settled=True),
    ]
    single = pacing(3, 3000)
    assert single.opens == single.counts


@pytest.mark.parametrize(("edition", "opened"), [("paco", 3), ("azteca", 1)])
def test_reveal_opens_all_cups_or_the_first_one(edition: str, opened: int) -> None:
    client, _ = still_client()
    say(client, *told(scenes.game(), pause_ms=3000, edition=edition), scenes.called())
    assert client.table is not None
    rules = client.speaker.variant.edition
    first = pacing(3, 3000, at_once=is_at_once(rules, "dudo"))
    assert first.progress(first.opens[0]).opened == opened
    later = Later()
    still = RevealAnimation(later, lambda: None, moves=False)
    still.follow(client.table, rules)
    assert still.progress == Progress(3, 3, settled=True), "no motion, the same facts"
    assert not later.calls


def test_roll_ends_by_itself_and_is_not_there_where_motion_is_off() -> None:
    drawn: list[int | None] = []
    later = Later()
    deal = DealAnimation(later, lambda: drawn.append(deal.frame), moves=True)
    deal.start()
    assert later.run() == FRAMES
    assert drawn == [*range(1, FRAMES), None]
    still = DealAnimation(later, lambda: None, moves=False)
    still.start()
    assert (still.frame, later.calls) == (None, [])


def _deals(app: TableApp) -> Later:
    """Let the roll of the table wait for the test."""
    later, screen = Later(), app.screen
    assert isinstance(screen, TableScreen)
    screen._deal._later = later
    return later


def test_new_round_shakes_the_cups_and_rolls_the_dice_until_they_are_told(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert app.context.players is not None
        later = _deals(app)
        say(
            app.context.players.first, scenes.called(), scenes.rolled(32), Hand(32, (2, 2, 2, 2), 0)
        )
        await pilot.pause()
        text = screen_text(app)
        assert SHAKEN[0] in text
        assert COVERED not in text
        assert "Your dice" not in text
        later.run()
        await pilot.pause()
        text = screen_text(app)
        assert "Your dice: 2 2 2 2" in text
        assert COVERED in text

    at_the_table(tmp_path, then, moves=True)


def test_skip_key_ends_the_roll_and_motion_key_turns_it_off(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert app.context.players is not None
        _deals(app)
        client = app.context.players.first
        say(client, scenes.called(), scenes.rolled(32), Hand(32, (2, 2, 2, 2), 0))
        await pilot.pause()
        await pilot.press("s")
        assert "Your dice: 2 2 2 2" in screen_text(app)
        await pilot.press("m")
        say(client, scenes.called(33), scenes.rolled(34), Hand(34, (3, 3, 3), 0))
        await pilot.pause()
        assert "Your dice: 3 3 3" in screen_text(app)

    at_the_table(tmp_path, then, moves=True)


def test_outcome_is_told_by_nothing_on_the_screen_before_the_cups_are_lifted(
    tmp_path: Path,
) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert app.context.players is not None
        await pilot.press("d")  # an alert that the entry takes away
        say(app.context.players.first, scenes.called())
        await pilot.pause()
        text = screen_text(app)
        assert "0 of 3 cups" in text
        assert "lose a die" not in text
        assert "was true" not in text
        await pilot.press("s")
        await pilot.pause()
        assert "You lose a die." in screen_text(app)

    covered = Pacing((NEVER_MS,) * 3, (NEVER_MS,) * 3, NEVER_MS)
    with patch.object(reveal_animation, "pacing", lambda *_, **__: covered):
        at_the_table(tmp_path, then, MY_TURN, moves=True)


@pytest.mark.parametrize(
    ("surroundings", "wanted"),
    [
        ({}, True),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": ""}, True),
        ({"PALIFICO_MOTION": "off"}, False),
        ({"PALIFICO_MOTION": "on"}, True),
    ],
)
def test_surroundings_turn_motion_off(
    monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, Any], wanted: bool
) -> None:
    for name in ("NO_COLOR", "PALIFICO_MOTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert wants_motion() is wanted
