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
LOCK = GOOD["fair"]["lock"]
PROVEN = f"Proven: check number {LOCK[:4]} {LOCK[4:8]}, game good, "


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


def test_proven_games(place: Path) -> None:
    done = run(place, "good.jsonl", "pretty.json", "--key", KEY)
    assert done.stderr == b""
    assert done.returncode == 0
    first, second, count = done.stdout.decode().splitlines()
    assert first.startswith(f"good.jsonl:1: {PROVEN}")
    assert first.endswith("; signed by the server whose key you gave.")
    assert second.startswith(f"pretty.json:1: {PROVEN}")
    assert count == "2 of 2 games proven."


def test_game_that_is_not_proven(place: Path) -> None:
    done = run(place, "mixed.jsonl")
    assert done.stderr == b""
    assert done.returncode == 1
    first, second, count = done.stdout.decode().splitlines()
    assert first.startswith(f"mixed.jsonl:1: {PROVEN}")
    assert second == (
        "mixed.jsonl:3: Not proven: game changed: its digest does not fit: something was changed "
        "after it was stamped."
    )
    assert count == "1 of 2 games proven."


def test_one_game_is_not_counted(place: Path) -> None:
    [line] = run(place, "good.jsonl").stdout.decode().splitlines()
    assert line.startswith("good.jsonl:1: Proven: ")


def test_answers_for_programs(place: Path) -> None:
    done = run(place, "--json", "mixed.jsonl", "--key", "key.txt")
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers == [alone.verify(GOOD, KEY), alone.verify(FAILED, KEY)]


def test_standard_input(place: Path) -> None:
    done = run(place, "-", given=json.dumps(GOOD, indent=1).encode())
    assert done.returncode == 0
    assert done.stdout.decode().startswith(f"-:1: {PROVEN}")


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
def test_command_line_what_cannot_be_checked(place: Path, arguments: list[str], says: str) -> None:
    done = run(place, *arguments)
    assert done.returncode == 2
    [line] = done.stderr.decode().splitlines()
    assert line.startswith(f"verify_palifico: {says}")
    assert line.endswith(".")


def test_other_files_are_checked_all_the_same(place: Path) -> None:
    done = run(place, "no-such-file", "mixed.jsonl", "empty.jsonl", "good.jsonl")
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 4
    assert done.stdout.endswith(b"\n2 of 3 games proven.\n")
    assert len(done.stderr.splitlines()) == 2


def test_help_tells_what_is_proven(place: Path) -> None:
    done = run(place, "--help")
    assert done.returncode == 0
    assert b"What is proven:" in done.stdout
    assert b"What it cannot prove:" in done.stdout


def test_command_line_no_client_reads_the_answers(place: Path) -> None:
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


def test_terminal_that_knows_ascii_only(place: Path) -> None:
    record = stamped({**GOOD, "id": "Zoë\n\x1b[2J\N{GAME DIE}\ud800x"[:-2]}, PRIVATE)
    (place / "names.jsonl").write_text(json.dumps(record))
    call = [sys.executable, "-S", "verify_palifico.py", "names.jsonl"]
    environment = {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(call, cwd=place, env=environment, capture_output=True, check=False)
    assert done.returncode == 0
    assert b", game Zo\\xeb??[2J\\U0001f3b2, " in done.stdout
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
    if len(numbers) > 1:
        assert lines.pop().endswith(f" of {len(numbers)} games proven.")
    assert [line.split(":")[1] for line in lines] == [str(number) for number in numbers]
    assert ": Not proven: " in lines[0]
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
def test_game_in_any_clothes(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    path.write_bytes(content)
    assert alone.main([str(path), "--key", KEY]) == 0
    assert f": {PROVEN}" in capsys.readouterr().out


NOTATION = b"palifico 1\nedition: paco\nplayers: 2\nstarter: a\n1. a22345 b11366 | a 3x6, b dudo\n"


@pytest.mark.parametrize(
    "content",
    [
        NOTATION,
        BOM + NOTATION,
        b"\n \t\r\n  " + NOTATION,
        NOTATION.replace(b"\n", b"\r\n"),
        NOTATION.replace(b"\n", b"\r"),
        NOTATION * 3,
        NOTATION.replace(b" 1", b" \t12", 1),
        b"palifico 1",
    ],
    ids=range(8),
)
def test_text_notation(
    content: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_bytes(content)
    assert alone.main(["game.txt"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        "verify_palifico: game.txt holds text notation, not JSON; "
        "`palifico record FILE --to json` converts it.\n"
    )


@pytest.mark.parametrize("content", [b"palifico", b"palifico x", b"palifico1", b"Palifico 1"])
def test_command_line_what_is_no_notation_either(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "words").write_bytes(content)
    assert alone.main([str(tmp_path / "words")]) == 1
    assert ": Not proven: it is not JSON" in capsys.readouterr().out


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


def test_rule_in_a_sentence() -> None:
    rounds = [{"dice": [], "actions": [[1, "bid", 1, 2], [0, "calza"]]}]
    told = {"players": ["Ana", "Bob"], "starter": 1, "rounds": rounds}
    error = {"code": "game.illegal", "round": 0, "action": 1, "rule": "calza.off"}
    answer = {"ok": False, "id": 10**5000, "checked": [], "error": error}
    assert alone.sentence(told, answer) == (
        "Not proven: game with a huge number: round 1, action 2 (Ana), is against the rules: "
        "the exact call is not played (calza.off)."
    )
    error |= {"action": None, "rule": "dice.size"}
    assert alone.failure(told, error) == (
        "round 1 is against the rules: "
        "somebody rolled more or fewer dice than they held (dice.size)"
    )


def test_rule_has_words() -> None:
    early = {"ok", "record.invalid", "edition.unknown", "option.unknown", "house.invalid"}
    assert set(alone.BROKEN) == EVERY_CODE - early
