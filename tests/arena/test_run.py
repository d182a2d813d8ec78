"""A run: the same result by one process or several, whoever is lost, however it is stopped."""

from __future__ import annotations

import faulthandler
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from palifico.arena.backends.base import Backend, InProcess, ProcessPool, local, processors
from palifico.arena.config import Config, Player
from palifico.arena.design import CellProgress, cells, widest
from palifico.arena.results.results import open_results, writing
from palifico.arena.run import Run, play_run
from palifico.arena.tasks import Result, Task, play_task
from palifico.errors import Fault
from palifico.words import LANGS, fault_sentence
from palifico.workers import MAX_LOSSES, TASKS_PER_WORKER, WorkerPool
from tests.arena import workers
from tests.arena.kept import SUFFIXES, Kept, bots, kept, numbers, quick

ROOT = Path(__file__).resolve().parents[2]
NARROW = {
    "players": ["odds:doubt=0.35", "odds:doubt=0.1"],
    "until": 2.0,
    "batch": 90,
    "games": None,
}


class Backwards:
    """Plays some batches ahead, and gives back the last one first."""

    def __init__(self, ahead: int) -> None:
        self._ahead = ahead

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """What came of each task, backwards."""
        waiting = iter(tasks)
        while some := list(islice(waiting, self._ahead)):
            for task in reversed(some):
                yield task, play_task(task)

    def close(self) -> None:
        """Nothing to do."""


def result(place: Path, config: Config, backend: Backend) -> Kept:
    """Everything that is kept when a run has come to its end."""
    assert play_run(config, place, backend).complete
    return kept(place)


