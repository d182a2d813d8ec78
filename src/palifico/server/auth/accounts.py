"""Accounts: their public profile, and validation of names, colours and shapes."""

from __future__ import annotations

import re
from base64 import b32encode
from dataclasses import dataclass
from typing import Final
from unicodedata import category, normalize

from palifico.errors import Fault
from palifico.fair.entropy import Source, chance
from palifico.protocol.frames import Person

COLOURS: Final = (
    *("red", "orange", "yellow", "lime", "green", "teal"),
    *("sky", "blue", "violet", "pink", "brown", "grey"),
)
SHAPES: Final = (
    *("circle", "square", "triangle", "diamond", "star", "heart"),
    *("moon", "drop", "leaf", "flower", "cross", "hexagon"),
)
"""For players who cannot tell the colours apart."""

NAMES: Final = (
    *("Alpaca", "Armadillo", "Capibara", "Chinchilla", "Colibri", "Condor"),
    *("Flamingo", "Guanaco", "Iguana", "Jaguar", "Lama", "Nandu"),
    *("Ocelot", "Pelikan", "Puma", "Quetzal", "Tapir", "Tukan", "Vicuña", "Viscacha"),
)
"""Animals of the Andes and around: for guests who give no name."""

MAX_NAME_CHARS: Final = 24
_CROCKFORD: Final = bytes.maketrans(
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", b"0123456789abcdefghjkmnpqrstvwxyz"
)
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MAX_MARKS_IN_A_ROW: Final = 3
_MAX_INPUT_CHARS: Final = 500
"""Of a longer text only the beginning is normalised: it is too long in any case."""


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
    name = re.sub(" +", " ", normalize("NFC", given[:_MAX_INPUT_CHARS])).strip()
    if not 1 <= len(name) <= MAX_NAME_CHARS or not _is_seen(name):
        raise Fault("name.form", to=MAX_NAME_CHARS)
    return name


def read_colour(given: str) -> str:
    """Return the colour; raise Fault `colour.unknown`."""
    if given not in COLOURS:
        raise Fault("colour.unknown", given=given, expected=", ".join(COLOURS))
    return given


def read_shape(given: str) -> str:
    """Return the shape; raise Fault `shape.unknown`."""
    if given not in SHAPES:
        raise Fault("shape.unknown", given=given, expected=", ".join(SHAPES))
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


def draw_shape(source: Source) -> str:
    return chance(source).choice(SHAPES)


def has_stacked_marks(text: str) -> bool:
    """Return whether a text begins with an accent, or has more of them in a row than any script.

    >>> has_stacked_marks("Lucía"), has_stacked_marks("a" + 9 * "\N{COMBINING ACUTE ACCENT}")
    (False, True)
    """
    marks = "".join("m" if category(sign).startswith("M") else "-" for sign in text)
    return marks.startswith("m") or "m" * (_MAX_MARKS_IN_A_ROW + 1) in marks


def _is_seen(name: str) -> bool:
    """Return False for control, bidirectional and blank characters and for stacked accents."""
    return name.isprintable() and not _BLANK & set(name) and not has_stacked_marks(name)
