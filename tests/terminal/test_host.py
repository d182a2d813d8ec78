"""The host hands the table over, in both modes; nobody else can, and not to a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.dialogs.host import HostDialog
from tests.terminal import scenes
from tests.terminal.headless import screen_text
from tests.terminal.plain.test_session import sit
from tests.terminal.scenes import ME, OPEN, StillLine, told
from tests.terminal.screen.test_table_screen import at_the_table

SITTERS = (scenes.seat(ME), scenes.seat("bot 1", "counter"), scenes.seat("bot 2"), None)
FRIENDS: dict[str, Any] = {"seats": 4, "sitters": SITTERS, "here": (0, 2)}
BEFORE = [*told(None, **FRIENDS), OPEN]


def test_host_hands_the_table_over_to_a_player_on_the_screen(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, HostDialog)
        assert "1 Oda" in screen_text(app)
        await pilot.press("1")
        await pilot.pause()
        assert line.sent == [("hand_over", {"seat": 2})]

    at_the_table(tmp_path, then, BEFORE)


def test_host_key_does_nothing_for_others(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("a")
        await pilot.pause()
        assert not isinstance(app.screen, HostDialog)

    at_the_table(tmp_path, then, [*told(None, host="bot 2", **FRIENDS), OPEN])
    at_the_table(tmp_path, then, [*told(None, seats=3), OPEN])


@pytest.mark.parametrize(
    ("typed", "sent"), [("host 3", [("hand_over", {"seat": 2})]), ("host", [])]
)
def test_host_hands_the_table_over_line_by_line(typed: str, sent: list[Any]) -> None:
    assert sit(BEFORE, typed).sent == sent


def test_seats_tell_who_is_here_and_who_is_away(tmp_path: Path) -> None:
    away = [*told(None, **{**FRIENDS, "here": (0,)}), OPEN]

    async def here(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert "here" in screen_text(app)
        assert "away" not in screen_text(app)

    async def gone(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert "away" in screen_text(app)

    at_the_table(tmp_path, here, BEFORE)
    at_the_table(tmp_path, gone, away)
    assert any(line.startswith("  3. Oda: here") for line in sit(BEFORE, "table").told)
    assert any(line.startswith("  3. Oda: away") for line in sit(away, "table").told)
