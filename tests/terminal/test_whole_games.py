"""A game of every edition from beginning to end, on the screen and in lines, in real terminals.

All of them sit at tables of one real server, which is killed in the middle and started again.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from palifico.editions import IDS
from tests.server.serving import serving
from tests.terminal.tmux import DONE, Pane, play_on, terminals

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("tmux")]
RULES = ("--seats", "2", "--rule", "dice_each=2", "--me", "Ana", "--bots", "beginner")
LOST = ("Connection lost", "The connection is lost")
AGAIN = 0.25


def go_on(panes: dict[Pane, bool], *, until: int) -> None:
    """Play in all terminals until so many games are over."""
    late = time.monotonic() + 120
    left = dict(panes)
    while len(panes) - len(left) < until:
        assert time.monotonic() < late, "\n".join(pane.text() for pane in left)
        for pane, plain in list(left.items()):
            if play_on(pane, plain=plain):
                del left[pane]
        time.sleep(AGAIN)


def test_every_edition_to_its_end_in_both_modes_with_a_restart_in_the_middle(
    tmp_path: Path,
) -> None:
    data = tmp_path / "server"
    with terminals(tmp_path / "home") as made:
        panes: dict[Pane, bool] = {}
        with serving(data, seconds=300) as server:
            port = server.port
            for edition in IDS:
                for plain in (False, True):
                    flags = ["--plain"] if plain else []
                    argv = ("play", edition, "--server", server.url, *RULES, *flags)
                    panes[made.open(*argv)] = plain
            for pane, plain in panes.items():
                if plain:
                    pane.shows("begin (bots")
                    pane.type("begin")
                else:
                    pane.shows("g Fill with bots")
                    pane.press("g")
            for pane in panes:
                pane.shows("Your dice")
            server.popen.kill()
        for pane in panes:
            pane.until(lambda text: any(word in text for word in LOST))
        with serving(data, port=port, seconds=300):
            for pane in panes:
                pane.until(lambda text: "Connected again" in text or "Connection lost" not in text)
            go_on(panes, until=len(panes))
            for pane, plain in panes.items():
                pane.press("Enter" if plain else "q")
            for pane in panes:
                text = pane.shows(DONE)
                assert f"{DONE} 0" in text
                assert "Until next time!" in text
                assert "-echo " not in text.partition(DONE)[2], "the terminal is as it was"
