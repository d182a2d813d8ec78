"""Who begins, on the screen: the dialog for the host, and the announcement at a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.dialogs.input import FirstDialog
from tests.terminal import scenes
from tests.terminal.headless import screen_text
from tests.terminal.scenes import OPEN, StillLine, told
from tests.terminal.screen.test_table_screen import at_the_table

FULL = [*told(None, edition="asmodee-2024"), OPEN]
KEYS: list[tuple[str, list[tuple[str, Any]]]] = [
    ("2", [("change", 1), ("begin", None)]),
    ("enter", [("begin", None)]),
    ("escape", []),
]


@pytest.mark.parametrize(("key", "sent"), KEYS)
def test_begin_key_of_a_named_edition_asks_who_saw_a_toucan(
    tmp_path: Path, key: str, sent: list[tuple[str, Any]]
) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, FirstDialog)
        text = screen_text(app)
        assert all(one in text for one in ("Who saw a toucan last?", "1 You", "2 Conta", "3 Oda"))
        await pilot.press(key)
        await pilot.pause()
        found = [(kind, fields.get("settings", {}).get("first")) for kind, fields in line.sent]
        assert found == sent

    at_the_table(tmp_path, then, FULL)


def test_begin_key_of_another_edition_begins_at_once(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("g")
        await pilot.pause()
        assert line.sent == [("begin", {})]

    at_the_table(tmp_path, then, [*told(None), OPEN])


def test_last_die_opener_announces_until_the_bid_is_answered(tmp_path: Path) -> None:
    bids = scenes.game().bids

    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        text = screen_text(app)
        assert ("Palifico! " in text) is (said is not bids)

    for said in ((), bids[:1], bids):
        shown = scenes.game(last_die=True, counts=(2, 1, 2), bids=said)
        at_the_table(tmp_path, then, [*told(shown), OPEN])
