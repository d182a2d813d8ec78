"""Process pool: worker processes of this machine, a few tasks ahead; a lost one is replaced.

Each worker has a pipe of its own, of which no other process holds an end: when a worker is gone,
its pipe says so, and its tasks go to another one. Workers get neither SIGINT nor
SIGHUP: the process that started them does, and kills them.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

from palifico.errors import Fault
from palifico.signals import blocked_signals

MAX_LOSSES: Final = 3
"""A task is not retried after its worker was lost so often in a row."""
TASKS_PER_WORKER: Final = 2
"""Tasks handed out for each worker: one in progress, one that waits."""
Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerPool(Generic[Task, Result]):
    """Processes that do tasks; `lost` says what to raise for a task that cannot be done."""

    def __init__(
        self, jobs: int, do: Callable[[Task], Result], lost: Callable[[Task], Fault]
    ) -> None:
        self._jobs, self._do, self._lost = jobs, do, lost
        self._workers: list[_Worker[Task]] = []

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield each task with its result, as it is done; take tasks as there is room for them."""
        waiting, again = iter(tasks), deque[Task]()
        losses: Counter[Task] = Counter()
        while True:
            self._fill(waiting, again)
            if not any(worker.tasks for worker in self._workers):
                return
            for worker in self._ready():
                answer = worker.answer()
                if answer is None:
                    again.extendleft(reversed(self._gone(worker, losses)))
                    continue
                task = worker.tasks.popleft()
                del losses[task]
                yield task, _result(answer)

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for worker in self._workers:
            worker.kill()
        while self._workers:
            self._workers[-1].bury()
            self._workers.pop()

    def _fill(self, waiting: Iterator[Task], again: deque[Task]) -> None:
        room = TASKS_PER_WORKER * self._jobs - sum(len(worker.tasks) for worker in self._workers)
        for _ in range(room):
            task = again.popleft() if again else next(waiting, None)
            if task is None:
                return
            self._least_busy().give(task)

    def _least_busy(self) -> _Worker[Task]:
        """Return the worker with the fewest tasks; a new one where all are busy, if it may be."""
        least = min(self._workers, key=lambda worker: len(worker.tasks), default=None)
        if least is not None and (not least.tasks or len(self._workers) == self._jobs):
            return least
        resource_tracker.ensure_running()  # starting it would unblock the signals again
        with blocked_signals():
            self._workers.append(_Worker(self._do))
        return self._workers[-1]

    def _ready(self) -> list[_Worker[Task]]:
        ready = wait([worker.pipe for worker in self._workers])
        return [worker for worker in self._workers if worker.pipe in ready]

    def _gone(self, worker: _Worker[Task], losses: Counter[Task]) -> list[Task]:
        """Return what a worker that is gone had to do still; the first of it counts as lost.

        Raises what `lost` says.
        """
        self._workers.remove(worker)
        worker.kill()
        worker.bury()
        left = list(worker.tasks)
        losses.update(left[:1])
        if left and losses[left[0]] >= MAX_LOSSES:
            raise self._lost(left[0])
        return left


class _Worker(Generic[Task]):
    """A process, our end of its pipe, and what it was given to do and has not answered yet."""

    def __init__(self, do: Callable[[Task], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.tasks: deque[Task] = deque()
        self.pipe, its_end = context.Pipe()
        self._process = context.Process(target=_work, args=(do, its_end), daemon=True)
        self._process.start()
        its_end.close()

    def give(self, task: Task) -> None:
        """Hand it a task; if it is gone, its pipe will tell."""
        self.tasks.append(task)
        with suppress(ConnectionError):
            self.pipe.send(task)

    def answer(self) -> bytes | None:
        """Return what came of the task that it was given first; None when it is gone."""
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def bury(self) -> None:
        """Let go of one that was ended."""
        self._process.join()
        self.pipe.close()


def _result(answer: bytes) -> Any:
    """Return what came of a task.

    Raises what was raised by it.
    """
    is_done, given = pickle.loads(answer)
    if not is_done:
        raise given
    return given


def _work(do: Callable[[Any], Any], pipe: Connection) -> None:
    """Run a worker process: one task after the other, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for platforms that block no signals
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # may be inherited as ignored
    threading.Thread(target=_follow, daemon=True).start()
    try:
        while True:
            pipe.send_bytes(_answer(do, pipe.recv()))
    except (EOFError, ConnectionError):
        return


def _answer(do: Callable[[Any], Any], task: object) -> bytes:
    try:
        return pickle.dumps((True, do(task)))
    except Exception as error:
        return pickle.dumps((False, error))


def _follow() -> None:
    """End with the process that started this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
