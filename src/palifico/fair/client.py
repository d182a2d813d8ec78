"""Client side of commit-reveal: commits, checks the locked list, opens once, checks the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from palifico.fair.entropy import Source, system
from palifico.fair.seats import OPENING, SeatEntry, commitment, lock_hash
from palifico.fair.secret import Secret
from palifico.fair.transcript import Transcript
from palifico.rules import Seat


class Mistrust(ValueError):
    """What was locked is not what this seat sat down to: it keeps its opening, or complains."""


@dataclass(slots=True)
class Sitting:
    """What a seat remembers from its commitment to the end of the game."""

    game: bytes
    anchor: bytes
    seat: Seat
    account: str
    opening: Secret
    lock: bytes | None = field(default=None, init=False)
    """The lock that it has opened for."""

    @property
    def commit(self) -> bytes:
        """`c_i`, to be sent at once."""
        return commitment(self.game, self.anchor, self.seat, self.opening)

    def open(self, rules: bytes, entries: Sequence[SeatEntry], lock: bytes) -> bytes:
        """Step 3: the opening, if this seat is in the list as it sat down, and the lock fits.

        Raises Mistrust otherwise, and for any other lock after the first. Before this, the seat's
        program checks the signature of the lock (`signing.is_signed`).
        """
        entry = entries[self.seat] if self.seat < len(entries) else None
        if entry is None or (entry.account, entry.commit) != (self.account, self.commit):
            raise Mistrust("this seat is not in the locked list as it sat down")
        if lock_hash(self.game, self.anchor, rules, entries) != lock:
            raise Mistrust("the lock does not fit the list, the anchor and the rules")
        if self.lock not in (None, lock):
            raise Mistrust("this seat has opened for another lock")
        self.lock = lock
        return self.opening.reveal()

    def check(self, transcript: Transcript) -> None:
        """Step 8: the game that was published is the one that this seat has opened for.

        Raises Mistrust otherwise. That the transcript holds in itself is for `check_transcript`.
        """
        if (self.game, self.anchor, self.lock) != (
            transcript.game,
            transcript.anchor,
            transcript.lock,
        ):
            raise Mistrust("this is not the game that the seat has opened for")


def sit(
    game: bytes, anchor: bytes, seat: Seat, account: str, *, source: Source = system
) -> Sitting:
    """Step 1: a seat draws its own 32 bytes."""
    return Sitting(game, anchor, seat, account, Secret(source(OPENING)))
