"""Leaving a real terminal as it was, and coming back to the same game: keys, Ctrl-C, resizing."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tests.terminal.tmux import DONE, Pane, Terminals, play_on, terminals

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
    found = re.search(r"^ +palifico play (\w{6})", text, re.MULTILINE)
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


@pytest.mark.parametrize("flags", [[], ["--plain"]], ids=["screen", "lines"])
def test_after_ctrl_c_the_terminal_is_clean_and_the_game_goes_on(
    tmp_path: Path, flags: list[str]
) -> None:
    with terminals(tmp_path) as made:
        pane, dice = open_table(made, "play", "piatnik", *SMALL, *flags)
        pane.press("C-c")
        back = way_back(pane, 130)
        pane, again = open_table(made, *back, *flags)
        assert again == dice
        pane.press(*(["q", "y"] if not flags else ["q", "Enter"]))
        other = ["--plain"] if not flags else []
        assert open_table(made, *way_back(pane, 0), *other)[1] == dice, "also in the other mode"


def test_ctrl_c_in_any_dialog(tmp_path: Path) -> None:
    with terminals(tmp_path) as made:
        panes = {
            key: made.open("play", "piatnik", *SMALL, PALIFICO_DATA=str(tmp_path / str(place)))
            for place, key in enumerate("rtq?l")
        }
        for key, pane in panes.items():
            pane.shows("Your dice", "Your turn")
            pane.press(key)
            pane.until(lambda text: "Esc" in text or "What do you want" in text)
            pane.press("C-c")
        for pane in panes.values():
            way_back(pane, 130)


def test_a_window_that_is_too_small_and_large_again(tmp_path: Path) -> None:
    with terminals(tmp_path) as made:
        pane = made.open("play", "piatnik", *SMALL, COLUMNS="90", LINES="30")
        pane.shows("Your dice", "Your turn")
        before = at_rest(pane)
        pane.resize(20, 5)
        assert "Your dice" not in pane.shows("Please make this")
        pane.resize(80, 24)
        pane.until(lambda text: text == before)
        pane.press("h")
        pane.shows("Coach", "1. ", "%")


def test_two_commands_at_once_share_the_server_of_the_folder(tmp_path: Path) -> None:
    with terminals(tmp_path) as made:
        pane, dice = open_table(made, "play", "piatnik", *SMALL)
        found = re.search(r"Table ([A-Z]{6})", pane.text())
        assert found
        other, again = open_table(made, "play", found[1], "--plain")
        assert again == dice
        pane.press("C-c")
        pane.shows(f"{DONE} 130")
        other.shows("The connection is lost", "Connected again")
        other.type("say hello")
        other.shows("Player 1: Hello!")


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with terminals(tmp_path) as made:
        for flags in ([], ["--plain"]):
            pane = made.open("play", "http://127.0.0.1:9/t/abcdefghij", *flags)
            text = pane.shows(f"{DONE} 1")
            assert "The server does not answer." in text
            assert "Traceback" not in text


def test_a_code_that_nobody_knows(tmp_path: Path) -> None:
    with terminals(tmp_path) as made:
        for flags in ([], ["--plain"]):
            pane = made.open("play", "ZZZZZZ", *flags)
            assert "There is no table with the code" in pane.shows(f"{DONE} 2")


def test_the_machine_is_passed_around_the_table(tmp_path: Path) -> None:
    """Whoever acts first, the other's dice are never on the screen before they have said so."""
    argv = ("play", "piatnik", "--rule", "dice_each=3", "--local", "Ana,Bruno")
    with terminals(tmp_path) as made:
        pane = made.open(*argv)
        first = pane.shows("Give the machine to")
        assert "Your dice" not in first
        name = "Ana" if "to Ana," in first else "Bruno"
        other = "Bruno" if name == "Ana" else "Ana"
        pane.press("Enter")
        dice = dice_in(pane.shows("Your dice", "Your turn"))
        pane.press("Enter")
        text = pane.shows(f"Give the machine to {other},")
        assert "Your dice" not in text
        pane.press("Enter")
        assert dice_in(pane.shows("Your dice", f"{name} bids")) != "" != dice
        pane.press("d", "d")
        text = pane.shows(f"{other} says: Dudo!")
        assert "Your dice" not in text
        pane.shows("Give the machine to")


@pytest.mark.parametrize("plain", [False, True], ids=["screen", "lines"])
def test_another_game_with_the_same_people(tmp_path: Path, plain: bool) -> None:
    flags = ["--plain"] if plain else []
    with terminals(tmp_path) as made:
        pane = made.open("play", "piatnik", "--seats", "2", "--rule", "dice_each=1", *flags)
        again = "Keep this game" if plain else "n Rematch"
        late = time.monotonic() + 60
        while not play_on(pane, plain=plain):
            assert time.monotonic() < late, pane.text()
            time.sleep(0.2)
        if plain:
            pane.type("rematch")
        else:
            pane.press("n")
        pane.until(lambda text: "Your dice" in text.rpartition(again)[2])
        pane.press("C-c")
        way_back(pane, 130)


def test_a_terminal_that_is_closed_ends_the_command_and_not_the_game(tmp_path: Path) -> None:
    with terminals(tmp_path) as made:
        pane, dice = open_table(made, "play", "piatnik", *SMALL)
        (code,) = re.findall(r"Table ([A-Z]{6})", pane.text())
    with terminals(tmp_path) as made:
        assert open_table(made, "play", code)[1] == dice
