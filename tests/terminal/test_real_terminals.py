"""Leaving a real terminal as it was, and coming back to the same game: keys, Ctrl-C, resizing."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tests.server.process import serving
from tests.terminal.tmux import DONE, Pane, Terminals, terminals

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("tmux")]
SMALL = ("--seats", "2", "--rule", "dice_each=3", "--bots", "beginner")


def dice_in(text: str) -> str:
    """The dice that are shown last."""
    return str(re.findall(r"Your dice: ((?:\w+ ){2}\w+)", text)[-1])


def way_back(pane: Pane, status: int) -> list[str]:
    """What is to be typed to go on, once the command has ended with this status."""
    text = pane.shows(f"{DONE} {status}", "speed")
    assert "You left the game." in text
    assert "-echo " not in text.partition(DONE)[2]
    assert "-icanon" not in text.partition(DONE)[2]
    found = re.search(r"^ +palifico play (\S+)", text, re.MULTILINE)
    assert found, text
    return ["play", found[1]]


def at_rest(pane: Pane) -> str:
    """The screen once nothing moves on it."""
    before = ""
    while before != (before := pane.text()):
        time.sleep(0.3)
    return before


def open_table(made: Terminals, *argv: str) -> tuple[Pane, str]:
    """A terminal where it is our turn, and our dice."""
    pane = made.open(*argv)
    turn = "Your move (" if "--plain" in argv else "Your turn"
    return pane, dice_in(pane.shows("Your dice", turn))


def make_small_and_large_again(pane: Pane) -> None:
    """Whatever COLUMNS and LINES claimed, the window is as large as it is."""
    before = at_rest(pane)
    pane.resize(20, 5)
    assert "Your dice" not in pane.shows("Please make this")
    pane.resize(80, 24)
    pane.until(lambda text: text == before)
    pane.press("h")
    pane.shows("Coach", "1. ", "%")
    pane.press("Escape")


def test_game_that_is_left_leaves_a_clean_terminal_and_is_resumed_in_either_mode(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "server", seconds=200) as server, terminals(tmp_path) as made:
        pane = made.open("play", "piatnik", "--server", server.url, *SMALL, COLUMNS="90")
        pane.shows("Under which name")
        pane.press("Enter")
        pane.shows("g Fill with bots")
        pane.press("g")
        dice = dice_in(pane.shows("Your dice", "Your turn"))
        make_small_and_large_again(pane)
        pane.press("C-c")
        pane, again = open_table(made, *way_back(pane, 130), "--plain")
        assert again == dice, "in the other mode"
        pane.press("C-c")
        pane, again = open_table(made, *way_back(pane, 130), "--plain")
        assert again == dice, "in the same mode"
        pane.press("q", "Enter")
        pane, again = open_table(made, *way_back(pane, 0))
        assert again == dice, "on the screen again"
        pane.press("q", "y")
        way_back(pane, 0)


def test_second_command_shares_the_server_and_takes_over_when_the_first_terminal_is_closed(
    tmp_path: Path,
) -> None:
    with terminals(tmp_path) as others:
        with terminals(tmp_path) as made:
            pane, dice = open_table(made, "play", "piatnik", *SMALL)
            (code,) = re.findall(r"Table ([A-Z]{6})", pane.text())
            other, again = open_table(others, "play", code, "--plain")
            assert again == dice
        other.shows("The connection is lost", "Connected again")
        other.type("say hello")
        other.shows("Player 1: Hello!")
        other.type("table")
        assert dice_in(other.shows("Player 1: Hello!", "Your dice")) == dice
