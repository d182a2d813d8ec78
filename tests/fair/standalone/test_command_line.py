"""The command that players run: from an empty directory, with nothing of ours to import."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palifico.fair import verify_palifico as alone
from tests.fair.proofs import private_key, proven_record, stamped
from tests.properties.test_independent_referee import EVERY_CODE

PRIVATE = private_key(Random("command"))
KEY = PRIVATE.public_key().public_bytes_raw().hex()
GOOD = stamped(proven_record(Random("good")) | {"id": "good"}, PRIVATE)
FAILED = {**GOOD, "id": "changed"}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A directory with the file and some games."""
    shutil.copy(alone.__file__, tmp_path / "verify_palifico.py")
    (tmp_path / "good.jsonl").write_text(json.dumps(GOOD) + "\n")
    (tmp_path / "pretty.json").write_text(json.dumps(GOOD, indent=2))
    (tmp_path / "mixed.jsonl").write_text(f"{json.dumps(GOOD)}\n\n{json.dumps(FAILED)}\r\n")
    (tmp_path / "empty.jsonl").write_text("")
    (tmp_path / "key.txt").write_text(f" {KEY.upper()}\n")
    return tmp_path


def run(place: Path, *arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the file by itself: isolated, and without any installed package."""
    call = [sys.executable, "-I", "-S", "-X", "dev", "verify_palifico.py", *arguments]
    return subprocess.run(call, cwd=place, input=given, capture_output=True, check=False)


def test_good_games(place: Path) -> None:
    done = run(place, "good.jsonl", "pretty.json", "--key", KEY)
    assert done.stderr == b""
    assert done.returncode == 0
    first, second = done.stdout.decode().splitlines()
    assert first.startswith("good.jsonl:1: game good is good: ")
    assert first.endswith("the digest fits, and it is signed with your key.")
    assert second.startswith("pretty.json:1: game good is good: ")


def test_a_game_that_failed(place: Path) -> None:
    done = run(place, "mixed.jsonl")
    assert done.stderr == b""
    assert done.returncode == 1
    first, second = done.stdout.decode().splitlines()
    assert first.startswith("mixed.jsonl:1: game good is good: ")
    assert f"signed with key {KEY}" in first
    assert second == (
        "mixed.jsonl:3: game changed FAILED: its digest does not fit: something was changed "
        "after it was stamped."
    )


def test_answers_for_programs(place: Path) -> None:
    done = run(place, "--json", "mixed.jsonl", "--key", "key.txt")
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers == [alone.verify(GOOD, KEY), alone.verify(FAILED, KEY)]


def test_standard_input(place: Path) -> None:
    done = run(place, "-", given=json.dumps(GOOD, indent=1).encode())
    assert done.returncode == 0
    assert done.stdout.startswith(b"-:1: game good is good: ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "the following arguments are required: FILE (try --help)"),
        (["--no-such-option", "good.jsonl"], "unrecognized arguments: --no-such-option"),
        (["no-such-file", "good.jsonl"], "cannot read no-such-file: No such file or directory."),
        (["."], "cannot read .: Is a directory."),
        (["empty.jsonl"], "there is no game in empty.jsonl."),
        (["good.jsonl", "--key"], "argument --key: expected one argument"),
        (["good.jsonl", "--key", "abc"], "cannot read abc: No such file or directory."),
        (["good.jsonl", "--key", "good.jsonl"], "good.jsonl holds no key of 64 hex digits."),
    ],
    ids=str,
)
def test_what_cannot_be_checked(place: Path, arguments: list[str], says: str) -> None:
    done = run(place, *arguments)
    assert done.returncode == 2
    [line] = done.stderr.decode().splitlines()
    assert line.startswith(f"verify_palifico: {says}")
    assert line.endswith(".")


def test_the_other_files_are_checked_all_the_same(place: Path) -> None:
    done = run(place, "no-such-file", "mixed.jsonl", "empty.jsonl", "good.jsonl")
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 3
    assert len(done.stderr.splitlines()) == 2


def test_help_tells_what_is_proven(place: Path) -> None:
    done = run(place, "--help")
    assert done.returncode == 0
    assert b"What it cannot prove:" in done.stdout


def test_nobody_reads_the_answers(place: Path) -> None:
    (place / "many.jsonl").write_text(f"{json.dumps(GOOD)}\n" * 30)
    call = [sys.executable, "-I", "-S", "verify_palifico.py", "many.jsonl"]
    with subprocess.Popen(
        call, cwd=place, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode == 2


def test_a_terminal_that_knows_ascii_only(place: Path) -> None:
    record = stamped({**GOOD, "id": "Zoë\n\x1b[2J\N{GAME DIE}\ud800x"[:-2]}, PRIVATE)
    (place / "names.jsonl").write_text(json.dumps(record))
    call = [sys.executable, "-S", "verify_palifico.py", "names.jsonl"]
    environment = {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(call, cwd=place, env=environment, capture_output=True, check=False)
    assert done.returncode == 0
    assert done.stdout.startswith(b"names.jsonl:1: game Zo\\xeb??[2J\\U0001f3b2 is good: ")
    assert done.stdout.count(b"\n") == 1


# What follows runs within this process: whatever is raised fails the test.

BOM = b"\xef\xbb\xbf"
LINE = json.dumps(GOOD).encode()
ODD: dict[str, tuple[bytes, list[int]]] = {
    "not UTF-8": (b'{"id": "\xff"}', [1]),
    "UTF-16": (json.dumps(GOOD).encode("utf-16"), [1]),
    "deep": (b"[" * 100_000, [1]),
    "deep in a house rule": (LINE[:-1] + b', "house": ' + b"[" * 900 + b"]" * 900 + b"}", [1]),
    "a huge number": (b'{"starter": ' + b"9" * 5000 + b"}", [1]),
    "a big number": (LINE[:-1] + b', "date": ' + b"9" * 4000 + b"}", [1]),
    "NaN": (b'{"starter": NaN}', [1]),
    "a key twice": (LINE[:-1] + b', "starter": 0}', [1]),
    "a key twice below": (LINE.replace(b'"account"', b'"account": "", "account"', 1), [1]),
    "no object": (b"[]", [1]),
    "words": (b"Dear Sir,\n\nI won.\n", [1, 3]),
    "cut off": (LINE[:100], [1]),
    "cut off in many lines": (json.dumps(GOOD, indent=1).encode()[:-5], [1]),
    "the first of many cut off": (LINE[:100] + b"\n" + LINE, [1, 2]),
    "a byte order mark": (BOM + b"{}", [1]),
    "NUL": (b"\x00", [1]),
    "an old Mac": (b"{\r}", [1]),
    "lone surrogates": (b'{"\\ud800": 1}', [1]),
    "a line that ends within": ('{"\u2028": 1}'.encode(), [1]),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_files(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content, numbers = ODD[name]
    path = tmp_path / "odd"
    path.write_bytes(content)
    assert alone.main([str(path)]) == 1
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert [line.split(":")[1] for line in lines] == [str(number) for number in numbers]
    assert all(line.endswith(".") for line in lines)
    assert alone.main([str(path), "--json"]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == len(numbers)


@pytest.mark.parametrize("content", [b"", b"\n \n", b"\r\n\t"])
def test_files_without_a_game(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty"
    path.write_bytes(content)
    assert alone.main([str(path)]) == 2
    assert "there is no game in" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [
        LINE,
        LINE + b"\n\n",
        BOM + LINE,
        BOM + json.dumps(GOOD, indent=4).encode(),
        b"\n\n" + json.dumps(GOOD, indent=4).encode(),
        json.dumps(GOOD, indent=4).replace("\n", "\r\n").encode(),
        b" " + LINE,
    ],
    ids=range(7),
)
def test_a_game_in_any_clothes(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    path.write_bytes(content)
    assert alone.main([str(path), "--key", KEY]) == 0
    assert " is good: " in capsys.readouterr().out


def test_files_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert alone.main(["a\0b"]) == 2
    assert alone.main(["x" * 5000]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_names_in_sentences() -> None:
    players: Any = ["Ana", " ", "Bo\nb", "x" * 99]
    told: dict[str, Any] = {"players": players, "starter": 0}
    names = [alone.name_of(told, seat) for seat in range(5)]
    assert names == ["Ana", "seat 2", "Bo?b", "x" * 60 + "...", "seat 5"]
    assert alone.name_of({"players": 4}, 1) == "seat 2"


def test_a_rule_in_a_sentence() -> None:
    rounds = [{"dice": [], "actions": [[1, "bid", 1, 2], [0, "calza"]]}]
    told = {"players": ["Ana", "Bob"], "starter": 1, "rounds": rounds}
    error = {"code": "game.illegal", "round": 0, "action": 1, "rule": "calza.off"}
    answer = {"ok": False, "id": 10**5000, "checked": [], "error": error}
    assert alone.sentence(told, answer) == (
        "game with a huge number FAILED: round 1, action 2 (Ana), is against the rules: the exact "
        "call is not played (calza.off)."
    )
    error |= {"action": None, "rule": "dice.size"}
    assert alone.failure(told, error) == (
        "round 1 is against the rules: "
        "somebody rolled more or fewer dice than they held (dice.size)"
    )


def test_every_rule_has_words() -> None:
    early = {"ok", "record.invalid", "edition.unknown", "option.unknown", "house.invalid"}
    assert set(alone.BROKEN) == EVERY_CODE - early
