"""Edition: every point on which the rulebooks differ, one field each.

The code of the game reads these fields and never asks which edition it is. A field that is
`None` means that the edition has no such rule (no exact call, no player who may change the face).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FirstPlayer(StrEnum):
    """Who opens the game."""

    NAMED = "named"
    RANDOM = "random"
    HIGHEST_ROLL = "highest_roll"


class RaiseRule(StrEnum):
    """How one plain face may follow another."""

    FREE = "free"
    NEVER_DOWN = "never_down"
    ONE_AXIS = "one_axis"


class Trigger(StrEnum):
    """When dropping to one die makes the next round a last-die round."""

    EVERY_TIME = "every_time"
    FIRST_TIME = "first_time"


class FaceChange(StrEnum):
    """Which players other than its opener may change the face in a last-die round."""

    NOBODY = "nobody"
    ONE_DIE = "one_die"
    ONE_DIE_EARLIER = "one_die_earlier"


class RightOpens(StrEnum):
    """Who opens after an exact call that was right."""

    CALLER = "caller"
    BIDDER = "bidder"
    TO_ACT = "to_act"


class CalzaTie(StrEnum):
    """Which of several exact calls made at once counts."""

    NEAREST = "nearest"
    FARTHEST = "farthest"
    FIRST_COME = "first_come"


class CalzaOrTurn(StrEnum):
    """What counts when an exact call and the player to act speak at once."""

    FIRST_COME = "first_come"
    TURN = "turn"
    CALZA = "calza"


class ShowOrder(StrEnum):
    """Whose cup is lifted first, then clockwise."""

    ALL_AT_ONCE = "all_at_once"
    CALLER_FIRST = "caller_first"
    CALLER_LAST = "caller_last"


class ShowStop(StrEnum):
    """When the lifting of cups stops early after a challenge."""

    NEVER = "never"
    TRUE = "true"
    TRUE_OR_FALSE = "true_or_false"


class LostDice(StrEnum):
    """Whether the number of dice each player has left is for all to see."""

    HIDDEN = "hidden"
    VISIBLE = "visible"


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """The rules in force at a table."""

    id: str
    first_player: FirstPlayer
    raise_rule: RaiseRule
    open_wild: bool
    last_die: bool
    last_die_trigger: Trigger
    last_die_two_players: bool
    last_die_open_wild: bool
    face_change: FaceChange
    face_change_opener: bool
    face_change_raise: RaiseRule | None
    calza: bool
    calza_to_act: bool | None
    calza_bidder: bool | None
    calza_last_die: bool | None
    calza_two_players: bool | None
    calza_right_opens: RightOpens | None
    calza_tie: CalzaTie | None
    calza_or_turn: CalzaOrTurn | None
    show_dudo: ShowOrder
    show_stop: ShowStop
    show_calza: ShowOrder | None
    lost_dice: LostDice
    dice_each: int = 5
