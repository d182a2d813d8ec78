"""Exact-call window: actions that come within it count as simultaneous."""

from __future__ import annotations

from dataclasses import dataclass

from palifico.errors import Fault
from palifico.protocol.entries import By
from palifico.rules import Action, Calza, Refusal, Seat, check
from palifico.server.core.clock import Clock, Timer
from palifico.server.live.jobs import Commit, Decider, Job, Outcome
from palifico.server.table.decision import Decision
from palifico.server.table.play import act, together
from palifico.server.table.state import TableState


@dataclass(slots=True)
class HeldAction:
    """An action that waits for the window to close; `jobs` wait for the reply."""

    seat: Seat
    action: Action
    by: By
    jobs: list[Job]


class ExactWindow:
    """The window of one table. An exact call opens it; while it is open, bids wait too."""

    __slots__ = ("_actor", "_clock", "_held", "_state", "_timer", "_turn_n")

    def __init__(self, clock: Clock, state: TableState, actor: Decider) -> None:
        self._clock = clock
        self._state = state
        self._actor = actor
        self._held: list[HeldAction] | None = None
        self._turn_n = 0
        self._timer: Timer | None = None

    @property
    def is_open(self) -> bool:
        """Whether actions are held back now."""
        return self._held is not None

    def act(self, wanted: tuple[Seat, Action], *, by: By, job: Job) -> Outcome:
        """Decide an action; return None if it waits for the window to close.

        Raises Fault `call.twice`.
        """
        state, (seat, action) = self._state, wanted
        if self._held is None and not (isinstance(action, Calza) and state.settings.window_ms):
            followed = act(state, seat, action, by=by)
            return followed if isinstance(followed, Refusal) else Decision(followed)
        assert state.game is not None
        if (refusal := check(state.game, seat, action)) is not None:
            return refusal
        self._hold(self._open(), HeldAction(seat, action, by, [job]))
        return None

    def close(self) -> None:
        """Let the actor decide what was held back."""
        held = self._held
        if held is None:
            return
        self.cancel()
        self._held, turn_n = None, self._turn_n
        self._actor.decide(Job(lambda _: self._resolve(held, turn_n), kind="window"))

    def cancel(self) -> None:
        """Stop the timer; what is held back stays so."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _open(self) -> list[HeldAction]:
        if self._held is None:
            self._held, self._turn_n = [], self._state.turn_n
            closes_at = self._clock.now() + self._state.settings.window_ms
            self._timer = self._clock.at(closes_at, self.close)
        return self._held

    def _hold(self, held: list[HeldAction], new: HeldAction) -> None:
        """Hold an action; a retry under the same command id shares the reply of the first."""
        for each in held:
            if (each.seat, each.action) == (new.seat, new.action):
                if each.jobs[0].command_id != new.jobs[0].command_id:
                    raise Fault("call.twice")
                each.jobs += new.jobs
                return
        held.append(new)

    def _resolve(self, held: list[HeldAction], turn_n: int) -> Commit | None:
        state = self._state
        if turn_n != state.turn_n or state.game is None or state.status != "playing":
            # The turn has passed: each is decided by itself, and another process may have done it.
            self._actor.put_back(job for each in held for job in each.jobs)
            return None
        actions = [((each.seat, each.action), each.by) for each in held]
        entries, answers = together(state, actions)
        answered = [
            (job, refusal) for each, refusal in zip(held, answers, strict=True) for job in each.jobs
        ]
        refused = [(job, refusal) for job, refusal in answered if refusal is not None]
        if entries:
            jobs = [job for job, refusal in answered if refusal is None]
            return Commit(Decision(entries), jobs, refused)
        for job, refusal in refused:
            self._actor.refuse(job, refusal)
        return None
