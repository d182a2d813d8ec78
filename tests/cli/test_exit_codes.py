"""Exit codes are the same everywhere: 0 good, 1 a “no”, 2 bad input, 130 interrupted."""

from __future__ import annotations

import json
import re
from inspect import signature
from pathlib import Path

import pytest

from palifico.bots import conformance
from palifico.cli import app
from palifico.cli.app import command, functions
from palifico.cli.options import BAD_INPUT
from palifico.cli.registry import typed
from palifico.signals import EXIT_BASE, INTERRUPTED, terminating
from tests.cli.conftest import Palifico

RECORDS = Path(__file__).resolve().parents[2] / "examples" / "records"
PAGE = RECORDS.parents[1] / "docs" / "command-line.md"
PROVEN, TAMPERED = str(RECORDS / "proven.jsonl"), str(RECORDS / "tampered.jsonl")
LOADED, FAULTS = str(RECORDS / "loaded.jsonl"), str(RECORDS / "faults.jsonl")


@pytest.mark.parametrize("name", functions())
def test_help_is_good_and_an_unknown_option_is_bad_input(palifico: Palifico, name: str) -> None:
    words = typed(name).split()[1:]
    assert palifico(*words, "--help").status == 0
    needed = ["--dice", "25", "--others", "5"] if name == "odds" else []
    ran = palifico(*words, *needed, "--no-such-option")
    assert (ran.status, ran.out) == (BAD_INPUT, "")
    assert ran.err.count("\n") == 1
    assert "--no-such-option" in ran.err


@pytest.mark.parametrize("name", functions())
def test_interrupt_says_nothing_and_has_its_own_code(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "_app", interrupted)
    assert palifico(*typed(name).split()[1:]) == (INTERRUPTED, "", "")


@pytest.mark.parametrize(
    "argv",
    [
        ["explain", "paco", "3x5", "3x5"],
        ["referee", FAULTS],
        ["verify", TAMPERED],
        ["dice-stats", LOADED],
        ["doctor", "--data", "/dev/null/palifico"],
    ],
    ids=lambda argv: str(argv[0]),
)
def test_exit_codes_no_is_one_and_an_answer(palifico: Palifico, argv: list[str]) -> None:
    status, out, err = palifico(*argv)
    assert (status, err) == (1, "")
    assert out


