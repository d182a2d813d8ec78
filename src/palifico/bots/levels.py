"""The bots of the house, from the weakest to the strongest, by name; versions are kept for ever."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from palifico.bots.beginner import Beginner
from palifico.bots.bluffer import Bluffer
from palifico.bots.champion import Champion
from palifico.bots.counter import Counter
from palifico.bots.listener import Listener
from palifico.bots.seen import Bot
from palifico.editions import Fault
from palifico.fair import Chance

ACCOUNT: Final = 16
"""Accounts of bots are as long as anybody's."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of the house: its name and face at a table, its account, and how one is made."""

    id: str
    name: str
    shape: str
    colour: str
    version: int
    make: Callable[[Chance], Bot]

    @property
    def account(self) -> str:
        """The account under which it plays."""
        return f"bot:{self.id}".ljust(ACCOUNT, "-")


VERSIONS: Final = (
    Level("beginner", "Bela", "circle", "green", 1, Beginner),
    Level("counter", "Conta", "square", "blue", 1, Counter),
    Level("listener", "Oda", "drop", "violet", 1, Listener),
    Level("bluffer", "Zorro", "triangle", "orange", 1, Bluffer),
    Level("champion", "Maestra", "star", "red", 1, Champion),
)
"""Every version that ever was, the weakest first, a newer version after the older."""
LEVELS: Final = {level.id: level for level in VERSIONS}
"""The newest version of each."""


def find_bot(name: str) -> Level:
    """A bot by its name, `counter` for the newest and `counter@1` for one that stays the same.

    Raises Fault.
    """
    id_, _, version = name.partition("@")
    for level in reversed(VERSIONS):
        if level.id == id_ and version in ("", str(level.version)):
            return level
    raise Fault("bot.unknown", given=name, expected=", ".join(LEVELS))
