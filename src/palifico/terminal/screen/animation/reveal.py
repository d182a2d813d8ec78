"""Reveal animation: opens and counts the cups of a round as its box wants, then the outcome."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final

from palifico.rules.edition import Edition
from palifico.terminal.client.reveal import Pacing, Progress, is_at_once, pacing
from palifico.terminal.client.seats import is_out, my_seat
from palifico.terminal.client.table import RoundResult, Table
from palifico.terminal.screen.base import Later, PendingCall

SETTLED: Final = Progress(0, 0, settled=True)
QUICK_SHARE: Final = 0.4
"""Part of the usual time for a player who is out."""


class RevealAnimation:
    """The `progress` of a reveal. `later` calls after seconds.

    Where it does not `move`, or once the rest of the game `is_fast`, the outcome shows at once.
    """

    def __init__(self, later: Later, changed: Callable[[], None], *, moves: bool) -> None:
        self.progress = SETTLED
        self.moves, self.is_fast = moves, False
        self._later, self._changed = later, changed
        self._pacing = Pacing((), (), 0)
        self._n, self._began = 0, 0.0
        self._timer: PendingCall | None = None

    def follow(self, table: Table, edition: Edition) -> None:
        """Animate a round that has just ended; show one that ended before as a whole."""
        last = table.last if table.game and table.game.reveal else None
        if last is None:
            self._stop()
            return
        if last.n == self._n:
            return
        self._stop()
        self._n = last.n
        at = None if last.at is None else (last.at - table.offset) / 1000
        self._began = 0.0 if at is None else min(at, time())
        at_once = is_at_once(edition, last.call)
        self._pacing = pacing(len(last.cups), self._pause_ms(table, last), at_once=at_once)
        self._catch_up()

    def skip(self) -> None:
        """Lift the remaining cups at once."""
        if not self.progress.settled:
            self._began = 0.0
            self._catch_up()
            self._changed()

    def _pause_ms(self, table: Table, last: RoundResult) -> int:
        """Return the time there is: less for a player who was out before this round."""
        if not self.moves or self.is_fast:
            return 0
        was_out = is_out(table) and last.loser != my_seat(table)
        return round(table.settings.pause_ms * (QUICK_SHARE if was_out else 1))

    def _catch_up(self) -> None:
        elapsed = (time() - self._began) * 1000
        self.progress = self._pacing.progress(elapsed)
        if not self.progress.settled:
            wait = max(0.01, (self._pacing.next_after(elapsed) - elapsed) / 1000)
            self._timer = self._later(wait, self._tick)

    def _tick(self) -> None:
        self._timer = None
        self._catch_up()
        self._changed()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.progress = None, SETTLED
