"""Verification of a transcript: each step follows from the last, or a `Flaw` says where not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from palifico.fair.chain import LENGTH, link
from palifico.fair.seats import lock_hash, mix_hash, unopened
from palifico.fair.streams import hand
from palifico.fair.transcript import Transcript


@dataclass(frozen=True, slots=True)
class Flaw:
    """What does not hold, and where: seats, rounds and actions count from 0."""

    code: str
    about: Mapping[str, str | int | None] = field(default_factory=dict)


def check_commitments(transcript: Transcript) -> Flaw | None:
    """Check that every opening is the one that its seat had committed to."""
    late = unopened(transcript.game, transcript.anchor, transcript.seats)
    if not late:
        return None
    entry = transcript.seats[late[0]]
    is_whole = entry.commit is not None and entry.open is not None
    return Flaw("fair.commit" if is_whole else "fair.unopened", {"seat": late[0]})


def check_lock(transcript: Transcript) -> Flaw | None:
    """Check that the lock fits the list of seats, the anchor and the rules."""
    given = transcript.game, transcript.anchor, transcript.rules, transcript.seats
    return None if lock_hash(*given) == transcript.lock else Flaw("fair.lock")


def check_mix(transcript: Transcript) -> Flaw | None:
    """Check that the mix is made of the lock and all openings."""
    made = mix_hash(transcript.lock, transcript.seats)
    return None if made == transcript.mix else Flaw("fair.mix")


def check_chain(transcript: Transcript) -> Flaw | None:
    """Check that each secret leads back to the one before it, the first to the anchor."""
    before = transcript.anchor
    for number, rolled in enumerate(transcript.rounds):
        if number >= LENGTH or link(transcript.game, number + 1, rolled.secret) != before:
            return Flaw("fair.chain", {"round": number})
        before = rolled.secret
    return None


def check_dice(transcript: Transcript) -> Flaw | None:
    """Check that every seat has its dice, and that they follow from secret and mix."""
    seats = len(transcript.seats)
    for number, rolled in enumerate(transcript.rounds):
        for seat, dice in enumerate(rolled.dice[:seats]):
            about = {"round_": number + 1, "seat": seat, "dice": len(dice)}
            if hand(rolled.secret, transcript.mix, **about) != dice:
                return Flaw("fair.dice", {"round": number, "seat": seat})
        if len(rolled.dice) != seats:
            return Flaw("fair.dice", {"round": number, "seat": min(seats, len(rolled.dice))})
    return None


STAGES: Final[Mapping[str, Callable[[Transcript], Flaw | None]]] = {
    "commitments": check_commitments,
    "lock": check_lock,
    "mix": check_mix,
    "chain": check_chain,
    "dice": check_dice,
}
"""What can be checked of a transcript by itself, in order."""


def check_transcript(transcript: Transcript) -> Flaw | None:
    """Return the first flaw of a transcript; the game it belongs to is not looked at."""
    flaws = (check(transcript) for check in STAGES.values())
    return next((flaw for flaw in flaws if flaw is not None), None)
