"""Where batches are played: in this process, in several of this machine, or wherever else.

A backend is given tasks one by one as it has room for them, and gives back what came of each, in
any order. It plays a batch again when whoever had it was lost.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeAlias

from palifico.arena.playing import Result, Task, play_task
from palifico.editions import Fault

LOSSES: Final = 3
"""A batch whose worker is lost so often in a row is not tried again."""
AHEAD: Final = 2
"""So many batches are handed out for each worker: one that is played, one that waits."""
Play: TypeAlias = Callable[[Task], Result]
_Playing: TypeAlias = dict[Future[Result], Task]


class Backend(Protocol):
    """Whoever plays batches."""

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """What came of each task, in any order; a few tasks at most are taken ahead.

        Raises Fault `arena.lost` when a batch loses its worker again and again, `arena.batch` when
        it cannot be played.
        """

    def close(self) -> None:
        """Let go of everything at once, also of what is being played."""


def local(jobs: int) -> Backend:
    """Plays on this machine, with so many processes."""
    return Here() if jobs <= 1 else Processes(jobs)


def processors() -> int:
    """How many processes can play at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Here:
    """Plays in this process, one batch after the other."""

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """What came of each task, in their order."""
        for task in tasks:
            yield task, play_task(task)

    def close(self) -> None:
        """There is nothing to let go of."""


class Processes:
    """Plays in processes of this machine; when one is lost, all are made anew."""

    def __init__(self, jobs: int, play: Play = play_task) -> None:
        self._jobs, self._play = jobs, play
        self._others = frozenset(multiprocessing.active_children())
        self._pool = _pool(jobs)

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """What came of each task, as it is done."""
        waiting = iter(tasks)
        playing: _Playing = {}
        losses: Counter[Task] = Counter()
        while True:
            self._fill(playing, waiting)
            if not playing:
                return
            done = wait(playing, return_when=FIRST_COMPLETED).done
            for future in sorted(done, key=lambda one: _order(playing[one])):
                if isinstance(future.exception(), BrokenProcessPool):
                    self._again(playing, losses)
                    break
                task = playing.pop(future)
                del losses[task]
                yield task, future.result()

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for process in frozenset(multiprocessing.active_children()) - self._others:
            process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _fill(self, playing: _Playing, waiting: Iterator[Task]) -> None:
        while len(playing) < AHEAD * self._jobs and (task := next(waiting, None)) is not None:
            self._submit(playing, task)

    def _submit(self, playing: _Playing, task: Task) -> None:
        """Hand out a task, also to a pool that has just lost a worker and does not know yet."""
        try:
            future = self._pool.submit(self._play, task)
        except BrokenProcessPool as error:
            future = Future()
            future.set_exception(error)
        playing[future] = task

    def _again(self, playing: _Playing, losses: Counter[Task]) -> None:
        """Play what was being played with workers of a new pool.

        Raises Fault `arena.lost`.
        """
        kept = {f: task for f, task in playing.items() if f.done() and f.exception() is None}
        lost = [task for future, task in playing.items() if future not in kept]
        losses.update(lost)
        for task in lost:
            if losses[task] >= LOSSES:
                raise Fault("arena.lost", cell=task.cell, batch=task.batch, times=LOSSES)
        self.close()
        self._pool = _pool(self._jobs)
        playing.clear()
        playing.update(kept)
        for task in sorted(lost, key=_order):
            self._submit(playing, task)


def _pool(jobs: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin)


def _order(task: Task) -> tuple[int, int]:
    return task.cell, task.batch


def _begin() -> None:
    """Let the process that started this one answer Ctrl-C, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
