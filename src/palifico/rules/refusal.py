"""Refusal: an answer, with a stable code and what it is about.

The sentence a player reads is made from it elsewhere, in the player's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

CODES: Final = (
    "bid.count",
    "bid.double",
    "bid.face",
    "bid.face_down",
    "bid.face_locked",
    "bid.half",
    "bid.not_higher",
    "bid.one_axis",
    "bid.opening_wild",
    "call.no_bid",
    "call.outranked",
    "calza.bidder",
    "calza.last_die",
    "calza.off",
    "calza.superseded",
    "calza.to_act",
    "calza.two_players",
    "dice.face",
    "dice.size",
    "game.over",
    "player.out",
    "round.not_begun",
    "round.over",
    "round.unfinished",
    "turn.not_yours",
)
"""Every code that the rules can answer with."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something that was asked cannot be done."""

    code: str
    about: Mapping[str, int] = field(default_factory=dict)
