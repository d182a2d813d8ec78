"""`dice-stats`: the answer, its three exit statuses, the drawing, and files that hold no games.

No file is ever spoilt by a drawing, and no game counts twice.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from palifico.cli.app import run
from palifico.cli.record_files import FoundGame, OnBytes, read_games
from palifico.record import to_json
from palifico.words import LANGS, message
from tests.analysis.rolling import Roll, fair, loaded, rolled
from tests.cli.conftest import Palifico, Screen

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "records"
EVENING = str(EXAMPLES / "evening.txt")
LOADED = str(EXAMPLES / "loaded.jsonl")


def games(roll: Roll = fair, number: int = 5, seed: int = 1) -> str:
    """Games as JSON lines."""
    rng = Random(seed)
    return "".join(json.dumps(to_json(rolled(rng, roll))) + "\n" for _ in range(number))


def test_dice_stats_command_nothing_unusual(palifico: Palifico) -> None:
    status, out, err = palifico("dice-stats", stdin=games())
    assert (status, err) == (0, "")
    assert out.startswith("Nothing unusual: ")
    assert "\n\n5 games, 40 rounds, 600 dice.\n\n" in out


def test_dice_stats_command_something_unusual(palifico: Palifico) -> None:
    status, out, err = palifico("dice-stats", LOADED)
    assert (status, err) == (1, "")
    assert "Face 6 stands out most: 27.1% of the dice show it" in out


@pytest.mark.parametrize("rounds", [0, 3])
def test_dice_stats_command_too_few_dice_are_no_fault(palifico: Palifico, rounds: int) -> None:
    game = rolled(Random(1), rounds=rounds)
    status, out, err = palifico("dice-stats", "-", stdin=json.dumps(to_json(game)))
    assert (status, err) == (0, "")
    told = f"Too few dice to tell: there are {rounds * 15}, and it takes 60."
    assert out.splitlines()[0] == told


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("stdin", ["", "\n\n", "\ufeff"])
def test_dice_stats_command_no_game_at_all(
    palifico: Palifico, tmp_path: Path, stdin: str, lang: str
) -> None:
    none, plot = tmp_path / "none", tmp_path / "dice.svg"
    none.touch()
    argv = ("dice-stats", str(none), "-", "--lang", lang, "--plot", str(plot))
    status, out, err = palifico(*argv, stdin=stdin)
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        message(lang, "proof-none", {"file": file}) for file in (str(none), "-")
    ]
    assert not plot.exists()


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_file_without_a_game_among_others(palifico: Palifico, options: list[str]) -> None:
    """The others are counted, but something is wrong with the input, as for `verify`."""
    status, out, err = palifico("dice-stats", "-", LOADED, *options)
    assert (status, err) == (2, "There is no game in -.\n")
    assert out == palifico("dice-stats", LOADED, *options).out


class Keyboard(io.StringIO):
    """A standard input at which somebody sits."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", LANGS)
def test_dice_stats_command_no_player_waits_for_games_to_be_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard())
    assert run(["dice-stats", "--lang", lang]) == 2
    told = message(lang, "fault-command-missing", {"name": "FILES"})
    hint = message(lang, "hint-help", {"help": "palifico dice-stats --help"})
    assert capsys.readouterr() == ("", f"{told} {hint}\n")


def test_files_of_both_forms_are_added_up(palifico: Palifico) -> None:
    told = json.loads(palifico("dice-stats", EVENING, LOADED, "--json").out)
    alone = [json.loads(palifico("dice-stats", file, "--json").out) for file in (EVENING, LOADED)]
    for name in ("games", "rounds", "dice", "pairs"):
        assert told[name] == sum(one[name] for one in alone)


