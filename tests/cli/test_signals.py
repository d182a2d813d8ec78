"""Every long command ends on SIGINT, SIGTERM and SIGHUP, even if it was started ignoring them."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType

import pytest

from palifico.arena.backends import ray_cluster
from palifico.signals import Termination
from palifico.store import open_store
from palifico.store.backup import backup
from palifico.words import message
from tests.server.process import surroundings

ROOT = Path(__file__).resolve().parents[2]
RECORDS = (ROOT / "examples" / "records" / "demo.jsonl").read_bytes()
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
STATUS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}
PIPE_BYTES = 1 << 16
LIMIT_S = 60
SMALL_TABLE = ("play", "piatnik", "--seats", "2", "--bots", "beginner", "--lang", "en")
SLOW_BOT = """
import time
from palifico.bots import safe_action

class Slow:
    def act(self, seen):
        time.sleep(0.2)
        return safe_action(seen.view.legal)

    def calls_exact(self, seen):
        return None
"""


def ignore_signals() -> None:
    """Let a child be started as by `nohup`, or as a background job of a shell."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)


class Command:
    """A running command at a terminal, or with a pipe to read from and a file to write to."""

    def __init__(self, argv: Sequence[str], folder: Path, *, typed: bool) -> None:
        env = {**surroundings(), "PALIFICO_DATA": str(folder), "TERM": "xterm-256color"}
        self._unread = b""
        self._ours, theirs = pty.openpty()
        if not typed:
            os.close(theirs)
            theirs = os.open(folder / "output", os.O_CREAT | os.O_RDWR)
        self.popen = subprocess.Popen(
            [sys.executable, "-m", "palifico", *argv],
            stdin=theirs if typed else subprocess.PIPE,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=env,
            start_new_session=True,
            preexec_fn=ignore_signals,  # noqa: PLW1509 - no other thread holds a lock
        )
        os.close(theirs)

    def wait_for(self, text: str | None) -> str:
        """Read what it writes until a text is there, or to the end."""
        until = time.monotonic() + LIMIT_S
        while text is None or text.encode() not in self._unread:
            assert select.select([self._ours], [], [], until - time.monotonic())[0], self._unread
            try:
                data = os.read(self._ours, 4096)
            except OSError:
                data = b""
            if not data:
                assert text is None, self._unread
                break
            self._unread += data
        end = self._unread.index(text.encode()) + len(text.encode()) if text else None
        got, self._unread = self._unread[:end], b"" if end is None else self._unread[end:]
        return got.decode("utf-8", "replace")

    def feed(self, data: bytes) -> None:
        """Write so much to its input that it must have begun to read."""
        assert self.popen.stdin is not None
        self.popen.stdin.write(data * (2 * PIPE_BYTES // len(data) + 1))
        self.popen.stdin.flush()

    def end(self, number: signal.Signals) -> tuple[int, str]:
        """Send a signal; the exit status, and what was written after it."""
        self.popen.send_signal(number)
        after = self.wait_for(None)
        return self.popen.wait(LIMIT_S), after

    def close(self) -> None:
        """Kill it with all that it has started, if that is not over yet."""
        with suppress(ProcessLookupError):
            os.killpg(self.popen.pid, signal.SIGKILL)
        self.popen.wait()
        if self.popen.stdin is not None:
            self.popen.stdin.close()
        os.close(self._ours)


def copy_of_a_new_database(file: Path) -> None:
    """Back up a database in which nothing has happened yet."""
    url = f"sqlite:///{file.with_name('new.db')}"

    async def make() -> None:
        await (await open_store(url)).close()

    asyncio.run(make())
    backup(url, file)


@contextmanager
def started(folder: Path, *argv: str, typed: bool = True) -> Iterator[Command]:
    """A command that was started with all three signals ignored."""
    command = Command(argv, folder, typed=typed)
    try:
        yield command
    finally:
        command.close()


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_play_ignoring_signals_at_start_ends_and_can_be_resumed(
    tmp_path: Path, number: signal.Signals
) -> None:
    with started(tmp_path, *SMALL_TABLE, "--plain") as command:
        command.wait_for("Your move (")
        status, after = command.end(number)
    assert status == STATUS[number]
    assert "Traceback" not in after
    assert re.search(r"palifico play [A-Z]{6} --bots beginner --lang en --plain", after)


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_play_on_screen_ignoring_signals_at_start_restores_the_terminal(
    tmp_path: Path, number: signal.Signals
) -> None:
    with started(tmp_path, *SMALL_TABLE) as command:
        command.wait_for("Your dice")
        status, after = command.end(number)
    assert status == STATUS[number]
    assert "Traceback" not in after
    assert "\x1b[?1049l" in after
    assert re.search(r"palifico play [A-Z]{6} --bots beginner --lang en", after)


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_serve_ignoring_signals_at_start_stops_in_order(
    tmp_path: Path, number: signal.Signals
) -> None:
    with started(tmp_path, "serve", "--port", "0") as command:
        command.wait_for("Ctrl")
        status, after = command.end(number)
    assert status == 0
    assert "stopped" in after


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_arena_run_ignoring_signals_at_start_keeps_what_was_played(
    tmp_path: Path, number: signal.Signals
) -> None:
    asked = ("--players", "counter", "beginner", "--seats", "3", "--batch", "6", "--jobs", "2")
    run = ("arena", "run", *asked, "--games", "60000", "--lang", "en")
    with started(tmp_path, *run) as command:
        command.wait_for("leads")
        status, after = command.end(number)
    assert status == STATUS[number]
    assert "Interrupted. What was played is kept in arena.sqlite" in " ".join(after.split())


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_match_ignoring_signals_at_start_writes_what_was_played(
    tmp_path: Path, number: signal.Signals
) -> None:
    asked = ("counter", "beginner", "--games", "60000", "--jobs", "2", "--out", "match.json")
    with started(tmp_path, "match", *asked, "--lang", "en") as command:
        command.wait_for("The bots are playing")
        command.wait_for("1%")
        os.killpg(command.popen.pid, number)  # as a terminal, `timeout` or systemd does
        status, after = command.end(number)
    assert status == STATUS[number]
    assert "Interrupted" in after
    assert '"complete": false' in (tmp_path / "match.json").read_text("utf-8")


@pytest.mark.parametrize(
    ("argv", "number"),
    [
        (("referee",), signal.SIGHUP),
        (("verify",), signal.SIGINT),
        (("record",), signal.SIGTERM),
        (("dice-stats",), signal.SIGHUP),
        (("coach",), signal.SIGINT),
        (("watch",), signal.SIGTERM),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else value.name,
)
def test_command_that_reads_ignoring_signals_at_start_ends(
    tmp_path: Path, argv: tuple[str, ...], number: signal.Signals
) -> None:
    with started(tmp_path, *argv, typed=False) as command:
        command.feed(RECORDS)
        status, after = command.end(number)
    assert status == STATUS[number]
    assert "Traceback" not in after


@pytest.mark.parametrize(
    ("argv", "seen", "number"),
    [
        (("watch", str(ROOT / "examples/records/demo.jsonl"), "--game", "1"), "1049h", "SIGHUP"),
        (
            ("study", "seat-advantage", "--games", "10000000", "--lang", "en"),
            "\x1b[?25l",
            "SIGTERM",
        ),
        (("bots", "check", "slow.py", "--lang", "en"), "Trying out slow", "SIGINT"),
    ],
    ids=["watch", "study", "bots-check"],
)
def test_command_at_a_terminal_ignoring_signals_at_start_ends(
    tmp_path: Path, argv: tuple[str, ...], seen: str, number: str
) -> None:
    (tmp_path / "slow.py").write_text(SLOW_BOT)
    with started(tmp_path, *argv) as command:
        command.wait_for(seen)
        status, after = command.end(signal.Signals[number])
    assert status == STATUS[signal.Signals[number]]
    assert "Traceback" not in after


def test_backup_that_waits_for_a_database_ignoring_signals_at_start_ends(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"postgresql://palifico@127.0.0.1:{silent.getsockname()[1]}/palifico"
        with started(tmp_path, "backup", "new.db", "--database", place) as command:
            accepted, _ = silent.accept()
            with accepted:
                accepted.recv(1)
                status, after = command.end(signal.SIGTERM)
    assert status == 143
    assert "Traceback" not in after
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_restore_that_waits_for_a_database_ignoring_signals_at_start_ends(
    tmp_path: Path, number: signal.Signals
) -> None:
    copy_of_a_new_database(tmp_path / "copy.db")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"postgresql://palifico@127.0.0.1:{silent.getsockname()[1]}/palifico"
        with started(tmp_path, "restore", "copy.db", "--database", place) as command:
            accepted, _ = silent.accept()
            with accepted:
                accepted.recv(1)
                status, after = command.end(number)
    assert status == STATUS[number]
    assert "Traceback" not in after


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_warmup_that_compiles_ignoring_signals_at_start_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    with started(tmp_path, "warmup", "--lang", "en") as command:
        command.wait_for(message("en", "warmup-working", {}))
        status, after = command.end(number)
    assert status == STATUS[number]
    assert "Traceback" not in after


def test_ray_that_replaces_the_handler_of_sigterm_has_it_put_back() -> None:
    before = signal.getsignal(signal.SIGTERM)
    replaced: list[object] = []

    def init(*_given: object, **_options: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        replaced.append(signal.getsignal(signal.SIGTERM))

    ray = ModuleType("ray")
    vars(ray).update(init=init, shutdown=lambda: None)
    try:
        ray_cluster.join(ray, "127.0.0.1:6379")
        shutil.rmtree(ray_cluster.start(ray, jobs=1))
        assert replaced == [signal.SIG_IGN, signal.SIG_IGN]
        assert signal.getsignal(signal.SIGTERM) is before
    finally:
        signal.signal(signal.SIGTERM, before)


class Deaf:
    """What swallows every exception: a signal comes while it is destroyed."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGTERM)


def test_interrupt_that_a_destructor_swallows_is_raised_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = {number: signal.getsignal(number) for number in SIGNALS}
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)  # put back afterwards
    termination = Termination()
    try:
        termination.install()
        with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - it comes while this waits
            Deaf()
            time.sleep(LIMIT_S)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert termination.status(130) == 143


def test_termination_in_process_raises_or_redirects_and_keeps_the_first_signal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)  # put back afterwards
    before = {number: signal.getsignal(number) for number in SIGNALS}
    termination = Termination()
    try:
        ignore_signals()
        termination.install()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        left: list[int] = []
        termination.redirect(lambda: left.append(1))
        signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGINT)
        termination.reset()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert left == [1, 1]
    assert (termination.status(130), termination.status(0)) == (143, 0)
    with pytest.raises(KeyboardInterrupt):
        termination.check()
