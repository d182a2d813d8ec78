"""Who plays: accounts, and how a name, a colour and a shape may look."""

from __future__ import annotations

import re
from base64 import b32encode
from dataclasses import dataclass
from typing import Final
from unicodedata import category, normalize

from palifico.editions import Fault
from palifico.fair.source import Source, chance

COLOURS: Final = (
    *("red", "orange", "yellow", "lime", "green", "teal"),
    *("sky", "blue", "violet", "pink", "brown", "grey"),
)
SHAPES: Final = (
    *("circle", "square", "triangle", "diamond", "star", "heart"),
    *("moon", "drop", "leaf", "flower", "cross", "hexagon"),
)
"""Whoever cannot tell the colours apart can tell the shapes apart."""

NAMES: Final = (
    *("Alpaca", "Armadillo", "Capibara", "Chinchilla", "Colibri", "Condor"),
    *("Flamingo", "Guanaco", "Iguana", "Jaguar", "Lama", "Nandu"),
    *("Ocelot", "Pelikan", "Puma", "Quetzal", "Tapir", "Tukan", "Vicuña", "Viscacha"),
)
"""Animals of the Andes and around: for guests who give no name."""

LONGEST_NAME: Final = 24
_CROCKFORD: Final = bytes.maketrans(
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", b"0123456789abcdefghjkmnpqrstvwxyz"
)
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MARKS_IN_A_ROW: Final = 3
_MORE_THAN_ANY: Final = 500
"""So much is looked at: a longer one is too long, however it is put together."""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who can sit at a table. `kind` is guest, person, bot, house or gone."""

    id: str
    name: str
    colour: str
    shape: str
    kind: str
    login: str | None
    created: int


def new_id(source: Source) -> str:
    """Sixteen characters that nobody can guess, all of them easy to read out.

    >>> new_id(lambda size: bytes(size))
    '0000000000000000'
    """
    return b32encode(source(10)).translate(_CROCKFORD).decode()


def read_name(given: str) -> str:
    """A name as it will be shown: trimmed, in one spelling, and nothing in it that is not seen.

    Raises Fault `name.form`.

    >>> read_name("  Ana   Lucía ")
    'Ana Lucía'
    """
    name = re.sub(" +", " ", normalize("NFC", given[:_MORE_THAN_ANY])).strip()
    if not 1 <= len(name) <= LONGEST_NAME or not _is_seen(name):
        raise Fault("name.form", to=LONGEST_NAME)
    return name


def read_colour(given: str) -> str:
    """One of the colours; raises Fault `colour.unknown`."""
    if given not in COLOURS:
        raise Fault("colour.unknown", given=given, expected=", ".join(COLOURS))
    return given


def read_shape(given: str) -> str:
    """One of the shapes; raises Fault `shape.unknown`."""
    if given not in SHAPES:
        raise Fault("shape.unknown", given=given, expected=", ".join(SHAPES))
    return given


def draw_name(source: Source) -> str:
    """A name for somebody who gave none: an animal and a number, the same in every language."""
    drawn = chance(source)
    return f"{drawn.choice(NAMES)} {drawn.randrange(2, 100)}"


def draw_colour(source: Source) -> str:
    """A colour for somebody who chose none."""
    return chance(source).choice(COLOURS)


def draw_shape(source: Source) -> str:
    """A shape for somebody who chose none."""
    return chance(source).choice(SHAPES)


def _is_seen(name: str) -> bool:
    """No controls, no marks that turn the writing, no blanks, no towers of accents."""
    marks = "".join("m" if category(sign).startswith("M") else "-" for sign in name)
    return (
        name.isprintable()
        and not _BLANK & set(name)
        and not marks.startswith("m")
        and "m" * (_MARKS_IN_A_ROW + 1) not in marks
    )
