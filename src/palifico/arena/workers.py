"""Processes of this machine that do tasks, a few ahead, and are made anew when one is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Generic, TypeVar

from palifico.editions import Fault

LOSSES: Final = 3
"""A task whose worker is lost so often in a row is not tried again."""
AHEAD: Final = 2
"""So many tasks are handed out for each worker: one that is done, one that waits."""
Task = TypeVar("Task")
Result = TypeVar("Result")


class Workers(Generic[Task, Result]):
    """So many processes that do tasks; `lost` says what to raise for one that cannot be done."""

    def __init__(
        self, jobs: int, do: Callable[[Task], Result], lost: Callable[[Task], Fault]
    ) -> None:
        self._jobs, self._do, self._lost = jobs, do, lost
        self._others = frozenset(multiprocessing.active_children())
        self._pool = _pool(jobs)

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """What came of each task, as it is done; tasks are taken as there is room for them."""
        waiting = iter(tasks)
        doing: dict[Future[Result], Task] = {}
        losses: Counter[Task] = Counter()
        while True:
            self._fill(doing, waiting)
            if not doing:
                return
            done = wait(doing, return_when=FIRST_COMPLETED).done
            for future in [one for one in doing if one in done]:
                if isinstance(future.exception(), BrokenProcessPool):
                    self._again(doing, losses)
                    break
                task = doing.pop(future)
                del losses[task]
                yield task, future.result()

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for process in frozenset(multiprocessing.active_children()) - self._others:
            process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _fill(self, doing: dict[Future[Result], Task], waiting: Iterator[Task]) -> None:
        while len(doing) < AHEAD * self._jobs and (task := next(waiting, None)) is not None:
            self._submit(doing, task)

    def _submit(self, doing: dict[Future[Result], Task], task: Task) -> None:
        """Hand out a task, also to a pool that has just lost a worker and does not know yet."""
        try:
            future = self._pool.submit(self._do, task)
        except BrokenProcessPool as error:
            future = Future()
            future.set_exception(error)
        doing[future] = task

    def _again(self, doing: dict[Future[Result], Task], losses: Counter[Task]) -> None:
        """Do what was being done with workers of a new pool.

        Raises what `lost` says.
        """
        kept = {f: task for f, task in doing.items() if f.done() and f.exception() is None}
        lost = [task for future, task in doing.items() if future not in kept]
        losses.update(lost)
        for task in lost:
            if losses[task] >= LOSSES:
                raise self._lost(task)
        self.close()
        self._pool = _pool(self._jobs)
        doing.clear()
        doing.update(kept)
        for task in lost:
            self._submit(doing, task)


def _pool(jobs: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin)


def _begin() -> None:
    """Let the process that started this one answer Ctrl-C, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
