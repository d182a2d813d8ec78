"""`play`: from the welcome to the good-bye, and what it cannot play."""

from __future__ import annotations

import re

import pytest

from palifico.words import LANGS, message
from tests.cli.conftest import Palifico

DUDO_OR_OPEN = "1x2\ndudo\n" * 400
"""Somebody who opens with the lowest bid and doubts everything else."""


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game(palifico: Palifico, lang: str) -> None:
    argv = ["play", "--seats", "3", "--seed", "5", "--rule", "dice_each=2", "--lang", lang]
    status, out, err = palifico(*argv, stdin=DUDO_OR_OPEN)
    assert (status, err) == (0, "")
    assert "Ana, Bruno" in out.splitlines()[0]
    assert "PF1-" in out.splitlines()[0]
    assert message(lang, "play-practice", {"seed": "5"}) in " ".join(out.split("\n"))
    assert out.splitlines()[-1] == message(lang, "play-bye", {})
    assert palifico(*argv, stdin=DUDO_OR_OPEN).out == out


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("typed", ["", "quit\n", "?\nquit\n", "QUIT\n"])
def test_leaving(palifico: Palifico, typed: str, lang: str) -> None:
    status, out, err = palifico("play", "--lang", lang, stdin=typed)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == message(lang, "play-left", {})


def test_an_interrupt_is_leaving(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    status, out, _ = palifico("play")
    assert status == 130
    assert "\nYou left the game.\n" in out


def test_a_game_without_a_seed_cannot_be_foreseen(palifico: Palifico) -> None:
    told = [palifico("play", "--lang", "en").out for _ in range(3)]
    locks = {re.findall(r"number:\s([0-9a-f]{4} [0-9a-f]{4})\n", out)[0] for out in told}
    assert len(locks) == 3


@pytest.mark.parametrize(
    ("argv", "bots"),
    [
        ([], "Ana, Bruno, Carla."),
        (["--seats", "2"], "Ana."),
        (["--seats", "6"], "Ana, Bruno, Carla, Dario, Elsa."),
    ],
)
def test_the_seats(palifico: Palifico, argv: list[str], bots: str) -> None:
    assert palifico("play", *argv).out.splitlines()[0].endswith(f"You play against {bots}")


def test_a_share_code_brings_its_rules_and_seats(palifico: Palifico) -> None:
    code = palifico("house", "azteca", "--rule", "dice_each=1", "--players", "5").out.split()[-1]
    first, told, *_ = palifico("play", code).out.splitlines()
    assert first.startswith("Perudo, Azteca (PF1-")
    assert first.endswith("Dario.")
    assert "Each player begins with one die." in told
    assert palifico("play", code, "--seats", "2").out.splitlines()[0].endswith("against Ana.")
    big = palifico("house", "azteca", "--players", "12").out.split()[-1]
    assert palifico("play", big).status == 2


@pytest.mark.parametrize("seats", ["0", "1", "7", "-3"])
@pytest.mark.parametrize("lang", LANGS)
def test_too_few_or_too_many_seats(palifico: Palifico, seats: str, lang: str) -> None:
    status, out, err = palifico("play", "--seats", seats, "--lang", lang)
    assert (status, out) == (2, "")
    assert err == message(lang, "fault-seats", {"from": "2", "to": "6", "given": seats}) + "\n"


def test_rules_that_cannot_be(palifico: Palifico) -> None:
    assert palifico("play", "perudo").status == 2
    assert palifico("play", "--rule", "calza=maybe").status == 2


@pytest.mark.parametrize(("lang", "box"), [("it", "Asmodee"), ("en", "Pressman"), ("de", "Paco")])
def test_the_edition_is_that_of_the_language(palifico: Palifico, lang: str, box: str) -> None:
    assert box in palifico("play", "--lang", lang).out.splitlines()[0]


@pytest.mark.parametrize("name", ["beginner", "counter@1", "champion"])
def test_how_the_bots_play(palifico: Palifico, name: str) -> None:
    argv = ["play", "--seats", "2", "--seed", "5", "--rule", "dice_each=1", "--bots", name]
    status, out, err = palifico(*argv, stdin=DUDO_OR_OPEN)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "Until next time!"
    assert palifico(*argv, stdin=DUDO_OR_OPEN).out == out


def test_bots_that_nobody_knows(palifico: Palifico) -> None:
    status, out, err = palifico("play", "--bots", "genius")
    assert (status, out) == (2, "")
    assert "genius" in err
    assert "champion" in err


def test_the_coach_speaks_if_it_is_told_to(palifico: Palifico) -> None:
    argv = ["play", "paco", "--seed", "5"]
    told = [palifico(*argv, *more, stdin="quit\n").out for more in ([], ["--coach"])]
    rows = [[line for line in out.splitlines() if line.startswith("1. ")] for out in told]
    assert list(map(len, rows)) == [0, 1]
