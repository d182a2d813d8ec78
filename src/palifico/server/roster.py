"""The bots that can be put on a seat: those of the house, and what the operator has added."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from palifico.bots import LEVELS, Level, find_bot
from palifico.bots.plugins import OwnBot, own_bots
from palifico.editions import Fault
from palifico.server.people import COLOURS, SHAPES
from palifico.words import level, message

STEADY: Final = "counter"
"""The level that plays for whoever is away."""


@dataclass(frozen=True, slots=True)
class OwnLevel(Level):
    """A bot that the operator has added; it has an account of its own kind."""

    known_as: str

    @property
    def account(self) -> str:
        """The account under which it plays."""
        return self.known_as


class Roster:
    """All of them by name. One of the house goes before another with the same name."""

    def __init__(self, own: Iterable[OwnLevel] = ()) -> None:
        self._own = {each.id: each for each in own if each.id not in LEVELS}

    def find(self, name: str) -> Level:
        """A bot by its name; of the house also by name and version.

        Raises Fault `bot.unknown`.
        """
        found = LEVELS.get(name) or self._own.get(name)
        try:
            return found or find_bot(name)
        except Fault:
            raise Fault("bot.unknown", given=name, expected=", ".join(self.names())) from None

    def playing(self, name: str) -> Level:
        """The bot that plays under a name; the steady one for any that is not here any more."""
        try:
            return self.find(name)
        except Fault:
            return LEVELS[STEADY]

    def __contains__(self, name: str) -> bool:
        try:
            self.find(name)
        except Fault:
            return False
        return True

    def names(self) -> tuple[str, ...]:
        """All names, those of the house first."""
        return (*LEVELS, *self._own)

    def __iter__(self) -> Iterator[Level]:
        return iter((*LEVELS.values(), *self._own.values()))


def added() -> Roster:
    """The roster with all bots that were added on this machine.

    Raises Fault `bots.registry` when the list of them cannot be read.
    """
    return Roster(_own(place, bot) for place, bot in enumerate(own_bots().values()))


def character(lang: str, bot: Level) -> str:
    """How a bot plays, in a sentence."""
    return message(lang, "level-own", {}) if isinstance(bot, OwnLevel) else level(lang, bot.id)


def _own(place: int, bot: OwnBot) -> OwnLevel:
    looks = SHAPES[place % len(SHAPES)], COLOURS[-1 - place % len(COLOURS)]
    return OwnLevel(bot.name, bot.name, *looks, version=1, make=bot.make, known_as=bot.account)
