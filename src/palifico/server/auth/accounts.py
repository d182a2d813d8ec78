"""Accounts: their public profile, and validation of names, colours and looks."""

from __future__ import annotations

from base64 import b32encode
from dataclasses import dataclass
from typing import Final

from palifico.errors import Fault
from palifico.fair.entropy import Source, chance
from palifico.protocol.frames import Person
from palifico.protocol.names import MAX_NAME_CHARS, read_line

COLOURS: Final = (
    *("red", "orange", "yellow", "lime", "green", "teal"),
    *("sky", "blue", "violet", "pink", "brown", "grey"),
)
SHAPES: Final = (
    *("circle", "square", "triangle", "diamond", "star", "heart"),
    *("moon", "drop", "leaf", "flower", "cross", "hexagon"),
)
"""For players who cannot tell the colours apart: what bots, and players of old, look like."""

NAMES: Final = (
    *("Alpaca", "Armadillo", "Capibara", "Chinchilla", "Colibri", "Condor"),
    *("Flamingo", "Guanaco", "Iguana", "Jaguar", "Lama", "Nandu"),
    *("Ocelot", "Pelikan", "Puma", "Quetzal", "Tapir", "Tukan", "Vicuña", "Viscacha"),
)
"""Animals of the Andes and around: for guests who give no name."""
ANIMALS: Final = tuple(name.lower().replace("ñ", "n") for name in NAMES)
"""What players look like: each of those animals has a picture."""
LOOKS: Final = (*ANIMALS, *SHAPES)
"""All that a shape can be."""

_CROCKFORD: Final = bytes.maketrans(
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", b"0123456789abcdefghjkmnpqrstvwxyz"
)


@dataclass(frozen=True, slots=True)
class Account:
    """An account that can sit at a table. `kind` is guest, person, bot, house or gone."""

    id: str
    name: str
    colour: str
    shape: str
    kind: str
    login: str | None
    created: int


def new_id(source: Source) -> str:
    """Return an unguessable id: sixteen characters that are easy to read out.

    >>> new_id(lambda size: bytes(size))
    '0000000000000000'
    """
    return b32encode(source(10)).translate(_CROCKFORD).decode()


def read_name(given: str) -> str:
    """Return a name as it is shown: trimmed, normalised, and without invisible characters.

    Raises Fault `name.form`.

    >>> read_name("  Ana   Lucía ")
    'Ana Lucía'
    """
    name = read_line(given, max_chars=MAX_NAME_CHARS)
    if name is None:
        raise Fault("name.form", to=MAX_NAME_CHARS)
    return name


def read_colour(given: str) -> str:
    """Return the colour; raise Fault `colour.unknown`."""
    if given not in COLOURS:
        raise Fault("colour.unknown", given=given, expected=", ".join(COLOURS))
    return given


def read_shape(given: str) -> str:
    """Return the shape; raise Fault `shape.unknown`."""
    if given not in LOOKS:
        raise Fault("shape.unknown", given=given, expected=", ".join(LOOKS))
    return given


def person(account: Account) -> Person:
    """Return what every client may know of an account."""
    return Person(account.id, account.name, account.colour, account.shape, account.kind)


def draw_name(source: Source) -> str:
    """Draw a name for a guest: an animal and a number, the same in every language."""
    drawn = chance(source)
    return f"{drawn.choice(NAMES)} {drawn.randrange(2, 100)}"


def draw_colour(source: Source) -> str:
    return chance(source).choice(COLOURS)


def animal_for(name: str, source: Source) -> str:
    """Return the animal that a guest is named after, or any for a name of their own.

    >>> animal_for("Vicuña 7", lambda size: bytes(size))
    'vicuna'
    """
    drawn = chance(source).choice(ANIMALS)
    named = name.partition(" ")[0]
    return ANIMALS[NAMES.index(named)] if named in NAMES else drawn
