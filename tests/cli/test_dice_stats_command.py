"""`dice-stats`: the answer, its three exit statuses, the drawing, and files that hold no games."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from palifico.record import to_json
from palifico.words import LANGS, message
from tests.analysis.rolling import Roll, fair, loaded, rolled
from tests.cli.conftest import Palifico

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "records"
EVENING = str(EXAMPLES / "evening.txt")
LOADED = str(EXAMPLES / "loaded.jsonl")


def games(roll: Roll = fair, number: int = 5, seed: int = 1) -> str:
    """Games as JSON lines."""
    rng = Random(seed)
    return "".join(json.dumps(to_json(rolled(rng, roll))) + "\n" for _ in range(number))


def test_nothing_unusual(palifico: Palifico) -> None:
    status, out, err = palifico("dice-stats", stdin=games())
    assert (status, err) == (0, "")
    assert out.startswith("5 games, 40 rounds, 600 dice.\n")
    assert "\nNothing unusual: " in out


def test_something_unusual(palifico: Palifico) -> None:
    status, out, err = palifico("dice-stats", LOADED)
    assert (status, err) == (1, "")
    assert "Face 6 stands out most: 27.1% of the dice show it" in out


@pytest.mark.parametrize("rounds", [0, 3])
def test_too_few_dice_are_no_fault(palifico: Palifico, rounds: int) -> None:
    stdin = json.dumps(to_json(rolled(Random(1), rounds=rounds))) if rounds else ""
    status, out, err = palifico("dice-stats", "-", stdin=stdin)
    assert (status, err) == (0, "")
    told = f"Too few dice to tell: there are {rounds * 15}, and it takes 60."
    assert out.splitlines()[-1] == told


def test_files_of_both_forms_are_added_up(palifico: Palifico) -> None:
    told = json.loads(palifico("dice-stats", EVENING, LOADED, "--json").out)
    alone = [json.loads(palifico("dice-stats", file, "--json").out) for file in (EVENING, LOADED)]
    for name in ("games", "rounds", "dice", "pairs"):
        assert told[name] == sum(one[name] for one in alone)


def test_a_file_that_is_given_twice_is_read_once(palifico: Palifico) -> None:
    assert palifico("dice-stats", LOADED, LOADED) == palifico("dice-stats", LOADED)


def test_standard_input_among_files(palifico: Palifico) -> None:
    told = palifico("dice-stats", LOADED, "-", "--json", stdin=games(number=2)).out
    assert json.loads(told)["games"] == 5


@pytest.mark.parametrize("lang", LANGS)
def test_json(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("dice-stats", "--json", LOADED, "--lang", lang)
    told = json.loads(out)
    assert (status, err) == (1, "")
    assert told["verdict"] == "very-unusual"
    assert told["message"].startswith(message(lang, "dice-verdict-very-unusual", {}))
    assert [test["result"] for test in told["tests"]] == ["very-unusual", *["usual"] * 3]


@pytest.mark.parametrize("lang", LANGS)
def test_a_line_that_is_no_game(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{games(number=1)}\n{{}}\n", encoding="utf-8")
    status, out, err = palifico("dice-stats", EVENING, str(file), "--lang", lang)
    assert (status, out) == (2, "")
    what = message(lang, "record-expects-edition", {"where": "edition"})
    assert err == f"{file}:3: {message(lang, 'fault-record-invalid', {'what': what})}\n"


@pytest.mark.parametrize("lang", LANGS)
def test_a_die_that_is_none(palifico: Palifico, lang: str) -> None:
    one = json.loads(games(number=1))
    one["rounds"][2]["dice"][1][0] = 7
    status, out, err = palifico("dice-stats", "--lang", lang, stdin=f"{games()}{json.dumps(one)}")
    assert (status, out) == (2, "")
    values = {"given": "7", "where": "rounds[2].dice[1]"}
    assert err == f"-:6: {message(lang, 'fault-dice-face', values)}\n"


def test_a_text_that_is_wrong_names_its_file(palifico: Palifico) -> None:
    status, out, err = palifico("dice-stats", stdin="hello")
    assert (status, out) == (2, "")
    assert err == ("-: Line 1 is not in the notation: a game begins with the line “palifico 1”.\n")


@pytest.mark.parametrize("argv", [["none.jsonl"], ["--none"], [EVENING, "-x"]])
def test_what_cannot_be_read(palifico: Palifico, argv: list[str]) -> None:
    status, out, err = palifico("dice-stats", *argv)
    assert (status, out) == (2, "")
    assert argv[-1] in err


@pytest.mark.parametrize("lang", LANGS)
def test_a_drawing(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "dice.svg"
    plain = palifico("dice-stats", LOADED, "--lang", lang)
    assert palifico("dice-stats", LOADED, "--plot", str(file), "--lang", lang) == plain
    title = ET.parse(file).getroot().findtext("{http://www.w3.org/2000/svg}title")
    assert title == message(lang, "dice-plot-title", {})


def test_a_drawing_that_cannot_be_written(palifico: Palifico, tmp_path: Path) -> None:
    status, out, err = palifico("dice-stats", LOADED, "--plot", str(tmp_path))
    assert (status, out) == (2, "")
    assert err == f"Cannot write {tmp_path}: Is a directory\n"


def test_nothing_is_drawn_of_bad_input(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "dice.svg"
    assert palifico("dice-stats", "--plot", str(file), stdin="{").status == 2
    assert not file.exists()


@pytest.mark.parametrize("columns", ["40", "80"])
def test_the_width_of_the_terminal(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = palifico("dice-stats", LOADED).out.splitlines()
    assert max(map(len, lines)) <= int(columns)
    assert sum("█" in line for line in lines) == 6


def test_a_terminal_that_knows_no_blocks() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "palifico", "dice-stats", LOADED, "--lang", "en"],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (told.returncode, told.stderr) == (1, b"")
    assert b"+5.3 sd  ####" in told.stdout
    assert b"?" not in told.stdout


class Terminal(io.StringIO):
    """A standard error that somebody looks at."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("large", "shown"), [(1, True), (10**9, False)])
def test_a_bar_for_those_who_wait(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, large: int, shown: bool
) -> None:
    monkeypatch.setattr("palifico.cli.dice_stats.LARGE", large)
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    assert palifico("dice-stats", LOADED).status == 1
    assert ("Reading the records" in terminal.getvalue()) is shown


def test_no_bar_where_nobody_looks(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palifico.cli.dice_stats.LARGE", 1)
    assert palifico("dice-stats", LOADED).err == ""


def test_a_heavy_face_in_a_stream(palifico: Palifico) -> None:
    ran = palifico("dice-stats", stdin=games(loaded(2, 1, 1, 1, 1, 1), 20))
    assert ran.status == 1
    assert "Face 1 stands out most" in ran.out
