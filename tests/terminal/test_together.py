"""Two people and a spectator at one table of a real server: on the screen, in lines, in a pipe."""

from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path

import pytest

from tests.server.process import serving, surroundings
from tests.terminal.tmux import PALIFICO, play_on, terminals

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("tmux")]


def test_friends_meet_by_code_and_link_and_a_player_watches(tmp_path: Path) -> None:
    with serving(tmp_path / "server", seconds=200) as server, terminals(tmp_path) as made:
        rules = ("--seats", "2", "--rule", "dice_each=1")
        ana = made.open("play", "paco", "--server", server.url, *rules, "--me", "Ana")
        found = re.search(r"(http://\S+/t/\w+)", ana.shows("Table code"))
        assert found
        link = found[1]
        code = re.findall(r"Table ([A-Z]{6})", ana.text())[0]
        bob = made.open("play", code, "--server", server.url, "--me", "Bob", "--plain")
        bob.shows("You sit down.", "The host begins the game.")
        env = {**surroundings(), "PALIFICO_DATA": str(tmp_path / "carla"), "COLUMNS": "200"}
        seen = tmp_path / "seen"
        with seen.open("w") as told:
            watching = subprocess.Popen(
                [*PALIFICO, "play", link, "--watch"],
                stdin=subprocess.DEVNULL,
                stdout=told,
                env=env,
            )
        try:
            late = time.monotonic() + 60
            while link not in seen.read_text("utf-8"):
                assert time.monotonic() < late
                time.sleep(0.1)
            ana.shows("1 person watching")
            bob.type("say Hello [bold]Ana[/]")
            ana.shows("Bob: Hello [bold]Ana[/]")
            ana.press("g")
            late = time.monotonic() + 60
            while not all([play_on(ana, plain=False), play_on(bob, plain=True)]):
                assert time.monotonic() < late, ana.text() + bob.text()
                time.sleep(0.2)
            watching.wait(timeout=30)
        finally:
            watching.kill()
    out = seen.read_text("utf-8")
    assert watching.returncode == 0
    assert re.search("^(Ana|Bob) wins the game!$", out, re.MULTILINE)
    assert "You are watching." in out
    assert "Your dice" not in out
    assert "Your move" not in out
