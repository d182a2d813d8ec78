"""REST answers about tables, editions and the server itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from palifico.protocol.frames import Person, Status
from palifico.protocol.rest_accounts import Millis
from palifico.protocol.rest_rules import OwnWords
from palifico.protocol.settings import TableSettings

TableId: TypeAlias = Annotated[str, Meta(description="The id in the table's link")]
Lang: TypeAlias = Literal["it", "en", "fr", "es", "nl", "de"]


class MadeTable(Struct, frozen=True):
    """A table that was made: its id, and the short code by which friends find it."""

    id: TableId
    code: str


class FoundTable(Struct, frozen=True):
    """The table that a short code stands for."""

    id: TableId


class TableShown(Struct, frozen=True):
    """A table as it stands in a list. Free seats are null."""

    id: TableId
    code: str
    status: Status
    settings: TableSettings
    host: Person | None
    seats: tuple[Person | None, ...]
    watching: int


class MyTable(Struct, frozen=True):
    """A table at which I sit or sat; what is over is not shown further.

    `due` is when the time of the player to act runs out; `left`: the game goes on without me,
    and I cannot come back to it.
    """

    id: TableId
    status: str
    created: Millis
    changed: Millis
    my_turn: bool
    left: bool
    due: Millis | None
    table: TableShown | None


class OptionShown(Struct, frozen=True):
    """A rule that a box leaves to the players, and what it can be; the first is as in the box."""

    name: str
    values: tuple[Any, ...]


class EditionShown(Struct, frozen=True):
    """A published edition; `differs` says in a sentence what sets it apart from the others."""

    id: str
    name: str
    differs: str
    languages: tuple[str, ...]
    dice_each: int
    words: OwnWords
    options: tuple[OptionShown, ...]


class RuleShown(Struct, frozen=True):
    """A field that a house rule can set, and its values."""

    name: str
    values: tuple[Any, ...]


class Editions(Struct, frozen=True):
    """All editions, and all that house rules can change."""

    editions: tuple[EditionShown, ...]
    house: tuple[RuleShown, ...]


class Phrase(Struct, frozen=True):
    """A quick phrase: its name, which is sent, and what is read."""

    name: str
    text: str


class BotOfHouse(Struct, frozen=True):
    """A bot that can be put on a seat: its level, which is sent, its name, and how it plays.

    A version always plays alike; another is another number.
    """

    level: str
    name: str
    text: str
    shape: str
    colour: str
    version: int


class About(Struct, frozen=True):
    """What this server is, and what can be chosen here.

    `odds` tells whether a coach can be asked, `address` where other devices reach the server, if
    that is known.
    """

    name: str
    version: str
    languages: tuple[str, ...]
    colours: tuple[str, ...]
    shapes: tuple[str, ...]
    paces: tuple[str, ...]
    levels: tuple[str, ...]
    bots: tuple[BotOfHouse, ...]
    odds: bool
    address: str | None
    now: Millis
