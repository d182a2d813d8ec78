"""A game of every edition from beginning to end, on the screen and in lines.

All of them sit at tables of one real server, which is killed in the middle and started again. The
screens are in real terminals; lines are told and typed in threads of this process.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from palifico.editions import IDS
from palifico.terminal.client.join import Plan
from palifico.terminal.client.links import TableAddress
from palifico.terminal.context import Context
from palifico.terminal.plain.app import run_plain
from tests.server.process import serving
from tests.terminal.headless import ScriptedConsole, ScriptedLines, script_plain, wait_for
from tests.terminal.tmux import DONE, POLL_S, Pane, play_on, terminals

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("tmux")]
RULES = ("--seats", "2", "--rule", "dice_each=2", "--me", "Ana", "--bots", "beginner")


def play_in_lines(url: str, edition: str, folder: Path) -> bool:
    """Play a whole game as `palifico play EDITION --server URL --plain` does."""
    settings = {"house": {"dice_each": 2}, "options": {}, "seats": 2, "pause_ms": 0}
    settings |= {"edition": edition, "pace": "relaxed", "coach": True}
    plan = Plan(TableAddress(url), "en", names=["Ana"], settings=settings)
    return run_plain(Context(plan, folder), record=None, save=lambda *_: False)


def go_on(panes: list[Pane]) -> None:
    """Play in all terminals until all games are over."""
    late = time.monotonic() + 120
    left = list(panes)
    while left:
        assert time.monotonic() < late, "\n".join(pane.text() for pane in left)
        left = [pane for pane in left if not play_on(pane, plain=False)]
        time.sleep(POLL_S)


def is_resumed(console: ScriptedConsole) -> bool:
    """Whether it was told that the connection was lost, and then that it is back."""
    told = console.told
    lost = "The connection is lost. We keep trying."
    return lost in told and "Connected again." in told[told.index(lost) :]


def test_edition_to_its_end_in_both_modes_with_a_restart_in_the_middle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, home = tmp_path / "server", tmp_path / "home"
    consoles = script_plain(monkeypatch, [""])
    with terminals(home) as made, ThreadPoolExecutor(len(IDS)) as threads:
        with serving(data, seconds=300) as server:
            port = server.port
            flags = ("--server", server.url, *RULES)
            panes = [made.open("play", edition, *flags) for edition in IDS]
            folders = [tmp_path / edition for edition in IDS]
            games = [
                threads.submit(play_in_lines, server.url, edition, folder)
                for edition, folder in zip(IDS, folders, strict=True)
            ]
            for pane in panes:
                pane.shows("g Fill with bots")
                pane.press("g")
            toucan = panes[IDS.index("asmodee-2024")]
            toucan.shows("Who saw a toucan last?")
            toucan.press("Enter")
            for pane in panes:
                pane.shows("Your dice")
            wait_for(lambda: sum(_has_dice(console) for console in consoles) == len(IDS))
            server.popen.kill()
        for pane in panes:
            pane.shows("Connection lost")
        with serving(data, port=port, seconds=300):
            for pane in panes:
                pane.until(lambda text: "Connection lost" not in text)
            wait_for(lambda: all(is_resumed(console) for console in consoles))
            ScriptedLines.may_move.set()
            go_on(panes)
            assert all(game.result(timeout=60) for game in games), "they came to an end"
            for pane in panes:
                pane.press("q")
            for pane in panes:
                text = pane.shows(DONE)
                assert f"{DONE} 0" in text
                assert "Until next time!" in text
                assert "-echo " not in text.partition(DONE)[2], "the terminal is as it was"


def _has_dice(console: ScriptedConsole) -> bool:
    return any(line.startswith("Your dice: ") for line in console.told)
