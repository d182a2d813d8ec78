"""A run: batches that are not kept yet are played, and kept as they are done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from palifico.arena.backends import Backend
from palifico.arena.cells import Row, cells
from palifico.arena.config import Config
from palifico.arena.playing import Result, Task
from palifico.arena.results import rows, writing
from palifico.arena.store import Store, written

Told: TypeAlias = Callable[["Run", Task, Result], object]
"""What hears of every batch that is done."""


def play_run(config: Config, place: str | Path, backend: Backend, told: Told | None = None) -> Run:
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
        """What is still to be played; it is looked at anew whenever another one is asked for."""
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
        with written(self._place):
            self._store.keep(task.cell, task.batch, result)
        foreseen = row.end
        row.add(task.batch, result.sums)
        if row.end != foreseen:
            self._tidy(task.cell)

    def _tidy(self, number: int) -> None:
        """Forget batches behind the end of a cell that nobody could foresee."""
        end = self.rows[number].end
        if end is not None:
            with written(self._place):
                self._store.drop(number, end, self.cells[number].span(end).start)


def wanted(row: Row, batch: int) -> bool:
    """Whether a batch belongs to its cell and is not there yet."""
    return (row.end is None or batch < row.end) and not row.holds(batch)
