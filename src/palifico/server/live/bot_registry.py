"""Bot registry: built-in bots and those that the operator added, by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from palifico.bots import LEVELS, Level, find_bot
from palifico.bots.external.plugins import OwnBot, own_bots
from palifico.errors import Fault
from palifico.server.auth.accounts import COLOURS, SHAPES
from palifico.server.table.seating import STAND_IN
from palifico.words import level, message


@dataclass(frozen=True, slots=True)
class OwnLevel(Level):
    """A bot that the operator added; its account is of a kind of its own."""

    known_as: str

    @property
    def account(self) -> str:
        """Return the account under which it plays."""
        return self.known_as


class BotRegistry:
    """Bots by name. A built-in one shadows an added one of the same name."""

    def __init__(self, own: Iterable[OwnLevel] = ()) -> None:
        self._own = {each.id: each for each in own if each.id not in LEVELS}

    def find(self, name: str) -> Level:
        """Return a bot by name, or name and version; raise Fault `bot.unknown`."""
        found = LEVELS.get(name) or self._own.get(name)
        try:
            return found or find_bot(name)
        except Fault:
            raise Fault("bot.unknown", given=name, expected=", ".join(self.names())) from None

    def playing(self, name: str) -> Level:
        """Return the bot that plays under a name; the stand-in for one that is gone."""
        try:
            return self.find(name)
        except Fault:
            return LEVELS[STAND_IN]

    def __contains__(self, name: str) -> bool:
        try:
            self.find(name)
        except Fault:
            return False
        return True

    def names(self) -> tuple[str, ...]:
        """Return all names, built-in ones first."""
        return (*LEVELS, *self._own)

    def __iter__(self) -> Iterator[Level]:
        return iter((*LEVELS.values(), *self._own.values()))


def load_registry() -> BotRegistry:
    """Return the registry with all bots that were added on this machine.

    Raises Fault `bots.registry` if the list of them cannot be read.
    """
    return BotRegistry(_own(place, bot) for place, bot in enumerate(own_bots().values()))


def character(lang: str, bot: Level) -> str:
    """Return a sentence on how a bot plays."""
    return message(lang, "level-own", {}) if isinstance(bot, OwnLevel) else level(lang, bot.id)


def _own(place: int, bot: OwnBot) -> OwnLevel:
    looks = SHAPES[place % len(SHAPES)], COLOURS[-1 - place % len(COLOURS)]
    return OwnLevel(bot.name, bot.name, *looks, version=1, make=bot.make, known_as=bot.account)
