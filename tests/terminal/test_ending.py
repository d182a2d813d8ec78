"""Signals to end leave a terminal as it was, and say how to go on, as Ctrl-C does."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import surroundings

SMALL = ("play", "piatnik", "--seats", "2", "--bots", "beginner", "--lang", "en")
OLD_SCREEN = "\x1b[?1049l"
CURSOR = "\x1b[?25h"
NO_MOUSE = "\x1b[?1000l"


def ended(data: Path, *argv: str, seen: str, by: signal.Signals) -> tuple[int, str]:
    """The exit status, and all that came after the signal, which is sent once something is seen."""
    ours, theirs = pty.openpty()
    env = {**surroundings(), "PALIFICO_DATA": str(data), "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "palifico", *argv]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
    ) as running:
        os.close(theirs)
        _until(ours, seen)
        running.send_signal(by)
        after = _until(ours, None)
        status = running.wait(60)
    os.close(ours)
    return status, after


def _until(descriptor: int, seen: str | None) -> str:
    """What is written until something is there, or to the end."""
    text = b""
    while seen is None or seen.encode() not in text:
        try:
            data = os.read(descriptor, 4096)
        except OSError:
            data = b""
        if not data:
            assert seen is None, text
            break
        text += data
    return text.decode("utf-8", "replace")


@pytest.mark.parametrize(
    ("by", "status", "flags", "seen"),
    [
        (signal.SIGTERM, 143, [], "Your dice"),
        (signal.SIGHUP, 129, ["--plain"], "Your move ("),
    ],
    ids=["screen", "lines"],
)
def test_ending_at_the_table(
    tmp_path: Path, by: signal.Signals, status: int, flags: list[str], seen: str
) -> None:
    got, after = ended(tmp_path, *SMALL, *flags, seen=seen, by=by)
    assert got == status
    assert "Traceback" not in after
    assert "You left the game." in after
    assert re.search(r"palifico play [A-Z]{6} --bots beginner --lang en", after)
    if not flags:
        assert all(sign in after for sign in (OLD_SCREEN, CURSOR, NO_MOUSE))


def test_ending_while_it_starts(tmp_path: Path) -> None:
    got, after = ended(tmp_path, *SMALL, seen="\x1b[?1049h", by=signal.SIGTERM)
    assert got == 143
    assert "Traceback" not in after
    assert all(sign in after for sign in (OLD_SCREEN, CURSOR, "You left the game."))
