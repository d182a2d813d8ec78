"""The real command: streams, exit status, and a reader who goes away."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEMO = ROOT / "examples" / "records" / "demo.jsonl"
PALIFICO = [sys.executable, "-m", "palifico"]
SURROUNDINGS = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("LC_", "LANG", "PALIFICO_", "PYTHONU", "PYTHONIO"))
}


def call(*argv: str, stdin: bytes = b"", **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    env = SURROUNDINGS | surroundings
    return subprocess.run(
        [*PALIFICO, *argv], input=stdin, capture_output=True, env=env, timeout=60, check=False
    )


@contextmanager
def referee() -> Iterator[subprocess.Popen[bytes]]:
    """A referee that reads and writes; one that keeps silent is stopped."""
    pipe = subprocess.PIPE
    command = [*PALIFICO, "referee"]
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, env=SURROUNDINGS
    ) as process:
        stop = Timer(20, process.kill)
        stop.start()
        yield process
        stop.cancel()


def answer(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    """What the referee says to one line before it gets another."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    process.stdin.flush()
    return process.stdout.readline()


def test_verdict_comes_before_the_next_line_goes() -> None:
    record = DEMO.read_bytes().splitlines()[0]
    with referee() as process:
        for line, ok in ((record, True), (b"junk", False), (record, True)):
            assert json.loads(answer(process, line))["ok"] is ok
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (1, b"", b"")


@pytest.mark.parametrize(
    ("argv", "status"),
    [
        (["explain", "paco", "3x5", "4x5"], 0),
        (["explain", "paco", "3x5", "3x5"], 1),
        (["explain", "paco"], 2),
        (["referee", "no such file"], 2),
    ],
)
def test_exit_status(argv: Sequence[str], status: int) -> None:
    ran = call(*argv)
    assert ran.returncode == status
    assert bool(ran.stdout) is (status < 2)
    assert bool(ran.stderr) is (status == 2)


@pytest.mark.parametrize(
    "argv",
    [
        *(["rules", "paco"], ["house", "paco"], ["record", str(DEMO)], ["referee", str(DEMO)]),
        ["play", "--seed", "1"],
    ],
    ids=lambda argv: argv[0],
)
def test_reader_who_has_gone_is_no_reason_for_a_traceback(argv: Sequence[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        ran = subprocess.run(
            [*PALIFICO, *argv],
            stdin=subprocess.DEVNULL,
            stdout=write,
            stderr=subprocess.PIPE,
            env=SURROUNDINGS,
            timeout=60,
            check=False,
        )
    finally:
        os.close(write)
    assert ran.stderr == b""
    assert ran.returncode in (0, 1)


def test_terminal_that_cannot_show_a_letter_shows_something() -> None:
    ran = call("rules", "paco", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Paco" in ran.stdout
    assert ran.stdout.isascii()


def test_bytes_that_are_no_text_are_no_move() -> None:
    ran = call("play", "--seed", "1", stdin=b"\xff\xfe\nquit\n", PYTHONIOENCODING="utf-8")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "“\ufffd\ufffd” is not".encode() in ran.stdout


def test_argument_that_is_no_text() -> None:
    ran = call("explain", "paco", os.fsdecode(b"\xff"))
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"A bid is written like 3x5")


def test_interrupt_ends_the_referee_quietly() -> None:
    with referee() as process:
        answer(process, b"junk")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (130, b"")


def test_language_of_the_surroundings_reaches_the_command() -> None:
    assert "nessuna opzione" in call("editions", LANG="it_IT.UTF-8").stdout.decode()
    assert "no options" in call("editions").stdout.decode()
