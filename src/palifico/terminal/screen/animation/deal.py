"""Deal animation: for a moment dice roll and cups are shaken, with faces that mean nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palifico.terminal.screen.base import Later, PendingCall

FRAMES: Final = 8
FRAME_S: Final = 0.09


class DealAnimation:
    """The `frame` of a roll, None while the dice lie still. `later` calls after seconds."""

    def __init__(self, later: Later, changed: Callable[[], None], *, moves: bool) -> None:
        self.frame: int | None = None
        self.moves = moves
        self._later, self._changed = later, changed
        self._timer: PendingCall | None = None

    def start(self) -> None:
        """Roll, where motion is wanted."""
        self.stop()
        if self.moves:
            self._show(0)

    def stop(self) -> None:
        """Let the dice lie still."""
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.frame = None, None

    def _show(self, frame: int) -> None:
        self.frame = frame
        self._timer = self._later(FRAME_S, self._next)

    def _next(self) -> None:
        frame = 0 if self.frame is None else self.frame + 1
        self.stop()
        if frame < FRAMES:
            self._show(frame)
        self._changed()
