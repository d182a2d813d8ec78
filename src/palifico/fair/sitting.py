"""The seat's side of the start: commit, look at the locked list, and only then open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from palifico.fair.seats import SeatEntry, commitment, lock_hash
from palifico.fair.secret import Secret
from palifico.fair.source import Source, system
from palifico.rules import Seat


class Mistrust(ValueError):
    """The list that was locked is not the one this seat sat down to: it keeps its opening."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a seat remembers between its commitment and its opening."""

    game: bytes
    anchor: bytes
    seat: Seat
    opening: Secret

    @property
    def commit(self) -> bytes:
        """`c_i`, to be sent at once."""
        return commitment(self.game, self.anchor, self.seat, self.opening)

    def open(self, rules: bytes, entries: Sequence[SeatEntry], lock: bytes) -> bytes:
        """Step 3: the opening, if this seat's commitment is in the list and the lock fits it.

        Raises Mistrust otherwise. The signature of the lock is checked by `signing.is_signed`.
        """
        there = self.seat < len(entries) and entries[self.seat].commit == self.commit
        if not there:
            raise Mistrust("this seat's commitment is not in the locked list")
        if lock_hash(self.game, self.anchor, rules, entries) != lock:
            raise Mistrust("the lock does not fit the list, the anchor and the rules")
        return self.opening.reveal()


def sit(game: bytes, anchor: bytes, seat: Seat, source: Source = system) -> Sitting:
    """Step 1: a seat draws its own 32 bytes."""
    return Sitting(game, anchor, seat, Secret(source(32)))
