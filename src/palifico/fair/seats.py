"""What the seats add: commitments, the locked list, and the mix that everybody had a hand in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from palifico.editions import Variant, spell
from palifico.fair.encoding import Field, digest
from palifico.fair.secret import Secret
from palifico.rules import Seat


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """One line of the list: who sits there, and the chance they add (None: they add none)."""

    account: str
    commit: bytes | None = None
    open: bytes | None = None


def commitment(game: bytes, anchor: bytes, seat: Seat, opening: Secret | bytes) -> bytes:
    """`c_i`: binds a seat to its opening without telling it."""
    return digest("pf1/client", game, anchor, seat, opening)


def rules_hash(variant: Variant) -> bytes:
    """The hash of an edition with its options and house rules: the differences from the box."""
    differences = sorted(variant.differences.items())
    named = (text for field, value in differences for text in (field, spell(value)))
    return digest("pf1/rules", variant.base.id, *named)


def lock_hash(game: bytes, anchor: bytes, rules: bytes, entries: Iterable[SeatEntry]) -> bytes:
    """`Q`: fixes who plays, by which rules, with which commitments."""
    fields: list[Field] = []
    for seat, entry in enumerate(entries):
        fields += [seat, entry.account, entry.commit]
    return digest("pf1/lock", game, anchor, rules, *fields)


def mix_hash(lock: bytes, entries: Iterable[SeatEntry]) -> bytes:
    """`K`: what all openings together make of the locked list."""
    return digest("pf1/mix", lock, *(entry.open for entry in entries))


def unopened(entries: Sequence[SeatEntry]) -> list[Seat]:
    """The seats that committed and did not open, or opened what they had not committed to."""
    pairs = [(entry.commit is None, entry.open is None) for entry in entries]
    return [seat for seat, (no_commit, no_open) in enumerate(pairs) if no_commit != no_open]
