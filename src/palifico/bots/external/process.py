"""Bot in a process of its own, over the line protocol, held to time limits.

The process is ended, with all that it has started, when it is late, speaks out of turn or says what
is no answer; at the next question it is started again, a few times in a game.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Final

from palifico.bots.api import Seen
from palifico.bots.external.errors import BotFailed, ProtocolViolation
from palifico.bots.external.line_protocol import (
    Question,
    ask_line,
    event_lines,
    hello,
    read_answer,
    read_ready,
)
from palifico.bots.external.pipe import Child
from palifico.fair import Chance
from palifico.rules import Action, Calza
from palifico.rules.events import Event

SEED_BITS: Final = 48
"""Every language can hold such a number."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long a bot in a process may take, in seconds, and how often it is started again."""

    decision_s: float = 1.0
    start_s: float = 5.0
    restarts: int = 2


DEFAULT_TIMEOUTS: Final = Timeouts()


class ProcessBot:
    """One player whose bot is another program. It is started at once, and waited for when asked."""

    def __init__(
        self,
        command: Sequence[str],
        folder: str,
        rng: Chance,
        timeouts: Timeouts = DEFAULT_TIMEOUTS,
    ) -> None:
        self._command, self._folder, self._rng = command, folder, rng
        self._timeouts, self._restarts = timeouts, 0
        self._history: Sequence[Event] = ()
        self._told = 0
        self._exact: bool | None = None
        self._child: Child | None = None
        self._printed = ""
        self._lock = Lock()
        with suppress(BotFailed):
            self._start()

    @property
    def longest(self) -> float:
        """When it has surely given up by itself: a little after its time is over."""
        return self._timeouts.start_s + self._timeouts.decision_s + 0.5

    @property
    def printed(self) -> str:
        """The last of what its process has printed, or the one before if that is gone."""
        return self._printed if self._child is None else self._child.printed()

    def wait(self) -> None:
        """Wait until the bot has said that it is ready.

        Raises BotFailed.
        """
        with self._lock:
            self._listening()

    def act(self, seen: Seen) -> Action:
        """Return what the bot does on its turn.

        Raises BotFailed.
        """
        action = self._asked("act", seen)
        if action is None:
            raise BotFailed("illegal", "no action")
        return action

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Return whether the bot calls the bid exact; one that never does is not asked.

        Raises BotFailed.
        """
        if self._exact is False:
            return None
        action = self._asked("exact", seen)
        if action is not None and not isinstance(action, Calza):
            raise BotFailed("illegal", f"{action} is no exact call")
        return action

    def close(self) -> None:
        """End the process."""
        if (child := self._child) is not None:
            child.kill()
        with self._lock:
            self._drop()

    def _asked(self, question: Question, seen: Seen) -> Action | None:
        if not self._lock.acquire(blocking=False):
            raise BotFailed("stalled", "still busy with another question")
        try:
            return self._answered(question, seen)
        except BotFailed as failed:
            if isinstance(failed, ProtocolViolation) or failed.trouble.kind in ("stalled", "gone"):
                self._drop()
            raise
        finally:
            self._lock.release()

    def _answered(self, question: Question, seen: Seen) -> Action | None:
        self._hear(seen.history)
        child = self._listening()
        if question == "exact" and not self._exact:
            return None
        news = event_lines(self._history[self._told :], seen.view.seat)
        asked = ask_line(question, seen, self._rng.getrandbits(SEED_BITS))
        line = child.ask(news + asked, monotonic() + self._timeouts.decision_s)
        self._told = len(self._history)
        return read_answer(line, seen.view.legal.on)

    def _hear(self, history: Sequence[Event]) -> None:
        """What has happened so far; if that is another game, all of it is news."""
        before = len(self._history)
        if list(history[:before]) != list(self._history):
            self._told, self._restarts = 0, 0
        self._history = tuple(history)

    def _listening(self) -> Child:
        """Return a process that has said that it is ready."""
        if self._child is None:
            self._restarts += 1
            if self._restarts > self._timeouts.restarts:
                raise BotFailed("gone", "not started again in this game")
        child = self._child or self._start()
        if not child.ready:
            until = child.started + self._timeouts.start_s
            self._exact = read_ready(child.ask(hello(), until)).exact
            child.ready = True
        return child

    def _start(self) -> Child:
        self._child = child = Child(self._command, self._folder)
        weakref.finalize(self, child.end)
        self._told = 0
        return child

    def _drop(self) -> None:
        if self._child is not None:
            self._child.end()
            self._printed = self._child.printed()
            self._child = None
