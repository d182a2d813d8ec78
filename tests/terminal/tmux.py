"""Terminals that a script types into and reads from, in tmux; and somebody who plays there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from uuid import uuid4

from tests.server.process import surroundings

PALIFICO: Final = (sys.executable, "-m", "palifico")
PATIENCE: Final = 60.0
POLL_S: Final = 0.05
DONE: Final = "exit status"


def tmux_path() -> str:
    """Where tmux is; `tools/setup/tmux.sh` installs it."""
    path = os.environ.get("PALIFICO_TMUX") or shutil.which("tmux")
    assert path, "there is no tmux: run tools/setup/tmux.sh, or name one with PALIFICO_TMUX"
    return path


@dataclass(frozen=True)
class Pane:
    """One terminal."""

    server: str
    name: str

    def text(self) -> str:
        """What is on the screen."""
        return self._run("capture-pane", "-p", "-t", self.name)

    def press(self, *keys: str) -> None:
        """Press keys, by the names that tmux has for them."""
        self._run("send-keys", "-t", self.name, *keys)

    def type(self, text: str) -> None:
        """Type a line."""
        self._run("send-keys", "-t", self.name, "-l", text)
        self.press("Enter")

    def resize(self, width: int, height: int) -> None:
        """Make the window another size."""
        self._run("resize-window", "-t", self.name, "-x", str(width), "-y", str(height))

    def until(self, is_so: Callable[[str], object], seconds: float = PATIENCE) -> str:
        """The screen as soon as something is so on it."""
        late = time.monotonic() + seconds
        while not is_so(text := self.text()):
            assert time.monotonic() < late, f"waited in vain:\n{text}"
            time.sleep(POLL_S)
        return text

    def shows(self, *words: str, seconds: float = PATIENCE) -> str:
        """The screen as soon as all of these are on it."""
        return self.until(lambda text: all(word in text for word in words), seconds)

    def _run(self, *argv: str) -> str:
        command = [tmux_path(), "-L", self.server, *argv]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


def children(parents: list[str]) -> list[str]:
    """The processes that some processes have started and that are still there."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    )
    pairs = (line.split() for line in listed.stdout.splitlines())
    return [number for number, parent in pairs if parent in parents]


def runs(number: str) -> bool:
    """Whether there is such a process."""
    with suppress(ProcessLookupError):
        os.kill(int(number), 0)
        return True
    return False


class Terminals:
    """Some terminals side by side."""

    def __init__(self, data: Path) -> None:
        self._server = f"palifico-{uuid4().hex}"
        self._data = data
        self._count = 0

    def open(self, *argv: str, size: tuple[int, int] = (80, 24), **more: str) -> Pane:
        """A terminal in which palifico runs, and says how it ended."""
        self._count += 1
        pane = Pane(self._server, f"t{self._count}")
        env = {"PALIFICO_DATA": str(self._data), "PALIFICO_LANG": "en", **more}
        setting = " ".join(f"{name}={shlex.quote(value)}" for name, value in env.items())
        command = f"{setting} {shlex.join([*PALIFICO, *argv])}; echo {DONE} $?; stty -a; cat"
        size_ = ("-x", str(size[0]), "-y", str(size[1]))
        new = [tmux_path(), "-L", self._server, "new-session", "-d", "-s", pane.name, *size_]
        subprocess.run([*new, command], check=True, env=surroundings())
        return pane

    def close(self) -> None:
        """Close all of them: nothing that ran in them stays behind."""
        tmux = [tmux_path(), "-L", self._server]
        panes = [*tmux, "list-panes", "-a", "-F", "#{pane_pid}"]
        shells = subprocess.run(panes, capture_output=True, text=True, check=False).stdout.split()
        running = children(shells)
        subprocess.run([*tmux, "kill-server"], capture_output=True, check=False)
        late = time.monotonic() + PATIENCE
        while any(map(runs, running)):
            assert time.monotonic() < late, "a terminal was closed, and its game runs on"
            time.sleep(POLL_S)


@contextmanager
def terminals(data: Path) -> Iterator[Terminals]:
    """Terminals until the end of the test."""
    made = Terminals(data)
    try:
        yield made
    finally:
        made.close()


def play_on(pane: Pane, *, plain: bool) -> bool:
    """Do what there is to do at this moment; whether the game is over."""
    text = pane.text()
    if plain:
        return _in_lines(pane, text)
    if "n Rematch" in text:
        return True
    hints = text.rstrip().splitlines()[-1:]
    if hints and "⏎ Bid" in hints[0]:
        may_doubt = re.search(r" d \w+", hints[0])
        pane.press(*(["d", "d"] if may_doubt else ["Enter"]))
    elif hints and "s Skip" in hints[0]:
        pane.press("s")
    return False


def _in_lines(pane: Pane, text: str) -> bool:
    lines = text.rstrip().splitlines()
    last = lines[-1] if lines else ""
    if last.startswith("Keep this game"):
        return True
    if re.fullmatch(r"Your move \(.*\):", last):
        calls = last.removeprefix("Your move (3x5, ").split(",")[0]
        pane.type("1x2" if calls == "rules" else calls.lower())
    return False
