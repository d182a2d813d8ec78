"""`play`: from the welcome to the good-bye, and what it cannot play."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from palifico.editions import IDS
from palifico.words import LANGS, message
from tests.cli.conftest import Palifico

DUDO_OR_OPEN = "1x2\ndudo\n" * 400
"""Somebody who opens with the lowest bid and doubts everything else."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that can be gone on with lie here."""
    monkeypatch.setenv("PALIFICO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.mark.parametrize("lang", LANGS)
def test_whole_game(palifico: Palifico, lang: str) -> None:
    argv = ["play", "--seats", "3", "--seed", "5", "--rule", "dice_each=2", "--lang", lang]
    status, out, err = palifico(*argv, stdin=DUDO_OR_OPEN)
    assert (status, err) == (0, "")
    practice, first, *_ = out.splitlines()
    assert practice == message(lang, "play-practice", {"seed": "5"})
    assert "Conta, Bela" in first
    assert "PF1-" in first
    assert out.splitlines()[-1] == message(lang, "play-bye", {})
    assert "{" not in out


def test_seed_is_the_same_game_again(palifico: Palifico) -> None:
    argv = ["play", "paco", "--seats", "3", "--rule", "dice_each=2", "--bots", "counter"]
    told = [palifico(*argv, "--seed", seed, stdin=DUDO_OR_OPEN).out for seed in "556"]
    assert told[0] == told[1]
    assert told[0] != told[2]


@pytest.mark.parametrize(
    ("typed", "lang"),
    [*(("quit\n", lang) for lang in LANGS), ("", "en"), ("?\nquit\n", "en"), ("QUIT\n", "en")],
)
def test_leaving(palifico: Palifico, typed: str, lang: str) -> None:
    status, out, err = palifico("play", "--lang", lang, "--seats", "2", stdin=typed)
    assert (status, err) == (0, "")
    left, waits, back = out.splitlines()[-3:]
    assert left == message(lang, "play-left", {})
    assert waits == message(lang, "terminal-way-back", {})
    assert re.fullmatch(rf"  palifico play [A-Z]{{6}} --lang {lang}", back)


@pytest.mark.parametrize("edition", IDS)
def test_game_goes_on_where_it_was_left(palifico: Palifico, edition: str) -> None:
    argv = ["play", edition, "--seats", "3"]
    first = palifico(*argv, stdin="coach\n").out
    code = first.split()[-1]
    dice = re.findall("Your dice: (.*)", first)[-1]
    status, again, err = palifico("play", code, stdin="1x2\n" * 2)
    assert (status, err) == (0, "")
    assert f"Table {code}." in again
    assert re.findall("Your dice: (.*)", again)[0] == dice
    assert again.split()[-1] == code


def test_player_comes_back_in_another_language_and_under_their_name(palifico: Palifico) -> None:
    first = palifico("play", "paco", "--seats", "2", "--me", "Ana", stdin="table\nquit\n").out
    assert "1. Ana: you" in first
    back = first.splitlines()[-1].split()[1:]
    assert back[-2:] == ["--me", "Ana"]
    assert "\n  1. Ana: tu" in palifico(*back, "--lang", "it", stdin="quit\n").out


def test_game_that_was_left_for_good_is_no_more(palifico: Palifico) -> None:
    for sure in ("leave", "yes", "y"):
        status, out, _ = palifico("play", "--seats", "2", stdin=f"leave\n{sure}\n")
        assert status == 0
        assert "A bot plays on for you, and you cannot come back." in out
        assert out.splitlines()[-1] == "You left the game."


def test_play_command_to_leave_for_good_has_to_be_said_twice(palifico: Palifico) -> None:
    out = palifico("play", "--seats", "2", stdin="leave\ntable\n").out
    assert "1. Player 1: you" in out
    assert re.fullmatch("  palifico play [A-Z]{6}", out.splitlines()[-1])


def test_play_command_when_one_of_several_leaves_the_others_are_told_how_to_go_on(
    palifico: Palifico,
) -> None:
    argv = ["play", "paco", "--local", "Ana,Bruno,Carla", "--plain"]
    out = palifico(*argv, stdin="leave\nyes\n").out
    name = re.findall("A bot plays on for (Ana|Bruno|Carla), who", out)[0]
    rest = ",".join(one for one in ("Ana", "Bruno", "Carla") if one != name)
    *_, told, back = out.splitlines()
    assert told == "The others can go on with the game:"
    assert re.fullmatch(f"  palifico play [A-Z]{{6}} --local {rest} --plain", back)
    again = palifico(*back.split()[1:], stdin="quit\n").out
    assert re.search(f"({rest.replace(',', '|')})’s turn", again)


def test_way_back_keeps_what_was_given(palifico: Palifico) -> None:
    argv = ["--lang", "en", "--coach", "--plain", "--light"]
    back = palifico("play", *argv, stdin="quit\n").out.splitlines()[-1].split()
    assert back[3:] == argv
    look = palifico("play", back[2], "--watch", "--plain", "--me", "Zoe", stdin="quit\n").out
    assert look.splitlines()[-1].split()[3:] == ["--me", "Zoe", "--watch", "--plain"]


def test_practice_game_is_not_kept_and_that_is_said(palifico: Palifico) -> None:
    out = palifico("play", "--seed", "5", stdin="quit\n").out
    assert out.splitlines()[-2:] == [
        "You left the game.",
        "A practice game is not kept: nobody can go on with it.",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_play_command_what_cannot_be_played(palifico: Palifico, lang: str) -> None:
    assert palifico("play", "--watch", "--lang", lang) == (
        2,
        "",
        message(lang, "fault-watch-table", {}) + "\n",
    )
    assert palifico("play", "--local", "Ana, Ana", "--lang", lang) == (
        2,
        "",
        message(lang, "fault-local-twice", {"given": "Ana"}) + "\n",
    )


def test_closed_input_is_the_end_of_it(palifico: Palifico, tmp_path: Path) -> None:
    command = f"exec {shlex.quote(sys.executable)} -m palifico"
    for argv, status, told in (
        ("play --seats 2 --lang en", 0, "You left the game."),
        ("watch --lang en", 2, "Cannot read -: Bad file descriptor"),
    ):
        ran = subprocess.run(
            ["sh", "-c", f"{command} {argv} <&-"], capture_output=True, text=True, check=False
        )
        assert "Traceback" not in ran.stderr
        assert (ran.returncode, told in ran.stdout + ran.stderr) == (status, True)


def test_play_command_one_s_own_seat_is_found_without_a_name(palifico: Palifico) -> None:
    code = palifico("play", "--me", "Ana", stdin="quit\n").out.splitlines()[-1].split()[2]
    again = palifico("play", code, stdin="quit\n").out
    assert "1. Ana: you" in again
    assert "You are watching" not in again
    argv = ["play", "--local", "Bea,Bruno", "--seats", "3"]
    code = palifico(*argv, stdin="quit\n").out.splitlines()[-1].split()[2]
    status, _, err = palifico("play", code, stdin="quit\n")
    assert status == 2
    assert "--local Bea,Bruno" in err


def test_play_command_where_hands_cannot_be_hidden_that_is_said(palifico: Palifico) -> None:
    out = palifico("play", "--local", "Ana,Bruno", stdin="quit\n").out
    assert out.startswith(message("en", "terminal-local-seen", {}) + "\n")
    assert "\x1b" not in out


def test_game_without_a_seed_cannot_be_foreseen(palifico: Palifico) -> None:
    told = [palifico("play", "--lang", "en").out for _ in range(3)]
    locks = {re.findall(r"Check number\s([0-9a-f]{4}\s[0-9a-f]{4})\s", out)[0] for out in told}
    assert len(locks) == 3


@pytest.mark.parametrize(
    ("argv", "bots"),
    [
        ([], "Conta, Bela, Oda."),
        (["--seats", "2"], "Conta."),
        (["--seats", "6"], "Conta, Bela, Oda, Zorro, Maestra."),
        (["--seats", "3", "--bots", "champion"], "Maestra, Maestra 2."),
        (["--bots", "bluffer,listener"], "Zorro, Oda, Zorro 2."),
        (["--bots", "bluffer", "listener"], "Zorro, Oda, Zorro 2."),
        (["--bots", "bluffer,", "listener", "--seats", "3"], "Zorro, Oda."),
    ],
)
def test_seats(palifico: Palifico, argv: list[str], bots: str) -> None:
    assert palifico("play", *argv).out.splitlines()[0].endswith(f"You play against {bots}")


def test_share_code_brings_its_rules_and_seats(palifico: Palifico) -> None:
    code = palifico("house", "azteca", "--rule", "dice_each=1", "--seats", "5").out.split()[-1]
    first, told, *_ = palifico("play", code).out.splitlines()
    assert first.startswith("Perudo, Azteca (PF1-")
    assert first.endswith("Zorro.")
    assert "Each player begins with one die." in told
    assert palifico("play", code, "--seats", "2").out.splitlines()[0].endswith("against Conta.")
    big = palifico("house", "azteca", "--seats", "12").out.split()[-1]
    assert palifico("play", big).status == 2


def test_several_people_on_one_machine(palifico: Palifico) -> None:
    argv = ["play", "paco", "--rule", "dice_each=1", "--local", "Ana, Bruno"]
    status, out, err = palifico(*argv, stdin=DUDO_OR_OPEN)
    assert (status, err) == (0, "")
    assert "Ana’s turn" in out
    assert "Bruno’s turn" in out
    assert re.search("^(Ana|Bruno) wins the game!$", out, re.MULTILINE)
    assert palifico("play", "--local", "Ana,Bruno,Carla", "--seats", "2").status == 2


@pytest.mark.parametrize(
    "given", ["nowhere", "ftp://perudo.example/t/x", "http://", "http://[::1/t/x", "x" * 300, "ABC"]
)
@pytest.mark.parametrize("lang", LANGS)
def test_play_command_neither_a_table_nor_an_edition(
    palifico: Palifico, given: str, lang: str
) -> None:
    status, out, err = palifico("play", given, "--lang", lang)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_code_that_is_unknown(palifico: Palifico) -> None:
    status, out, err = palifico("play", "zzz-zzz")
    assert (status, out) == (2, "")
    assert err == "There is no table with the code “ZZZZZZ”.\n"


def test_server_that_does_not_answer(palifico: Palifico) -> None:
    status, out, err = palifico("play", "--server", "127.0.0.1:9")
    assert (status, out) == (1, "")
    assert err == message("en", "common-unreachable", {}) + "\n"


@pytest.mark.parametrize("seats", ["0", "1", "7", "-3"])
@pytest.mark.parametrize("lang", LANGS)
def test_play_command_too_few_or_too_many_seats(palifico: Palifico, seats: str, lang: str) -> None:
    status, out, err = palifico("play", "--seats", seats, "--lang", lang)
    assert (status, out) == (2, "")
    assert err == message(lang, "fault-seats", {"from": "2", "to": "6", "given": seats}) + "\n"


def test_rules_that_cannot_be(palifico: Palifico) -> None:
    assert palifico("play", "perudo").status == 2
    assert palifico("play", "--rule", "calza=maybe").status == 2


@pytest.mark.parametrize(("lang", "box"), [("it", "Asmodee"), ("en", "Pressman"), ("de", "Paco")])
def test_edition_is_that_of_the_language(palifico: Palifico, lang: str, box: str) -> None:
    assert box in palifico("play", "--lang", lang).out.splitlines()[0]


@pytest.mark.parametrize("name", ["beginner", "counter@1", "champion"])
def test_play_command_how_the_bots_play(palifico: Palifico, name: str) -> None:
    argv = ["play", "--seats", "2", "--seed", "5", "--rule", "dice_each=1", "--bots", name]
    status, out, err = palifico(*argv, stdin=DUDO_OR_OPEN)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "Until next time!"


def test_bots_that_are_unknown(palifico: Palifico) -> None:
    status, out, err = palifico("play", "--bots", "genius")
    assert (status, out) == (2, "")
    assert "genius" in err
    assert "champion" in err


def test_coach_speaks_if_it_is_told_to(palifico: Palifico) -> None:
    argv = ["play", "paco", "--seed", "5"]
    told = [palifico(*argv, *more, stdin="quit\n").out for more in ([], ["--coach"])]
    rows = [[line for line in out.splitlines() if line.startswith("1. ")] for out in told]
    assert list(map(len, rows)) == [0, 1]