@pytest.mark.parametrize(
    "argv",
    [
        ["rules", "nowhere"],
        ["house", "paco", "--rule", "x"],
        ["explain", "paco", "hello"],
        ["odds", "--dice", "9", "--others", "5"],
        ["coach", "nowhere.jsonl"],
        ["watch", "nowhere.jsonl"],
        ["bots", "check", "nowhere.py"],
        ["match", "nobody", "counter"],
        ["arena", "run", "nowhere.toml"],
        ["arena", "show", "nowhere.sqlite"],
        ["arena", "report", "nowhere.sqlite"],
        ["study", "nothing"],
        ["referee", "nowhere.jsonl"],
        ["record", "nowhere.jsonl"],
        ["verify", "nowhere.jsonl"],
        ["dice-stats", "nowhere.jsonl"],
        ["backup", "copy.db", "--database", "redis://"],
        ["restore", "nowhere.db"],
        ["serve", "--port", "many"],
        ["completion", "tcsh"],
        ["play", "--edition", "nowhere"],
        ["nonsense"],
    ],
    ids=" ".join,
)
def test_bad_input_is_two_and_one_line_on_standard_error(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    status, out, err = palifico(*argv)
    assert (status, out) == (BAD_INPUT, "")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


SCRIPTED = {
    "editions": ["editions"],
    "rules": ["rules", "paco"],
    "rules against": ["rules", "piatnik", "--against", "paco"],
    "house": ["house", "PF1-AR4C6", "--seats", "3"],
    "explain": ["explain", "paco", "8x6", "9x6"],
    "odds": ["odds", "--dice", "25", "--others", "5"],
    "coach": ["coach", PROVEN, "--round", "1"],
    "bots": ["bots"],
    "match": ["match", "counter", "beginner", "--games", "2"],
    "study": ["study"],
    "verify": ["verify", PROVEN],
    "dice-stats": ["dice-stats", PROVEN],
    "doctor": ["doctor"],
}
SHAPES = {
    "editions": {"editions"},
    "rules": {"edition", "options", "house", "players", "code", "sections"},
    "rules against": {"left", "right", "differences"},
    "house": {"edition", "options", "house", "players", "code", "message"},
    "explain": {"legal", "lines", "edition", "options", "house", "players", "code"},
    "bots": {"house", "own"},
    "doctor": {"ok", "version", "checks"},
}


@pytest.mark.parametrize("name", SCRIPTED)
def test_answer_for_scripts_is_one_json_object(palifico: Palifico, name: str) -> None:
    plain, ran = palifico(*SCRIPTED[name]), palifico(*SCRIPTED[name], "--json")
    assert (ran.status, ran.err) == (plain.status, "")
    told = json.loads(ran.out)
    assert isinstance(told, dict)
    assert told.keys() == SHAPES.get(name, told.keys())


def test_exit_codes_what_scripts_are_told_about_rules(palifico: Palifico) -> None:
    house = json.loads(palifico("house", "paco", "--rule", "calza=true", "--json").out)
    assert (house["edition"], house["options"], house["house"]) == ("paco", {"calza": True}, {})
    assert json.loads(palifico("rules", house["code"], "--json").out)["options"] == {"calza": True}
    no = palifico("explain", "paco", "3x5", "3x5", "--json")
    assert (no.status, json.loads(no.out)["legal"]) == (1, False)
    [one] = [
        one
        for one in json.loads(palifico("editions", "--json").out)["editions"]
        if one["id"] == "paco"
    ]
    assert one["options"] == {"calza": [False, True], "lost_dice": ["hidden", "visible"]}
    two = json.loads(palifico("rules", "piatnik", "--against", "paco", "--json").out)
    assert (two["left"]["edition"], two["right"]["edition"]) == ("piatnik", "paco")
    assert all(row["left"] != row["right"] for row in two["differences"])


@pytest.mark.parametrize("argv", [["house", "paco"], ["explain", "paco", "4x5", "--calza"]])
def test_exit_codes_how_many_play_may_be_said_in_the_words_of_other_commands(
    palifico: Palifico, argv: list[str]
) -> None:
    said = palifico(*argv, "--seats", "2")
    assert palifico(*argv, "--seats", "2") == said != palifico(*argv)


def test_exit_codes_what_scripts_are_told_about_own_bots(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    two = conformance.cells()[:2]
    monkeypatch.setattr(conformance, "cells", lambda: two)
    parrot = str(RECORDS.parent / "bots" / "parrot.py")
    added = json.loads(palifico("bots", "add", parrot, "--json").out)
    assert added == {"added": "parrot", "account": "own:parrot------"}
    ran = palifico("bots", "check", "parrot", "--json")
    told = json.loads(ran.out)
    assert (ran.status, told["name"], told["ok"]) == (0, "parrot", True)
    assert min(told["tables"], told["questions"]) > 0
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0\n", encoding="utf-8")
    ran = palifico("bots", "check", str(broken), "--json")
    told = json.loads(ran.out)
    assert (ran.status, told["ok"], told["tables"]) == (1, False, 0)
    assert any("ZeroDivisionError" in line for line in told["lines"])
    assert json.loads(palifico("bots", "remove", "parrot", "--json").out) == {"removed": "parrot"}


def test_page_has_every_code_and_every_command_that_speaks_json() -> None:
    page = PAGE.read_text(encoding="utf-8")
    codes = re.findall(r"^\| (\d+) \|", page, re.MULTILINE)
    signalled = sorted(EXIT_BASE + number for number in terminating())
    assert codes == ["0", "1", str(BAD_INPUT), *map(str, signalled)]
    speaks = {name for name in functions() if "json" in signature(command(name)).parameters}
    rows = [line for line in page.splitlines() if line.startswith("| `palifico ")]
    told = {
        name for name in speaks for row in rows if re.search(rf"`{typed(name)}\b[^`]*--json", row)
    }
    assert told == speaks