def test_file_that_is_given_twice_is_read_once(palifico: Palifico, tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(LOADED)
    roundabout = str(EXAMPLES / ".." / EXAMPLES.name / "loaded.jsonl")
    names = (LOADED, LOADED, roundabout, str(link))
    assert palifico("dice-stats", *names) == palifico("dice-stats", LOADED)


def proven(*numbers: int) -> str:
    """Games with a transcript; the same number is the same game."""
    game = json.loads((EXAMPLES / "proven.jsonl").read_text("utf-8"))
    games = [{**game, "fair": {**game["fair"], "game": f"{number:032x}"}} for number in numbers]
    return "".join(f"{json.dumps(game)}\n" for game in games)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("again", "repeated"), [((), 0), ((7,), 0), ((1,), 1), ((1, 1), 1), ((1, 5, 2), 2)]
)
def test_game_that_is_there_more_than_once_counts_once(
    palifico: Palifico, tmp_path: Path, again: tuple[int, ...], repeated: int, lang: str
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(proven(1, 2, 3), encoding="utf-8")
    argv, stdin = ("dice-stats", str(file), "-", "--lang", lang), proven(4, *again)
    told = json.loads(palifico(*argv, "--json", stdin=stdin).out)
    assert (told["games"], told["repeated"]) == (len({1, 2, 3, 4, *again}), repeated)
    sentence = message(lang, "dice-repeated", {"games": max(repeated, 1)})
    out = palifico(*argv, stdin=stdin).out
    assert (sentence in out.split("\n\n")[1].splitlines()) is bool(repeated)


def test_games_that_cannot_be_told_apart_are_all_counted(palifico: Palifico) -> None:
    told = json.loads(palifico("dice-stats", "--json", stdin=games(number=2) * 2).out)
    assert (told["games"], told["repeated"]) == (4, 0)


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
def test_line_that_is_no_game(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{games(number=1)}\n{{}}\n", encoding="utf-8")
    status, out, err = palifico("dice-stats", EVENING, str(file), "--lang", lang)
    assert (status, out) == (2, "")
    what = message(lang, "record-expects-edition", {"where": "edition"})
    assert err == f"{file}:3: {message(lang, 'fault-record-invalid', {'what': what})}\n"


@pytest.mark.parametrize("lang", LANGS)
def test_die_that_is_none(palifico: Palifico, lang: str) -> None:
    one = json.loads(games(number=1))
    one["rounds"][2]["dice"][1][0] = 7
    status, out, err = palifico("dice-stats", "--lang", lang, stdin=f"{games()}{json.dumps(one)}")
    assert (status, out) == (2, "")
    values = {"given": "7", "where": "rounds[2].dice[1]"}
    assert err == f"-:6: {message(lang, 'fault-dice-face', values)}\n"


def test_text_that_is_wrong_names_its_file(palifico: Palifico) -> None:
    status, out, err = palifico("dice-stats", stdin="hello")
    assert (status, out) == (2, "")
    assert err == ("-: Line 1 is not in the notation: a game begins with the line “palifico 1”.\n")


@pytest.mark.parametrize("argv", [["none.jsonl"], ["--none"], [EVENING, "-x"]])
def test_dice_stats_command_what_cannot_be_read(palifico: Palifico, argv: list[str]) -> None:
    status, out, err = palifico("dice-stats", *argv)
    assert (status, out) == (2, "")
    assert argv[-1] in err


@pytest.mark.parametrize("lang", LANGS)
def test_drawing(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "dice.svg"
    plain = palifico("dice-stats", LOADED, "--lang", lang)
    status, out, err = palifico("dice-stats", LOADED, "--plot", str(file), "--lang", lang)
    where = message(lang, "dice-picture", {"file": str(file)})
    assert (status, out, err) == (plain.status, f"{plain.out}\n{where}\n", "")
    title = ET.parse(file).getroot().findtext("{http://www.w3.org/2000/svg}title")
    assert title == message(lang, "dice-plot-title", {})


def test_json_says_nothing_of_the_drawing(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "dice.svg"
    told = palifico("dice-stats", LOADED, "--plot", str(file), "--json")
    assert told == palifico("dice-stats", LOADED, "--json")
    assert file.exists()


@pytest.mark.parametrize(
    "held",
    [
        "<svg/>",
        '<?xml version="1.0"?>\n<!-- mine -->\n<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
    ],
)
def test_drawing_takes_the_place_of_an_older_one(
    palifico: Palifico, tmp_path: Path, held: str
) -> None:
    file = tmp_path / "dice.svg"
    file.write_text(held, encoding="utf-8")
    for argv in ([EVENING], [LOADED], [LOADED]):
        palifico("dice-stats", *argv, "--plot", str(file))
    palifico("dice-stats", LOADED, "--plot", str(tmp_path / "new.svg"))
    assert file.read_bytes() == (tmp_path / "new.svg").read_bytes()


def nothing_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_file: str, **_: object) -> None:
        raise AssertionError("the reading began")

    monkeypatch.setattr("palifico.cli.commands.dice_stats.read_games", read)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("way", ["the same name", "another name", "a link", "standard input"])
def test_games_are_not_drawn_over(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, lang: str
) -> None:
    file, link = tmp_path / "games.jsonl", tmp_path / "dice.svg"
    file.write_text(games(), encoding="utf-8")
    link.symlink_to(file)
    given = "-" if way == "standard input" else str(file)
    roundabout = f"{tmp_path}/../{tmp_path.name}/games.jsonl"
    plot = {"another name": roundabout, "a link": str(link)}.get(way, str(file))
    nothing_is_read(monkeypatch)
    argv = ("dice-stats", given, "--plot", plot, "--lang", lang)
    status, out, err = palifico(*argv, stdin=games())
    assert (status, out) == (2, "")
    assert err == f"{message(lang, 'fault-file-not_svg', {'file': plot})}\n"
    assert file.read_text("utf-8") == games()


@pytest.mark.parametrize(
    "held",
    [
        b"",
        b"my diary\n",
        b"\x89PNG\r\n\x1a\n",
        b'<?xml version="1.0"?><settings/>',
        b"<html><svg/></html>",
    ],
)
def test_dice_stats_command_nothing_but_a_drawing_is_drawn_over(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: bytes
) -> None:
    file = tmp_path / "dice.svg"
    file.write_bytes(held)
    nothing_is_read(monkeypatch)
    status, out, err = palifico("dice-stats", LOADED, "--plot", str(file))
    assert (status, out) == (2, "")
    assert err == f"{file} is not an SVG image; nothing was written to it.\n"
    assert file.read_bytes() == held


def test_file_that_appears_during_the_reading_stays(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "dice.svg"

    def read(name: str, *, on_bytes: OnBytes) -> Iterator[FoundGame]:
        file.write_text("my diary", encoding="utf-8")
        return read_games(name, on_bytes=on_bytes)

    monkeypatch.setattr("palifico.cli.commands.dice_stats.read_games", read)
    status, out, err = palifico("dice-stats", LOADED, "--plot", str(file))
    assert (status, out) == (2, "")
    assert err == f"{file} is not an SVG image; nothing was written to it.\n"
    assert file.read_text("utf-8") == "my diary"


def test_image_that_is_given_for_games_stays_as_it_is(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "dice.svg"
    file.write_text("<svg/>", encoding="utf-8")
    status, out, err = palifico("dice-stats", LOADED, str(file), "--plot", str(file))
    assert (status, out) == (2, "")
    assert err.startswith(f"{file}: Line 1 is not in the notation")
    assert file.read_text("utf-8") == "<svg/>"


def test_dice_stats_command_what_keeps_nothing_may_be_drawn_to(palifico: Palifico) -> None:
    ran = palifico("dice-stats", LOADED, "--plot", "/dev/null")
    assert (ran.status, ran.out.splitlines()[-1]) == (1, "The picture is in /dev/null.")
    ran = palifico("dice-stats", "/dev/null", "--plot", "/dev/null")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "/dev/null is not an SVG image; nothing was written to it.\n"


@pytest.mark.parametrize(
    ("name", "why"),
    [(".", "Is a directory"), ("none/dice.svg", "No such file or directory")],
)
def test_drawing_that_cannot_be_written(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    plot = str(tmp_path / name)
    nothing_is_read(monkeypatch)
    status, out, err = palifico("dice-stats", LOADED, "--plot", plot)
    assert (status, out) == (2, "")
    assert err == f"Cannot write {plot}: {why}\n"


@pytest.mark.parametrize("lang", LANGS)
def test_name_of_a_drawing_says_what_it_is(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    file = tmp_path / "dice.png"
    nothing_is_read(monkeypatch)
    for _ in ("a new file", "an image of another name"):
        status, out, err = palifico("dice-stats", LOADED, "--plot", str(file), "--lang", lang)
        assert (status, out) == (2, "")
        assert err == f"{message(lang, 'fault-file-svg_name', {'file': str(file)})}\n"
        file.write_text("<svg/>", encoding="utf-8")
    assert file.read_text("utf-8") == "<svg/>"


def test_disk_that_is_full(palifico: Palifico) -> None:
    status, out, err = palifico("dice-stats", LOADED, "--plot", "/dev/full")
    assert (status, out) == (2, "")
    assert err == "Cannot write /dev/full: No space left on device\n"


def test_dice_stats_command_nothing_is_drawn_of_bad_input(
    palifico: Palifico, tmp_path: Path
) -> None:
    file = tmp_path / "dice.svg"
    assert palifico("dice-stats", "--plot", str(file), stdin="{").status == 2
    assert not file.exists()


@pytest.mark.parametrize("columns", ["40", "80"])
def test_width_of_the_terminal(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = palifico("dice-stats", LOADED).out.splitlines()
    assert max(map(len, lines)) <= int(columns)
    assert sum("█" in line for line in lines) == 6


def test_terminal_that_knows_no_blocks() -> None:
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


@pytest.mark.parametrize(("large", "shown"), [(1, True), (10**9, False)])
def test_bar_for_players_who_wait(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, large: int, shown: bool
) -> None:
    monkeypatch.setattr("palifico.cli.commands.dice_stats.MIN_BAR_BYTES", large)
    monkeypatch.setattr(sys, "stderr", terminal := Screen())
    assert palifico("dice-stats", LOADED).status == 1
    assert ("Reading the records" in terminal.getvalue()) is shown


def test_dice_stats_command_no_bar_without_a_terminal(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("palifico.cli.commands.dice_stats.MIN_BAR_BYTES", 1)
    assert palifico("dice-stats", LOADED).err == ""


def test_heavy_face_in_a_stream(palifico: Palifico) -> None:
    ran = palifico("dice-stats", stdin=games(loaded(2, 1, 1, 1, 1, 1), 20))
    assert ran.status == 1
    assert "Face 1 stands out most" in ran.out
