"""Backend: plays batches in this process, in processes of this machine, or elsewhere.

A backend is given tasks one by one as it has room for them, and gives back what came of each, in
any order. It plays a batch again when its worker was lost.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeAlias

from palifico.arena.tasks import Result, Task, play_task
from palifico.errors import Fault
from palifico.workers import MAX_LOSSES, WorkerPool

Play: TypeAlias = Callable[[Task], Result]


class Backend(Protocol):
    """Where batches are played."""

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Return what came of each task, in any order; a few tasks at most are taken ahead.

        Raises Fault `arena.lost` when a batch loses its worker again and again, `arena.batch` when
        it cannot be played.
        """

    def close(self) -> None:
        """Let go of everything at once, also of what is being played."""


def local(jobs: int) -> Backend:
    """Plays on this machine, with so many processes."""
    return InProcess() if jobs <= 1 else ProcessPool(jobs)


def processors() -> int:
    """Return how many processes can play at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class InProcess:
    """Plays in this process, one batch after the other."""

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield what came of each task, in their order."""
        for task in tasks:
            yield task, play_task(task)

    def close(self) -> None:
        """There is nothing to let go of."""


class ProcessPool(WorkerPool[Task, Result]):
    """Plays in processes of this machine; one that is lost is made anew."""

    def __init__(self, jobs: int, play: Play = play_task) -> None:
        super().__init__(jobs, play, _lost)


def _lost(task: Task) -> Fault:
    return Fault("arena.lost", cell=task.cell, batch=task.batch, times=MAX_LOSSES)
