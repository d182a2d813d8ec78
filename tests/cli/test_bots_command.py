"""`palifico bots`: who there is, and bots of one's own from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from palifico.bots import LEVELS
from palifico.cli.commands import bots_check as command
from palifico.words import LANGS, level, message
from tests.cli.conftest import Palifico

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
PARROT = str(EXAMPLES / "parrot.py")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of bots for this test alone."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.mark.parametrize("lang", LANGS)
def test_list_tells_every_built_in_bot(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("bots", "--lang", lang)
    assert (status, err) == (0, "")
    assert palifico("bots", "list", "--lang", lang).out == out
    for id_, one in LEVELS.items():
        line = next(line for line in out.splitlines() if line.startswith(f"  {id_} "))
        assert one.name in line
        assert f"@{one.version}" in line
        assert line.endswith(level(lang, id_))
    assert out.splitlines()[-1] == message(lang, "bots-own-none", {})


def test_bot_is_added_listed_and_removed(palifico: Palifico) -> None:
    assert palifico("bots", "add", PARROT) == (0, "“parrot” is among your bots now.\n", "")
    assert palifico("bots", "add", PARROT, "--name", "polly").status == 0
    lines = palifico("bots").out.splitlines()
    assert lines[-3:] == ["Your own bots:", f"  parrot    {PARROT}", f"  polly     {PARROT}"]
    told = json.loads(palifico("bots", "--json").out)
    assert [bot["name"] for bot in told["own"]] == ["parrot", "polly"]
    assert told["own"][0]["account"] == "own:parrot------"
    assert [bot["id"] for bot in told["house"]] == list(LEVELS)
    assert told["house"][0]["character"] == level("en", "beginner")
    removed = "“polly” is no longer among your bots. Its file stays where it is.\n"
    assert palifico("bots", "remove", "polly") == (0, removed, "")
    assert "polly" not in palifico("bots").out


def test_command_is_a_bot_too(palifico: Palifico) -> None:
    line = f"{sys.executable} -m palifico.bots.runner {PARROT}"
    assert palifico("bots", "add", "--command", line, "--name", "cmd").status == 0
    assert palifico("bots").out.splitlines()[-1] == f"  cmd       {line}"


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["add"], "Something is missing: --bot."),
        (["remove"], "Something is missing: --bot."),
        (["check"], "Something is missing: --bot."),
        (["add", "--command", "true"], "Something is missing: --name."),
        (["add", "x.py", "--command", "true", "--name", "x"], "This does not belong here"),
        (["add", "nowhere.py"], "Cannot read nowhere.py: No such file"),
        (["add", "README.md"], "README.md is not a Python file"),
        (["add", PARROT, "--name", "counter"], "There is a bot called “counter” already."),
        (["add", PARROT, "--name", "No!"], "“No!” cannot be the name of a bot"),
        (["add", "--command", "'", "--name", "x"], "“'” cannot be read as a command line."),
        (["add", "--command", "true", "--name", "x"], "“x” does not start: "),
        (["add", "--command", "no-such", "--name", "x"], "no-such: No such file"),
        (["remove", "parrot"], "You have added none at all."),
        (["check", "nosuch"], "You have no bot called “nosuch”, and there is no such file."),
        (["check", "nosuch.py"], "You have no bot called “nosuch.py”, and there is no such file."),
        (["check", "README.md"], "README.md is not a Python file"),
        (["dance"], "“dance” cannot be given for --do; it can be: list, add, remove, check."),
    ],
)
def test_bots_command_what_cannot_be_done_is_told_in_a_sentence(
    palifico: Palifico, argv: list[str], told: str
) -> None:
    status, out, err = palifico("bots", *argv)
    assert (status, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


def test_list_that_is_spoilt_is_told(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "config" / "palifico" / "bots.json"
    file.parent.mkdir(parents=True)
    file.write_text("?")
    status, _, err = palifico("bots")
    assert status == 2
    assert err.startswith(f"The list of your bots, {file}, cannot be read: ")


def check(palifico: Palifico, tmp_path: Path, text: str) -> tuple[int, list[str]]:
    """What a check of a bot says."""
    file = tmp_path / "mine.py"
    file.write_text(text)
    status, out, err = palifico("bots", "check", str(file))
    assert err == ""
    return status, out.splitlines()


@pytest.fixture
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not all of the suite's tables, which take long."""
    from palifico.bots import conformance

    every = conformance.cells()
    monkeypatch.setattr(conformance, "cells", lambda: every[::15])
    monkeypatch.setattr(command, "TABLES_PER_RESTART", 2)


@pytest.mark.slow
@pytest.mark.usefixtures("few_tables")
def test_good_bot_passes_its_check(palifico: Palifico, tmp_path: Path) -> None:
    status, lines = check(palifico, tmp_path, Path(PARROT).read_text("utf-8"))
    assert status == 0
    assert len(lines) == 1
    assert lines[0].startswith("“mine” passes. ")
    assert lines[0].endswith(" questions at 5 tables, and every answer counted.")
    palifico("bots", "add", PARROT)
    assert palifico("bots", "check", "parrot").out.startswith("“parrot” passes. ")


