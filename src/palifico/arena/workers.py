"""Processes of this machine that do tasks, a few ahead; one that is lost is made anew.

Each has a pipe of its own, of which nobody else holds an end: when a process is gone, whatever it
was doing, its pipe says so. What it had not begun goes to another one.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

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
        self._workers: list[_Worker[Task]] = []

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """What came of each task, as it is done; tasks are taken as there is room for them."""
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
        room = AHEAD * self._jobs - sum(len(worker.tasks) for worker in self._workers)
        for _ in range(room):
            task = again.popleft() if again else next(waiting, None)
            if task is None:
                return
            self._least_busy().give(task)

    def _least_busy(self) -> _Worker[Task]:
        """The worker with the least to do; a new one where all are busy and there is room."""
        least = min(self._workers, key=lambda worker: len(worker.tasks), default=None)
        if least is not None and (not least.tasks or len(self._workers) == self._jobs):
            return least
        with _undisturbed():
            self._workers.append(_Worker(self._do))
        return self._workers[-1]

    def _ready(self) -> list[_Worker[Task]]:
        ready = wait([worker.pipe for worker in self._workers])
        return [worker for worker in self._workers if worker.pipe in ready]

    def _gone(self, worker: _Worker[Task], losses: Counter[Task]) -> list[Task]:
        """What a worker that is gone had to do still; the first of it counts as lost.

        Raises what `lost` says.
        """
        self._workers.remove(worker)
        worker.kill()
        worker.bury()
        left = list(worker.tasks)
        losses.update(left[:1])
        if left and losses[left[0]] >= LOSSES:
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
        """What came of the task that it was given first; None when it is gone."""
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
    """What came of a task.

    Raises what was raised by it.
    """
    is_done, given = pickle.loads(answer)
    if not is_done:
        raise given
    return given


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Start a process that never hears of Ctrl-C: whoever started it does, and answers it."""
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    resource_tracker.ensure_running()  # starting it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(do: Callable[[Any], Any], pipe: Connection) -> None:
    """What a process does: one task after the other, until nobody is there to give it any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
