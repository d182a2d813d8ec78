"""The levels a bot can be asked for, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from palifico.bots.beginner import BeginnerBot
from palifico.bots.simple import SimpleBot
from palifico.fair import Chance
from palifico.rules import Action, Calza, View
from palifico.rules.events import Event


class Bot(Protocol):
    """One player of a game: it hears what everybody hears and sees what its seat may know."""

    def __init__(self, *, seats: int, dice_each: int, rng: Chance) -> None: ...

    def hear(self, event: Event) -> None:
        """Hear what happened."""

    def act(self, view: View) -> Action:
        """What to do on its turn."""

    def calls_exact(self, view: View) -> Calza | None:
        """Whether to call the bid exact, where it may."""


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of bot: its name at a table, the account it plays under, and how to make one."""

    name: str
    account: str
    make: type[Bot]


LEVELS: Final = {
    "beginner": Level("Bela", "bot:beginner----", BeginnerBot),
    "counter": Level("Conta", "bot:counter-----", SimpleBot),
}
"""Accounts of bots are as long as anybody's."""