@pytest.mark.slow
@pytest.mark.usefixtures("few_tables")
@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("return None", "its answer does not count: no action"),
        (
            "return 1 / 0",
            "it failed with an error: ZeroDivisionError: division by zero (mine.py, line 4)",
        ),
        ("raise SystemExit('bye')", "its program ended: bye (exit status 1)"),
        ("while True: pass", "it took too long: no answer in time"),
    ],
)
def test_bad_bot_does_not_pass(palifico: Palifico, tmp_path: Path, act: str, told: str) -> None:
    text = f"class Mine:\n    def act(self, seen):\n        print('my', 'hand')\n        {act}\n"
    status, lines = check(palifico, tmp_path, text)
    assert status == 1
    tables, asked = (
        lines[: 2 * command.MAX_FAILED_TABLES : 2],
        lines[1 : 2 * command.MAX_FAILED_TABLES : 2],
    )
    assert [line.partition(": ")[2] for line in tables] == [told] * command.MAX_FAILED_TABLES
    assert tables[0].startswith(
        "Perudo, Asmodee 2024, 2 seats, 5 dice each, lost dice hidden, from the start: "
    )
    assert all("; its dice were " in line for line in asked)
    verdict, printed, first, *_ = lines[2 * command.MAX_FAILED_TABLES :]
    assert verdict.startswith("“mine” does not pass. ")
    assert (printed, first) == ("What “mine” printed last:", "  my hand")


@pytest.mark.slow
@pytest.mark.usefixtures("few_tables")
def test_answer_that_the_rules_refuse_is_told_with_the_rule(
    palifico: Palifico, tmp_path: Path
) -> None:
    text = (
        "from palifico.rules import Bid\n"
        "class Mine:\n    def act(self, seen):\n        return Bid(1, 2)\n"
    )
    status, lines = check(palifico, tmp_path, text)
    assert status == 1
    assert lines[0].endswith(": its answer does not count: 1×2")
    assert lines[1].startswith("  The bid was 10×6; its dice were Paco 4 4 5 5. ")
    assert "1×2 is not higher than 10×6. Raise with more dice of any face" in lines[1]
    assert len(lines) == 2 * command.MAX_FAILED_TABLES + 1, "it has printed nothing"


def test_bot_that_does_not_start_is_told_once(palifico: Palifico, tmp_path: Path) -> None:
    status, lines = check(palifico, tmp_path, "print('hi')\nimport nothing_of_the_kind\n")
    assert status == 1
    why = "ModuleNotFoundError: No module named 'nothing_of_the_kind' (mine.py, line 2)"
    assert lines[0] == f"“mine” does not start: {why} (exit status 1)"
    assert lines[1:4] == [
        "What “mine” printed last:",
        "  hi",
        "  Traceback (most recent call last):",
    ]


def test_first_line_that_is_no_hello_is_shown(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "raw.py"
    line = f"{sys.executable} {file}"
    for text, told in [
        ("print('Hi', flush=True); input()", "the first line is “Hi” and not such as"),
        ("print('Hi\\n{}', flush=True); input()", "more than one line: “Hi”, and then “{}”"),
    ]:
        file.write_text(text)
        status, out, _ = palifico("bots", "check", "--command", line, "--name", "raw")
        assert status == 1
        assert out.startswith(f"“raw” does not start: {told}")


@pytest.mark.slow
@pytest.mark.usefixtures("few_tables")
def test_bot_that_cannot_be_repeated_is_told_so(palifico: Palifico, tmp_path: Path) -> None:
    text = """
import os
from palifico.rules import Dudo
class Mine:
    def act(self, seen):
        bids = list(seen.view.legal.bids)
        return bids[os.urandom(8)[0] % len(bids)] if bids else Dudo()
"""
    status, lines = check(palifico, tmp_path, text)
    assert status == 0
    assert lines[0].startswith("By the way: “mine” does not answer the same question")
    assert lines[1].startswith("“mine” passes. ")


def test_bot_of_ones_own_plays_in_the_terminal(palifico: Palifico, tmp_path: Path) -> None:
    palifico("bots", "add", PARROT)
    for bots in ("parrot", PARROT):
        argv = ("play", "--bots", bots, "--seats", "2", "--seed", "5", "--rule", "dice_each=1")
        status, out, err = palifico(*argv, stdin="1x2\ndudo\n" * 99)
        assert (status, err) == (0, "")
        assert out.splitlines()[-1] == message("en", "play-bye", {})
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0")
    status, out, err = palifico("play", "--bots", str(broken))
    assert (status, out) == (2, "")
    assert err.startswith("“broken” does not start: ZeroDivisionError: ")
