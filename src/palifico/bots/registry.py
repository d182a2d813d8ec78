"""Registry of the built-in bots, from the weakest to the strongest; every version stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from palifico.bots.api import Bot
from palifico.bots.players.beginner import Beginner
from palifico.bots.players.bluffer import Bluffer
from palifico.bots.players.champion import Champion
from palifico.bots.players.counter import Counter, Listener
from palifico.errors import Fault
from palifico.fair import Chance

ACCOUNT_CHARS: Final = 16
"""The length of account ids, those of bots included."""


@dataclass(frozen=True, slots=True)
class Level:
    """A built-in bot: its name and face at a table, its account, and how one is made."""

    id: str
    name: str
    shape: str
    colour: str
    version: int
    make: Callable[[Chance], Bot]

    @property
    def account(self) -> str:
        """The account under which it plays."""
        return f"bot:{self.id}".ljust(ACCOUNT_CHARS, "-")


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
    """Return a bot by its name: `counter` is the newest, `counter@1` always the same.

    Raises Fault.
    """
    id_, _, version = name.partition("@")
    for level in reversed(VERSIONS):
        if level.id == id_ and version in ("", str(level.version)):
            return level
    raise Fault("bot.unknown", given=name, expected=", ".join(LEVELS))
