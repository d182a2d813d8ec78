"""Runs that are killed or stopped in the middle: no batch is lost, none is played twice."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from palifico.arena.backends.base import InProcess
from palifico.arena.config import Config
from palifico.arena.design import cells
from palifico.arena.results.results import open_results
from palifico.arena.run import play_run
from palifico.arena.sums import sums_json
from palifico.arena.tasks import Task, play_task
from tests.arena.kept import SUFFIXES, kept, numbers, quick

ROOT = Path(__file__).resolve().parents[2]
BATCHES = 100
BOTS = {"players": ["counter", "beginner"], "seats": [3], "games": 3 * BATCHES, "batch": 3}
RUN = ("--players", "counter", "beginner", "--seats", "3", "--batch", "3", "--seed", "9")
ENDLESS = 6_000_000


def begun(place: Path) -> list[tuple[int, int]]:
    """The batches that are kept, if any."""
    try:
        return numbers(place)
    except (sqlite3.OperationalError, FileNotFoundError):
        return []


@contextmanager
def running(place: Path, games: int = 3 * BATCHES) -> Iterator[subprocess.Popen[str]]:
    """A run by the command line, in two processes of a process of its own."""
    command = [sys.executable, "-m", "palifico", "arena", "run", *RUN, "--games", str(games)]
    with subprocess.Popen(
        [*command, "--jobs", "2", "--out", str(place)],
        cwd=ROOT,
        env={**os.environ, "PALIFICO_LANG": "en", "COLUMNS": "1000"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as started:
        yield started
        if started.poll() is None:
            started.kill()


def wait_for(place: Path, batches: int, started: subprocess.Popen[str]) -> None:
    """Wait until so many batches are kept."""
    while len(begun(place)) < batches:
        assert started.poll() is None, started.communicate()
        time.sleep(0.005)


def games_once(place: Path, config: Config) -> None:
    """Every game of every batch that is kept is there once, and no other."""
    [cell] = cells(config)
    games = [row[1:3] for row in kept(place).games]
    turns = range(cell.seating.rotations)
    wanted = {(d, r) for _, batch in numbers(place) for d in cell.span(batch) for r in turns}
    assert len(games) == len(set(games))
    assert wanted <= set(games) if place.suffix == ".parquet" else wanted == set(games)


@pytest.mark.slow
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_run_that_is_killed_three_times_ends_as_if_it_never_was(
    suffix: str, tmp_path: Path
) -> None:
    config, place = quick(**BOTS), tmp_path / f"x{suffix}"
    before: list[tuple[int, int]] = []
    for _ in range(3):
        with running(place) as started:
            wait_for(place, len(before) + 4, started)
            os.kill(started.pid, signal.SIGKILL)
        assert started.returncode == -signal.SIGKILL
        after = begun(place)
        assert set(before) < set(after)
        games_once(place, config)
        before = after
    assert len(before) < BATCHES
    heard: list[tuple[int, int]] = []
    play_run(config, place, InProcess(), lambda _, task, __: heard.append((task.cell, task.batch)))
    assert sorted(heard + before) == [(0, batch) for batch in range(BATCHES)]
    whole = tmp_path / f"whole{suffix}"
    play_run(config, whole, InProcess())
    assert kept(place) == kept(whole)
    with open_results(place) as one, open_results(whole) as other:
        assert one.sums(one.cells[0]) == other.sums(other.cells[0])
    if suffix == ".parquet":
        files = [sorted(p.relative_to(at) for p in at.rglob("*")) for at in (place, whole)]
        assert files[0] == files[1]
        for file in files[0]:
            if (place / file).is_file():
                assert (place / file).read_bytes() == (whole / file).read_bytes()


@pytest.mark.slow
def test_another_process_is_refused_and_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    place, config = tmp_path / "x.sqlite", quick(**{**BOTS, "games": ENDLESS})
    with running(place, ENDLESS) as started:
        wait_for(place, 3, started)
        with running(place, ENDLESS) as second:
            _, err = second.communicate()
        assert (second.returncode, err) == (
            2,
            f"Another process is playing into {place}: let it finish, or stop it first.\n",
        )
        started.send_signal(signal.SIGINT)
        out, err = started.communicate()
    assert (started.returncode, err) == (130, "")
    assert out.splitlines()[-1] == (
        f"Interrupted. What was played is kept in {place}; the same command goes on from there."
    )
    assert "Not all of this has been played yet." in out
    before = begun(place)
    with running(place, ENDLESS) as again:
        wait_for(place, len(before) + 3, again)
        again.send_signal(signal.SIGINT)
        again.communicate()
    assert set(before) < set(begun(place))
    for cell, batch, sums, _ in kept(place).batches[:8]:
        assert json.loads(sums_json(play_task(Task(config, cell, batch)).sums)) == sums
