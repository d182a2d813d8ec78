"""Mistakes that a server could make, to see that a storm finds them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from palifico.fair.dealer import Dealer
from palifico.server.live import actor
from palifico.server.table.state import TableState
from palifico.store.group_commit import GroupCommit


def tells_too_early() -> None:
    """Everybody is told before it is on the disk."""
    append = GroupCommit.append

    def early(self: GroupCommit, job: Any, done: Callable[[Any], None]) -> None:
        self._loop.call_later(0.05, append, self, job, lambda _: None)
        self._loop.call_soon(done, "done")

    GroupCommit.append = early  # type: ignore[method-assign]


def rolls_again() -> None:
    """Dice are not those that they were before a restart."""
    hands = Dealer.hands

    def others(self: Dealer, number: int, dice: Any) -> Any:
        return tuple(
            tuple((die + os.getpid()) % 6 + 1 for die in hand) for hand in hands(self, number, dice)
        )

    Dealer.hands = others  # type: ignore[assignment, method-assign]


def forgets_commands() -> None:
    """A command that is sent again is a new one."""

    def nothing(*_: object) -> None:
        return None

    TableState.remember = nothing  # type: ignore[assignment, method-assign]
    vars(actor)["made_by"] = nothing


PLANTED = {plant.__name__: plant for plant in (tells_too_early, rolls_again, forgets_commands)}
