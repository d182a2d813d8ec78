"""Reveal animation: lifts the cups of a round one by one, then shows the outcome."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Protocol

from palifico.terminal.client.reveal import Pacing, pacing
from palifico.terminal.client.table import Table


class Timer(Protocol):
    """A pending call."""

    def stop(self) -> None:
        """Cancel the call."""


class RevealAnimation:
    """How many cups are `lifted`; `settled` once the outcome shows. `later` calls after seconds."""

    def __init__(
        self, later: Callable[[float, Callable[[], None]], Timer], changed: Callable[[], None]
    ) -> None:
        self.lifted, self.settled = 0, True
        self._later, self._changed = later, changed
        self._pacing = Pacing((), 0)
        self._n, self._began = 0, 0.0
        self._timer: Timer | None = None

    def follow(self, table: Table) -> None:
        """Animate a round that has just ended; show one that ended before as a whole."""
        last = table.last if table.game and table.game.reveal else None
        if last is None:
            self._stop()
            return
        if last.n == self._n:
            return
        self._stop()
        self._n, self.lifted, self.settled = last.n, 0, False
        at = None if last.at is None else (last.at - table.offset) / 1000
        self._began = 0.0 if at is None else min(at, time())
        self._pacing = pacing(len(last.cups), table.settings.pause_ms)
        self._catch_up()

    def skip(self) -> None:
        """Lift the remaining cups at once."""
        if not self.settled:
            self._began = 0.0
            self._catch_up()
            self._changed()

    def _catch_up(self) -> None:
        elapsed = (time() - self._began) * 1000
        self.lifted = self._pacing.lifted(elapsed)
        self.settled = elapsed >= self._pacing.outcome
        if not self.settled:
            times = [*self._pacing.cups, self._pacing.outcome]
            wait = max(0.01, (times[self.lifted] - elapsed) / 1000)
            self._timer = self._later(wait, self._tick)

    def _tick(self) -> None:
        self._timer = None
        self._catch_up()
        self._changed()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.settled = None, True
