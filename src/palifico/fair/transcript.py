"""Transcript: all that was committed and all that was opened in a game, to verify its dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from palifico.fair.seats import SeatEntry
from palifico.rules import Hand

Signed: TypeAlias = Literal["anchor", "lock", "mix", "record"]
SIGNED: Final[tuple[Signed, ...]] = ("anchor", "lock", "mix", "record")
"""What is signed in a game, in the order in which it comes about."""


@dataclass(frozen=True, slots=True)
class RolledRound:
    """The secret of a round, published, and the dice that every seat rolled with it."""

    secret: bytes
    dice: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """The proof of a game's dice, part of its record."""

    game: bytes
    anchor: bytes
    rules: bytes
    lock: bytes
    mix: bytes
    seats: tuple[SeatEntry, ...]
    rounds: tuple[RolledRound, ...]


def transcript_json(transcript: Transcript) -> dict[str, Any]:
    """Return the JSON object of a transcript; bytes are in hex."""
    fixed = ("game", "anchor", "rules", "lock", "mix")
    return {
        **{name: getattr(transcript, name).hex() for name in fixed},
        "seats": [_entry(entry) for entry in transcript.seats],
        "rounds": [
            {"secret": rolled.secret.hex(), "dice": [list(hand) for hand in rolled.dice]}
            for rolled in transcript.rounds
        ],
    }


def _entry(entry: SeatEntry) -> dict[str, str | None]:
    return {"account": entry.account, "commit": _hex(entry.commit), "open": _hex(entry.open)}


def _hex(data: bytes | None) -> str | None:
    return None if data is None else data.hex()
