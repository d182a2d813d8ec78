"""Seats in commit-reveal: commitments, the locked list, and the mix of all openings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from palifico.editions import Variant, spell
from palifico.fair.encoding import Field, digest
from palifico.fair.secret import Secret
from palifico.rules import Seat

OPENING: Final = 32
"""How many bytes a seat draws."""


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """One line of the list: who sits there, and the chance they add (None: they add none)."""

    account: str
    commit: bytes | None = None
    open: bytes | None = None


def commitment(game: bytes, anchor: bytes, seat: Seat, opening: Secret | bytes) -> bytes:
    """Return `c_i`, which binds a seat to its opening without revealing it."""
    return digest("pf1/client", game, anchor, seat, opening)


def rules_hash(variant: Variant) -> bytes:
    """Return the hash of an edition with its options and house rules."""
    differences = sorted(variant.differences.items())
    named = (text for field, value in differences for text in (field, spell(value)))
    return digest("pf1/rules", variant.base.id, *named)


def lock_hash(game: bytes, anchor: bytes, rules: bytes, entries: Iterable[SeatEntry]) -> bytes:
    """Return `Q`, which fixes who plays, by which rules, with which commitments."""
    fields: list[Field] = []
    for seat, entry in enumerate(entries):
        fields += [seat, entry.account, entry.commit]
    return digest("pf1/lock", game, anchor, rules, *fields)


def check_number(lock: bytes) -> str:
    """Return the beginning of a lock, which a table compares aloud.

    >>> check_number(bytes.fromhex("77a7a2a3") + bytes(28))
    '77a7 a2a3'
    """
    return lock[:4].hex(" ", 2)


def mix_hash(lock: bytes, entries: Iterable[SeatEntry]) -> bytes:
    """Return `K`, the mix of the locked list and all openings."""
    return digest("pf1/mix", lock, *(entry.open for entry in entries))


def unopened(game: bytes, anchor: bytes, entries: Sequence[SeatEntry]) -> list[Seat]:
    """Return the seats that did not open, or opened something else than they committed to."""
    return [s for s, entry in enumerate(entries) if not _is_kept(game, anchor, s, entry)]


def _is_kept(game: bytes, anchor: bytes, seat: Seat, entry: SeatEntry) -> bool:
    if entry.commit is None or entry.open is None:
        return entry.commit is entry.open
    is_whole = len(entry.open) == OPENING
    return is_whole and commitment(game, anchor, seat, entry.open) == entry.commit