def is_there(pid: int) -> bool:
    """Whether a process still does anything."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


def is_deaf(pid: int) -> bool:
    """Whether a process never hears of Ctrl-C, from its very beginning on."""
    status = Path(f"/proc/{pid}/status").read_text().splitlines()
    [blocked] = [int(line.split()[1], 16) for line in status if line.startswith("SigBlk")]
    return bool(blocked >> (signal.SIGINT - 1) & 1)


@pytest.mark.slow
def test_several_processes_give_the_same_result(tmp_path: Path) -> None:
    config = quick()
    assert result(tmp_path / "1.sqlite", config, local(1)) == result(
        tmp_path / "2.sqlite", config, local(2)
    )
    assert active_children() == []


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("ahead", [2, 5])
def test_run_until_ends_at_the_same_batch_in_any_order_of_workers(
    ahead: int, suffix: str, tmp_path: Path
) -> None:
    config = quick(**NARROW)
    place = tmp_path / f"1{suffix}"
    one = result(place, config, InProcess())
    assert result(tmp_path / f"2{suffix}", config, Backwards(ahead)) == one
    for number in (0, 1):
        batches = [batch for cell, batch in numbers(place) if cell == number]
        assert batches == list(range(len(batches)))
        assert len(batches) > 2


@pytest.mark.slow
def test_run_until_is_the_same_with_one_process_and_with_two(tmp_path: Path) -> None:
    config = quick(**NARROW, seats=[2])
    assert result(tmp_path / "1.sqlite", config, local(1)) == result(
        tmp_path / "2.sqlite", config, local(2)
    )


def test_run_until_stops_as_soon_as_all_intervals_are_narrow_enough(tmp_path: Path) -> None:
    config = quick(**NARROW, seats=[2])
    run = play_run(config, tmp_path / "x.sqlite", InProcess())
    [cell], [row] = run.cells, run.rows
    assert row.end is not None
    assert widest(cell, row.sums) <= 2.0
    before = [play_task(Task(config, 0, batch)).sums for batch in range(row.end - 1)]
    assert widest(cell, sum(before, cell.nothing())) > 2.0


def test_run_until_plays_no_more_than_the_games_that_were_asked_for(tmp_path: Path) -> None:
    config = quick(**{**NARROW, "games": 200}, seats=[2])
    run = play_run(config, tmp_path / "x.sqlite", InProcess())
    assert run.rows[0].sums.games == 200
    assert run.complete


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_batches_behind_the_end_are_forgotten_when_a_run_goes_on(
    suffix: str, tmp_path: Path
) -> None:
    """A run that was killed between the last batch and the sweeping."""
    config = quick(**NARROW, seats=[2])
    place = tmp_path / f"x{suffix}"
    whole = result(place, config, InProcess())
    end = len(numbers(place))
    with writing(place, config) as store:
        store.keep(0, end + 1, play_task(Task(config, 0, end + 1)))
    with open_results(place) as results:
        assert results.sums(results.cells[0]).games == end * 90
        assert len(results.orders(results.cells[0])) == end * 90
    assert result(place, config, InProcess()) == whole


def test_row_counts_batches_in_any_order() -> None:
    config = quick(games=96, seats=[2])
    [cell] = cells(config)
    sums = [play_task(Task(config, 0, batch)).sums for batch in range(4)]
    row = CellProgress(config, cell)
    for batch in (2, 0):
        row.add(batch, sums[batch])
    assert [row.holds(batch) for batch in range(4)] == [True, False, True, False]
    assert (row.complete, row.sums) == (False, sums[0] + sums[2])
    for batch in (3, 1, 4):
        row.add(batch, sums[0] if batch == 4 else sums[batch])
    assert (row.complete, row.sums) == (True, sum(sums[1:], sums[0]))


@pytest.mark.slow
def test_tasks_are_taken_only_a_few_ahead() -> None:
    config, taken = bots(), 0

    def tasks() -> Iterator[Task]:
        nonlocal taken
        for batch in range(10):
            taken += 1
            yield Task(config, batch // 5, batch % 5)

    backend = ProcessPool(2)
    done = 0
    for _ in backend.run(tasks()):
        done += 1
        assert taken - done < 2 * TASKS_PER_WORKER
    backend.close()
    assert done == 10


@pytest.mark.slow
def test_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    config = bots(games=60)
    heard = 0

    def kill(run: Run, task: Task, result: Result) -> None:
        nonlocal heard
        heard += 1
        if heard == 3:
            pid = active_children()[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)

    play_run(config, tmp_path / "x.sqlite", ProcessPool(2), kill)
    assert heard == len(numbers(tmp_path / "x.sqlite")) == 20
    assert kept(tmp_path / "x.sqlite") == result(tmp_path / "y.sqlite", config, InProcess())


@pytest.mark.slow
def test_batch_that_loses_its_worker_twice_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = tmp_path / "times"
    times.write_text("")
    monkeypatch.setenv("STUMBLES", str(times))
    config = bots(seats=[2])
    whole = result(tmp_path / "x.sqlite", config, ProcessPool(2, workers.stumbles))
    assert times.read_text() == "xx"
    assert whole == result(tmp_path / "y.sqlite", config, InProcess())


@pytest.mark.slow
def test_batch_that_loses_every_worker_ends_the_run_which_can_go_on(tmp_path: Path) -> None:
    config, place = bots(seats=[2], games=120), tmp_path / "x.sqlite"
    with pytest.raises(Fault) as raised:
        play_run(config, place, ProcessPool(1, workers.dies))
    assert raised.value.code == "arena.lost"
    assert raised.value.about["times"] == MAX_LOSSES
    for lang in LANGS:
        assert fault_sentence(lang, raised.value)
    assert active_children() == []
    begun = numbers(place)
    assert (0, 0) in begun
    assert (0, 2) not in begun
    assert result(place, config, InProcess()) == result(tmp_path / "y.sqlite", config, InProcess())


def test_batch_that_cannot_be_played_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> object:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("palifico.arena.tasks.play_rotation", fail)
    players = Player("counter"), Player("beginner")
    config = Config("t", players, ("paco",), (2,), games=4)
    with pytest.raises(Fault) as raised:
        play_run(config, tmp_path / "x.sqlite", InProcess())
    assert raised.value.code == "arena.batch"
    assert dict(raised.value.about) == {
        "cell": "paco-2",
        "batch": 0,
        "why": "ZeroDivisionError: oh",
    }
    for lang in LANGS:
        assert "ZeroDivisionError: oh" in fault_sentence(lang, raised.value)


@pytest.mark.slow
def test_fault_in_a_worker_arrives_as_it_is(tmp_path: Path) -> None:
    config = replace(bots(), players=(Player("nobody"), Player("counter")))
    backend = ProcessPool(2)
    with pytest.raises(Fault) as raised:
        list(backend.run([Task(config, 0, 0)]))
    backend.close()
    assert (raised.value.code, raised.value.about["given"]) == ("bots.unknown", "nobody")


@pytest.mark.slow
def test_run_what_fails_in_a_worker_is_not_swallowed() -> None:
    backend = ProcessPool(2, workers.fails)
    with pytest.raises(ZeroDivisionError, match="batch 0"):
        list(backend.run([Task(bots(), 0, 0)]))
    backend.close()


@pytest.mark.slow
def test_closing_does_not_wait_for_what_is_played() -> None:
    backend = ProcessPool(2, workers.waits)
    config = bots()

    def tasks() -> Iterator[Task]:
        yield Task(config, 0, 0)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(backend.run(tasks()))
    assert len(active_children()) == 1
    backend.close()
    assert active_children() == []


@pytest.mark.slow
def test_closing_ends_while_results_are_on_their_way() -> None:
    """Workers are killed in the middle of sending what takes long to be sent."""
    for round_ in range(8):
        pool = WorkerPool(2, bytes, lambda _: Fault("study.lost"))
        sent = pool.run([8_000_000] * 40)
        for _ in range(1 + round_ % 3):
            next(sent)
        faulthandler.dump_traceback_later(60, exit=True)
        pool.close()
        faulthandler.cancel_dump_traceback_later()
    assert active_children() == []


@pytest.mark.slow
def test_worker_beside_one_that_is_lost_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = tmp_path / "begun"
    begun.touch()
    monkeypatch.setenv("STUMBLES", str(begun))
    backend = ProcessPool(2, workers.waits_for_the_other)
    done = [task.batch for task, _ in backend.run(Task(bots(), 0, batch) for batch in (0, 2))]
    backend.close()
    assert sorted(done) == [0, 2]
    assert sorted(begun.read_text()) == ["0", "2", "2", "2"]


@pytest.mark.slow
def test_workers_hear_nothing_of_ctrl_c() -> None:
    """A terminal sends it to all of them, also to those that have only just been started."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.arena.workers"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as started:
        assert started.stdout is not None
        pids = list(map(int, started.stdout.readline().split()))
        assert len(pids) == 2
        assert [is_deaf(pid) for pid in (*pids, started.pid)] == [True, True, False]
        for pid in (*pids, started.pid):
            os.kill(pid, signal.SIGINT)
        _, err = started.communicate()
    assert err.count("Traceback") == err.count("KeyboardInterrupt") == 1


@pytest.mark.slow
def test_workers_end_with_the_process_that_started_them() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.arena.workers"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as started:
        assert started.stdout is not None
        pids = list(map(int, started.stdout.readline().split()))
        assert len(pids) == 2
        assert all(map(is_there, pids))
        started.kill()
    while any(map(is_there, pids)):
        time.sleep(0.02)


def test_run_as_many_processes_as_there_is_room_for() -> None:
    assert 1 <= processors() <= (os.cpu_count() or 1)
    assert isinstance(local(1), InProcess)
