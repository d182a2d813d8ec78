"""Study run: plays batches of its cells in one or several processes, and adds up the counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from palifico.arena.config import load_kernel
from palifico.arena.studies import find_study
from palifico.arena.studies.intervals import Ints
from palifico.arena.studies.study import Cell, Counts, Played, Study
from palifico.errors import Fault
from palifico.fair.encoding import digest
from palifico.workers import WorkerPool

BATCH_GAMES: Final = 10_000
"""The most games that are played and counted at once."""
OnProgress: TypeAlias = Callable[[str, int, int], object]
"""Called with the name of a cell, the games played so far, and their total."""


@dataclass(frozen=True, slots=True)
class Task:
    """A batch of one cell of a study; what comes of it follows from this alone."""

    study: str
    cell: int
    seed: int
    first: int
    games: int


def play_study(
    study: Study, *, games: int, seed: int = 0, jobs: int = 1, told: OnProgress | None = None
) -> Played:
    """Play at least so many games, and give what was counted in each cell.

    Raises Fault `kernel.extra` where numba is not installed, `study.lost` when a process is lost.
    """
    load_kernel()
    cells, tasks = study.cells(), list(tasks_of(study, games, seed))
    total, done = sum(task.games for task in tasks), 0
    counts: list[Counts] = [{} for _ in cells]
    for task, more in run_tasks(tasks, jobs):
        counts[task.cell] = added(counts[task.cell], more)
        done += task.games
        if told is not None:
            told(cells[task.cell].name, done, total)
    return list(zip(cells, counts, strict=True))


def tasks_of(study: Study, games: int, seed: int) -> Iterator[Task]:
    """At least so many games, shared out among the cells, in whole deals."""
    cells = study.cells()
    parts = sum(cell.parts for cell in cells)
    for number, cell in enumerate(cells):
        deals = -(-games * cell.parts // (parts * cell.rotations))
        whole = BATCH_GAMES // cell.rotations
        for first in range(0, deals, whole):
            batch = min(whole, deals - first) * cell.rotations
            yield Task(study.name, number, seed, first * cell.rotations, batch)


def run_tasks(tasks: Iterable[Task], jobs: int) -> Iterator[tuple[Task, Counts]]:
    """Yield what came of each batch, in any order where several processes play.

    Raises Fault `study.lost`.
    """
    if jobs <= 1:
        yield from ((task, play_task(task)) for task in tasks)
        return
    workers = WorkerPool(jobs, play_task, lambda _: Fault("study.lost"))
    try:
        yield from workers.run(tasks)
    finally:
        workers.close()


def play_task(task: Task) -> Counts:
    """Play and count one batch."""
    study = find_study(task.study)
    cell = study.cells()[task.cell]
    batch = load_kernel().play_batch(
        cell.rules,
        seats=cell.seats,
        games=task.games,
        seed=seed_of(task, cell),
        first=task.first,
        line_up=cell.line_up,
        rotations=cell.rotations,
        rounds=study.by_round,
    )
    return study.count(cell, batch)


def seed_of(task: Task, cell: Cell) -> int:
    """Return the seed of a cell: every cell has dice of its own, so that cells are independent."""
    return int.from_bytes(digest("palifico/study", task.study, cell.name, str(task.seed))[:7])


def added(one: Counts, other: Counts) -> Counts:
    """Return both together; where one has fewer places, there is nothing in the others."""
    return {name: _sum(one.get(name), counted) for name, counted in other.items()}


def _sum(one: Ints | None, other: Ints) -> Ints:
    if one is None:
        return other
    if one.shape == other.shape:
        return one + other
    total = np.zeros(max(len(one), len(other)), np.int64)
    total[: len(one)] += one
    total[: len(other)] += other
    return total
