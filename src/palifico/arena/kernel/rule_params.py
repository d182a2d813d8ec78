"""Rule parameters: an edition as the kernel reads it, one number for each point of difference."""

from __future__ import annotations

from typing import Final, NamedTuple

from palifico.rules import Edition
from palifico.rules.edition import FaceChange, FirstPlayer, RaiseRule, RightOpens, Trigger

FREE: Final = 0
NEVER_DOWN: Final = 1
ONE_AXIS: Final = 2
RAISES: Final = {
    RaiseRule.FREE: FREE,
    RaiseRule.NEVER_DOWN: NEVER_DOWN,
    RaiseRule.ONE_AXIS: ONE_AXIS,
    None: NEVER_DOWN,
}
CHANGES: Final = {FaceChange.NOBODY: 0, FaceChange.ONE_DIE: 1, FaceChange.ONE_DIE_EARLIER: 2}
OPENS: Final = {RightOpens.CALLER: 0, RightOpens.BIDDER: 1, RightOpens.TO_ACT: 2, None: 0}


class RuleParams(NamedTuple):
    """What of an edition matters in play: who may do what, and what comes of it.

    How cups are lifted and which of two calls made at once counts is not there: in the kernel one
    thing is said at a time, and there are no spectators.
    """

    roll_off: int
    raise_rule: int
    open_wild: int
    last_die: int
    first_time: int
    last_die_two: int
    last_die_open_wild: int
    face_change: int
    face_change_opener: int
    face_change_raise: int
    calza: int
    calza_to_act: int
    calza_bidder: int
    calza_last_die: int
    calza_two: int
    calza_opens: int
    dice_each: int


def rule_params_of(edition: Edition) -> RuleParams:
    """Return the parameters of an edition."""
    return RuleParams(
        roll_off=int(edition.first_player is FirstPlayer.HIGHEST_ROLL),
        raise_rule=RAISES[edition.raise_rule],
        open_wild=int(edition.open_wild),
        last_die=int(edition.last_die),
        first_time=int(edition.last_die_trigger is Trigger.FIRST_TIME),
        last_die_two=int(edition.last_die_two_players),
        last_die_open_wild=int(edition.last_die_open_wild),
        face_change=CHANGES[edition.face_change],
        face_change_opener=int(edition.face_change_opener),
        face_change_raise=RAISES[edition.face_change_raise],
        calza=int(edition.calza),
        calza_to_act=int(bool(edition.calza_to_act)),
        calza_bidder=int(bool(edition.calza_bidder)),
        calza_last_die=int(bool(edition.calza_last_die)),
        calza_two=int(bool(edition.calza_two_players)),
        calza_opens=OPENS[edition.calza_right_opens],
        dice_each=edition.dice_each,
    )
