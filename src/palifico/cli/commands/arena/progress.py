"""Progress bar of `palifico arena run`: games done, games a second, time left, and the leader."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic

from palifico.arena.config import Config
from palifico.arena.design import Cell, CellProgress, cells, widest
from palifico.arena.run import OnBatch, Run
from palifico.arena.tasks import Result, Task
from palifico.cli.progress import Update, status_bar
from palifico.words import message, visible
from palifico.words.numbers import number, percent


@contextmanager
def showing(config: Config, lang: str) -> Iterator[OnBatch | None]:
    """What must hear of every batch, where a user may be waiting for it."""
    with status_bar() as update:
        if update is None:
            yield None
            return
        teller = _Teller(config, lang, update)
        teller.begin()
        yield teller.tell


def standing(config: Config, cell: Cell, row: CellProgress, lang: str) -> str:
    """Who leads in a cell, and how sure that is.

    Raises ValueError when nothing was played.
    """
    shares = cell.shares(row.sums)
    best = max(range(len(shares)), key=lambda player: shares[player].share)
    half = (shares[best].high - shares[best].low) / 2
    values = {
        "player": visible(config.labels[best]),
        "share": percent(lang, shares[best].share),
        "half": percent(lang, half, 2),
    }
    return message(lang, "arena-leads", values)


def games_ahead(config: Config, cell: Cell, row: CellProgress) -> float | None:
    """How many games a cell will have had in the end, as far as can be foreseen.

    An interval is half as wide after four times as many deals.
    """
    sums, rotations = row.sums, cell.seating.rotations
    if row.complete:
        return sums.games
    most = None if cell.deals is None else cell.deals * rotations
    if config.until is None or not sums.deals:
        return most
    needed = max(1.0, (widest(cell, sums) / config.until) ** 2) * sums.games
    return needed if most is None else min(needed, most)


class _Teller:
    def __init__(self, config: Config, lang: str, update: Update) -> None:
        self._config, self._lang, self._update = config, lang, update
        self._began, self._played = monotonic(), 0

    def begin(self) -> None:
        """Say what is played before anything is."""
        first, *_ = cells(self._config)
        told = message(self._lang, "arena-rate", {"games": number(self._lang, 0)})
        self._update(0, None, message(self._lang, "arena-playing", {"cell": first.name}), told)

    def tell(self, run: Run, task: Task, result: Result) -> None:
        """Hear of a batch that is done."""
        self._played += result.sums.games
        pace = self._played / max(monotonic() - self._began, 1e-3)
        cell, row = run.cells[task.cell], run.rows[task.cell]
        done = sum(one.sums.games for one in run.rows)
        ends = [games_ahead(run.config, *pair) for pair in zip(run.cells, run.rows, strict=True)]
        total = None if None in ends else sum(one for one in ends if one is not None)
        told = [message(self._lang, "arena-rate", {"games": number(self._lang, pace)})]
        if total is not None:
            left = timedelta(seconds=round(max(0.0, total - done) / pace))
            told.append(message(self._lang, "arena-left", {"time": str(left)}))
        told.append(standing(self._config, cell, row, self._lang))
        label = message(self._lang, "arena-playing", {"cell": cell.name})
        self._update(done, total, label, " · ".join(told))
