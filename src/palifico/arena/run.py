"""Run: plays the batches that are not stored yet, and stores each as it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from palifico.arena.backends.base import Backend
from palifico.arena.config import Config
from palifico.arena.design import CellProgress, cells
from palifico.arena.results.results import rows, writing
from palifico.arena.results.store import Store, write_errors
from palifico.arena.tasks import Result, Task

OnBatch: TypeAlias = Callable[["Run", Task, Result], object]
"""Called with every batch that is done."""


def play_run(
    config: Config, place: str | Path, backend: Backend, told: OnBatch | None = None
) -> Run:
    """Play what is still to be played of a run, and keep it under a name.

    Raises Fault as `writing` and the backend do; what was kept until then stays, and the same
    call goes on from there.
    """
    with writing(Path(place), config) as store:
        run = Run(config, store, str(place))
        try:
            for task, result in backend.run(run.tasks()):
                run.done(task, result)
                if told is not None:
                    told(run, task, result)
        finally:
            backend.close()
    return run


class Run:
    """How far a run is."""

    def __init__(self, config: Config, store: Store, place: str) -> None:
        """Begin where the results end.

        Raises Fault `arena.damaged`.
        """
        self.config = config
        self.cells = cells(config)
        self.rows = rows(config, self.cells, store, place)
        self._store, self._place = store, place
        if config.until is not None:
            for number in range(len(self.cells)):
                self._tidy(number)

    @property
    def complete(self) -> bool:
        """Whether all is played."""
        return all(row.complete for row in self.rows)

    def tasks(self) -> Iterator[Task]:
        """Yield what is still to be played, looked up anew for every next task."""
        for cell, row in enumerate(self.rows):
            batch = 0
            while row.end is None or batch < row.end:
                if not row.holds(batch):
                    yield Task(self.config, cell, batch)
                batch += 1

    def done(self, task: Task, result: Result) -> None:
        """Keep a batch, unless its cell has ended before it.

        Raises Fault `arena.unwritable`.
        """
        row = self.rows[task.cell]
        if not wanted(row, task.batch):
            return
        with write_errors(self._place):
            self._store.keep(task.cell, task.batch, result)
        foreseen = row.end
        row.add(task.batch, result.sums)
        if row.end != foreseen:
            self._tidy(task.cell)

    def _tidy(self, number: int) -> None:
        """Drop batches behind the end of a cell that was not known when they were handed out."""
        end = self.rows[number].end
        if end is not None:
            with write_errors(self._place):
                self._store.drop(number, end, self.cells[number].span(end).start)


def wanted(row: CellProgress, batch: int) -> bool:
    """Return whether a batch belongs to its cell and is not there yet."""
    return (row.end is None or batch < row.end) and not row.holds(batch)
